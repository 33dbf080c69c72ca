/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/source/tc-find-bar.h"

#include <glib/gi18n.h>

/* What is looked through at once. */
#define AT_ONCE_CHARACTERS (512 * 1024)

struct _TcFindBar {
  AdwBin parent_instance;

  GtkSourceView *view; /* not owned: its page owns both */
  GtkSourceSearchContext *context;
  GtkSourceSearchSettings *settings;
  GCancellable *going; /* (nullable): to a place in a large text */
  gboolean is_late;    /* a place was found while the view did not show the text */

  GtkEditable *find_entry;
  GtkEditable *replace_entry;
  GtkWidget *replace_row;
  GtkLabel *count;
  GtkToggleButton *case_button;
  GtkToggleButton *word_button;
  GtkToggleButton *regex_button;
};

G_DEFINE_FINAL_TYPE (TcFindBar, tc_find_bar, ADW_TYPE_BIN)

enum { REPLACE_ALL, N_SIGNALS };

static guint signals[N_SIGNALS];

/* Which the view has only while it shows it. */
static GtkTextBuffer *
get_buffer (TcFindBar *self)
{
  return GTK_TEXT_BUFFER (gtk_source_search_context_get_buffer (self->context));
}

static gboolean
is_shown (TcFindBar *self)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)) == get_buffer (self);
}

static void
update_enabled (TcFindBar *self, gint n)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "find.next", n != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "find.previous", n != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "find.replace", n != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "find.replace-all", n != 0);
}

/* "3 of 12"; the number is -1 while the buffer is still being searched. */
static void
update_count (TcFindBar *self)
{
  GtkTextIter start;
  GtkTextIter end;
  g_autofree char *text = NULL;
  const char *wanted = gtk_source_search_settings_get_search_text (self->settings);
  g_autoptr (GError) error = gtk_source_search_context_get_regex_error (self->context);
  gint n = gtk_source_search_context_get_occurrences_count (self->context);
  gint position;

  gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end);
  position = gtk_source_search_context_get_occurrence_position (self->context, &start, &end);
  if (error != NULL)
    text = g_strdup (_ ("Invalid pattern"));
  else if (wanted == NULL || n < 0)
    text = g_strdup ("");
  else if (n == 0)
    text = g_strdup (_ ("Not found"));
  else if (position > 0)
    text = g_strdup_printf (_ ("%d of %d"), position, n);
  else
    text = g_strdup_printf (ngettext ("%d match", "%d matches", (gulong) n), n);
  gtk_label_set_label (self->count, text);
  update_enabled (self, wanted == NULL || error != NULL ? 0 : n);
  if (error != NULL || (wanted != NULL && n == 0))
    gtk_widget_add_css_class (GTK_WIDGET (self->find_entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->find_entry), "error");
}

/* Lines are read from their beginning whenever the place can be seen so. */
static void
scroll_to_beginning (TcFindBar *self, const GtkTextIter *end)
{
  GtkAdjustment *across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (self->view));
  GdkRectangle place;

  gtk_text_view_get_iter_location (GTK_TEXT_VIEW (self->view), end, &place);
  if (place.x < 0.8 * gtk_adjustment_get_page_size (across))
    gtk_adjustment_set_value (across, 0);
}

static void
select_match (TcFindBar *self, const GtkTextIter *start, const GtkTextIter *end)
{
  GtkTextBuffer *buffer = get_buffer (self);

  gtk_text_buffer_select_range (buffer, start, end);
  gtk_text_view_scroll_to_mark (GTK_TEXT_VIEW (self->view), gtk_text_buffer_get_insert (buffer),
                                0.1, FALSE, 0, 0);
  scroll_to_beginning (self, end);
  update_count (self);
}

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  GtkSourceSearchContext *context = GTK_SOURCE_SEARCH_CONTEXT (object);
  g_autoptr (TcFindBar) self = user_data;
  GtkTextIter start;
  GtkTextIter end;
  g_autoptr (GError) error = NULL;
  gboolean is_found =
    gtk_source_search_context_forward_finish (context, result, &start, &end, NULL, &error);

  if (error != NULL || self->context == NULL)
    return;
  /* A large text is being read again: the place may be another one then. */
  self->is_late = is_found && !is_shown (self);
  if (is_found && is_shown (self))
    select_match (self, &start, &end);
  else
    update_count (self);
}

