/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-compare-window.h"
#include "bench-support.h"
#include "large-scenario.h"
#include "pages/play/tc-play-page-private.h"
#include "pages/source/tc-find-bar.h"
#include "pages/source/tc-source-page-private.h"
#include "widgets.h"

/* How long one turn of the main loop takes at most while this and that is done: as long as that
 * nothing moves, and no button can be pressed. Arguments: sizes in kB, else 200, 1000, 5000 and
 * 20000. */

#define QUIET_MS 400
#define MOST_S   15

typedef struct {
  Bench bench;
  char *folder;
  char *path;
  const char *what;
} Stalls;

static gboolean
is_at_work (Stalls *stalls)
{
  GtkWidget *page = find_type (GTK_WIDGET (stalls->bench.window), TC_TYPE_SOURCE_PAGE);

  return tc_document_is_building (stalls->bench.document) ||
         tc_document_get_work (stalls->bench.document) != NULL ||
         TC_SOURCE_PAGE (page)->fill.source != 0;
}

/* Until the text is built and nothing more than the drawing of frames was done for a while. */
static void
settle (Stalls *stalls)
{
  gint64 limit = g_get_monotonic_time () + MOST_S * G_TIME_SPAN_SECOND;

  do
    run_for (QUIET_MS);
  while (is_at_work (stalls) && g_get_monotonic_time () < limit);
}

static void
begin (Stalls *stalls, const char *what)
{
  stalls->what = what;
  bench_forget_longest ();
}

static void
end (Stalls *stalls)
{
  Cost longest;

  settle (stalls);
  longest = bench_get_longest ();
  g_print ("  %-30s %8.1f ms, CPU %8.1f ms%s\n", stalls->what, longest.wall, longest.work,
           longest.work > 500 ? "  TOO LONG" : "");
}

static void
act (Stalls *stalls, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (stalls->bench.window), action, NULL);
}

static void
show (Stalls *stalls, const char *page)
{
  gtk_widget_activate_action (GTK_WIDGET (stalls->bench.window), "win.show-page", "s", page);
}

static GtkTextBuffer *
get_buffer (Stalls *stalls)
{
  GtkWidget *view = find_type (GTK_WIDGET (stalls->bench.window), GTK_SOURCE_TYPE_VIEW);

  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
}

static void
write_scenario (Stalls *stalls, guint kilobytes)
{
  g_autofree char *shipped = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios",
                                               "betrayal-1940", "betrayal-1940.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) large = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (shipped, &text, NULL, &error);
  g_assert_no_error (error);
  large = kilobytes > 250 ? large_scenario_new (text, kilobytes * 1000) : g_string_new (text);
  g_file_set_contents (stalls->path, large->str, (gssize) large->len, &error);
  g_assert_no_error (error);
}

static void
run_pages (Stalls *stalls)
{
  static const char *const pages[] = { "map",    "tables", "counters", "setups", "rules",
                                       "source", "play",   "map",      "source" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *what = g_strdup_printf ("show %s", pages[i]);

    begin (stalls, what);
    show (stalls, pages[i]);
    end (stalls);
  }
}

static void
run_typing (Stalls *stalls)
{
  GtkTextBuffer *buffer = get_buffer (stalls);
  g_autoptr (GString) lines = g_string_new ("<!--\n");
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_line (buffer, &iter, 30);
  gtk_text_buffer_place_cursor (buffer, &iter);
  begin (stalls, "type a key");
  for (guint i = 0; i < 10; i++) {
    gtk_text_buffer_begin_user_action (buffer);
    gtk_text_buffer_insert_at_cursor (buffer, " ", 1);
    gtk_text_buffer_end_user_action (buffer);
    while (g_main_context_iteration (NULL, FALSE))
      ;
    if (i == 0) {
      end (stalls);
      begin (stalls, "type 9 keys more");
    }
  }
  end (stalls);
  begin (stalls, "a while later");
  end (stalls);
  for (guint i = 0; i < 10000; i++)
    g_string_append (lines, "  a line that somebody pastes, as long as lines are mostly\n");
  g_string_append (lines, "-->\n");
  begin (stalls, "paste 10,000 lines");
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_insert_at_cursor (buffer, lines->str, (gint) lines->len);
  gtk_text_buffer_end_user_action (buffer);
  end (stalls);
  begin (stalls, "undo that");
  act (stalls, "win.undo");
  end (stalls);
}

