/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/source/tc-source-page.h"

#include <glib/gi18n.h>

#include "pages/source/tc-source-page-private.h"
#include "widgets/tc-text-grid.h"

/* The inspector need not follow every step of a cursor key that is held down. */
#define SELECT_DELAY_MS 80

G_DEFINE_FINAL_TYPE (TcSourcePage, tc_source_page, TC_TYPE_PAGE)

/* -- Places ------------------------------------------------------------------------------------ */

/* From the byte @at, a boundary of characters, by @n of them on or back; never out of the text. */
static gsize
walk (const char *text, gsize length, gsize at, glong n)
{
  for (; n > 0 && at < length; n--)
    at = MIN ((gsize) (g_utf8_next_char (text + at) - text), length);
  for (; n < 0 && at > 0; n++)
    at = (gsize) (g_utf8_prev_char (text + at) - text);

  return at;
}

/* Both ways from the last place that was asked for: what is asked next is mostly near it. */
static void
move_anchor (TcSourcePage *self, gsize offset)
{
  gsize length;
  const char *text = tc_source_get_text (self->shown, &length);

  offset = MIN (offset, length);
  self->anchor_characters += g_utf8_pointer_to_offset (text + self->anchor_bytes, text + offset);
  self->anchor_bytes = offset;
}

void
tc_source_page_get_iter (TcSourcePage *self, gsize offset, GtkTextIter *out_iter)
{
  if (self->is_faithful && self->shown != NULL)
    move_anchor (self, offset);
  gtk_text_buffer_get_iter_at_offset (GTK_TEXT_BUFFER (self->buffer), out_iter,
                                      (gint) self->anchor_characters);
}

gsize
tc_source_page_get_offset (TcSourcePage *self, const GtkTextIter *iter)
{
  gsize length;
  const char *text = tc_source_get_text (self->shown, &length);
  glong characters = gtk_text_iter_get_offset (iter);

  self->anchor_bytes =
    walk (text, length, self->anchor_bytes, characters - self->anchor_characters);
  self->anchor_characters = characters;
  return self->anchor_bytes;
}

static void
get_cursor (TcSourcePage *self, GtkTextIter *out_iter)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);

  gtk_text_buffer_get_iter_at_mark (buffer, out_iter, gtk_text_buffer_get_insert (buffer));
}

gboolean
tc_source_page_is_current (TcSourcePage *self)
{
  return self->is_faithful && !self->is_behind && tc_document_get_build (self->document) != NULL &&
         !tc_document_is_building (self->document);
}

/* The tree can be asked what is at a place of the buffer. */
static gboolean
has_current_tree (TcSourcePage *self)
{
  return tc_source_page_is_current (self) && tc_document_is_readable (self->document);
}

static void
update_place (TcSourcePage *self)
{
  g_autofree char *text = NULL;
  GtkTextIter iter;
  guint line;
  guint column;

  if (self->shown == NULL || !self->is_faithful)
    return;
  get_cursor (self, &iter);
  tc_source_locate (self->shown, tc_source_page_get_offset (self, &iter), &line, &column);
  text = g_strdup_printf (_ ("Line %u, column %u"), line, column);
  gtk_menu_button_set_label (self->place, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->place), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
}

/* -- The text ---------------------------------------------------------------------------------- */

/* @common: up to where old and new text are one; the anchor has to be in both. */
static void
set_shown (TcSourcePage *self, TcSource *source, gsize common)
{
  if (self->shown != NULL)
    move_anchor (self, MIN (common, self->anchor_bytes));
  g_clear_pointer (&self->shown, tc_source_unref);
  self->shown = tc_source_ref (source);
}

/* In descending order, so that the places of the old text hold until their turn. The cursor ends
 * where the text has changed, so that undo shows what it did. */
