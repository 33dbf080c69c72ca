/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-umpire.h"

#include <glib/gi18n.h>

struct _TcPlayUmpire {
  TcPlayPart parent_instance;

  TcThing subject;
  GtkWidget *note;
  GtkLabel *hint;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TcPlayUmpire, tc_play_umpire, TC_TYPE_PLAY_PART)

enum { REFUSED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* Moves of one verb that differ in one place: the target, or the number. */
typedef struct {
  TcPlayUmpire *self;  /* not owned: the row is its own */
  GArray *moves;       /* of TcMove */
  GtkWidget *chooser;  /* nullable: a drop-down list, or a number; not owned, likewise */
  gboolean is_refused; /* what was typed into it last is no number that it can have */
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_array_unref (choice->moves);
  g_free (choice);
}

static TcRuleset *
get_ruleset (TcPlayUmpire *self)
{
  return tc_game_get_ruleset (tc_session_get_game (tc_play_part_get_session (TC_PLAY_PART (self))));
}

static const char *
get_name (TcPlayUmpire *self, TcThing thing)
{
  return thing != TC_THING_NONE ? tc_ruleset_get_thing (get_ruleset (self), thing)->name
                                : _ ("Nobody");
}

/* The note is for one change; the next has its own. */
static void
change (TcPlayUmpire *self, const TcMove *move)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));
  g_autofree char *note = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->note)));
  g_autoptr (GError) error = NULL;

  if (tc_session_arrange (session, move, note, &error))
    gtk_editable_set_text (GTK_EDITABLE (self->note), "");
  else
    g_signal_emit (self, signals[REFUSED], 0, error->message);
}

static void
button_clicked_cb (Choice *choice)
{
  guint index = 0;
  TcMove move;

  if (GTK_IS_DROP_DOWN (choice->chooser))
    index = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice->chooser));
  if (index >= choice->moves->len)
    return;
  move = g_array_index (choice->moves, TcMove, index);
  if (GTK_IS_SPIN_BUTTON (choice->chooser)) {
    gtk_spin_button_update (GTK_SPIN_BUTTON (choice->chooser));
    if (choice->is_refused) {
      choice->is_refused = FALSE; /* and that was said */
      return;
    }
    move.value = (guint16) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (choice->chooser));
  }
  change (choice->self, &move);
}

/* GTK would take the nearest number for one that is too high or too low. */
static int
input_cb (GtkSpinButton *spin, double *out_value, Choice *choice)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  g_autofree char *message = NULL;
  double min, max;
  gint64 value;

  gtk_spin_button_get_range (spin, &min, &max);
  if (g_ascii_string_to_signed (text, 10, (gint64) min, (gint64) max, &value, NULL)) {
    *out_value = (double) value;
    return TRUE;
  }
  *out_value = gtk_spin_button_get_value (spin);
  choice->is_refused = TRUE;
  message = g_strdup_printf (_ ("Only a number from %.0f to %.0f is possible here."), min, max);
  g_signal_emit (choice->self, signals[REFUSED], 0, message);
  return TRUE;
}

static void
number_changed_cb (Choice *choice)
{
  choice->is_refused = FALSE;
}

/* -- Rows -------------------------------------------------------------------------------------- */

static GtkWidget *
create_row (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_margin_start (box, 8);
  gtk_widget_set_margin_end (box, 8);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  return box;
}

/* A row with the name of what is done, with what, and a button that does it. */
static void
add_row (TcPlayUmpire *self, const char *title, GArray *moves, GtkWidget *chooser, const char *verb)
{
  Choice *choice = g_new0 (Choice, 1);
  GtkWidget *box = create_row ();
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *button = gtk_button_new_with_label (verb);
  g_autofree char *name = g_strdup_printf ("%s: %s", title, verb);

  choice->self = self;
  choice->moves = g_array_ref (moves);
  choice->chooser = chooser;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, chooser == NULL || !GTK_IS_DROP_DOWN (chooser));
  gtk_widget_set_visible (label, *title != '\0');
  gtk_box_append (GTK_BOX (box), label);
  if (chooser != NULL) {
    gtk_widget_set_hexpand (chooser, GTK_IS_DROP_DOWN (chooser));
    gtk_widget_set_valign (chooser, GTK_ALIGN_CENTER);
    gtk_accessible_update_property (GTK_ACCESSIBLE (chooser), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    -1);
    gtk_box_append (GTK_BOX (box), chooser);
  }
  if (GTK_IS_SPIN_BUTTON (chooser)) {
    g_signal_connect (chooser, "input", G_CALLBACK (input_cb), choice);
    g_signal_connect_swapped (chooser, "value-changed", G_CALLBACK (number_changed_cb), choice);
  }
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (box), "choice", choice, choice_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (button_clicked_cb), choice);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_box_append (self->list, box);
}

