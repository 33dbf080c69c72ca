/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/source/tc-source-page.h"

#include <gtksourceview/gtksource.h>
#include <string.h>

#include "fixture.h"
#include "pages/source/tc-find-bar.h"
#include "pages/source/tc-source-completion.h"
#include "widgets.h"

/* The page in a window of its own: what is done to its buffer is what keys do. */
typedef struct {
  Fixture base;
  GtkWindow *window;
  TcSourcePage *page;
  GtkTextView *view;
  GtkTextBuffer *buffer;
} PageFixture;

static void
open_it (PageFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (open_now (fixture->base.document, fixture->base.path, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
}

static void
set_up (PageFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->page = g_object_new (TC_TYPE_SOURCE_PAGE, NULL);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->page));
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  fixture->view = GTK_TEXT_VIEW (find_type (GTK_WIDGET (fixture->page), GTK_SOURCE_TYPE_VIEW));
  /* The view has the text only while it is shown. */
  gtk_window_present (fixture->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->view));
  fixture->buffer = gtk_text_view_get_buffer (fixture->view);
  if (data == NULL)
    open_it (fixture);
}

static void
tear_down (PageFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (fixture->window);
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static char *
dup_shown (PageFixture *fixture)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (fixture->buffer, &start, &end);
  return gtk_text_buffer_get_text (fixture->buffer, &start, &end, TRUE);
}

/* Buffer and document are the same text. */
static void
assert_in_step (PageFixture *fixture)
{
  g_autofree char *shown = dup_shown (fixture);
  const char *text = tc_source_get_text (tc_document_get_source (fixture->base.document), NULL);

  g_assert_cmpstr (shown, ==, text);
}

/* Puts the cursor behind the first @text. */
static void
go_behind (PageFixture *fixture, const char *text)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_start_iter (fixture->buffer, &start);
  g_assert_true (gtk_text_iter_forward_search (&start, text, 0, NULL, &end, NULL));
  gtk_text_buffer_place_cursor (fixture->buffer, &end);
}

/* As keys come: one character at a time, each an action of its own. */
static void
type (PageFixture *fixture, const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    gint length = (gint) (g_utf8_next_char (at) - at);

    gtk_text_buffer_begin_user_action (fixture->buffer);
    gtk_text_buffer_delete_selection (fixture->buffer, TRUE, TRUE);
    gtk_text_buffer_insert_interactive_at_cursor (fixture->buffer, at, length, TRUE);
    gtk_text_buffer_end_user_action (fixture->buffer);
  }
}

static void
backspace (PageFixture *fixture, guint n)
{
  for (guint i = 0; i < n; i++)
    g_signal_emit_by_name (fixture->view, "backspace");
}

static const char *
get_step (PageFixture *fixture, guint step)
{
  return tc_document_get_step_label (fixture->base.document, step);
}

static void
test_typing_is_an_edit (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  go_behind (fixture, "id=\"ardennes\" name=\"Ardennes");
  type (fixture, " Ärdennen");
  assert_in_step (fixture);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "name"), ==, "Ardennes Ärdennen");
  g_assert_true (tc_document_is_modified (document));
  while (tc_document_get_position (document) > 0)
    tc_document_undo (document);
  assert_in_step (fixture);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (document), NULL), ==,
                   fixture->base.text);
}

/* Words, lines and places make steps; keys do not. */
/* A place near the end of what is deleted was looked for before it goes, and is none afterwards. */
static void
test_delete_all (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  GtkTextIter start;
  GtkTextIter end;

  for (guint i = 0; i < 3; i++) {
    gtk_text_buffer_get_bounds (fixture->buffer, &start, &end);
    gtk_text_buffer_select_range (fixture->buffer, &start, &end);
    g_assert_true (gtk_text_buffer_delete_selection (fixture->buffer, TRUE, TRUE));
    assert_in_step (fixture);
    g_assert_cmpuint (tc_source_get_length (tc_document_get_source (document)), ==, 0);
    type (fixture, "<ä");
    assert_in_step (fixture);
    g_assert_cmpstr (tc_source_get_text (tc_document_get_source (document), NULL), ==, "<ä");
    while (tc_document_get_position (document) > 0)
      tc_document_undo (document);
    assert_in_step (fixture);
    g_assert_cmpstr (tc_source_get_text (tc_document_get_source (document), NULL), ==,
                     fixture->base.text);
  }
}