static void
apply_edits (TcSourcePage *self, TcEdits *edits, TcSource *source)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  GtkTextIter start;
  GtkTextIter end;
  guint n = tc_edits_get_n (edits);

  for (guint i = n; i > 0; i--) {
    const TcEdit *edit = tc_edits_get (edits, i - 1);

    tc_source_page_get_iter (self, edit->range.end, &end);
    tc_source_page_get_iter (self, edit->range.start, &start);
    gtk_text_buffer_delete (buffer, &start, &end);
    gtk_text_buffer_insert (buffer, &start, edit->text, (gint) edit->text_length);
    if (i == 1)
      gtk_text_buffer_place_cursor (buffer, &start);
  }
  set_shown (self, source, n > 0 ? tc_edits_get (edits, 0)->range.start : 0);
  self->run.kind = TC_RUN_NONE;
  /* Not while it is being shown, when the view has not the buffer yet. */
  if (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)) == buffer)
    gtk_text_view_scroll_mark_onscreen (GTK_TEXT_VIEW (self->view),
                                        gtk_text_buffer_get_insert (buffer));
}

static gboolean
is_same (TcSource *a, TcSource *b)
{
  return tc_source_get_revision (a) == tc_source_get_revision (b);
}

/* What has changed while nobody looked, and where the cursor would be by now. */
static void
catch_up (TcSourcePage *self)
{
  TcSource *source = tc_document_get_source (self->document);
  gsize cursor = self->awaited_cursor;
  g_autoptr (TcEdits) edits = NULL;
  GtkTextIter iter;
  const char *text;
  gsize length;

  if (!self->is_behind || source == NULL)
    return;
  self->is_behind = FALSE;
  self->is_updating = TRUE;
  text = tc_source_get_text (source, &length);
  if (self->shown != NULL && self->is_faithful && !self->is_other &&
      g_utf8_validate (text, (gssize) length, NULL))
    edits = is_same (self->shown, source) ? tc_edits_new (source)
                                          : tc_diff_make_edits (self->shown, source);
  self->is_other = FALSE;
  if (edits != NULL && !tc_source_page_is_large (edits)) {
    apply_edits (self, edits, source);
    tc_source_page_get_iter (self, cursor, &iter);
    gtk_text_buffer_place_cursor (GTK_TEXT_BUFFER (self->buffer), &iter);
  } else {
    tc_source_page_load (self, source, cursor);
  }
  self->is_updating = FALSE;
  update_place (self);
}

void
tc_source_page_refill (TcSourcePage *self)
{
  if (self->shown == NULL || self->document == NULL)
    return;
  self->fill.is_stopped = FALSE;
  self->is_behind = FALSE;
  tc_source_page_load (self, tc_document_get_source (self->document), self->fill.cursor);
}

static gsize
get_first_place (TcEdits *edits)
{
  return edits != NULL && tc_edits_get_n (edits) > 0 ? tc_edits_get (edits, 0)->range.start : 0;
}

/* The highlighting of a buffer that nobody sees takes longer after an edit than all else that the
 * edit does, so the buffer waits. */
static void
fall_behind (TcSourcePage *self, TcEdits *edits)
{
  self->is_behind = TRUE;
  self->is_other |= edits == NULL;
  self->fill.is_stopped &= edits != NULL;
  self->awaited_cursor = get_first_place (edits);
}

static void
text_changed_cb (TcSourcePage *self, TcEdits *edits)
{
  TcSource *source = tc_document_get_source (self->document);

  if (self->is_typing) {
    set_shown (self, source, get_first_place (edits));
    return;
  }
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || (self->fill.is_stopped && edits != NULL)) {
    fall_behind (self, edits);
    return;
  }
  self->is_updating = TRUE;
  if (edits != NULL && self->is_faithful && !tc_source_page_is_large (edits))
    apply_edits (self, edits, source);
  else
    tc_source_page_load (self, source, get_first_place (edits));
  self->is_updating = FALSE;
  update_place (self);
}

/* -- The selection ----------------------------------------------------------------------------- */

/* The cursor's line stands in the upper third, and text begins at its beginning when the cursor can
 * be seen so: an offset by a few columns makes XML hard to read. */
