/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-umpire.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pages/play/tc-view-moves.h"

struct _TcPlayUmpire {
  TcPlayPart parent_instance;

  TcThing subject;
  char *name;  /* (nullable): of what is selected */
  char *place; /* (nullable): name of where the piece that is selected lies */
  char *owner; /* (nullable): name of who has the place that is selected */
  char *title; /* (nullable): what is selected, as a heading */
  GtkWidget *note;
  GtkLabel *hint;
  GtkListBox *list;
  GtkWidget *refusal;
  GtkLabel *refusal_label;
  gboolean refuses_number; /* what is said there is about one that was typed */
};

G_DEFINE_FINAL_TYPE (TcPlayUmpire, tc_play_umpire, TC_TYPE_PLAY_PART)

/* Moves of one verb that differ in one place: the target, or the number. */
typedef struct {
  TcPlayUmpire *self;  /* not owned: the row is its own */
  GArray *moves;       /* of TcMove */
  GtkWidget *chooser;  /* nullable: a drop-down list, or a number; not owned, likewise */
  GtkWidget *button;   /* likewise */
  GtkLabel *shown;     /* nullable: what a track shows at the step that is typed; likewise */
  guint n_now;         /* entries of the list that stand for how it is now: 0 or 1 */
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

/* What is said to the last change is not said above it as well. */
static void
shorten_hint (TcPlayUmpire *self, const char *why)
{
  if (*why != '\0' && self->title != NULL && strstr (gtk_label_get_label (self->hint), why) != NULL)
    gtk_label_set_label (self->hint, self->title);
}

/* Below the changes, not above them: the next click is to hit what the last one hit. */
static void
refuse (TcPlayUmpire *self, const char *why)
{
  self->refuses_number = FALSE;
  shorten_hint (self, why);
  gtk_label_set_label (self->refusal_label, why);
  gtk_widget_set_visible (self->refusal, *why != '\0');
}

/* The note is for one change; the next has its own. */
static void
change (TcPlayUmpire *self, const TcMove *move)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));
  g_autofree char *note = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->note)));
  g_autoptr (GError) error = NULL;

  refuse (self, "");
  if (tc_session_arrange (session, move, note, &error))
    gtk_editable_set_text (GTK_EDITABLE (self->note), "");
  else
    refuse (self, error->message);
}

static void
button_clicked_cb (Choice *choice)
{
  guint index = 0;
  TcMove move;

  if (GTK_IS_DROP_DOWN (choice->chooser))
    index = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice->chooser)) - choice->n_now;
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
  refuse (choice->self, message);
  choice->self->refuses_number = TRUE;
  return TRUE;
}

static void
number_changed_cb (Choice *choice)
{
  choice->is_refused = FALSE;
}

/* What was said to the last number is not about the next one. */
static void
entered_cb (Choice *choice)
{
  if (choice->self->refuses_number)
    refuse (choice->self, "");
}

/* GTK puts the last number back in place of one that is refused, and nothing before that. */
static void
changed_cb (Choice *choice)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (choice->chooser));
  g_autofree char *now =
    g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (choice->chooser)));

  if (*text != '\0' && !g_str_equal (text, now))
    entered_cb (choice);
}

/* The keys come into what is typed, or that becomes something else. */
static void
follow_entering (Choice *choice)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), choice);
  gtk_widget_add_controller (choice->chooser, focus);
  g_signal_connect_swapped (choice->chooser, "changed", G_CALLBACK (changed_cb), choice);
}

/* What is typed is a step; what counts is the number that stands there. */
static void
show_step (Choice *choice)
{
  GtkSpinButton *spin = GTK_SPIN_BUTTON (choice->chooser);
  TcMove move = g_array_index (choice->moves, TcMove, 0);
  g_autofree char *text = NULL;
  double min, max;
  gint64 value;
  gint number;

  gtk_spin_button_get_range (spin, &min, &max);
  if (g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (spin)), 10, (gint64) min,
                                (gint64) max, &value, NULL)) {
    move.value = (guint16) value;
    if (tc_umpire_read_step (get_ruleset (choice->self), &move, &number))
      /* Translators: the number on a track at the step that is chosen */
      text = g_strdup_printf (_ ("shows %d"), number);
  }
  gtk_label_set_label (choice->shown, text != NULL ? text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}