static void
test_steps (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  go_behind (fixture, "name=\"Ardennes");
  type (fixture, " and Eifel");
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 3);
  g_assert_cmpstr (get_step (fixture, 1), ==, "Type “and”");
  g_assert_cmpstr (get_step (fixture, 2), ==, "Type “Eifel”");
  backspace (fixture, 5);
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 4);
  g_assert_cmpstr (get_step (fixture, 3), ==, "Delete “Eifel”");
  go_behind (fixture, "name=\"Sedan");
  type (fixture, "x");
  type (fixture, "\n");
  type (fixture, "y");
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 7);
  /* What is inserted at once and what is typed behind it are two. */
  gtk_text_buffer_insert_interactive_at_cursor (fixture->buffer, "plum", -1, TRUE);
  type (fixture, "s");
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 9);
  g_assert_cmpstr (get_step (fixture, 7), ==, "Insert “plum”");
  g_assert_cmpstr (get_step (fixture, 8), ==, "Type “s”");
  assert_in_step (fixture);
}

/* Typing over a selection, and pasting: one step each. */
static void
test_actions (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_start_iter (fixture->buffer, &start);
  g_assert_true (gtk_text_iter_forward_search (&start, "\"Ardennes\"", 0, &start, &end, NULL));
  gtk_text_buffer_select_range (fixture->buffer, &start, &end);
  type (fixture, "X");
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 1);
  g_assert_cmpstr (get_step (fixture, 0), ==, "Type “X”");
  tc_document_undo (document);
  assert_in_step (fixture);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (document), NULL), ==,
                   fixture->base.text);

  gtk_text_buffer_get_start_iter (fixture->buffer, &start);
  gtk_text_buffer_insert (fixture->buffer, &start, "<!-- pasted\nlines -->", -1);
  g_assert_cmpstr (get_step (fixture, 0), ==, "Insert “<!-- pasted lines -->”");
}

