/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/source/tc-source-completion.h"

#include <adwaita.h>
#include <string.h>

#include "document/tc-item.h"
#include "document/tc-node.h"

#define PAGE_ROWS  8
#define ROW_HEIGHT 26

struct _TcSourceCompletion {
  GtkPopover parent_instance;

  TcDocument *document;
  GtkSourceView *view;        /* not owned: the parent owns both */
  TcCompletions *completions; /* of which @items are the matching ones */
  GListStore *items;          /* TcItem; its index is that of the completion */
  GtkSingleSelection *selection;
  gboolean is_asked; /* not by typing */
  guint update;      /* source id */

  GtkScrolledWindow *scrolled;
  GtkListView *list;
  GtkLabel *doc;
};

G_DEFINE_FINAL_TYPE (TcSourceCompletion, tc_source_completion, GTK_TYPE_POPOVER)

static GtkTextBuffer *
get_buffer (TcSourceCompletion *self)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view));
}

static void
get_cursor (TcSourceCompletion *self, GtkTextIter *out_iter)
{
  gtk_text_buffer_get_iter_at_mark (get_buffer (self), out_iter,
                                    gtk_text_buffer_get_insert (get_buffer (self)));
}

/* (transfer container): of scenarios or of variants, as the text is one. */
static const TcSchema **
dup_schemas (TcDocument *document)
{
  const TcSchema **schemas = tc_systems_dup_schemas (NULL);

  for (guint i = 0; tc_document_is_variant (document) && schemas[i] != NULL; i++)
    schemas[i] = schemas[i]->variant;
  return schemas;
}

/* The buffer and the document hold the same text, one counted in characters. */
static TcCompletions *
complete (TcSourceCompletion *self)
{
  TcSource *source = tc_document_get_source (self->document);
  const char *text = tc_source_get_text (source, NULL);
  g_autofree const TcSchema **schemas = dup_schemas (self->document);
  GtkTextIter iter;
  gsize offset;

  get_cursor (self, &iter);
  offset = (gsize) (g_utf8_offset_to_pointer (text, gtk_text_iter_get_offset (&iter)) - text);
  return tc_complete (source, offset, schemas, tc_document_get_scenario (self->document));
}

/* 0: begins like @word; 1: has it in it, or in the name of the datum; -1: neither. */
static gint
rank (const TcCompletion *completion, const char *word)
{
  gboolean has_name = completion->kind == TC_COMPLETION_ID && completion->detail != NULL;
  g_autofree char *label = g_utf8_casefold (completion->label, -1);
  g_autofree char *name = g_utf8_casefold (has_name ? completion->detail : "", -1);

  if (g_str_has_prefix (label, word))
    return 0;
  return strstr (label, word) != NULL || strstr (name, word) != NULL ? 1 : -1;
}

/* Between tags nothing is offered unasked: most of what is typed there is blanks. */
static gboolean
is_wanted (const TcCompletion *completion, const char *word, gboolean is_asked)
{
  return is_asked || (completion->text[0] != '<' && !g_str_equal (completion->text, word));
}

static void
fill (TcSourceCompletion *self)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *written = NULL;
  g_autofree char *word = NULL;

  g_clear_pointer (&self->completions, tc_completions_free);
  self->completions = complete (self);
  written = tc_source_dup_span (tc_document_get_source (self->document), self->completions->word);
  word = g_utf8_casefold (written, -1);
  for (gint pass = 0; pass < 2; pass++) {
    for (guint i = 0; i < self->completions->items->len; i++) {
      const TcCompletion *completion = self->completions->items->pdata[i];

      if (is_wanted (completion, written, self->is_asked) && rank (completion, word) == pass)
        g_ptr_array_add (found, tc_item_new ("", completion->label, completion->detail, NULL, i));
    }
  }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       found->pdata, found->len);
}

/* Under the beginning of the word, or at the edge when that is about to be scrolled into view: GTK
 * wants what a popup points at to be on a monitor. */
static void
point_at_word (TcSourceCompletion *self)
{
  const char *text = tc_source_get_text (tc_document_get_source (self->document), NULL);
  TcSpan word = self->completions->word;
  GtkTextView *view = GTK_TEXT_VIEW (self->view);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  GdkRectangle place;
  GtkTextIter iter;
  gdouble x;
  gdouble y;

  get_cursor (self, &iter);
  gtk_text_iter_backward_chars (
    &iter, (gint) g_utf8_pointer_to_offset (text + word.start, text + word.end));
  gtk_text_view_get_iter_location (view, &iter, &place);
  gtk_text_view_buffer_to_window_coords (view, GTK_TEXT_WINDOW_WIDGET, place.x, place.y, &place.x,
                                         &place.y);
  gtk_widget_translate_coordinates (GTK_WIDGET (view), parent, place.x, place.y, &x, &y);
  place = (GdkRectangle){ (gint) CLAMP (x, 0, gtk_widget_get_width (parent)),
                          (gint) CLAMP (y, 0, gtk_widget_get_height (parent)), 1, place.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &place);
}

static void
refresh (TcSourceCompletion *self)
{
  GtkTextIter start;
  GtkTextIter end;
  guint n;

  if (tc_document_get_source (self->document) == NULL ||
      gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end)) {
    tc_source_completion_hide (self);
    return;
  }
  fill (self);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (n == 0) {
    tc_source_completion_hide (self);
    return;
  }
  gtk_scrolled_window_set_min_content_height (self->scrolled,
                                              (gint) MIN (n, PAGE_ROWS) * ROW_HEIGHT);
  gtk_single_selection_set_selected (self->selection, 0);
  point_at_word (self);
  gtk_popover_popup (GTK_POPOVER (self));
}