/* How it is now is no change. */
static void
target_chosen_cb (Choice *choice)
{
  gtk_widget_set_sensitive (
    choice->button, gtk_drop_down_get_selected (GTK_DROP_DOWN (choice->chooser)) >= choice->n_now);
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

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

/* The name of what is done, and below it what the number means, where it is a step. */
static GtkWidget *
create_words (Choice *choice, const char *title)
{
  TcMove move = g_array_index (choice->moves, TcMove, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gint number;

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, choice->chooser == NULL || !GTK_IS_DROP_DOWN (choice->chooser));
  gtk_widget_set_visible (box, *title != '\0');
  gtk_box_append (GTK_BOX (box), create_label (title));
  if (!GTK_IS_SPIN_BUTTON (choice->chooser) ||
      !tc_umpire_read_step (get_ruleset (choice->self), &move, &number))
    return box;
  choice->shown = GTK_LABEL (create_label (""));
  gtk_widget_add_css_class (GTK_WIDGET (choice->shown), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (choice->shown), "caption");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (choice->shown));
  return box;
}

static void
follow_chooser (Choice *choice)
{
  if (GTK_IS_DROP_DOWN (choice->chooser)) {
    g_signal_connect_swapped (choice->chooser, "notify::selected", G_CALLBACK (target_chosen_cb),
                              choice);
    target_chosen_cb (choice);
  } else if (GTK_IS_SPIN_BUTTON (choice->chooser)) {
    g_signal_connect (choice->chooser, "input", G_CALLBACK (input_cb), choice);
    g_signal_connect_swapped (choice->chooser, "value-changed", G_CALLBACK (number_changed_cb),
                              choice);
    follow_entering (choice);
  }
  if (choice->shown == NULL)
    return;
  g_signal_connect_swapped (choice->chooser, "changed", G_CALLBACK (show_step), choice);
  show_step (choice);
}

static Choice *
make_choice (TcPlayUmpire *self, GArray *moves, GtkWidget *chooser, guint n_now)
{
  Choice *choice = g_new0 (Choice, 1);

  choice->self = self;
  choice->moves = g_array_ref (moves);
  choice->chooser = chooser;
  choice->n_now = n_now;
  return choice;
}

