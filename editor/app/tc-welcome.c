/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-welcome.h"

#include <glib/gi18n.h>
#include <tc-core.h>

#include "app/tc-starter.h"
#include "document/tc-search.h"
#include "pages/play/tc-left-game.h"
#include "pages/play/tc-play-origin.h"
#include "widgets/tc-label.h"
#include "widgets/tc-shown-path.h"

#define MAX_RECENT      5
#define MAX_TITLE_LINES 2
#define MAX_ABOUT_LINES 3
#define SHIPPED_MARGIN  12 /* above the heading when it is scrolled to */

struct _TcWelcome {
  AdwBin parent_instance;

  GListStore *starters;      /* of TcStarter */
  GtkFilterListModel *found; /* of them, those that hold what is searched for */
  char **words;              /* searched for; empty: all are shown */
  GtkStringList *recent;     /* paths */
  GListStore *games;         /* of TcLeftGame */
  char *draft_folder;        /* nullable: no games are offered */
  GCancellable *cancellable; /* nullable: of the search that is going on */
  gboolean has_all;          /* starters are complete */

  GtkWidget *shipped_heading;
  GtkEditable *search;
  GtkLabel *no_match;
  GtkFlowBox *cards;
  GtkListBox *games_list;
  GtkWidget *games_part;
  GtkListBox *recent_list;
  GtkWidget *recent_part;
  GtkWidget *open_button;
};

G_DEFINE_FINAL_TYPE (TcWelcome, tc_welcome, ADW_TYPE_BIN)

/* Longer than any line, so that all its lines are as long. */
static GtkWidget *
make_label (const char *text, const char *style, int n_lines)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), n_lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_widget_add_css_class (label, style);

  return label;
}

/* Its own size does not count: it fills what the card gives it. */
static GtkWidget *
make_picture (TcStarter *starter)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *picture = gtk_picture_new ();

  if (!tc_starter_is_blank (starter))
    gtk_picture_set_paintable (GTK_PICTURE (picture),
                               GDK_PAINTABLE (tc_starter_get_picture (starter)));
  gtk_widget_set_size_request (room, TC_STARTER_PICTURE_WIDTH / 2 - 16,
                               TC_STARTER_PICTURE_HEIGHT / 2);
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_COVER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), room);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), picture);
  gtk_widget_set_overflow (overlay, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (overlay, "starter-picture");

  return overlay;
}

static void
append_blank_lines (GtkWidget *box, const char *style, guint n)
{
  g_autofree char *text = g_strnfill (n - 1, '\n');
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), label);
}

/* As high as the longest words of a card. */
static GtkWidget *
make_room (gboolean has_game)
{
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  append_blank_lines (room, "heading", MAX_TITLE_LINES);
  if (has_game)
    append_blank_lines (room, "starter-game", 1);
  append_blank_lines (room, "dim-label", MAX_ABOUT_LINES + !has_game);
  gtk_widget_add_css_class (room, "starter-words");
  gtk_widget_set_can_target (room, FALSE);

  return room;
}

/* What is written on a card changes nothing of its size: others would move under the pointer. */
static GtkWidget *
put_into_room (GtkWidget *words)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *other = make_room (FALSE);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), make_room (TRUE));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), other);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (overlay), other, TRUE);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), words);
  gtk_widget_set_vexpand (overlay, TRUE);

  return overlay;
}

static GtkWidget *
make_words (TcStarter *starter, gboolean has_game)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (words),
                  make_label (tc_starter_get_title (starter), "heading", MAX_TITLE_LINES));
  if (has_game)
    gtk_box_append (GTK_BOX (words), make_label (tc_starter_get_game (starter), "starter-game", 1));
  gtk_box_append (GTK_BOX (words), make_label (tc_starter_get_about (starter), "dim-label",
                                               MAX_ABOUT_LINES + !has_game));
  gtk_widget_add_css_class (words, "starter-words");

  return put_into_room (words);
}

/* What a card does and is called. */
static void
set_up_button (GtkWidget *button, TcStarter *starter, gboolean has_game)
{
  g_autofree char *name = g_strconcat (tc_starter_get_title (starter), has_game ? ". " : "",
                                       has_game ? tc_starter_get_game (starter) : "", NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-recent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tc_starter_get_path (starter));
  gtk_widget_set_tooltip_text (button, tc_starter_get_about (starter));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tc_starter_get_about (starter), -1);
}