static gboolean
scroll_to_cursor_cb (gpointer user_data)
{
  TcSourcePage *self = user_data;
  GtkScrollable *scrollable = GTK_SCROLLABLE (self->view);
  GtkAdjustment *across = gtk_scrollable_get_hadjustment (scrollable);
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (scrollable);
  GtkTextIter iter;
  GdkRectangle place;
  gdouble width = gtk_adjustment_get_page_size (across);

  /* While a large text is filled in, the view has another one. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)) != GTK_TEXT_BUFFER (self->buffer))
    return G_SOURCE_REMOVE;
  gtk_text_buffer_get_iter_at_mark (GTK_TEXT_BUFFER (self->buffer), &iter,
                                    gtk_text_buffer_get_insert (GTK_TEXT_BUFFER (self->buffer)));
  /* Makes the view lay out the lines around the cursor, so that their place is known. */
  gtk_text_view_scroll_to_iter (GTK_TEXT_VIEW (self->view), &iter, 0.0, TRUE, 0.0, 0.3);
  gtk_text_view_get_iter_location (GTK_TEXT_VIEW (self->view), &iter, &place);
  gtk_adjustment_set_value (down, place.y - 0.3 * gtk_adjustment_get_page_size (down));
  gtk_adjustment_set_value (across, place.x < 0.8 * width ? 0 : place.x - 0.5 * width);
  return G_SOURCE_REMOVE;
}

/* A hidden view measures every line of its text after each edit all the same, which takes the main
 * loop longer than the whole edit: so it has the text only while it is shown. */
static void
unmapped_cb (TcSourcePage *self)
{
  if (self->fill.source != 0) {
    tc_source_page_stop_filling (self);
    self->is_behind = TRUE;
    self->is_other = TRUE;
    self->awaited_cursor = self->fill.cursor;
  }
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (self->view), NULL);
}

/* TRUE when the selected datum could be found in the text; @out_start is its beginning. */
static gboolean
highlight_selected (TcSourcePage *self, GtkTextIter *out_start)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  TcNode node;
  GtkTextIter end;
  GtkTextIter line;
  TcSpan span;

  gtk_text_buffer_get_bounds (buffer, out_start, &end);
  gtk_text_buffer_remove_tag (buffer, self->selected_tag, out_start, &end);
  if (!has_current_tree (self))
    return FALSE;
  node = tc_document_get_selected_node (self->document);
  if (node == TC_NODE_NONE || node == 0)
    return FALSE;
  if (!tc_build_find_span (tc_document_get_build (self->document), node, NULL, &span))
    return FALSE;
  tc_source_page_get_iter (self, span.end, &end);
  tc_source_page_get_iter (self, span.start, out_start);
  /* A paragraph has the background of its first character. */
  line = *out_start;
  gtk_text_iter_set_line_offset (&line, 0);
  gtk_text_buffer_apply_tag (buffer, self->selected_tag, &line, &end);
  return TRUE;
}

static void
show_text (TcSourcePage *self)
{
  GtkTextIter start;

  if (self->document != NULL) {
    tc_source_page_mark_findings (self);
    highlight_selected (self, &start);
  }
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (self->view), GTK_TEXT_BUFFER (self->buffer));
  g_idle_add_full (G_PRIORITY_LOW, scroll_to_cursor_cb, g_object_ref (self), g_object_unref);
}

/* A place that was chosen on another page: only a view on the screen can scroll to it. */
static void
mapped_cb (TcSourcePage *self)
{
  if (self->fill.is_stopped)
    return;
  if (self->document != NULL)
    catch_up (self);
  if (self->fill.source == 0)
    show_text (self);
}

void
tc_source_page_filled (TcSourcePage *self, gsize cursor)
{
  gboolean was_updating = self->is_updating;
  GtkTextIter iter;

  self->is_updating = TRUE;
  tc_source_page_get_iter (self, cursor, &iter);
  gtk_text_buffer_place_cursor (GTK_TEXT_BUFFER (self->buffer), &iter);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_text (self);
  self->is_updating = was_updating;
  update_place (self);
}

/* The buffer has not the text yet in which the datum was selected. */
static void
await_selected (TcSourcePage *self)
{
  TcNode node = TC_NODE_NONE;
  TcSpan span;

  if (!tc_document_is_building (self->document) && tc_document_is_readable (self->document))
    node = tc_document_get_selected_node (self->document);
  if (node != TC_NODE_NONE && node != 0 &&
      tc_build_find_span (tc_document_get_build (self->document), node, NULL, &span))
    self->fill.cursor = self->awaited_cursor = span.start;
}

/* Somebody who types here moves the cursor, and nobody else does. */
static void
selected_cb (TcSourcePage *self)
{
  GtkTextIter start;

  if (self->is_behind || self->fill.source != 0) {
    await_selected (self);
    return;
  }
  if (!highlight_selected (self, &start) || self->is_updating ||
      gtk_widget_has_focus (GTK_WIDGET (self->view)))
    return;
  self->is_updating = TRUE;
  gtk_text_buffer_place_cursor (GTK_TEXT_BUFFER (self->buffer), &start);
  scroll_to_cursor_cb (self);
  self->is_updating = FALSE;
  update_place (self);
}

