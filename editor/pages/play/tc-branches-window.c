/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-branches-window.h"

#include <glib/gi18n.h>

#include "widgets/tc-ask.h"
#include "widgets/tc-dialog-keys.h"

#define INDENT 18 /* pixels a level of the tree */

struct _TcBranchesWindow {
  AdwWindow parent_instance;

  TcSession *session;
  GPtrArray *rows; /* of TcTreeRow: those of the list, in its order */

  GtkStack *stack;
  AdwStatusPage *empty;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TcBranchesWindow, tc_branches_window, ADW_TYPE_WINDOW)

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

/* (transfer full): a name, and where it stands; a name that was proposed says that already. */
static char *
dup_title (const TcTreeRow *row)
{
  if (g_str_has_prefix (row->status, row->name))
    return g_strdup (row->status);

  /* TRANSLATORS: the name of a branch, and a turn with its phase */
  return g_strdup_printf (_ ("%s – %s"), row->name, row->status);
}

static char *
dup_about (const TcTreeRow *row)
{
  g_autofree char *detail = tc_tree_row_dup_detail (row);

  if (!row->is_current)
    return g_steal_pointer (&detail);

  /* TRANSLATORS: "11 moves, with ..." */
  return g_strdup_printf (_ ("On the board: %s"), detail);
}

static GtkWidget *
make_label (const char *text, int n_lines, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), n_lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Which row is on the board is seen before anything is read; the words are in the row. */
static GtkWidget *
make_mark (const TcTreeRow *row)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_tooltip_text (mark, row->is_current ? _ ("On the board") : NULL);
  gtk_widget_set_opacity (mark, row->is_current ? 1 : 0);
  return mark;
}

static GtkWidget *
make_words (const TcTreeRow *row)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *title = dup_title (row);
  g_autofree char *about = dup_about (row);
  g_autofree char *parting = tc_tree_row_dup_parting (row);
  /* TRANSLATORS: who would win what if the game ended now: a side and its rank, and so on */
  g_autofree char *score = g_strdup_printf (_ ("As it stands: %s"), row->score);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_margin_start (words, INDENT * (gint) row->depth);
  gtk_box_append (GTK_BOX (words), make_label (title, 2, "heading"));
  gtk_box_append (GTK_BOX (words), make_label (about, 3, "dim-label"));
  if (parting != NULL)
    gtk_box_append (GTK_BOX (words), make_label (parting, 3, "dim-label"));
  if (*row->score != '\0')
    gtk_box_append (GTK_BOX (words), make_label (score, 3, "dim-label"));
  return words;
}

/* @what: how a screen reader calls it: which of the rows it is about. */
static GtkWidget *
make_button (TcBranchesWindow *self,
             const char *icon_name,
             const char *tooltip,
             const char *what,
             GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  g_signal_connect_object (button, "clicked", clicked, self, 0);
  return button;
}

static void rename_cb (GtkWidget *button, TcBranchesWindow *self);
static void delete_cb (GtkWidget *button, TcBranchesWindow *self);

static GtkWidget *
make_row (TcBranchesWindow *self, const TcTreeRow *row)
{
  gboolean is_in_play = row->is_current && !row->is_bookmark;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: the name of a branch or bookmark */
  g_autofree char *rename_words = g_strdup_printf (_ ("Rename %s"), row->name);
  /* Translators: the name of a branch or bookmark */
  g_autofree char *delete_words = g_strdup_printf (_ ("Delete %s"), row->name);
  GtkWidget *trash;

  gtk_box_append (GTK_BOX (box), make_mark (row));
  gtk_box_append (GTK_BOX (box), make_words (row));
  gtk_box_append (GTK_BOX (box), make_button (self, "document-edit-symbolic", _ ("Rename"),
                                              rename_words, G_CALLBACK (rename_cb)));
  trash = make_button (self, "user-trash-symbolic",
                       is_in_play ? _ ("This branch is in play. Continue another one to delete it.")
                                  : _ ("Delete"),
                       delete_words, G_CALLBACK (delete_cb));
  gtk_widget_set_sensitive (trash, !is_in_play);
  gtk_box_append (GTK_BOX (box), trash);

  return box;
}

static void
fill (TcBranchesWindow *self)
{
  GtkListBoxRow *old;

  while ((old = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (old));
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  self->rows = tc_session_dup_tree (self->session);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_list_box_append (self->list, make_row (self, self->rows->pdata[i]));
  gtk_stack_set_visible_child_name (self->stack, self->rows->len > 1 ? "list" : "empty");
}

static void
focus_row (TcBranchesWindow *self, guint index)
{
  guint last = self->rows->len - 1;
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (gint) MIN (index, last));

  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static const TcTreeRow *
get_row_of (TcBranchesWindow *self, GtkWidget *button, guint *out_index)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  *out_index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  return self->rows->pdata[*out_index];
}