/* A row with the name of what is done, with what, and a button that does it. Takes @choice. */
static void
add_row (TcPlayUmpire *self, Choice *choice, const char *title, const char *verb)
{
  GtkWidget *box = create_row ();
  GtkWidget *chooser = choice->chooser;
  g_autofree char *name = g_strdup_printf ("%s: %s", title, verb);

  choice->button = gtk_button_new_with_label (verb);
  gtk_box_append (GTK_BOX (box), create_words (choice, title));
  if (chooser != NULL) {
    gtk_widget_set_hexpand (chooser, GTK_IS_DROP_DOWN (chooser));
    gtk_widget_set_valign (chooser, GTK_ALIGN_CENTER);
    gtk_accessible_update_property (GTK_ACCESSIBLE (chooser), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    -1);
    gtk_box_append (GTK_BOX (box), chooser);
  }
  follow_chooser (choice);
  gtk_widget_set_valign (choice->button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  g_object_set_data_full (G_OBJECT (box), "choice", choice, choice_free);
  g_signal_connect_swapped (choice->button, "clicked", G_CALLBACK (button_clicked_cb), choice);
  gtk_box_append (GTK_BOX (box), choice->button);
  gtk_list_box_append (self->list, box);
}

/* @now (nullable): how it is now, which is chosen until there is a choice. It is no move, unless
 * something brings it about that the name does not say. */
static void
add_targets (TcPlayUmpire *self,
             const char *title,
             GArray *moves,
             const char *now,
             const char *verb)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = moves->len;
  GtkWidget *chooser = NULL;
  guint n_now;

  for (guint i = 0; i < moves->len; i++) {
    const char *name = get_name (self, g_array_index (moves, TcMove, i).target);

    gtk_string_list_append (names, name);
    if (selected == moves->len && g_strcmp0 (name, now) == 0)
      selected = i;
  }
  n_now = now != NULL && selected == moves->len ? 1 : 0;
  if (n_now > 0)
    gtk_string_list_splice (names, 0, 0, (const char *const[]){ now, NULL });
  chooser =
    gtk_drop_down_new (G_LIST_MODEL (g_object_ref (names)),
                       gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (chooser), moves->len > 8);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (chooser), selected < moves->len ? selected : 0);
  add_row (self, make_choice (self, moves, chooser, n_now), title, verb);
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
add_number (TcPlayUmpire *self, TcThing subject, GArray *moves)
{
  TcMove move = g_array_index (moves, TcMove, 0);
  const char *name = get_name (self, move.target != TC_THING_NONE ? move.target : subject);
  g_autofree char *title = NULL;
  gint number;

  if (tc_umpire_read_step (get_ruleset (self), &move, &number))
    /* Translators: the name of a track */
    title = g_strdup_printf (_ ("%s, step"), name);
  add_row (self, make_choice (self, moves, create_number (moves), 0), title != NULL ? title : name,
           _ ("Set"));
}