static void
run_finding (Stalls *stalls)
{
  GtkWidget *bar = find_type (GTK_WIDGET (stalls->bench.window), TC_TYPE_FIND_BAR);
  GtkWidget *page = gtk_widget_get_ancestor (bar, TC_TYPE_PAGE);
  GtkWidget *row = find_type (bar, GTK_TYPE_ENTRY);
  GtkWidget *other =
    find_type (gtk_widget_get_next_sibling (gtk_widget_get_parent (row)), GTK_TYPE_ENTRY);
  guint n = tc_document_get_n_steps (stalls->bench.document);
  gint64 until;

  begin (stalls, "find what is not there");
  gtk_widget_activate_action (page, "source.replace", NULL);
  gtk_editable_set_text (GTK_EDITABLE (row), "no such words");
  end (stalls);
  begin (stalls, "find a name");
  gtk_editable_set_text (GTK_EDITABLE (row), "name=\"");
  end (stalls);
  begin (stalls, "replace all");
  gtk_editable_set_text (GTK_EDITABLE (other), "name=\"x");
  until = g_get_monotonic_time () + MOST_S * G_TIME_SPAN_SECOND;
  while (!gtk_widget_activate_action (bar, "find.replace-all", NULL) &&
         g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  while (tc_document_get_n_steps (stalls->bench.document) == n && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  end (stalls);
  begin (stalls, "undo that");
  act (stalls, "win.undo");
  end (stalls);
  gtk_widget_activate_action (bar, "find.close", NULL);
}

static void
run_file (Stalls *stalls)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  GList *windows;

  show (stalls, "rules");
  settle (stalls);
  begin (stalls, "edit an attribute");
  tc_document_set_attribute (stalls->bench.document, "order-of-battle/unit[9-panzer]/full",
                             "attack", "7", &error);
  g_assert_no_error (error);
  end (stalls);
  begin (stalls, "two edits at once");
  tc_document_set_attribute (stalls->bench.document, "order-of-battle/unit[9-panzer]/full",
                             "attack", "5", NULL);
  tc_document_set_attribute (stalls->bench.document, "order-of-battle/unit[9-panzer]/full",
                             "movement", "5", NULL);
  end (stalls);
  begin (stalls, "save");
  act (stalls, "win.save");
  end (stalls);
  g_file_get_contents (stalls->path, &text, &length, &error);
  g_assert_no_error (error);
  for (char *at = text; (at = strstr (at, "name=\"")) != NULL; at++)
    at[6] = 'y';
  g_file_set_contents (stalls->path, text, (gssize) length, NULL);
  begin (stalls, "notice a change on disk");
  settle (stalls);
  end (stalls);
  begin (stalls, "see the difference");
  act (stalls, "win.show-difference");
  end (stalls);
  windows = gtk_window_list_toplevels ();
  for (GList *each = windows; each != NULL; each = each->next)
    if (TC_IS_COMPARE_WINDOW (each->data))
      gtk_window_destroy (each->data);
  g_list_free (windows);
  begin (stalls, "load theirs");
  act (stalls, "win.load-theirs");
  end (stalls);
}

static void
run_size (Stalls *stalls, guint kilobytes)
{
  g_print ("%u kB\n", kilobytes);
  write_scenario (stalls, kilobytes);
  stalls->bench.window = tc_window_new (NULL);
  stalls->bench.document = tc_window_get_document (stalls->bench.window);
  gtk_window_set_default_size (GTK_WINDOW (stalls->bench.window), 1280, 800);
  gtk_window_present (GTK_WINDOW (stalls->bench.window));
  stalls->bench.document = tc_window_get_document (stalls->bench.window);
  settle (stalls);
  begin (stalls, "open");
  tc_window_open (stalls->bench.window, stalls->path);
  end (stalls);
  run_pages (stalls);
  run_typing (stalls);
  run_finding (stalls);
  run_file (stalls);
  begin (stalls, "close");
  gtk_window_destroy (GTK_WINDOW (stalls->bench.window));
  stalls->what = "close";
  bench_forget_longest ();
}

/* -- Play -------------------------------------------------------------------------------------- */

static gboolean
is_over (TcPlayPage *page)
{
  return tc_game_is_over (tc_session_get_game (page->session));
}

static void
play_on (Stalls *stalls, TcPlayPage *page, const char *bot, const char *what)
{
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (page->session));
  gint64 until = g_get_monotonic_time () + MOST_S * G_TIME_SPAN_SECOND;

  begin (stalls, what);
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (page->session, i, tc_bot_find (ruleset, bot));
  g_object_set (page, "speed", 3, "auto", TRUE, NULL);
  while (!is_over (page) && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  end (stalls);
}

static void
run_play (Stalls *stalls)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = g_build_filename (stalls->folder, "game.replay", NULL);
  TcPlayPage *page;
  guint n;

  g_print ("a game\n");
  write_scenario (stalls, 200);
  bench_open (&stalls->bench, stalls->path);
  page = TC_PLAY_PAGE (find_type (GTK_WIDGET (stalls->bench.window), TC_TYPE_PLAY_PAGE));
  begin (stalls, "new game");
  show (stalls, "play");
  end (stalls);
  play_on (stalls, page, "heuristic", "heuristic bots to the end");
  n = tc_game_get_n_moves (tc_session_get_game (page->session));
  g_print ("  (%u decisions)\n", n);
  begin (stalls, "jump to the start");
  tc_session_jump (page->session, 0);
  end (stalls);
  begin (stalls, "jump to the end");
  tc_session_jump (page->session, n);
  end (stalls);
  begin (stalls, "save the game");
  g_assert_true (tc_play_page_save_game (page, saved, TC_SEAT_NONE, &error));
  end (stalls);
  begin (stalls, "load the game");
  g_assert_true (tc_play_page_load_game (page, saved, &error));
  end (stalls);
  begin (stalls, "an edit and the game again");
  tc_document_set_attribute (stalls->bench.document, "order-of-battle/unit[9-panzer]/full",
                             "attack", "7", &error);
  g_assert_no_error (error);
  end (stalls);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.restart", NULL);
  settle (stalls);
  play_on (stalls, page, "search", "searching bots to the end");
  g_remove (saved);
  gtk_window_destroy (GTK_WINDOW (stalls->bench.window));
}

int
main (int argc, char **argv)
{
  static const guint sizes[] = { 200, 1000, 5000, 20000 };
  Stalls stalls = { 0 };

  bench_init (&argc, &argv);
  stalls.folder = g_dir_make_tmp ("turncoat-XXXXXX", NULL);
  stalls.path = g_build_filename (stalls.folder, "big.scenario.xml", NULL);
  if (argc == 1)
    run_play (&stalls);
  if (argc > 1)
    for (int i = 1; i < argc; i++)
      run_size (&stalls, (guint) g_ascii_strtoull (argv[i], NULL, 10));
  else
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      run_size (&stalls, sizes[i]);
  g_remove (stalls.path);
  g_rmdir (stalls.folder);
  g_free (stalls.path);
  g_free (stalls.folder);

  return 0;
}