/* A large text is looked through between other things; what is looked for next takes its place. */
static void
go_gradually (TcFindBar *self, gboolean is_forward, const GtkTextIter *from)
{
  if (self->going != NULL)
    g_cancellable_cancel (self->going);
  g_clear_object (&self->going);
  self->going = g_cancellable_new ();
  update_count (self);
  /* Both finish in the same way. */
  if (is_forward)
    gtk_source_search_context_forward_async (self->context, from, self->going, found_cb,
                                             g_object_ref (self));
  else
    gtk_source_search_context_backward_async (self->context, from, self->going, found_cb,
                                              g_object_ref (self));
}

static void
go (TcFindBar *self, gboolean is_forward, gboolean may_stay)
{
  GtkTextIter start;
  GtkTextIter end;
  GtkTextIter match_start;
  GtkTextIter match_end;
  gboolean is_found;

  gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end);
  if (gtk_text_buffer_get_char_count (get_buffer (self)) > AT_ONCE_CHARACTERS) {
    go_gradually (self, is_forward, is_forward && !may_stay ? &end : &start);
    return;
  }
  if (is_forward)
    is_found = gtk_source_search_context_forward (self->context, may_stay ? &start : &end,
                                                  &match_start, &match_end, NULL);
  else
    is_found =
      gtk_source_search_context_backward (self->context, &start, &match_start, &match_end, NULL);
  if (is_found)
    select_match (self, &match_start, &match_end);
  else
    update_count (self);
}

/* While it is typed: the first place from where the cursor stood. */
static void
wanted_changed_cb (TcFindBar *self)
{
  gboolean is_regex = gtk_toggle_button_get_active (self->regex_button);
  const char *text = gtk_editable_get_text (self->find_entry);

  gtk_source_search_settings_set_regex_enabled (self->settings, is_regex);
  gtk_source_search_settings_set_case_sensitive (self->settings,
                                                 gtk_toggle_button_get_active (self->case_button));
  gtk_source_search_settings_set_at_word_boundaries (
    self->settings, gtk_toggle_button_get_active (self->word_button));
  gtk_source_search_settings_set_search_text (self->settings, *text != '\0' ? text : NULL);
  if (*text != '\0')
    go (self, TRUE, TRUE);
  else
    update_count (self);
}

static void
shown_cb (TcFindBar *self)
{
  if (self->context == NULL || !self->is_late || !is_shown (self))
    return;
  self->is_late = FALSE;
  go (self, TRUE, TRUE);
}

static void
go_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go (TC_FIND_BAR (widget), g_str_equal (name, "find.next"), FALSE);
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcFindBar *self = TC_FIND_BAR (widget);

  gtk_widget_set_visible (widget, FALSE);
  gtk_source_search_context_set_highlight (self->context, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* The place that is selected, if it is one; then on to the next. */
static void
replace_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcFindBar *self = TC_FIND_BAR (widget);
  const char *text = gtk_editable_get_text (self->replace_entry);
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end);
  if (gtk_source_search_context_get_occurrence_position (self->context, &start, &end) > 0) {
    gtk_text_buffer_begin_user_action (get_buffer (self));
    gtk_source_search_context_replace (self->context, &start, &end, text, -1, NULL);
    gtk_text_buffer_end_user_action (get_buffer (self));
    gtk_text_buffer_place_cursor (get_buffer (self), &end);
  }
  go (self, TRUE, FALSE);
}

static void
find_activated_cb (TcFindBar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "find.next", NULL);
}

static void
replace_activated_cb (TcFindBar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "find.replace", NULL);
}

static void
replace_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[REPLACE_ALL], 0);
  update_count (TC_FIND_BAR (widget));
}

static void
tc_find_bar_dispose (GObject *object)
{
  TcFindBar *self = TC_FIND_BAR (object);

  if (self->going != NULL)
    g_cancellable_cancel (self->going);
  g_clear_object (&self->going);
  g_clear_object (&self->context);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (tc_find_bar_parent_class)->dispose (object);
}

static void
tc_find_bar_class_init (TcFindBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_find_bar_dispose;
  signals[REPLACE_ALL] = g_signal_new ("replace-all", TC_TYPE_FIND_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/source/tc-find-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TcFindBar, find_entry);
  gtk_widget_class_bind_template_child (widget_class, TcFindBar, replace_entry);
  gtk_widget_class_bind_template_child (widget_class, TcFindBar, replace_row);
  gtk_widget_class_bind_template_child (widget_class, TcFindBar, count);
  gtk_widget_class_bind_template_child (widget_class, TcFindBar, case_button);
  gtk_widget_class_bind_template_child (widget_class, TcFindBar, word_button);
  gtk_widget_class_bind_template_child (widget_class, TcFindBar, regex_button);
  gtk_widget_class_bind_template_callback (widget_class, find_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, replace_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, wanted_changed_cb);
  gtk_widget_class_install_action (widget_class, "find.next", NULL, go_action);
  gtk_widget_class_install_action (widget_class, "find.previous", NULL, go_action);
  gtk_widget_class_install_action (widget_class, "find.replace", NULL, replace_action);
  gtk_widget_class_install_action (widget_class, "find.replace-all", NULL, replace_all_action);
  gtk_widget_class_install_action (widget_class, "find.close", NULL, close_action);
}

