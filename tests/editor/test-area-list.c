/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/map/tc-area-list.h"

#include "document/tc-item.h"

/* The list after an edit is that of a list that never saw another text. */

static const char head[] = "<scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\">"
                           "<nation id=\"france\" name=\"France\"/>"
                           "<nation id=\"spain\" name=\"Spain\"/>"
                           "<area-board>";

typedef struct {
  const char *id;
  const char *name;
  const char *nation;
} Area;

static const Area areas[] = {
  { "b", "Brest", "france" }, { "a", "Arras", "france" }, { "e", "Évreux", "spain" },
  { "t1", "Twin", "france" }, { "t2", "Twin", "spain" },  { "z", "zoo", "france" },
  { "c", "Calais", "spain" }, { "d", "", "france" },
};

/* @order: letters of the areas, "0" the first. */
static TcBuild *
build (const char *order, const char *first_name, const char *nation_name)
{
  g_autoptr (GString) text = g_string_new (head);
  g_autoptr (TcSource) source = NULL;

  g_string_replace (text, "Spain", nation_name, 0);
  for (const char *at = order; *at != '\0'; at++) {
    const Area *area = &areas[*at - '0'];

    g_string_append_printf (text, "<area id=\"%s\" name=\"%s\" nation=\"%s\" x=\"1\" y=\"1\"/>",
                            area->id, at == order ? first_name : area->name, area->nation);
  }
  g_string_append (text, "</area-board></scenario>");
  source = tc_source_new_for_string ("areas", text->str);

  return tc_build_new (source, NULL);
}

static void
assert_same (const TcAreaList *list, const TcAreaList *fresh)
{
  g_autoptr (GPtrArray) items = tc_area_list_dup_items (list);
  g_autoptr (GPtrArray) expected = tc_area_list_dup_items (fresh);

  g_assert_cmpuint (items->len, ==, expected->len);
  for (guint i = 0; i < items->len; i++) {
    g_assert_true (tc_item_is_equal (items->pdata[i], expected->pdata[i]));
    if (i > 0)
      g_assert_cmpint (tc_name_compare (tc_item_get_title (items->pdata[i - 1]),
                                        tc_item_get_title (items->pdata[i])),
                       <=, 0);
  }
}

static gboolean
update (TcAreaList *list, const char *order, const char *first_name, const char *nation_name)
{
  g_autoptr (TcBuild) built = build (order, first_name, nation_name);
  g_autoptr (TcAreaList) fresh = tc_area_list_new ();
  gboolean is_other;

  g_assert_nonnull (tc_build_get_scenario (built));
  is_other = tc_area_list_update (list, tc_build_get_scenario (built));
  tc_area_list_update (fresh, tc_build_get_scenario (built));
  assert_same (list, fresh);

  return is_other;
}

static void
test_edits (void)
{
  g_autoptr (TcAreaList) list = tc_area_list_new ();

  g_assert_true (update (list, "0123456", "Brest", "Spain"));
  g_assert_false (update (list, "0123456", "Brest", "Spain"));
  g_assert_true (update (list, "0123456", "Ypres", "Spain"));
  g_assert_true (update (list, "0123456", "Twin", "Spain"));
  g_assert_true (update (list, "012346", "Twin", "Spain"));   /* one less */
  g_assert_true (update (list, "03456", "Twin", "Spain"));    /* others */
  g_assert_true (update (list, "0173456", "Brest", "Spain")); /* two more, one without a name */
  g_assert_true (update (list, "4173650", "Twin", "Spain"));  /* in another order */
  g_assert_true (update (list, "4173650", "Twin", "España"));
  g_assert_true (update (list, "", "", "Spain"));
  g_assert_false (update (list, "", "", "Spain"));
  g_assert_true (update (list, "34", "Twin", "Spain"));
  g_assert_true (update (list, "43", "Twin", "Spain"));
}

/* What stays as it is has the same item, so that nothing of it is drawn again. */
static void
test_items_stay (void)
{
  g_autoptr (TcAreaList) list = tc_area_list_new ();
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  guint n_same = 0;

  update (list, "0123456", "Brest", "Spain");
  before = tc_area_list_dup_items (list);
  update (list, "0123456", "Ypres", "Spain");
  after = tc_area_list_dup_items (list);
  for (guint i = 0; i < before->len; i++)
    n_same += g_ptr_array_find (after, before->pdata[i], NULL) ? 1 : 0;
  g_assert_cmpuint (before->len, ==, 7);
  g_assert_cmpuint (n_same, ==, 6);
}

/* "Border 2" comes before "Border 10". */
static void
test_numbers (void)
{
  g_autoptr (TcAreaList) list = tc_area_list_new ();
  const char *const names[] = { "Border 10", "Border 2", "Border 1" };
  g_autoptr (GString) text = g_string_new (head);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcBuild) built = NULL;
  g_autoptr (GPtrArray) items = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_string_append_printf (
      text, "<area id=\"n%u\" name=\"%s\" nation=\"france\" x=\"1\" y=\"1\"/>", i, names[i]);
  g_string_append (text, "</area-board></scenario>");
  source = tc_source_new_for_string ("areas", text->str);
  built = tc_build_new (source, NULL);
  tc_area_list_update (list, tc_build_get_scenario (built));
  items = tc_area_list_dup_items (list);
  g_assert_cmpuint (items->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpstr (tc_item_get_title (items->pdata[i]), ==, names[2 - i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/area-list/edits", test_edits);
  g_test_add_func ("/editor/area-list/numbers", test_numbers);
  g_test_add_func ("/editor/area-list/items-stay", test_items_stay);

  return g_test_run ();
}