static void
activated_cb (TcBranchesWindow *self, GtkListBoxRow *chosen)
{
  const TcTreeRow *row = self->rows->pdata[gtk_list_box_row_get_index (chosen)];

  if (!row->is_current)
    g_signal_emit (self, signals[CHOSEN], 0, row->line,
                   row->is_bookmark ? row->n_moves : G_MAXUINT);
  gtk_window_close (GTK_WINDOW (self));
}

/* -- Names and deletions ----------------------------------------------------------------------- */

/* What a question is about; the list stays as it is while it is open. */
typedef struct {
  TcBranchesWindow *window;
  guint index; /* of the row */
  char *name;
} Subject;

static Subject *
subject_new (TcBranchesWindow *self, guint index)
{
  Subject *subject = g_new0 (Subject, 1);

  subject->window = g_object_ref (self);
  subject->index = index;
  subject->name = g_strdup (((TcTreeRow *) self->rows->pdata[index])->name);
  return subject;
}

static void
subject_free (gpointer data)
{
  Subject *subject = data;

  g_object_unref (subject->window);
  g_free (subject->name);
  g_free (subject);
}

static void ask_name (TcBranchesWindow *self, guint index, const char *name, const char *body);

static void
renamed_cb (const char *text, gpointer data)
{
  const Subject *subject = data;
  TcBranchesWindow *self = subject->window;
  g_autofree char *name = g_strstrip (g_strdup (text));
  g_autofree char *fault = NULL;

  if (!tc_session_rename_branch (self->session, subject->name, name, &fault)) {
    ask_name (self, subject->index, name, fault);
    return;
  }
  fill (self);
  focus_row (self, subject->index);
}

static void
ask_name (TcBranchesWindow *self, guint index, const char *name, const char *body)
{
  const TcTreeRow *row = self->rows->pdata[index];

  tc_ask_text (GTK_WIDGET (self), row->is_bookmark ? _ ("Rename Bookmark") : _ ("Rename Branch"),
               body, row->is_bookmark ? _ ("Name of the bookmark") : _ ("Name of the branch"), name,
               _ ("_Rename"), renamed_cb, subject_new (self, index), subject_free);
}

static void
rename_cb (GtkWidget *button, TcBranchesWindow *self)
{
  guint index;
  const TcTreeRow *row = get_row_of (self, button, &index);

  ask_name (self, index, row->name, row->status);
}

static void
agreed_cb (gpointer data, gpointer unused)
{
  const Subject *subject = data;
  TcBranchesWindow *self = subject->window;

  if (!tc_session_remove_branch (self->session, subject->name))
    return;
  fill (self);
  focus_row (self, subject->index);
}

static void
delete_cb (GtkWidget *button, TcBranchesWindow *self)
{
  guint index;
  const TcTreeRow *row = get_row_of (self, button, &index);
  guint n_own = row->is_bookmark ? 0 : tc_session_count_own_moves (self->session, row->line);
  Subject *subject = subject_new (self, index);
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;

  if (n_own == 0) {
    agreed_cb (subject, NULL);
    subject_free (subject);
    return;
  }
  heading = g_strdup_printf (_ ("Delete the Branch “%s”?"), row->name);
  body = g_strdup_printf (
    ngettext ("%u move is on no other branch. It is lost, with the bookmarks and notes on it.",
              "%u moves are on no other branch. They are lost, with the bookmarks and notes on "
              "them.",
              n_own),
    n_own);
  tc_ask (GTK_WIDGET (self), heading, body, _ ("_Delete"), agreed_cb, subject, subject_free);
}

/* -- The window -------------------------------------------------------------------------------- */

static void
tc_branches_window_dispose (GObject *object)
{
  g_clear_object (&TC_BRANCHES_WINDOW (object)->session);
  g_clear_pointer (&TC_BRANCHES_WINDOW (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tc_branches_window_parent_class)->dispose (object);
}

static void
tc_branches_window_class_init (TcBranchesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_branches_window_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_BRANCHES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-branches-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcBranchesWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TcBranchesWindow, empty);
  gtk_widget_class_bind_template_child (widget_class, TcBranchesWindow, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tc_branches_window_init (TcBranchesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_dialog_keys_add (GTK_WINDOW (self));
}

GtkWindow *
tc_branches_window_new (GtkWindow *parent, TcSession *session)
{
  TcBranchesWindow *self = g_object_new (TC_TYPE_BRANCHES_WINDOW, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  if (tc_session_hides (session))
    adw_status_page_set_description (
      self->empty, _ ("New Branch in the menu of the game keeps the line of play that you are on "
                      "and begins another. Bookmark a position to find it again."));
  fill (self);

  return GTK_WINDOW (self);
}