static void
tc_find_bar_init (TcFindBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tc_find_bar_set_view (TcFindBar *self, GtkSourceView *view)
{
  g_return_if_fail (TC_IS_FIND_BAR (self) && self->view == NULL);

  self->view = view;
  self->settings = gtk_source_search_settings_new ();
  gtk_source_search_settings_set_wrap_around (self->settings, TRUE);
  self->context = gtk_source_search_context_new (
    GTK_SOURCE_BUFFER (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view))), self->settings);
  gtk_source_search_context_set_highlight (self->context, FALSE);
  g_signal_connect_object (view, "notify::buffer", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "notify::occurrences-count", G_CALLBACK (update_count),
                           self, G_CONNECT_SWAPPED);
  update_count (self);
}

void
tc_find_bar_open (TcFindBar *self, gboolean with_replace)
{
  GtkTextIter start;
  GtkTextIter end;

  g_return_if_fail (TC_IS_FIND_BAR (self));

  gtk_widget_set_visible (self->replace_row, with_replace);
  /* At once: what is typed next is for it. */
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_source_search_context_set_highlight (self->context, TRUE);
  if (gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end) &&
      gtk_text_iter_get_line (&start) == gtk_text_iter_get_line (&end)) {
    g_autofree char *text = gtk_text_buffer_get_text (get_buffer (self), &start, &end, TRUE);

    gtk_editable_set_text (self->find_entry, text);
  }
  /* Which selects what it holds. */
  gtk_widget_grab_focus (GTK_WIDGET (self->find_entry));
}

void
tc_find_bar_go (TcFindBar *self, gboolean is_forward)
{
  g_return_if_fail (TC_IS_FIND_BAR (self));

  if (gtk_source_search_settings_get_search_text (self->settings) == NULL)
    tc_find_bar_open (self, FALSE);
  else
    go (self, is_forward, FALSE);
}

void
tc_find_bar_replace_all (TcFindBar *self)
{
  g_return_if_fail (TC_IS_FIND_BAR (self));

  gtk_source_search_context_replace_all (self->context, gtk_editable_get_text (self->replace_entry),
                                         -1, NULL);
}

char *
tc_find_bar_dup_replace_label (TcFindBar *self, gint n)
{
  return g_strdup_printf (ngettext ("Replace “%s” with “%s” in %d place",
                                    "Replace “%s” with “%s” in %d places", (gulong) MAX (n, 0)),
                          gtk_editable_get_text (self->find_entry),
                          gtk_editable_get_text (self->replace_entry), MAX (n, 0));
}

gint
tc_find_bar_count (TcFindBar *self)
{
  return gtk_source_search_context_get_occurrences_count (self->context);
}

/* As GtkSourceView makes its own. */
GRegex *
tc_find_bar_make_regex (TcFindBar *self, gboolean *out_is_pattern)
{
  const char *wanted = gtk_source_search_settings_get_search_text (self->settings);
  gboolean is_regex = gtk_source_search_settings_get_regex_enabled (self->settings);
  GRegexCompileFlags flags = G_REGEX_MULTILINE | G_REGEX_OPTIMIZE;
  g_autofree char *pattern = NULL;
  g_autofree char *bounded = NULL;

  if (wanted == NULL)
    return NULL;
  *out_is_pattern = is_regex;
  pattern = is_regex ? g_strdup (wanted) : g_regex_escape_string (wanted, -1);
  if (gtk_source_search_settings_get_at_word_boundaries (self->settings))
    bounded = g_strdup_printf ("\\b%s\\b", pattern);
  if (!gtk_source_search_settings_get_case_sensitive (self->settings))
    flags |= G_REGEX_CASELESS;
  return g_regex_new (bounded != NULL ? bounded : pattern, flags, 0, NULL);
}

const char *
tc_find_bar_get_replacement (TcFindBar *self)
{
  return gtk_editable_get_text (self->replace_entry);
}