/* While the text is broken the last good tree stays, and nothing but typing changes the text. */
static void
test_broken_text (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (GError) error = NULL;

  go_behind (fixture, "name=\"Ardennes\"");
  type (fixture, " <");
  wait_for_build (document);
  g_assert_false (tc_document_is_readable (document));
  g_assert_cmpstr (get_value (document, ARDENNES, "name"), ==, "Ardennes");
  g_assert_false (tc_document_set_attribute (document, ARDENNES, "name", "X", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE);
  backspace (fixture, 2);
  wait_for_build (document);
  g_assert_true (tc_document_is_readable (document));
  assert_in_step (fixture);
}

/* Lines typed into a file of another system have its line ends. */
static void
test_crlf (PageFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (fixture->base.text);
  g_autofree char *shown = NULL;

  g_string_replace (text, "\n", "\r\n", 0);
  g_assert_true (g_file_set_contents (fixture->base.path, text->str, -1, NULL));
  open_it (fixture);
  go_behind (fixture, "name=\"Ardennes\"");
  type (fixture, "\n");
  assert_in_step (fixture);
  shown = dup_shown (fixture);
  g_assert_nonnull (strstr (shown, "name=\"Ardennes\"\r\n nation"));
  tc_document_undo (fixture->base.document);
  assert_in_step (fixture);
}

static gboolean
has_tag_at_cursor (PageFixture *fixture)
{
  GtkTextIter iter;
  GSList *tags;
  gboolean has_any = FALSE;

  gtk_text_buffer_get_iter_at_mark (fixture->buffer, &iter,
                                    gtk_text_buffer_get_insert (fixture->buffer));
  tags = gtk_text_iter_get_tags (&iter);
  for (GSList *each = tags; each != NULL; each = each->next) {
    PangoUnderline underline;

    g_object_get (each->data, "underline", &underline, NULL);
    has_any = has_any || underline == PANGO_UNDERLINE_ERROR;
  }
  g_slist_free (tags);
  return has_any;
}

static void
test_underlines (PageFixture *fixture, gconstpointer data)
{
  go_behind (fixture, "id=\"ardennes\" name=\"Ardennes\" nation=\"");
  g_assert_false (has_tag_at_cursor (fixture));
  type (fixture, "x");
  wait_for_build (fixture->base.document);
  go_behind (fixture, "id=\"ardennes\" name=\"Ardennes\" nation=\"");
  g_assert_true (has_tag_at_cursor (fixture));
  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  go_behind (fixture, "id=\"ardennes\" name=\"Ardennes\" nation=\"");
  g_assert_false (has_tag_at_cursor (fixture));
}

static void
wait_for_selection (PageFixture *fixture, const char *path)
{
  while (!g_str_equal (tc_document_get_selected (fixture->base.document), path))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_cursor_selects (PageFixture *fixture, gconstpointer data)
{
  go_behind (fixture, "<area id=\"ardennes");
  wait_for_selection (fixture, ARDENNES);
  go_behind (fixture, "<area id=\"sedan");
  wait_for_selection (fixture, "area-board/area[sedan]");
}

static gboolean
has_background (const GtkTextIter *iter)
{
  GSList *tags = gtk_text_iter_get_tags (iter);
  gboolean is_set = FALSE;

  for (GSList *each = tags; each != NULL && !is_set; each = each->next)
    g_object_get (each->data, "paragraph-background-set", &is_set, NULL);
  g_slist_free (tags);
  return is_set;
}

/* Another page selects: the cursor goes there, unless somebody is typing here. */
static void
test_selection_moves_the_cursor (PageFixture *fixture, gconstpointer data)
{
  GtkTextIter iter;
  g_autofree char *tag = NULL;
  GtkTextIter end;

  gtk_window_set_focus (fixture->window, NULL);
  tc_document_select (fixture->base.document, ARDENNES);
  gtk_text_buffer_get_iter_at_mark (fixture->buffer, &iter,
                                    gtk_text_buffer_get_insert (fixture->buffer));
  end = iter;
  gtk_text_iter_forward_chars (&end, 18);
  tag = gtk_text_buffer_get_text (fixture->buffer, &iter, &end, TRUE);
  g_assert_cmpstr (tag, ==, "<area id=\"ardennes");
  /* The line is seen to be selected: its background is that of its first character. */
  gtk_text_iter_set_line_offset (&iter, 0);
  g_assert_true (has_background (&iter));
  gtk_text_iter_backward_line (&iter);
  g_assert_false (has_background (&iter));
}

static void
show (PageFixture *fixture, gboolean is_shown)
{
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), is_shown);
  if (is_shown)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->view));
  run_until_idle ();
}

/* The cursor stands before @text, and can be seen there. */
static void
assert_cursor_before (PageFixture *fixture, const char *text)
{
  GtkTextIter iter;
  GtkTextIter end;
  GdkRectangle visible;
  GdkRectangle place;
  g_autofree char *found = NULL;

  gtk_text_buffer_get_iter_at_mark (fixture->buffer, &iter,
                                    gtk_text_buffer_get_insert (fixture->buffer));
  end = iter;
  gtk_text_iter_forward_chars (&end, (gint) g_utf8_strlen (text, -1));
  found = gtk_text_buffer_get_text (fixture->buffer, &iter, &end, TRUE);
  g_assert_cmpstr (found, ==, text);
  gtk_text_view_get_visible_rect (fixture->view, &visible);
  gtk_text_view_get_iter_location (fixture->view, &iter, &place);
  g_assert_cmpint (place.y, >=, visible.y);
  g_assert_cmpint (place.y + place.height, <=, visible.y + visible.height);
}

/* What other pages do while nobody sees the text is there when it is shown: edits, undone ones and
 * ones between letters of more bytes than one. Then keys and undo go on as if it had been seen. */