static void
select_at_cursor (TcSourcePage *self)
{
  TcBuild *build = tc_document_get_build (self->document);
  GtkTextIter iter;
  TcNode node;

  if (!has_current_tree (self))
    return;
  get_cursor (self, &iter);
  node = tc_build_find_node (build, tc_build_get_source (build),
                             tc_source_page_get_offset (self, &iter));
  if (node == TC_NODE_NONE)
    return;
  self->is_updating = TRUE;
  tc_document_select_node (self->document, node);
  self->is_updating = FALSE;
}

static gboolean
select_delayed_cb (gpointer user_data)
{
  TcSourcePage *self = user_data;

  self->select_delay = 0;
  select_at_cursor (self);
  return G_SOURCE_REMOVE;
}

static void
build_changed_cb (TcSourcePage *self)
{
  GtkTextIter start;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  tc_source_page_mark_findings (self);
  if (gtk_widget_has_focus (GTK_WIDGET (self->view)))
    select_at_cursor (self);
  highlight_selected (self, &start);
}

/* The cursor moved by the user selects what it stands in. */
static void
cursor_moved_cb (TcSourcePage *self)
{
  if (self->document == NULL || self->is_batch || self->is_updating)
    return;
  update_place (self);
  tc_source_page_cursor_moved (self);
  if (self->select_delay != 0)
    return;
  self->select_delay = g_timeout_add (SELECT_DELAY_MS, select_delayed_cb, self);
}

/* -- Commands ---------------------------------------------------------------------------------- */

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSourcePage *self = TC_SOURCE_PAGE (widget);

  if (g_str_equal (name, "source.find"))
    tc_find_bar_open (self->find_bar, FALSE);
  else if (g_str_equal (name, "source.replace"))
    tc_find_bar_open (self->find_bar, TRUE);
  else if (g_str_equal (name, "source.find-next"))
    tc_find_bar_go (self->find_bar, TRUE);
  else
    tc_find_bar_go (self->find_bar, FALSE);
}

static void
go_to_line_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (TC_SOURCE_PAGE (widget)->place);
}

static void
line_entered_cb (TcSourcePage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->line_entry));
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  guint64 line = parts[0] != NULL ? g_ascii_strtoull (parts[0], NULL, 10) : 0;
  guint64 column = parts[0] != NULL && parts[1] != NULL ? g_ascii_strtoull (parts[1], NULL, 10) : 1;

  if (self->shown == NULL || line == 0) {
    gtk_widget_error_bell (GTK_WIDGET (self->line_entry));
    return;
  }
  gtk_popover_popdown (self->line_popover);
  line = MIN (line, tc_source_get_n_lines (self->shown));
  tc_source_page_show (
    self, tc_source_get_offset (self->shown, (guint) line, (guint) CLAMP (column, 1, G_MAXINT)));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
line_popover_shown_cb (TcSourcePage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->line_entry), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->line_entry));
}

/* One step for all that is replaced. */
static void
replace_all_cb (TcSourcePage *self, TcFindBar *bar)
{
  g_autofree char *label = tc_find_bar_dup_replace_label (bar, tc_find_bar_count (bar));

  if (!self->is_faithful) {
    gtk_widget_error_bell (GTK_WIDGET (bar));
    return;
  }
  if (tc_source_page_replace_large (self, bar))
    return;
  tc_source_page_begin_batch (self);
  tc_find_bar_replace_all (bar);
  tc_source_page_end_batch (self, label);
  update_place (self);
}

static void
update_scheme (TcSourcePage *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkSourceStyleSchemeManager *schemes = gtk_source_style_scheme_manager_get_default ();
  gboolean is_dark = adw_style_manager_get_dark (manager);

  gtk_source_buffer_set_style_scheme (
    self->buffer,
    gtk_source_style_scheme_manager_get_scheme (schemes, is_dark ? "Adwaita-dark" : "Adwaita"));
  g_object_set (self->selected_tag, "paragraph-background", is_dark ? "#263b55" : "#e2edfb", NULL);
}