static gboolean
update_cb (gpointer user_data)
{
  TcSourceCompletion *self = user_data;

  self->update = 0;
  if (gtk_widget_has_focus (GTK_WIDGET (self->view)))
    refresh (self);
  return G_SOURCE_REMOVE;
}

static void
flush (TcSourceCompletion *self)
{
  g_clear_handle_id (&self->update, g_source_remove);
  refresh (self);
}

static const TcCompletion *
get_selected (TcSourceCompletion *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->selection);

  return item != NULL && self->completions != NULL
           ? g_ptr_array_index (self->completions->items, tc_item_get_index (item))
           : NULL;
}

static void
selected_cb (TcSourceCompletion *self)
{
  const TcCompletion *completion = get_selected (self);
  gboolean has_doc = completion != NULL && completion->doc != NULL;

  gtk_label_set_label (self->doc, has_doc ? tc_word_translate (completion->doc) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->doc), has_doc);
}

static void
accept (TcSourceCompletion *self)
{
  const TcCompletion *completion = get_selected (self);
  const char *source_text = tc_source_get_text (tc_document_get_source (self->document), NULL);
  GtkTextBuffer *buffer = get_buffer (self);
  g_autofree char *text = NULL;
  TcSpan word;
  gboolean has_value;
  glong rest;
  GtkTextIter start;
  GtkTextIter end;

  if (completion == NULL)
    return;
  text = g_strdup (completion->text);
  word = self->completions->word;
  rest = g_utf8_strlen (text + completion->caret, -1);
  has_value = text[completion->caret] == '"';
  get_cursor (self, &end);
  start = end;
  gtk_text_iter_backward_chars (
    &start, (gint) g_utf8_pointer_to_offset (source_text + word.start, source_text + word.end));
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, text, -1);
  gtk_text_iter_backward_chars (&start, (gint) rest);
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_text_buffer_end_user_action (buffer);
  tc_source_completion_hide (self);
  /* Between the quotes of an attribute its values come next. */
  if (has_value)
    tc_source_completion_typed (self);
}

static void
move (TcSourceCompletion *self, gint by)
{
  gint n = (gint) g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gint at = (gint) gtk_single_selection_get_selected (self->selection);
  guint next = (guint) CLAMP (at + by, 0, n - 1);

  gtk_single_selection_set_selected (self->selection, next);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", next);
}

static gboolean
key_pressed_cb (TcSourceCompletion *self, guint keyval, guint keycode, GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (modifiers == GDK_CONTROL_MASK && keyval == GDK_KEY_space) {
    tc_source_completion_ask (self);
    return GDK_EVENT_STOP;
  }
  if (tc_source_completion_get_n (self) == 0 || modifiers != 0)
    return GDK_EVENT_PROPAGATE;
  /* Keys may come faster than the list follows: what is taken is for the text as it is. */
  if (self->update != 0)
    flush (self);
  switch (keyval) {
  case GDK_KEY_Up:
    move (self, -1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Down:
    move (self, 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Page_Up:
    move (self, -PAGE_ROWS);
    return GDK_EVENT_STOP;
  case GDK_KEY_Page_Down:
    move (self, PAGE_ROWS);
    return GDK_EVENT_STOP;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_Tab:
    accept (self);
    return GDK_EVENT_STOP;
  case GDK_KEY_Escape:
    tc_source_completion_hide (self);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
activated_cb (TcSourceCompletion *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  accept (self);
}

static void
tc_source_completion_dispose (GObject *object)
{
  TcSourceCompletion *self = TC_SOURCE_COMPLETION (object);

  g_clear_handle_id (&self->update, g_source_remove);
  g_clear_object (&self->document);
  g_clear_object (&self->items);
  g_clear_object (&self->selection);
  g_clear_pointer (&self->completions, tc_completions_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), TC_TYPE_SOURCE_COMPLETION);
  G_OBJECT_CLASS (tc_source_completion_parent_class)->dispose (object);
}

static void
tc_source_completion_class_init (TcSourceCompletionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_source_completion_dispose;
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/source/tc-source-completion.ui");
  gtk_widget_class_bind_template_child (widget_class, TcSourceCompletion, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TcSourceCompletion, list);
  gtk_widget_class_bind_template_child (widget_class, TcSourceCompletion, doc);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tc_source_completion_init (TcSourceCompletion *self)
{
  self->items = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items)));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

TcSourceCompletion *
tc_source_completion_new (GtkWidget *parent, GtkSourceView *view, TcDocument *document)
{
  TcSourceCompletion *self = g_object_new (TC_TYPE_SOURCE_COMPLETION, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->document = g_object_ref (document);
  self->view = view;
  gtk_widget_set_parent (GTK_WIDGET (self), parent);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (tc_source_completion_hide), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), keys);
  gtk_widget_add_controller (GTK_WIDGET (view), focus);
  return self;
}

void
tc_source_completion_typed (TcSourceCompletion *self)
{
  g_return_if_fail (TC_IS_SOURCE_COMPLETION (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    self->is_asked = FALSE;
  if (self->update == 0)
    self->update = g_idle_add (update_cb, self);
}

void
tc_source_completion_ask (TcSourceCompletion *self)
{
  g_return_if_fail (TC_IS_SOURCE_COMPLETION (self));

  self->is_asked = TRUE;
  refresh (self);
}

void
tc_source_completion_hide (TcSourceCompletion *self)
{
  g_return_if_fail (TC_IS_SOURCE_COMPLETION (self));

  g_clear_handle_id (&self->update, g_source_remove);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_popover_popdown (GTK_POPOVER (self));
}

guint
tc_source_completion_get_n (TcSourceCompletion *self)
{
  g_return_val_if_fail (TC_IS_SOURCE_COMPLETION (self), 0);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return 0;
  return g_list_model_get_n_items (G_LIST_MODEL (self->items));
}
