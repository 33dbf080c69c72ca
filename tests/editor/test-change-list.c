/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-change-list.h"

#include "fixture.h"
#include "widgets.h"

/* A list of what differs: a sentence and a button for each, under the headings of their parts. */

typedef struct {
  Fixture base;
  TcChangeList *list;
  TcDifferences *differences;
  guint clicked; /* the last one, and 1 */
  guint reverted;
} ListFixture;

static void
clicked_cb (ListFixture *fixture, guint index)
{
  fixture->clicked = index + 1;
}

static void
reverted_cb (ListFixture *fixture, guint index)
{
  fixture->reverted = index + 1;
}

/* Two changes of the map and one of the rules. */
static void
set_up (ListFixture *fixture, gconstpointer data)
{
  g_autoptr (TcScenario) old = NULL;

  fixture_set_up (&fixture->base, NULL);
  fixture_open (&fixture->base);
  old = tc_scenario_ref (tc_document_get_scenario (fixture->base.document));
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills <1>");
  fixture_edit (&fixture->base, "area-board/area[sedan]", "terrain", "forest");
  fixture_edit (&fixture->base, "rules/stacking", "limit", "4");
  wait_for_build (fixture->base.document);
  fixture->differences =
    tc_differences_new (old, tc_document_get_scenario (fixture->base.document));
  fixture->list = g_object_ref_sink (g_object_new (TC_TYPE_CHANGE_LIST, NULL));
  g_signal_connect_swapped (fixture->list, "activated", G_CALLBACK (clicked_cb), fixture);
  g_signal_connect_swapped (fixture->list, "reverted", G_CALLBACK (reverted_cb), fixture);
}

static void
tear_down (ListFixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->list);
  tc_differences_unref (fixture->differences);
  fixture_tear_down (&fixture->base, NULL);
}

static GtkWidget *
find_button (GtkWidget *row)
{
  return find_type (row, GTK_TYPE_BUTTON);
}

static void
test_rows (ListFixture *fixture, gconstpointer data)
{
  AdwActionRow *row;
  GtkListBoxRow *last;

  tc_change_list_set_tip (fixture->list, "As it was");
  g_assert_true (tc_change_list_show (fixture->list, fixture->differences, NULL));
  g_assert_cmpuint (tc_differences_get_n (fixture->differences), ==, 3);
  row = tc_change_list_get_row (fixture->list, 0);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Ardennes: name \"Ardennes\" becomes \"Hills <1>\"");
  last = GTK_LIST_BOX_ROW (tc_change_list_get_row (fixture->list, 2));
  g_signal_emit_by_name (gtk_widget_get_parent (GTK_WIDGET (last)), "row-activated", last);
  g_assert_cmpuint (fixture->clicked, ==, 3);
  g_signal_emit_by_name (find_button (GTK_WIDGET (row)), "clicked");
  g_assert_cmpuint (fixture->reverted, ==, 1);
  g_assert_null (tc_change_list_get_row (fixture->list, 3));
}

/* By parts: the two of the map stand together. */
static void
test_parts (ListFixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (fixture->list);
  guint n = 0;

  tc_change_list_show (fixture->list, fixture->differences, NULL);
  for (GtkWidget *group = gtk_widget_get_first_child (list); group != NULL;
       group = gtk_widget_get_next_sibling (group), n++)
    g_assert_true (ADW_IS_PREFERENCES_GROUP (group));
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (
    adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (gtk_widget_get_first_child (list))), ==,
    "Map");
}

/* Rows stay as they are while they would say the same: a click must not meet another row. */
static void
test_same_again (ListFixture *fixture, gconstpointer data)
{
  AdwActionRow *row;

  g_assert_true (tc_change_list_show (fixture->list, fixture->differences, "a"));
  row = tc_change_list_get_row (fixture->list, 0);
  g_assert_false (tc_change_list_show (fixture->list, fixture->differences, "a"));
  g_assert_true (tc_change_list_get_row (fixture->list, 0) == row);
  g_assert_true (tc_change_list_show (fixture->list, fixture->differences, "b"));
  g_assert_true (tc_change_list_show (fixture->list, NULL, NULL));
  g_assert_null (tc_change_list_get_row (fixture->list, 0));
}

/* Without a tip there are no buttons, and one that does nothing is not shown. */
static void
test_buttons (ListFixture *fixture, gconstpointer data)
{
  tc_change_list_show (fixture->list, fixture->differences, NULL);
  g_assert_null (find_button (GTK_WIDGET (fixture->list)));
  tc_change_list_set_tip (fixture->list, "As it was");
  tc_change_list_show (fixture->list, fixture->differences, "again");
  tc_change_list_keep (fixture->list, 1);
  g_assert_true (
    gtk_widget_get_visible (find_button (GTK_WIDGET (tc_change_list_get_row (fixture->list, 0)))));
  g_assert_false (
    gtk_widget_get_visible (find_button (GTK_WIDGET (tc_change_list_get_row (fixture->list, 1)))));
}

static gboolean
do_nothing (gpointer data, GCancellable *cancellable, GError **error)
{
  return TRUE;
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_assert_true (tc_document_work_finish (TC_DOCUMENT (object), result, NULL));
  *(gboolean *) user_data = TRUE;
}

/* While a text is read nothing can be taken back: the buttons say so, those that come meanwhile
 * too.
 */
static void
test_held (ListFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  GtkWidget *button;
  gpointer nothing = g_atomic_rc_box_alloc0 (1);
  gboolean is_done = FALSE;

  tc_change_list_set_tip (fixture->list, "As it was");
  tc_change_list_show (fixture->list, fixture->differences, NULL);
  tc_change_list_follow (fixture->list, document);
  tc_document_work_async (document, "Reading", do_nothing, nothing, g_atomic_rc_box_release,
                          done_cb, &is_done);
  button = find_button (GTK_WIDGET (tc_change_list_get_row (fixture->list, 0)));
  g_assert_false (gtk_widget_get_sensitive (button));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (button), "Reading"));
  tc_change_list_show (fixture->list, fixture->differences, "again");
  button = find_button (GTK_WIDGET (tc_change_list_get_row (fixture->list, 0)));
  g_assert_false (gtk_widget_get_sensitive (button));
  g_atomic_rc_box_release (nothing);
  while (!is_done || tc_document_get_work (document) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "As it was");
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  g_test_add ("/change-list/rows", ListFixture, NULL, set_up, test_rows, tear_down);
  g_test_add ("/change-list/parts", ListFixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/change-list/same-again", ListFixture, NULL, set_up, test_same_again, tear_down);
  g_test_add ("/change-list/buttons", ListFixture, NULL, set_up, test_buttons, tear_down);
  g_test_add ("/change-list/held", ListFixture, NULL, set_up, test_held, tear_down);

  return g_test_run ();
}