static void
test_catches_up (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  go_behind (fixture, "name=\"Ardennes");
  type (fixture, "é");
  wait_for_build (document);
  before = dup_shown (fixture);
  show (fixture, FALSE);
  fixture_edit (&fixture->base, "area-board/area[sedan]", "name", "Sédan");
  wait_for_build (document);
  fixture_edit (&fixture->base, ARDENNES, "terrain", "clear");
  wait_for_build (document);
  fixture_edit (&fixture->base, ARDENNES, "name", "Ärdennen");
  wait_for_build (document);
  tc_document_undo (document);
  wait_for_build (document);
  after = dup_shown (fixture);
  g_assert_cmpstr (after, ==, before); /* a hidden buffer waits */

  show (fixture, TRUE);
  assert_in_step (fixture);
  assert_cursor_before (fixture, "\"Ardennesé\"");
  g_assert_cmpuint (tc_document_get_position (document), ==, 3);
  tc_document_redo (document);
  assert_in_step (fixture);
  go_behind (fixture, "name=\"Sédan");
  type (fixture, "ß");
  assert_in_step (fixture);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, "area-board/area[sedan]", "name"), ==, "Sédanß");
  while (tc_document_get_position (document) > 0) {
    tc_document_undo (document);
    assert_in_step (fixture);
  }
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (document), NULL), ==,
                   fixture->base.text);
}

/* Another text altogether, and what was selected in it. */
static void
test_catches_up_with_another_text (PageFixture *fixture, gconstpointer data)
{
  show (fixture, FALSE);
  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<!-- ßß --><area id=\"sedan\"");
  open_it (fixture);
  tc_document_select (fixture->base.document, "area-board/area[sedan]");
  show (fixture, TRUE);
  assert_in_step (fixture);
  assert_cursor_before (fixture, "<area id=\"sedan\"");
}

static void
act (PageFixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

static GtkEditable *
find_entry (GtkWidget *bar, guint number)
{
  GtkWidget *row = find_type (bar, GTK_TYPE_ENTRY);

  return GTK_EDITABLE (
    number == 0
      ? row
      : find_type (gtk_widget_get_next_sibling (gtk_widget_get_parent (row)), GTK_TYPE_ENTRY));
}

/* All places at once are one step, and one undo brings all back. */
static void
test_replace_all (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  GtkWidget *bar = find_type (GTK_WIDGET (fixture->page), TC_TYPE_FIND_BAR);

  act (fixture, "source.replace");
  gtk_editable_set_text (find_entry (bar, 0), "terrain=\"forest\"");
  gtk_editable_set_text (find_entry (bar, 1), "terrain=\"mountain\"");
  while (!gtk_widget_activate_action (bar, "find.replace-all", NULL) ||
         tc_document_get_n_steps (document) == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_in_step (fixture);
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 1);
  g_assert_nonnull (strstr (get_step (fixture, 0), "with “terrain=\"mountain\"” in "));
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "terrain"), ==, "mountain");
  tc_document_undo (document);
  assert_in_step (fixture);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (document), NULL), ==,
                   fixture->base.text);
}

/* What is not text is shown fixed and cannot be typed into, so that no byte is lost. */
static void
test_not_text (PageFixture *fixture, gconstpointer data)
{
  g_assert_true (g_file_set_contents (fixture->base.path, "<a b='\xff'/>", -1, NULL));
  open_it (fixture);
  g_assert_false (gtk_text_view_get_editable (fixture->view));
  g_assert_true (g_file_set_contents (fixture->base.path, fixture->base.text, -1, NULL));
  open_it (fixture);
  g_assert_true (gtk_text_view_get_editable (fixture->view));
}

static const char *
get_child (PageFixture *fixture)
{
  GtkWidget *stack = find_type (GTK_WIDGET (fixture->page), GTK_TYPE_STACK);

  return gtk_stack_get_visible_child_name (GTK_STACK (stack));
}

static void
wait_for_child (PageFixture *fixture, const char *child)
{
  while (!g_str_equal (get_child (fixture), child))
    g_main_context_iteration (NULL, TRUE);
  fixture->buffer = gtk_text_view_get_buffer (fixture->view);
}