static GtkWidget *
create_targets (TcPlayUmpire *self, GArray *moves)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *chooser = NULL;

  for (guint i = 0; i < moves->len; i++)
    gtk_string_list_append (names, get_name (self, g_array_index (moves, TcMove, i).target));
  chooser =
    gtk_drop_down_new (G_LIST_MODEL (g_object_ref (names)),
                       gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (chooser), moves->len > 8);
  return chooser;
}

/* The number that it has now is the one that is missing: between the others, or beside them. */
static guint
find_number (GArray *moves)
{
  guint first = g_array_index (moves, TcMove, 0).value;

  for (guint i = 1; i < moves->len; i++)
    if (g_array_index (moves, TcMove, i).value != first + i)
      return first + i;
  return first == 1 ? 0 : first + moves->len;
}

static GtkWidget *
create_number (GArray *moves)
{
  guint now = find_number (moves);
  guint first = MIN (now, g_array_index (moves, TcMove, 0).value);
  guint last = MAX (now, g_array_index (moves, TcMove, moves->len - 1).value);
  GtkWidget *chooser = gtk_spin_button_new_with_range (first, last, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (chooser), now);
  return chooser;
}

static void
add_changes (TcPlayUmpire *self, TcThing subject, GArray *moves)
{
  switch (g_array_index (moves, TcMove, 0).verb) {
  case TC_VERB_PUT:
    add_row (self, _ ("Place"), moves, create_targets (self, moves), _ ("Put"));
    break;
  case TC_VERB_TURN:
    add_row (self, _ ("Other side"), moves, NULL, _ ("Turn Over"));
    break;
  case TC_VERB_GIVE:
    add_row (self, _ ("Owner"), moves, create_targets (self, moves), _ ("Give"));
    break;
  default:
    if (g_array_index (moves, TcMove, 0).target != TC_THING_NONE)
      subject = g_array_index (moves, TcMove, 0).target;
    add_row (self, get_name (self, subject), moves, create_number (moves), _ ("Set"));
  }
}

static gboolean
is_alike (const TcMove *a, const TcMove *b)
{
  return a->verb == b->verb && (a->verb != TC_VERB_SET || a->target == b->target);
}

static void
add_subject (TcPlayUmpire *self, TcThing subject)
{
  TcGame *game = tc_session_get_game (tc_play_part_get_session (TC_PLAY_PART (self)));
  g_autoptr (GArray) all = tc_umpire_list (get_ruleset (self), tc_game_get_state (game), subject);
  guint i = 0;

  while (i < all->len) {
    const TcMove *first = &g_array_index (all, TcMove, i);
    g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TcMove));

    for (; i < all->len && is_alike (first, &g_array_index (all, TcMove, i)); i++)
      g_array_append_val (moves, g_array_index (all, TcMove, i));
    add_changes (self, subject, moves);
  }
}

/* -- What is shown ----------------------------------------------------------------------------- */

static gboolean
has_rows (TcPlayUmpire *self)
{
  return gtk_list_box_get_row_at_index (self->list, 0) != NULL;
}

static void
update_hint (TcPlayUmpire *self)
{
  if (self->subject == TC_THING_NONE)
    gtk_label_set_label (self->hint,
                         _ ("Drag a piece to where you want it, or select a piece or a place. "
                            "What is only counted, such as cubes, is set as a number there."));
  else if (has_rows (self))
    gtk_label_set_label (self->hint, get_name (self, self->subject));
  else {
    /* Translators: the name of a piece or a place */
    g_autofree char *text =
      g_strdup_printf (_ ("Nothing can be changed about %s now. While something is being set up or "
                          "resolved, nothing can."),
                       get_name (self, self->subject));

    gtk_label_set_label (self->hint, text);
  }
}

static void
fill (TcPlayUmpire *self)
{
  const TcRuleset *ruleset = get_ruleset (self);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  if (self->subject != TC_THING_NONE)
    add_subject (self, self->subject);
  for (guint i = 0; self->subject == TC_THING_NONE && i < tc_ruleset_get_n_sides (ruleset); i++)
    add_subject (self, tc_ruleset_get_side (ruleset, i));
  gtk_widget_set_visible (GTK_WIDGET (self->list), has_rows (self));
  update_hint (self);
}

void
tc_play_umpire_show (TcPlayUmpire *self, TcThing subject)
{
  g_return_if_fail (TC_IS_PLAY_UMPIRE (self));

  self->subject = subject;
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    fill (self);
}

void
tc_play_umpire_put (TcPlayUmpire *self, TcThing subject, TcThing target)
{
  TcMove move = tc_move_make (TC_VERB_PUT, subject, target, 0);

  g_return_if_fail (TC_IS_PLAY_UMPIRE (self));

  change (self, &move);
}

static void
tc_play_umpire_class_init (TcPlayUmpireClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[REFUSED] = g_signal_new ("refused", TC_TYPE_PLAY_UMPIRE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-umpire.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, note);
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, hint);
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, list);
}

static void
tc_play_umpire_init (TcPlayUmpire *self)
{
  self->subject = TC_THING_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