static void
add_changes (TcPlayUmpire *self, TcThing subject, GArray *moves)
{
  switch (g_array_index (moves, TcMove, 0).verb) {
  case TC_VERB_PUT:
    add_targets (self, _ ("Place"), moves, self->place, _ ("Put"));
    break;
  case TC_VERB_TURN:
    add_row (self, make_choice (self, moves, NULL, 0), _ ("Other side"), _ ("Turn Over"));
    break;
  case TC_VERB_GIVE:
    add_targets (self, _ ("Owner"), moves, self->owner, _ ("Give"));
    break;
  default:
    add_number (self, subject, moves);
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

/* A deck and the like are no things of the game; what belongs to no piece or place may still be
 * listed. */
static void
hint_at_nothing (TcPlayUmpire *self)
{
  TcGame *game = tc_session_get_game (tc_play_part_get_session (TC_PLAY_PART (self)));
  g_autofree char *text = NULL;

  if (has_rows (self))
    /* Translators: the name of a deck or a box */
    text = g_strdup_printf (_ ("Nothing can be changed about %s itself. What belongs to no single "
                               "piece or place is set here."),
                            self->name);
  else
    text = tc_umpire_dup_why_none (get_ruleset (self), tc_game_get_state (game), self->name);
  gtk_label_set_label (self->hint, text);
}

static void
update_hint (TcPlayUmpire *self)
{
  if (self->name == NULL)
    gtk_label_set_label (self->hint,
                         _ ("Drag a piece to where you want it, or select a piece or a place. "
                            "What is only counted, such as cubes, is set as a number there."));
  else if (self->subject != TC_THING_NONE && has_rows (self))
    gtk_label_set_label (self->hint, self->title);
  else
    hint_at_nothing (self);
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

/* -- What is selected -------------------------------------------------------------------------- */

/* What lies or is at @key, or TC_THING_NONE. */
static TcThing
find_thing (const TcView *view, const char *key)
{
  const TcViewToken *token = tc_view_find_token (view, key);
  const TcViewContainer *container = tc_view_find_container (view, key);

  if (token != NULL)
    return token->thing;

  return container != NULL ? container->thing : TC_THING_NONE;
}

/* A piece may be dropped on another one: where that lies is meant. */
static const char *
find_place_key (const TcView *view, const char *key)
{
  const TcViewToken *token = tc_view_find_token (view, key);

  return token != NULL ? token->container : key;
}

static void
set_names (TcPlayUmpire *self, const TcView *view, const char *key, const char *place_key)
{
  const TcViewContainer *place = tc_view_find_container (view, place_key);
  const TcViewOwner *owner = NULL;

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->owner, g_free);
  g_clear_pointer (&self->title, g_free);
  if (*key == '\0')
    return;
  self->name = self->subject != TC_THING_NONE
                 ? g_strdup (tc_ruleset_get_thing (get_ruleset (self), self->subject)->phrase)
                 : g_strdup (tc_view_get_name (view, place_key));
  self->title = tc_umpire_dup_title (get_ruleset (self), tc_view_find_token (view, key),
                                     self->subject != TC_THING_NONE ? get_name (self, self->subject)
                                                                    : self->name);
  if (place == NULL)
    return;
  self->place = g_strdup (place->name);
  if (place->owner != NULL && *place->owner != '\0')
    owner = tc_view_find_owner (view, place->owner);
  self->owner = g_strdup (owner != NULL ? owner->name : _ ("Nobody"));
}

/* A row of steps in a box stands for the piece whose track it is. */
static const char *
find_piece_key (const TcView *view, const char *key)
{
  const TcViewContainer *row = tc_view_find_container (view, key);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  if (row == NULL || *row->within == '\0' || row->thing == TC_THING_NONE)
    return key;
  for (guint i = 0; i < n; i++)
    if (tokens[i].thing == row->thing)
      return tokens[i].key;
  return key;
}

/* What is only counted, as a cube is, changes with where it lies. */
void
tc_play_umpire_show (TcPlayUmpire *self, const TcView *view, const char *key)
{
  const char *place_key;

  g_return_if_fail (TC_IS_PLAY_UMPIRE (self) && view != NULL && key != NULL);

  key = find_piece_key (view, key);
  place_key = find_place_key (view, key);
  self->subject = find_thing (view, key);
  if (self->subject == TC_THING_NONE)
    self->subject = find_thing (view, place_key);
  set_names (self, view, key, place_key);
  refuse (self, "");
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    fill (self);
}

/* Of what has no name of its own. */
static void
refuse_to_put (TcPlayUmpire *self, const TcView *view, const char *subject)
{
  const TcState *state =
    tc_game_get_state (tc_session_get_game (tc_play_part_get_session (TC_PLAY_PART (self))));
  const char *place_key = find_place_key (view, subject);
  g_autofree char *why = NULL;

  if (find_thing (view, place_key) != TC_THING_NONE)
    why = g_strdup (_ ("What is only counted is not put anywhere: select its place, and set how "
                       "many there are."));
  else
    why = tc_umpire_dup_why_none (get_ruleset (self), state, tc_view_get_name (view, place_key));
  refuse (self, why);
}

void
tc_play_umpire_put (TcPlayUmpire *self, const TcView *view, const char *subject, const char *target)
{
  TcMove move = tc_move_make (TC_VERB_PUT, find_thing (view, subject),
                              find_thing (view, find_place_key (view, target)), 0);

  g_return_if_fail (TC_IS_PLAY_UMPIRE (self));

  if (*target == '\0')
    return;
  if (move.subject != TC_THING_NONE)
    change (self, &move);
  else
    refuse_to_put (self, view, subject);
}

static void
tc_play_umpire_finalize (GObject *object)
{
  TcPlayUmpire *self = TC_PLAY_UMPIRE (object);

  g_free (self->name);
  g_free (self->place);
  g_free (self->owner);
  g_free (self->title);
  G_OBJECT_CLASS (tc_play_umpire_parent_class)->finalize (object);
}

static void
tc_play_umpire_class_init (TcPlayUmpireClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_play_umpire_finalize;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-umpire.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, note);
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, hint);
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, list);
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, refusal);
  gtk_widget_class_bind_template_child (widget_class, TcPlayUmpire, refusal_label);
}

static void
tc_play_umpire_init (TcPlayUmpire *self)
{
  self->subject = TC_THING_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