/* The button is what is pressed and has the keys, not the child of the flow box around it. */
static GtkWidget *
make_card (gpointer item, gpointer user_data)
{
  TcStarter *starter = item;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *child = gtk_flow_box_child_new ();
  gboolean has_game = !g_str_equal (tc_starter_get_title (starter), tc_starter_get_game (starter));

  gtk_box_append (GTK_BOX (box), make_picture (starter));
  gtk_box_append (GTK_BOX (box), make_words (starter, has_game));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "starter");
  if (tc_starter_is_blank (starter))
    gtk_widget_set_sensitive (button, FALSE);
  else
    set_up_button (button, starter, has_game);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);

  return child;
}

/* @action: (nullable): what pressing it does, with @target. */
static GtkWidget *
make_row (const char *icon,
          const char *title,
          const char *about,
          const char *action,
          const char *target)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (icon);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), action != NULL);
  if (action == NULL)
    return row;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", target);

  return row;
}

/* Where it lies, and whether it is a game. */
static char *
dup_about_recent (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *shown = tc_shown_path_dup (folder);

  if (tc_play_origin_is_game (path))
    /* TRANSLATORS: %s is a folder */
    return g_strdup_printf (_ ("Saved game in %s"), shown);
  return tc_shipped_contains (path) ? g_strdup (_ ("Comes with Turncoat"))
                                    : g_steal_pointer (&shown);
}

static GtkWidget *
make_recent_row (gpointer item, gpointer user_data)
{
  const char *path = gtk_string_object_get_string (item);
  g_autofree char *name = tc_shown_path_dup_name (path);
  g_autofree char *about = dup_about_recent (path);
  GtkWidget *row = make_row (tc_play_origin_is_game (path) ? "tc-play-symbolic" : "tc-map-symbolic",
                             name, about, "win.open-recent", path);

  tc_label_limit_subtitle (row, 1);

  return row;
}

/* What cannot be gone on with can be given up here; the rest is asked about beside its board. */
static void
add_discard (GtkWidget *row, TcLeftGame *game)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Discard"));
  /* TRANSLATORS: %s is the title of a scenario */
  g_autofree char *name =
    g_strdup_printf (_ ("Discard the game of %s"), tc_left_game_get_title (game));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.discard-game");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tc_left_game_get_file (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static GtkWidget *
make_game_row (gpointer item, gpointer user_data)
{
  TcLeftGame *game = item;
  gboolean has_scenario = tc_left_game_has_scenario (game);
  GtkWidget *row =
    make_row (has_scenario ? "document-open-recent-symbolic" : "dialog-warning-symbolic",
              tc_left_game_get_title (game), tc_left_game_get_about (game),
              has_scenario ? "win.continue-game" : NULL, tc_left_game_get_file (game));

  if (!has_scenario)
    add_discard (row, game);

  return row;
}

/* One card more that is read is one less that is not. */
static void
drop_blank (TcWelcome *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->starters));
  g_autoptr (TcStarter) last =
    n > 0 ? g_list_model_get_item (G_LIST_MODEL (self->starters), n - 1) : NULL;

  if (last != NULL && tc_starter_is_blank (last))
    g_list_store_remove (self->starters, n - 1);
}

static void
add_blanks (TcWelcome *self, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autoptr (TcStarter) blank = tc_starter_new_blank ();

    g_list_store_append (self->starters, blank);
  }
}

static void
drop_all_blanks (TcWelcome *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->starters));

  for (guint i = 0; i < n; i++)
    drop_blank (self);
}

/* -- Search ------------------------------------------------------------------------------------ */

/* By its names alone: descriptions of other games have the words of a name too. Of one that has not
 * been read nobody knows yet. */
static gboolean
is_found (gpointer item, gpointer user_data)
{
  TcWelcome *self = user_data;
  const char *texts[] = { NULL, NULL, NULL };

  if (self->words[0] == NULL)
    return TRUE;
  if (tc_starter_is_blank (item))
    return FALSE;
  texts[0] = tc_starter_get_title (item);
  texts[1] = tc_starter_get_game (item);

  return tc_search_matches ((const char *const *) self->words, texts);
}

