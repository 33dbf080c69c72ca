/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-diff-view.h"

#include <glib/gi18n.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-diff-marks.h"
#include "widgets/tc-text-grid.h"

/* More lines than anybody reads: the rest is counted. */
#define MAX_LINES 20000u

/* Lines that are added in one turn of the main loop. */
#define SLICE_LINES 500u

/* What a thread finds out. */
typedef struct {
  TcSource *theirs;
  TcSource *mine;
  char *text;       /* UTF-8; lines end with NUL */
  GPtrArray *lines; /* of char *, in @text; the first MAX_LINES */
  GArray *marks;    /* of TcDiffMark, one for each of these */
  guint n_more;
  guint n_theirs;
  guint n_mine;
} Difference;

struct _TcDiffView {
  AdwBin parent_instance;

  GCancellable *cancellable;
  Difference *difference; /* being shown */
  guint n_shown;
  guint source; /* id: more lines to show */
  GtkTextTag *tags[3];
  GtkTextTag *marks[2]; /* what has changed within a line that was removed, or added */

  GtkLabel *counts;
  GtkStack *stack;
  GtkTextBuffer *buffer;
};

G_DEFINE_FINAL_TYPE (TcDiffView, tc_diff_view, ADW_TYPE_BIN)

static void
difference_clear (gpointer data)
{
  Difference *difference = data;

  tc_source_unref (difference->theirs);
  tc_source_unref (difference->mine);
  g_free (difference->text);
  g_clear_pointer (&difference->lines, g_ptr_array_unref);
  g_clear_pointer (&difference->marks, g_array_unref);
}

static void
difference_unref (gpointer difference)
{
  g_atomic_rc_box_release_full (difference, difference_clear);
}

static void
tc_diff_view_dispose (GObject *object)
{
  TcDiffView *self = TC_DIFF_VIEW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->difference, difference_unref);
  G_OBJECT_CLASS (tc_diff_view_parent_class)->dispose (object);
}

static void
tc_diff_view_finalize (GObject *object)
{
  g_clear_object (&TC_DIFF_VIEW (object)->cancellable);
  G_OBJECT_CLASS (tc_diff_view_parent_class)->finalize (object);
}

static void
tc_diff_view_class_init (TcDiffViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_diff_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_diff_view_finalize;
  g_type_ensure (TC_TYPE_TEXT_GRID);
  g_type_ensure (GTK_SOURCE_TYPE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-diff-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TcDiffView, counts);
  gtk_widget_class_bind_template_child (widget_class, TcDiffView, stack);
  gtk_widget_class_bind_template_child (widget_class, TcDiffView, buffer);
}

static void
tc_diff_view_init (TcDiffView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
}

static GtkTextTag *
make_tag (TcDiffView *self, const char *background, const char *weight)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA colour;

  gdk_rgba_parse (&colour, background);
  colour.alpha = is_dark ? 0.35f : 0.25f;
  return gtk_text_buffer_create_tag (
    self->buffer, NULL, "paragraph-background-rgba", &colour, "weight",
    weight != NULL ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, NULL);
}

/* Underlined as well: not everybody sees its colour. */
static GtkTextTag *
make_mark (TcDiffView *self, const char *background)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, background);
  colour.alpha = 0.4f;
  return gtk_text_buffer_create_tag (self->buffer, NULL, "background-rgba", &colour, "underline",
                                     PANGO_UNDERLINE_SINGLE, NULL);
}

static void
add_text (TcDiffView *self, const char *text, gssize length, GtkTextTag *tag, GtkTextTag *mark)
{
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert_with_tags (self->buffer, &end, text, (int) length, tag, mark, NULL);
}

static void
add_marked (TcDiffView *self, const char *line, const TcDiffMark *mark, guint side)
{
  GtkTextTag *tag = self->tags[side];

  add_text (self, line, (gssize) mark->start, tag, NULL);
  add_text (self, line + mark->start, (gssize) (mark->end - mark->start), tag, self->marks[side]);
  add_text (self, line + mark->end, -1, tag, NULL);
  add_text (self, "\n", 1, tag, NULL);
}

/* Numbers of lines read better than the heads of a patch. */
static void
add_head (TcDiffView *self, const char *line)
{
  guint number = (guint) g_ascii_strtoull (strchr (line, '+') + 1, NULL, 10);
  g_autofree char *head = g_strdup_printf (_ ("From line %u of yours"), number);

  add_text (self, head, -1, self->tags[2], NULL);
  add_text (self, "\n", 1, self->tags[2], NULL);
}

