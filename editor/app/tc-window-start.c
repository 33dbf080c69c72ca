/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a window begins: the welcome while it has no scenario, and the tour around it. */

#include <glib/gi18n.h>

#include "app/tc-window-private.h"
#include "pages/play/tc-play-log.h"
#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-seats.h"

/* -- Welcome ----------------------------------------------------------------------------------- */

static void
update_side (TcWindow *self)
{
  gboolean is_wanted =
    !self->is_welcoming || gtk_widget_get_first_child (GTK_WIDGET (self->messages)) != NULL;

  gtk_widget_set_visible (self->side, is_wanted);
}

void
tc_window_update_welcome (TcWindow *self)
{
  gboolean is_welcoming = tc_document_get_source (self->document) == NULL &&
                          tc_document_get_work (self->document) == NULL;

  if (self->is_welcoming == is_welcoming)
    return;
  self->is_welcoming = is_welcoming;
  gtk_widget_set_visible (GTK_WIDGET (self->welcome), is_welcoming);
  gtk_widget_set_visible (self->problems_paned, !is_welcoming);
  gtk_widget_set_visible (GTK_WIDGET (self->sections), !is_welcoming);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.play", !is_welcoming);
  g_object_notify (G_OBJECT (self), "show-inspector");
  update_side (self);
  if (is_welcoming && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->welcome));
}

void
tc_window_add_welcome (TcWindow *self)
{
  self->shown_messages = gtk_widget_observe_children (GTK_WIDGET (self->messages));
  g_signal_connect_object (self->shown_messages, "items-changed", G_CALLBACK (update_side), self,
                           G_CONNECT_SWAPPED);
  /* Another window may have taken up, or left, what is offered here. */
  g_signal_connect_object (self, "notify::is-active", G_CALLBACK (tc_welcome_look_for_games),
                           self->welcome, G_CONNECT_SWAPPED);
  tc_window_update_welcome (self);
}

/* (transfer full) (nullable): what the tour leads around when nothing is open: the scenario that
 * the first system was made for, else the first there is. */
static char *
dup_first_path (void)
{
  char *path = tc_shipped_find (tc_systems_list ()[0]->id);
  g_auto (GStrv) names = NULL;

  if (path != NULL)
    return path;
  names = tc_shipped_list ();

  return names[0] != NULL ? tc_shipped_find (names[0]) : NULL;
}

/* -- Tour -------------------------------------------------------------------------------------- */

static GtkWidget *
find_sections (TcWindow *self)
{
  return GTK_WIDGET (self->sections);
}

static GtkWidget *
find_page (TcWindow *self)
{
  return gtk_stack_get_visible_child (self->pages);
}

static GtkWidget *
find_inspector (TcWindow *self)
{
  g_object_set (self, "show-inspector", TRUE, NULL);

  return GTK_WIDGET (self->inspector);
}

static GtkWidget *
find_undo (TcWindow *self)
{
  return gtk_widget_get_parent (self->undo_button);
}

static GtkWidget *
find_save (TcWindow *self)
{
  return self->save_button;
}

static GtkWidget *
find_problems (TcWindow *self)
{
  return self->problems_button;
}

static GtkWidget *
find_play (TcWindow *self)
{
  return self->play_button;
}

static GtkWidget *
find_menu (TcWindow *self)
{
  return GTK_WIDGET (self->menu_button);
}

/* (nullable) */
static GtkWidget *
find_within (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *each = gtk_widget_get_first_child (widget); found == NULL && each != NULL;
       each = gtk_widget_get_next_sibling (each))
    found = find_within (each, type);

  return found;
}

static GtkWidget *
find_moves (TcWindow *self)
{
  return find_within (find_page (self), TC_TYPE_PLAY_MOVES);
}

static GtkWidget *
find_seats (TcWindow *self)
{
  return find_within (find_page (self), TC_TYPE_PLAY_SEATS);
}

static GtkWidget *
find_log (TcWindow *self)
{
  return find_within (find_page (self), TC_TYPE_PLAY_LOG);
}