/* As long as some are not read, one of them may be what is searched for. */
static void
update_no_match (TcWelcome *self)
{
  gboolean has_none = self->has_all && self->words[0] != NULL &&
                      g_list_model_get_n_items (G_LIST_MODEL (self->found)) == 0;
  /* TRANSLATORS: %s is what was typed */
  g_autofree char *text =
    g_strdup_printf (_ ("No scenario contains “%s”."), gtk_editable_get_text (self->search));

  gtk_label_set_label (self->no_match, text);
  gtk_widget_set_visible (GTK_WIDGET (self->no_match), has_none);
}

/* What is typed anywhere on the page is searched for: Enter is then for what was found, not for
 * the button that had the keys. */
static void
search_changed_cb (TcWelcome *self)
{
  GtkWidget *search = GTK_WIDGET (self->search);
  const char *typed = gtk_editable_get_text (self->search);

  g_strfreev (self->words);
  self->words = tc_search_split (typed);
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->found), GTK_FILTER_CHANGE_DIFFERENT);
  update_no_match (self);
  if (*typed != '\0' && !(gtk_widget_get_state_flags (search) & GTK_STATE_FLAG_FOCUS_WITHIN)) {
    tc_welcome_show_shipped (self);
    gtk_editable_set_position (self->search, -1);
  }
}

/* Opens the first. */
static void
search_activated_cb (TcWelcome *self)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (self->cards, 0);

  if (first != NULL && self->words[0] != NULL)
    gtk_widget_activate (gtk_flow_box_child_get_child (first));
}

static void
empty_search (TcWelcome *self)
{
  gtk_editable_set_text (self->search, "");
}

/* Escape among the cards is for the search too. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  TcWelcome *self = TC_WELCOME (widget);

  if (*gtk_editable_get_text (self->search) == '\0')
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  empty_search (self);

  return TRUE;
}

/* A page that was not shown before has no places until it has been laid out. */
static gboolean
scroll_to_shipped (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  TcWelcome *self = TC_WELCOME (widget);
  GtkWidget *scrolled = adw_bin_get_child (ADW_BIN (self));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  graphene_rect_t bounds;

  if (gtk_widget_get_height (self->shipped_heading) == 0 ||
      !gtk_widget_compute_bounds (self->shipped_heading, scrolled, &bounds))
    return G_SOURCE_CONTINUE;
  gtk_adjustment_set_value (place,
                            gtk_adjustment_get_value (place) + bounds.origin.y - SHIPPED_MARGIN);

  return G_SOURCE_REMOVE;
}

/* -- What is found ----------------------------------------------------------------------------- */

static void
found_cb (TcStarter *starter, gpointer user_data)
{
  TcWelcome *self = user_data;

  if (starter == NULL) {
    self->has_all = TRUE;
    drop_all_blanks (self);
    g_clear_object (&self->cancellable);
    update_no_match (self);
    return;
  }
  drop_blank (self);
  g_list_store_insert_sorted (self->starters, starter, tc_starter_compare, NULL);
}

/* The window's while the page is shown, since a button of the header bar may have the focus. */
static void
capture_keys (TcWelcome *self, GtkWidget *widget)
{
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), widget);
}

static void
tc_welcome_map (GtkWidget *widget)
{
  TcWelcome *self = TC_WELCOME (widget);

  GTK_WIDGET_CLASS (tc_welcome_parent_class)->map (widget);
  capture_keys (self, GTK_WIDGET (gtk_widget_get_root (widget)));
  tc_welcome_look_for_games (self);
  if (!self->has_all) {
    g_list_store_remove_all (self->starters);
    self->cancellable = g_cancellable_new ();
    add_blanks (self, tc_starter_find_all (self->cancellable, found_cb, self));
  }
}

static void
stop (TcWelcome *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Whoever opens something meanwhile does not wait for pictures that nobody will see. */
static void
tc_welcome_unmap (GtkWidget *widget)
{
  stop (TC_WELCOME (widget));
  capture_keys (TC_WELCOME (widget), NULL);
  GTK_WIDGET_CLASS (tc_welcome_parent_class)->unmap (widget);
}

static gboolean
tc_welcome_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TC_WELCOME (widget)->open_button);
}