static void
add_line (TcDiffView *self, guint index)
{
  const char *line = self->difference->lines->pdata[index];
  const TcDiffMark *mark = &g_array_index (self->difference->marks, TcDiffMark, index);

  if (*line == '-') {
    add_marked (self, line, mark, 0);
  } else if (*line == '+') {
    add_marked (self, line, mark, 1);
  } else if (*line == '@') {
    add_head (self, line);
  } else {
    add_text (self, line, -1, NULL, NULL);
    add_text (self, "\n", 1, NULL, NULL);
  }
}

static void
add_end (TcDiffView *self)
{
  guint n = self->difference->n_more;
  g_autofree char *text =
    g_strdup_printf (ngettext ("… and %u line more", "… and %u lines more", n), n);

  if (n > 0)
    add_text (self, text, -1, self->tags[2], NULL);
}

static gboolean
add_slice_cb (gpointer user_data)
{
  TcDiffView *self = user_data;
  GPtrArray *lines = self->difference->lines;
  guint end = MIN (self->n_shown + SLICE_LINES, lines->len);

  for (; self->n_shown < end; self->n_shown++)
    add_line (self, self->n_shown);
  if (self->n_shown < lines->len)
    return G_SOURCE_CONTINUE;
  add_end (self);
  self->source = 0;
  return G_SOURCE_REMOVE;
}

/* The first two lines of a patch are names. */
static void
split (Difference *difference)
{
  char *at = difference->text;

  difference->lines = g_ptr_array_new ();
  for (guint i = 0; at != NULL && *at != '\0'; i++) {
    char *end = strchr (at, '\n');

    if (end != NULL)
      *end = '\0';
    if (i >= 2) {
      difference->n_theirs += *at == '-';
      difference->n_mine += *at == '+';
      if (difference->lines->len < MAX_LINES)
        g_ptr_array_add (difference->lines, at);
      else
        difference->n_more++;
    }
    at = end != NULL ? end + 1 : NULL;
  }
  difference->marks = tc_diff_marks_find (difference->lines);
}

static void
compare_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Difference *difference = data;
  g_autoptr (TcEdits) edits = tc_diff_make_edits (difference->theirs, difference->mine);
  g_autofree char *diff = NULL;

  diff = tc_diff_dup_unified (difference->theirs, difference->mine, edits, NULL);
  difference->text = g_utf8_make_valid (diff, -1);
  split (difference);
  g_task_return_boolean (task, TRUE);
}

static void
compared_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcDiffView) self = user_data;
  Difference *difference = g_task_get_task_data (G_TASK (result));
  g_autofree char *text = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  self->difference = g_atomic_rc_box_acquire (difference);
  self->tags[0] = make_tag (self, "#e01b24", NULL);
  self->tags[1] = make_tag (self, "#2ec27e", NULL);
  self->tags[2] = make_tag (self, "#9a9996", "bold");
  self->marks[0] = make_mark (self, "#e01b24");
  self->marks[1] = make_mark (self, "#2ec27e");
  gtk_stack_set_visible_child_name (
    self->stack, difference->n_theirs + difference->n_mine > 0 ? "diff" : "same");
  /* TRANSLATORS: numbers of lines */
  text = g_strdup_printf (_ ("− %u removed, + %u added in your text"), difference->n_theirs,
                          difference->n_mine);
  gtk_label_set_label (self->counts, text);
  self->source = g_idle_add (add_slice_cb, self);
}

/* @self may have shown others. */
static void
forget (TcDiffView *self)
{
  GtkTextTagTable *tags = gtk_text_buffer_get_tag_table (self->buffer);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->difference, difference_unref);
  gtk_text_buffer_set_text (self->buffer, "", 0);
  self->n_shown = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->tags); i++)
    if (self->tags[i] != NULL)
      gtk_text_tag_table_remove (tags, self->tags[i]);
  for (guint i = 0; i < G_N_ELEMENTS (self->marks); i++)
    if (self->marks[i] != NULL)
      gtk_text_tag_table_remove (tags, self->marks[i]);
  memset (self->tags, 0, sizeof self->tags);
  memset (self->marks, 0, sizeof self->marks);
}

void
tc_diff_view_show (TcDiffView *self, TcSource *theirs, TcSource *mine)
{
  g_autoptr (GTask) task = NULL;
  Difference *difference;

  g_return_if_fail (TC_IS_DIFF_VIEW (self) && theirs != NULL && mine != NULL);

  forget (self);
  difference = g_atomic_rc_box_new0 (Difference);
  difference->theirs = tc_source_ref (theirs);
  difference->mine = tc_source_ref (mine);
  task = g_task_new (NULL, self->cancellable, compared_cb, g_object_ref (self));
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, difference, difference_unref);
  g_task_run_in_thread (task, compare_in_thread);
}
