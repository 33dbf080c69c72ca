/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-message.h"

#include <string.h>

/* Time to notice it, and to read it. */
#define BASE_MS       4000
#define PER_LETTER_MS 40
#define UNDO_MS       12000 /* more: to see what has become of it, and decide */
#define MAX_SHOWN     3

#define ZERO_WIDTH_SPACE 0x200b

struct _TcMessage {
  AdwBin parent_instance;

  GtkLabel *text;
  GtkWidget *undo;
  GtkEventController *pointer;
  GtkWidget *before; /* weak, nullable: what had the keys when it was shown */
  char *kind;        /* nullable: the next of this kind takes its place */
  gboolean stays;
  guint timeout; /* id */
};

G_DEFINE_FINAL_TYPE (TcMessage, tc_message, ADW_TYPE_BIN)

/* (nullable): what has the keys in the window of @widget. */
static GtkWidget *
get_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Left to itself GTK gives the keys of a message that goes to whatever comes next. */
static void
leave (TcMessage *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *focus = get_focus (GTK_WIDGET (self));
  gboolean has_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  g_autoptr (GtkWidget) before = self->before != NULL ? g_object_ref (self->before) : NULL;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (parent != NULL)
    gtk_box_remove (GTK_BOX (parent), GTK_WIDGET (self));
  if (has_focus && before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
}

static gboolean
timeout_cb (gpointer user_data)
{
  TcMessage *self = user_data;

  if (gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->pointer)))
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  leave (self);

  return G_SOURCE_REMOVE;
}

static void
close_cb (TcMessage *self)
{
  leave (self);
}

static void
tc_message_dispose (GObject *object)
{
  TcMessage *self = TC_MESSAGE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_weak_pointer (&self->before);
  g_clear_pointer (&self->kind, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), TC_TYPE_MESSAGE);
  G_OBJECT_CLASS (tc_message_parent_class)->dispose (object);
}

static void
tc_message_class_init (TcMessageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_message_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-message.ui");
  gtk_widget_class_bind_template_child (widget_class, TcMessage, text);
  gtk_widget_class_bind_template_child (widget_class, TcMessage, pointer);
  gtk_widget_class_bind_template_child (widget_class, TcMessage, undo);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
tc_message_init (TcMessage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* (nullable): the oldest in @box that may go, when there are more than there is room for. */
static TcMessage *
find_surplus (GtkBox *box)
{
  GtkWidget *oldest = NULL;
  guint n = 0;

  for (GtkWidget *each = gtk_widget_get_first_child (GTK_WIDGET (box)); each != NULL;
       each = gtk_widget_get_next_sibling (each)) {
    n++;
    if (oldest == NULL || (TC_MESSAGE (oldest)->stays && !TC_MESSAGE (each)->stays))
      oldest = each;
  }

  return n > MAX_SHOWN ? TC_MESSAGE (oldest) : NULL;
}

static gboolean
is_outdated (TcMessage *self, const char *kind, const char *text)
{
  return (kind != NULL && g_strcmp0 (self->kind, kind) == 0) ||
         g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self->text)), text) == 0;
}

/* What is said again need not be read twice, and what is no longer so not at all. */
static void
forget (GtkBox *box, const char *kind, const char *text)
{
  GtkWidget *next;

  for (GtkWidget *each = gtk_widget_get_first_child (GTK_WIDGET (box)); each != NULL; each = next) {
    next = gtk_widget_get_next_sibling (each);
    if (is_outdated (TC_MESSAGE (each), kind, text))
      leave (TC_MESSAGE (each));
  }
}

static void
remember_focus (TcMessage *self, GtkWidget *box)
{
  GtkWidget *focus = get_focus (box);
  GtkWidget *other = focus != NULL ? gtk_widget_get_ancestor (focus, TC_TYPE_MESSAGE) : NULL;

  g_set_weak_pointer (&self->before, other != NULL ? TC_MESSAGE (other)->before : focus);
}

/* (transfer full): @text, whose names of files may be broken where their parts end, and not in
 * mid-word. */
static char *
dup_breakable (const char *text)
{
  GString *breakable = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++) {
    g_string_append_c (breakable, *c);
    if (strchr ("-_./", *c) != NULL && g_ascii_isalnum (c[1]))
      g_string_append_unichar (breakable, ZERO_WIDTH_SPACE);
  }

  return g_string_free (breakable, FALSE);
}

/* @text is what is read aloud and copied from the tooltip, without what breaks it. */
static void
set_text (TcMessage *self, const char *text)
{
  g_autofree char *breakable = dup_breakable (text);

  gtk_label_set_label (self->text, breakable);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* A line: names of files may hold line ends, and GTK 4.8 measures several lines beside a button in
 * two ways, by their baselines when it has a width and without them when it has none. */
static TcMessage *
show (GtkBox *box, const char *kind, const char *said, gboolean stays, gboolean has_undo)
{
  g_autofree char *text = tc_letter_dup_printable (said, -1);
  TcMessage *self = g_object_new (TC_TYPE_MESSAGE, NULL);
  TcMessage *surplus;

  forget (box, kind, text);
  remember_focus (self, GTK_WIDGET (box));
  set_text (self, text);
  gtk_widget_set_visible (self->undo, has_undo);
  self->kind = g_strdup (kind);
  self->stays = stays;
  gtk_box_append (box, GTK_WIDGET (self));
  if (!stays)
    self->timeout = g_timeout_add (
      (has_undo ? UNDO_MS : BASE_MS) + PER_LETTER_MS * g_utf8_strlen (text, -1), timeout_cb, self);
  surplus = find_surplus (box);
  if (surplus != NULL)
    leave (surplus);

  return self;
}

void
tc_message_show (GtkBox *box, const char *text, gboolean stays)
{
  g_return_if_fail (GTK_IS_BOX (box) && text != NULL);

  show (box, NULL, text, stays, FALSE);
}

void
tc_message_replace (GtkBox *box, const char *kind, const char *text)
{
  g_return_if_fail (GTK_IS_BOX (box) && kind != NULL && text != NULL);

  show (box, kind, text, FALSE, FALSE);
}

void
tc_message_forget (GtkBox *box, const char *kind)
{
  g_return_if_fail (GTK_IS_BOX (box) && kind != NULL);

  forget (box, kind, NULL);
}

void
tc_message_show_edit (GtkBox *box, const char *text, TcDocument *document)
{
  g_return_if_fail (GTK_IS_BOX (box) && text != NULL && TC_IS_DOCUMENT (document));

  g_signal_connect_object (document, "text-changed", G_CALLBACK (leave),
                           show (box, NULL, text, FALSE, TRUE), G_CONNECT_SWAPPED);
}