/* A copy of the scenario with so many long lines of notes at its end, and letters of more bytes. */
static void
open_large (PageFixture *fixture, guint n_lines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (fixture->base.text);

  for (guint i = 0; i < n_lines; i++)
    g_string_append_printf (text, "<!-- note %u: étapes, %0300u größer -->\r\n", i, i);
  g_assert_true (g_file_set_contents (fixture->base.path, text->str, -1, NULL));
  g_assert_true (open_now (fixture->base.document, fixture->base.path, &error));
  g_assert_no_error (error);
}

/* Runs after what the page does and before the text goes. */
static void
count_coloured_cb (GtkTextBuffer *buffer, GtkTextIter *start, GtkTextIter *end, guint *counts)
{
  GtkTextIter iter = *start;

  gtk_text_iter_forward_to_tag_toggle (&iter, NULL);
  counts[gtk_text_iter_compare (&iter, end) < 0 ? 1 : 0]++;
}

/* GTK needs the square of the number of colours for a deletion: they go first, by keys and redo. */
static void
test_colours_go_first (PageFixture *fixture, gconstpointer data)
{
  guint counts[2] = { 0, 0 };
  GtkTextIter start, end;

  open_large (fixture, 100);
  wait_for_build (fixture->base.document);
  g_signal_connect (fixture->buffer, "delete-range", G_CALLBACK (count_coloured_cb), counts);
  for (guint i = 0; i < 2; i++) {
    gtk_text_buffer_get_bounds (fixture->buffer, &start, &end);
    gtk_source_buffer_ensure_highlight (GTK_SOURCE_BUFFER (fixture->buffer), &start, &end);
    gtk_text_buffer_get_bounds (fixture->buffer, &start, &end);
    gtk_text_buffer_select_range (fixture->buffer, &start, &end);
    if (i == 0)
      gtk_text_buffer_delete_selection (fixture->buffer, TRUE, TRUE);
    else
      tc_document_redo (fixture->base.document);
    assert_in_step (fixture);
    g_assert_cmpuint (counts[0], >, i);
    tc_document_undo (fixture->base.document);
  }
  g_assert_cmpuint (counts[1], ==, 0);
}

/* A large text comes in parts; what happens meanwhile is in it, and undo goes back over it. */
static void
test_large_text (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  open_large (fixture, 1000);
  g_assert_cmpstr (get_child (fixture), ==, "filling");
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "Showing "));
  wait_for_build (document);
  fixture_edit (&fixture->base, ARDENNES, "name", "Ärdennen");
  wait_for_child (fixture, "text");
  assert_in_step (fixture);
  g_assert_true (gtk_text_view_get_editable (fixture->view));
  go_behind (fixture, "name=\"Ärdennen");
  type (fixture, "ß");
  assert_in_step (fixture);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, ARDENNES, "name"), ==, "Ärdennenß");
  while (tc_document_get_position (document) > 0)
    tc_document_undo (document);
  assert_in_step (fixture);
  open_it (fixture);
}

static void
test_large_text_is_stopped (PageFixture *fixture, gconstpointer data)
{
  open_large (fixture, 1000);
  wait_for_build (fixture->base.document);
  open_large (fixture, 1100);
  g_assert_cmpstr (get_child (fixture), ==, "filling");
  act (fixture, "source.stop-filling");
  g_assert_cmpstr (get_child (fixture), ==, "stopped");
  wait_for_build (fixture->base.document);
  fixture_edit (&fixture->base, ARDENNES, "name", "Ärdennen");
  run_until_idle ();
  g_assert_cmpstr (get_child (fixture), ==, "stopped");
  show (fixture, FALSE);
  show (fixture, TRUE);
  g_assert_cmpstr (get_child (fixture), ==, "stopped");
  act (fixture, "source.fill");
  wait_for_child (fixture, "text");
  assert_in_step (fixture);
}

