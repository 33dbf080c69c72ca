/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-item.h"

static TcItem *
make (const char *key)
{
  return tc_item_new (key, key, "", "", 0);
}

static void
count_cb (GListModel *model, guint position, guint removed, guint added, guint *n)
{
  *n += removed + added;
}

typedef struct {
  const char *name;
  const char *old;
  const char *new;
  guint n_touched;
} Case;

static const Case cases[] = {
  { "equal", "abcd", "abcd", 0 },
  { "fill", "", "abc", 3 },
  { "clear", "abc", "", 3 },
  { "change-in-the-middle", "abcd", "abXd", 2 },
  { "insert", "abd", "abcd", 1 },
  { "remove", "abcd", "acd", 1 },
  { "append", "ab", "abcd", 2 },
  { "prepend", "cd", "abcd", 2 },
  { "repeated", "aaa", "aa", 1 },
  { "all-other", "abc", "xyz", 6 },
  { "move-down", "abcdef", "acdbef", 2 },
  { "move-up", "abcdef", "adbcef", 2 },
  { "move-and-change", "abcdefgh", "acdebfXh", 4 },
  { "many", "abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba", 52 },
  { "all-gone-but-one", "abcdefghijklmnopqrstuvwxyz", "m", 27 },
};

static GPtrArray *
make_items (const char *letters)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (; *letters != '\0'; letters++)
    g_ptr_array_add (items, make ((char[]){ *letters, '\0' }));
  return items;
}

/* Afterwards the store is the new list, and no more rows were touched than differ. */
static void
test_update (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GListStore) store = g_list_store_new (TC_TYPE_ITEM);
  g_autoptr (GPtrArray) old = make_items (test->old);
  g_autoptr (GPtrArray) new = make_items (test->new);
  guint n_touched = 0;

  tc_item_update_store (store, old);
  g_signal_connect (store, "items-changed", G_CALLBACK (count_cb), &n_touched);
  tc_item_update_store (store, new);
  g_assert_cmpuint (n_touched, ==, test->n_touched);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, new->len);
  for (guint i = 0; i < new->len; i++) {
    g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);

    g_assert_true (tc_item_is_equal (item, new->pdata[i]));
  }
}

static void
notified_cb (guint *n_notified)
{
  (*n_notified)++;
}

/* A list compares the row with its next version, so the change must be all that there is to it. */
static void
test_detail (void)
{
  g_autoptr (TcItem) item = tc_item_new ("a", "Human", "Somebody.", "", 0);
  g_autoptr (TcItem) next = tc_item_new ("a", "Human", "Somebody else.", "", 0);
  guint n_notified = 0;

  g_signal_connect_swapped (item, "notify::detail", G_CALLBACK (notified_cb), &n_notified);
  g_assert_false (tc_item_is_equal (item, next));
  tc_item_change_detail (item, "Somebody else.");
  tc_item_change_detail (item, "Somebody else.");
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_true (tc_item_is_equal (item, next));
}

static void
test_find (void)
{
  g_autoptr (GListStore) store = g_list_store_new (TC_TYPE_ITEM);
  g_autoptr (GPtrArray) items = make_items ("abc");

  tc_item_update_store (store, items);
  g_assert_cmpuint (tc_item_find (G_LIST_MODEL (store), "b"), ==, 1);
  g_assert_cmpuint (tc_item_find (G_LIST_MODEL (store), "z"), ==, G_MAXUINT);
}

/* A row whose buttons have become others is another row. */
/* What is wrong is seen to be wrong before it is read. */
static void
test_icon_classes (void)
{
  g_autoptr (TcItem) error = tc_item_new ("a", "", "", "dialog-error-symbolic", 0);
  g_autoptr (TcItem) warning = tc_item_new ("b", "", "", "dialog-warning-symbolic", 0);
  g_autoptr (TcItem) other = tc_item_new ("c", "", "", "go-next-symbolic", 0);
  g_auto (GStrv) classes = NULL;

  g_assert_cmpstr (tc_item_get_icon_classes (error)[0], ==, "error");
  g_assert_cmpstr (tc_item_get_icon_classes (warning)[0], ==, "warning");
  g_assert_null (tc_item_get_icon_classes (other)[0]);
  g_object_get (error, "icon-classes", &classes, NULL);
  g_assert_cmpstr (classes[0], ==, "error");
}

static void
test_choices (void)
{
  static const char *const labels[] = { "Write \"clear\"", NULL };
  g_autoptr (TcItem) with = make ("a");
  g_autoptr (TcItem) same = make ("a");
  g_autoptr (TcItem) without = make ("a");

  tc_item_take_choices (with, g_strdupv ((char **) labels));
  tc_item_take_choices (same, g_strdupv ((char **) labels));
  g_assert_cmpstr (tc_item_get_choices (with)[0], ==, labels[0]);
  g_assert_null (tc_item_get_choices (without));
  g_assert_true (tc_item_is_equal (with, same));
  g_assert_false (tc_item_is_equal (with, without));
}

/* Numbers in titles count as numbers, and what a title sorts by is made once. */
static void
test_collation (void)
{
  g_autoptr (TcItem) two = tc_item_new ("a", "Area 2", "", "", 0);
  g_autoptr (TcItem) ten = tc_item_new ("b", "Area 10", "", "", 0);
  const char *collation = tc_item_get_collation (two);

  g_assert_cmpstr (collation, <, tc_item_get_collation (ten));
  g_assert_true (tc_item_get_collation (two) == collation);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/editor/item/update/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_update);
  }
  g_test_add_func ("/editor/item/collation", test_collation);
  g_test_add_func ("/editor/item/detail", test_detail);
  g_test_add_func ("/editor/item/find", test_find);
  g_test_add_func ("/editor/item/icon-classes", test_icon_classes);
  g_test_add_func ("/editor/item/choices", test_choices);
  return g_test_run ();
}