/* Together about two minutes to read. @page: (nullable): where the target is; "" for the first. */
static const struct {
  const char *page;
  GtkWidget *(*find) (TcWindow *self);
  const char *title;
  const char *text;
} steps[] = {
  { "", find_sections, N_ ("Pages"),
    N_ ("Each page shows one part of the scenario: its board, tables, counters, setups, rules, and "
        "the text itself. Click one, or press Ctrl and its number.") },
  { "", find_page, N_ ("Look"),
    N_ (
      "Click something to select it. On a board, drag to move around, turn the wheel to zoom, and "
      "use the arrow keys to go from place to place.") },
  { "", find_inspector, N_ ("Change"),
    N_ ("The inspector shows everything about the selection, what it means and where the value "
        "comes from. Change a value here: every page follows at once.") },
  { "", find_undo, N_ ("Undo"),
    N_ (
      "Nothing is lost: undo and redo any change. The arrow beside them lists all steps, and goes "
      "to any of them.") },
  { "", find_save, N_ ("Save"),
    N_ ("Saving writes only what you changed. Every other line of the file stays exactly as it "
        "was.") },
  { "", find_problems, N_ ("Problems"),
    N_ ("The scenario is checked while you work. This lists every problem with its place, the "
        "reason, and often a fix. A check mark means that it can be played.") },
  { "source", find_page, N_ ("The text"),
    N_ ("The text is the document: you can edit it here, too. It is always in step with the other "
        "pages.") },
  { NULL, find_play, N_ ("Play"),
    N_ ("This plays what you have just edited, saved or not, by the real rules. Let us have a "
        "look.") },
  { "play", find_moves, N_ ("Legal moves"),
    N_ ("Everything that you may do now. Type to search, point at a move to see it on the board, "
        "double-click to make it. Or drag a counter: what is illegal shows the rule that forbids "
        "it.") },
  { "play", find_seats, N_ ("Players"),
    N_ ("Every seat can be yours or a bot’s. Step lets a bot make one move; Let Bots Play "
        "goes on until it is your turn.") },
  { "play", find_log, N_ ("Log"),
    N_ (
      "What has happened, with every die that was rolled. You can go back to any line and play on "
      "from there.") },
  { NULL, find_menu, N_ ("The menu"),
    N_ ("New scenarios and variants, keyboard shortcuts, the welcome, and this tour are here. Have "
        "fun!") },
};

/* (nullable): what the step points at, on its page; one that this scenario has not is left out. */
static GtkWidget *
go_to (TcWindow *self, guint step)
{
  const char *name = steps[step].page;

  if (name != NULL && *name == '\0')
    tc_window_show_nth_page (self, 0);
  else if (name != NULL)
    tc_window_show_page (self, tc_window_get_page (self, name));

  return steps[step].find (self);
}

static void
show_step (TcWindow *self, guint step)
{
  self->tour_step = step;
  tc_tour_show (self->tour, step + 1, G_N_ELEMENTS (steps), _ (steps[step].title),
                _ (steps[step].text), go_to (self, step));
}

static void
leave (TcWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);

  tc_tour_hide (self->tour);
  if (page != NULL)
    gtk_widget_grab_focus (page);
}

static void
stepped_cb (TcWindow *self, int direction)
{
  guint step = self->tour_step;

  if (direction < 0 && step > 0)
    show_step (self, step - 1);
  else if (direction > 0 && step + 1 < G_N_ELEMENTS (steps))
    show_step (self, step + 1);
  else
    leave (self);
}

/* Whatever has the keys: what is under the card may be tried meanwhile. */
static gboolean
key_pressed_cb (TcWindow *self, guint key)
{
  if (key != GDK_KEY_Escape || !tc_tour_is_shown (self->tour))
    return GDK_EVENT_PROPAGATE;
  leave (self);

  return GDK_EVENT_STOP;
}

void
tc_window_add_tour (TcWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  tc_tour_set_overlay (self->tour, self->overlay, self->tour_ring);
  g_signal_connect_object (self->tour, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tour, "left", G_CALLBACK (leave), self, G_CONNECT_SWAPPED);
}

void
tc_window_begin_tour (TcWindow *self)
{
  if (!self->wants_tour || tc_document_get_scenario (self->document) == NULL)
    return;
  self->wants_tour = FALSE;
  show_step (self, 0);
}

void
tc_window_start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  g_autofree char *path = NULL;

  if (g_str_equal (name, "win.welcome")) {
    tc_window_show_welcome (self);
    return;
  }
  if (g_str_equal (name, "win.show-shipped")) {
    tc_window_show_shipped (self);
    return;
  }
  self->wants_tour = TRUE;
  path = self->is_welcoming ? dup_first_path () : NULL;
  if (path != NULL)
    tc_window_open (self, path);
  tc_window_begin_tour (self);
}