static void
tc_welcome_dispose (GObject *object)
{
  TcWelcome *self = TC_WELCOME (object);

  stop (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TC_TYPE_WELCOME);
  g_clear_object (&self->found);
  g_clear_object (&self->starters);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_object (&self->recent);
  g_clear_object (&self->games);
  g_clear_pointer (&self->draft_folder, g_free);
  G_OBJECT_CLASS (tc_welcome_parent_class)->dispose (object);
}

static void
tc_welcome_class_init (TcWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_welcome_dispose;
  widget_class->map = tc_welcome_map;
  widget_class->unmap = tc_welcome_unmap;
  widget_class->grab_focus = tc_welcome_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, shipped_heading);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, search);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, no_match);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, cards);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, games_list);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, games_part);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, recent_list);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, recent_part);
  gtk_widget_class_bind_template_child (widget_class, TcWelcome, open_button);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, empty_search);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
tc_welcome_init (TcWelcome *self)
{
  self->starters = g_list_store_new (TC_TYPE_STARTER);
  self->words = g_new0 (char *, 1);
  self->found =
    gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->starters)),
                               GTK_FILTER (gtk_custom_filter_new (is_found, self, NULL)));
  self->recent = gtk_string_list_new (NULL);
  self->games = g_list_store_new (TC_TYPE_LEFT_GAME);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_flow_box_bind_model (self->cards, G_LIST_MODEL (self->found), make_card, self, NULL);
  gtk_list_box_bind_model (self->games_list, G_LIST_MODEL (self->games), make_game_row, self, NULL);
  gtk_list_box_bind_model (self->recent_list, G_LIST_MODEL (self->recent), make_recent_row, self,
                           NULL);
}

void
tc_welcome_set_recent (TcWelcome *self, const char *const *paths)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();

  g_return_if_fail (TC_IS_WELCOME (self));

  for (guint i = 0; paths[i] != NULL && shown->len < MAX_RECENT; i++)
    if (g_file_test (paths[i], G_FILE_TEST_EXISTS))
      g_ptr_array_add (shown, (char *) paths[i]);
  gtk_widget_set_visible (self->recent_part, shown->len > 0);
  g_ptr_array_add (shown, NULL);
  gtk_string_list_splice (self->recent, 0, g_list_model_get_n_items (G_LIST_MODEL (self->recent)),
                          (const char *const *) shown->pdata);
}

/* The rows stay where nothing has changed: one may be under the pointer that is just pressed. */
static gboolean
is_same (GListModel *games, GListModel *others)
{
  guint n = g_list_model_get_n_items (games);

  if (g_list_model_get_n_items (others) != n)
    return FALSE;
  for (guint i = 0; i < n; i++) {
    g_autoptr (TcLeftGame) game = g_list_model_get_item (games, i);
    g_autoptr (TcLeftGame) other = g_list_model_get_item (others, i);

    if (!g_str_equal (tc_left_game_get_file (game), tc_left_game_get_file (other)) ||
        !g_str_equal (tc_left_game_get_about (game), tc_left_game_get_about (other)))
      return FALSE;
  }
  return TRUE;
}

void
tc_welcome_look_for_games (TcWelcome *self)
{
  g_autoptr (GListStore) found = NULL;

  g_return_if_fail (TC_IS_WELCOME (self));

  if (self->draft_folder == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  found = tc_left_game_list (self->draft_folder);
  gtk_widget_set_visible (self->games_part, g_list_model_get_n_items (G_LIST_MODEL (found)) > 0);
  if (is_same (G_LIST_MODEL (self->games), G_LIST_MODEL (found)))
    return;
  g_list_store_remove_all (self->games);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (found)); i++) {
    g_autoptr (TcLeftGame) game = g_list_model_get_item (G_LIST_MODEL (found), i);

    g_list_store_append (self->games, game);
  }
}

void
tc_welcome_offer_games (TcWelcome *self, const char *folder)
{
  g_return_if_fail (TC_IS_WELCOME (self) && folder != NULL && self->draft_folder == NULL);

  self->draft_folder = g_strdup (folder);
  tc_welcome_look_for_games (self);
}

void
tc_welcome_show_shipped (TcWelcome *self)
{
  g_return_if_fail (TC_IS_WELCOME (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_to_shipped, NULL, NULL);
}