static void
tc_source_page_attach (TcPage *page, TcDocument *document)
{
  TcSourcePage *self = TC_SOURCE_PAGE (page);

  self->document = document;
  g_signal_connect_object (document, "text-changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (build_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  self->completion = tc_source_completion_new (GTK_WIDGET (self), self->view, document);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    unmapped_cb (self);
}

static void
tc_source_page_dispose (GObject *object)
{
  TcSourcePage *self = TC_SOURCE_PAGE (object);

  g_clear_handle_id (&self->select_delay, g_source_remove);
  if (self->completion != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->completion));
  self->completion = NULL;
  self->document = NULL;
  tc_source_page_stop_filling (self);
  g_clear_pointer (&self->shown, tc_source_unref);
  G_OBJECT_CLASS (tc_source_page_parent_class)->dispose (object);
}

static void
tc_source_page_finalize (GObject *object)
{
  TcSourcePage *self = TC_SOURCE_PAGE (object);

  g_string_free (self->run.text, TRUE);
  G_OBJECT_CLASS (tc_source_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const names[] = { "source.find", "source.replace", "source.find-next",
                                       "source.find-previous" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_class_install_action (widget_class, names[i], NULL, find_action);
  gtk_widget_class_install_action (widget_class, "source.go-to-line", NULL, go_to_line_action);
  tc_source_page_install_fill_actions (widget_class);
}

static void
tc_source_page_class_init (TcSourcePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_source_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_source_page_finalize;

  page_class->name = "source";
  page_class->title = N_ ("Source");
  page_class->icon_name = "tc-source-symbolic";
  page_class->attach = tc_source_page_attach;

  g_type_ensure (GTK_SOURCE_TYPE_VIEW);
  g_type_ensure (GTK_SOURCE_TYPE_BUFFER);
  g_type_ensure (TC_TYPE_FIND_BAR);
  g_type_ensure (TC_TYPE_TEXT_GRID);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/source/tc-source-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, find_bar);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, view);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, buffer);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, long_page);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, break_button);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, plain);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, plain_text);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, fill_label);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, fill_progress);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, fill_cancel);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, fill_button);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, place);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, line_popover);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, line_entry);
  gtk_widget_class_bind_template_callback (widget_class, cursor_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_popover_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, unmapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, replace_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_source_page_query_tooltip);
  install_actions (widget_class);
}

/* GtkSourceView 5.6 asks for the line beside the pointer, also when that was dragged below the last
 * one, and complains then; no line number looks different under the pointer. */
static void
keep_gutter_calm (GtkSourceView *view)
{
  GtkWidget *gutter = GTK_WIDGET (gtk_source_view_get_gutter (view, GTK_TEXT_WINDOW_LEFT));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (gutter);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

    if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
      gtk_widget_remove_controller (gutter, controller);
  }
}

static void
tc_source_page_init (TcSourcePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_source_page_make_tags (self);
  tc_source_page_watch_typing (self);
  tc_find_bar_set_view (self->find_bar, self->view);
  keep_gutter_calm (self->view);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_scheme), self, G_CONNECT_SWAPPED);
  update_scheme (self);
}

void
tc_source_page_show (TcSourcePage *self, gsize offset)
{
  GtkTextIter iter;

  g_return_if_fail (TC_IS_SOURCE_PAGE (self) && self->document != NULL);

  self->fill.cursor = offset;
  self->awaited_cursor = offset;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->is_behind = TRUE;
  if (self->is_behind || self->fill.source != 0)
    return;
  tc_source_page_get_iter (self, offset, &iter);
  self->is_updating = TRUE;
  gtk_text_buffer_place_cursor (GTK_TEXT_BUFFER (self->buffer), &iter);
  scroll_to_cursor_cb (self);
  self->is_updating = FALSE;
  update_place (self);
}

gssize
tc_source_page_get_place (TcSourcePage *self)
{
  GtkTextIter iter;

  g_return_val_if_fail (TC_IS_SOURCE_PAGE (self), -1);

  if (self->is_behind)
    return (gssize) self->awaited_cursor;
  if (self->fill.source != 0)
    return (gssize) self->fill.cursor;
  if (self->shown == NULL || !self->is_faithful)
    return -1;
  get_cursor (self, &iter);
  return (gssize) tc_source_page_get_offset (self, &iter);
}