/* Hidden while it comes, it is whole when it is shown again. */
static void
test_large_text_is_left (PageFixture *fixture, gconstpointer data)
{
  open_large (fixture, 1000);
  g_main_context_iteration (NULL, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  wait_for_build (fixture->base.document);
  fixture_edit (&fixture->base, ARDENNES, "name", "Ärdennen");
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  wait_for_child (fixture, "text");
  assert_in_step (fixture);
}

/* Colours would take longer than the text. */
static void
test_no_colours (PageFixture *fixture, gconstpointer data)
{
  open_large (fixture, 9000);
  wait_for_child (fixture, "text");
  g_assert_false (gtk_source_buffer_get_highlight_syntax (GTK_SOURCE_BUFFER (fixture->buffer)));
  g_assert_null (gtk_source_buffer_get_language (GTK_SOURCE_BUFFER (fixture->buffer)));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "Without highlighting"));
  g_assert_true (g_file_set_contents (fixture->base.path, fixture->base.text, -1, NULL));
  open_it (fixture);
  wait_for_child (fixture, "text");
  g_assert_nonnull (gtk_source_buffer_get_language (GTK_SOURCE_BUFFER (fixture->buffer)));
  g_assert_null (find_label (GTK_WIDGET (fixture->page), "Without highlighting"));
  assert_in_step (fixture);
}

/* A line that a text view would stand still over can be broken, as a step. */
static void
test_long_line (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (GString) text = g_string_new (fixture->base.text);

  g_string_replace (text, "\n", " ", 0);
  g_assert_true (g_file_set_contents (fixture->base.path, text->str, -1, NULL));
  open_it (fixture);
  g_assert_cmpstr (get_child (fixture), ==, "long");
  g_assert_false (gtk_text_view_get_editable (fixture->view));
  act (fixture, "source.break-lines");
  wait_for_child (fixture, "text");
  assert_in_step (fixture);
  g_assert_cmpuint (tc_source_get_n_lines (tc_document_get_source (document)), >, 1000);
  tc_document_undo (document);
  wait_for_child (fixture, "long");
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (document), NULL), ==, text->str);
}

/* In a large text a thread finds the places. */
static void
test_replace_all_in_a_large_text (PageFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  GtkWidget *bar = find_type (GTK_WIDGET (fixture->page), TC_TYPE_FIND_BAR);

  open_large (fixture, 2000);
  wait_for_build (document);
  wait_for_child (fixture, "text");
  act (fixture, "source.replace");
  gtk_editable_set_text (find_entry (bar, 0), "GRÖßER -->");
  gtk_editable_set_text (find_entry (bar, 1), "größte -->");
  while (tc_document_get_n_steps (document) == 0) {
    gtk_widget_activate_action (bar, "find.replace-all", NULL);
    g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 1);
  g_assert_nonnull (strstr (get_step (fixture, 0), "in 2000 places"));
  wait_for_child (fixture, "text");
  assert_in_step (fixture);
  tc_document_undo (document);
  wait_for_child (fixture, "text");
  assert_in_step (fixture);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/source-page/" name, PageFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("typing-is-an-edit", test_typing_is_an_edit);
  ADD ("delete-all", test_delete_all);
  ADD ("steps", test_steps);
  ADD ("actions", test_actions);
  ADD ("broken-text", test_broken_text);
  ADD ("crlf", test_crlf);
  ADD ("underlines", test_underlines);
  ADD ("cursor-selects", test_cursor_selects);
  ADD ("selection-moves-the-cursor", test_selection_moves_the_cursor);
  ADD ("catches-up", test_catches_up);
  ADD ("catches-up-with-another-text", test_catches_up_with_another_text);
  ADD ("replace-all", test_replace_all);
  ADD ("not-text", test_not_text);
  ADD ("colours-go-first", test_colours_go_first);
  ADD ("large-text", test_large_text);
  ADD ("large-text-is-stopped", test_large_text_is_stopped);
  ADD ("large-text-is-left", test_large_text_is_left);
  ADD ("no-colours", test_no_colours);
  ADD ("long-line", test_long_line);
  ADD ("replace-all-in-a-large-text", test_replace_all_in_a_large_text);
  return g_test_run ();
}
