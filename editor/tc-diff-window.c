/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-diff-window.h"

#include <glib/gi18n.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "tc-text-grid.h"

struct _TcDiffWindow {
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  GtkStack *stack;
  GtkTextBuffer *buffer;
};

G_DEFINE_FINAL_TYPE (TcDiffWindow, tc_diff_window, ADW_TYPE_WINDOW)

static void
tc_diff_window_class_init (TcDiffWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TC_TYPE_TEXT_GRID);
  g_type_ensure (GTK_SOURCE_TYPE_VIEW);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/tc-diff-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcDiffWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TcDiffWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TcDiffWindow, buffer);
}

static void
tc_diff_window_init (TcDiffWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkTextTag *
make_tag (TcDiffWindow *self, const char *background, const char *weight)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA colour;

  gdk_rgba_parse (&colour, background);
  colour.alpha = is_dark ? 0.35f : 0.25f;
  return gtk_text_buffer_create_tag (
    self->buffer, NULL, "paragraph-background-rgba", &colour, "weight",
    weight != NULL ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, NULL);
}

/* Numbers of lines read better than the heads of a patch. */
static void
add_line (TcDiffWindow *self, const char *line, GtkTextTag *const *tags, guint *counts)
{
  GtkTextIter end;
  g_autofree char *head = NULL;
  GtkTextTag *tag = NULL;
  guint number = 0;

  if (*line == '-') {
    tag = tags[0];
    counts[0]++;
  } else if (*line == '+') {
    tag = tags[1];
    counts[1]++;
  } else if (*line == '@') {
    tag = tags[2];
    number = (guint) g_ascii_strtoull (strchr (line, '+') + 1, NULL, 10);
    head = g_strdup_printf (_ ("From line %u of yours"), number);
  }
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert_with_tags (self->buffer, &end, head != NULL ? head : line, -1, tag, NULL);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert_with_tags (self->buffer, &end, "\n", 1, tag, NULL);
}

static void
show_diff (TcDiffWindow *self, TcSource *theirs, TcSource *mine)
{
  g_autoptr (TcEdits) edits = tc_diff_make_edits (theirs, mine);
  g_autofree char *diff = tc_diff_dup_unified (theirs, mine, edits, NULL);
  g_autofree char *valid = g_utf8_make_valid (diff, -1);
  g_auto (GStrv) lines = g_strsplit (valid, "\n", -1);
  GtkTextTag *tags[] = { make_tag (self, "#e01b24", NULL), make_tag (self, "#2ec27e", NULL),
                         make_tag (self, "#9a9996", "bold") };
  guint counts[2] = { 0, 0 };
  g_autofree char *subtitle = NULL;

  /* The first two lines are the names, and the last is empty. */
  for (guint i = 2; lines[0][0] != '\0' && lines[i] != NULL && lines[i + 1] != NULL; i++)
    add_line (self, lines[i], tags, counts);
  gtk_stack_set_visible_child_name (self->stack, counts[0] + counts[1] > 0 ? "diff" : "same");
  /* TRANSLATORS: numbers of lines */
  subtitle = g_strdup_printf (_ ("− %u only on disk, + %u only here"), counts[0], counts[1]);
  adw_window_title_set_subtitle (self->title, subtitle);
}

GtkWindow *
tc_diff_window_new (GtkWindow *parent, TcSource *theirs, TcSource *mine)
{
  TcDiffWindow *self = g_object_new (TC_TYPE_DIFF_WINDOW, "transient-for", parent, NULL);

  show_diff (self, theirs, mine);
  return GTK_WINDOW (self);
}
