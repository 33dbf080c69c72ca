/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-starter.h"

/* Fewer are a sheet with a line on it. */
#define MIN_COLOURS 12

static guint
count_colours (GdkTexture *picture)
{
  gsize stride = (gsize) gdk_texture_get_width (picture) * sizeof (guint32);
  gsize n = stride / sizeof (guint32) * (gsize) gdk_texture_get_height (picture);
  g_autofree guint32 *pixels = g_new (guint32, n);
  g_autoptr (GHashTable) colours = g_hash_table_new (NULL, NULL);

  gdk_texture_download (picture, (guchar *) pixels, stride);
  for (gsize i = 0; i < n; i++)
    g_hash_table_add (colours, GUINT_TO_POINTER (pixels[i]));

  return g_hash_table_size (colours);
}

typedef struct {
  guint n;
  gboolean is_done;
} Found;

static void
found_cb (TcStarter *starter, gpointer user_data)
{
  Found *found = user_data;

  if (starter == NULL) {
    found->is_done = TRUE;
    return;
  }
  found->n++;
  g_test_message ("%s", tc_starter_get_title (starter));
  g_assert_cmpuint (count_colours (tc_starter_get_picture (starter)), >=, MIN_COLOURS);
}

/* Those too whose board is bare before somebody plays. */
static void
test_pictures_show_something (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (GStrv) names = tc_shipped_list ();
  Found found = { 0 };

  tc_starter_find_all (cancellable, found_cb, &found);
  while (!found.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (found.n, ==, g_strv_length (names));
}

/* (transfer full): a folder of data whose only scenarios are copies of @names, called 1, 2 and so
 * on, and side by side: where a file lies says nothing of its game. */
static char *
make_data (const char *const *names)
{
  char *data = g_dir_make_tmp ("turncoat-starter-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (data, "scenarios", "all", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *from = tc_shipped_find (names[i]);
    g_autofree char *to = g_strdup_printf ("%s/%u.scenario.xml", folder, i + 1);
    g_autofree char *text = NULL;
    gsize length;

    g_assert_true (g_file_get_contents (from, &text, &length, NULL));
    g_assert_true (g_file_set_contents (to, text, (gssize) length, NULL));
  }

  return data;
}

static void
remove_data (const char *data)
{
  g_autofree char *line = g_strdup_printf ("rm -rf '%s'", data);

  g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, NULL, NULL));
}

typedef struct {
  GPtrArray *starters;
  gboolean is_done;
} Order;

static void
ordered_cb (TcStarter *starter, gpointer user_data)
{
  Order *order = user_data;

  if (starter != NULL)
    g_ptr_array_add (order->starters, g_object_ref (starter));
  else
    order->is_done = TRUE;
}

/* Each comes where it stays, so that no card moves. */
static void
test_found_in_order (void)
{
  static const char *const names[] = { "house", "harbour", "badge", "tannenbaum-1940", NULL };
  g_autofree char *before = g_strdup (g_getenv ("TURNCOAT_DATA_DIR"));
  g_autofree char *data = make_data (names);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Order order = { g_ptr_array_new_with_free_func (g_object_unref), FALSE };

  g_setenv ("TURNCOAT_DATA_DIR", data, TRUE);
  tc_starter_find_all (cancellable, ordered_cb, &order);
  while (!order.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_setenv ("TURNCOAT_DATA_DIR", before, TRUE);
  g_assert_cmpuint (order.starters->len, ==, g_strv_length ((char **) names));
  for (guint i = 1; i < order.starters->len; i++)
    g_assert_cmpint (
      tc_starter_compare (order.starters->pdata[i - 1], order.starters->pdata[i], NULL), <, 0);
  g_ptr_array_unref (order.starters);
  remove_data (data);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/starter/pictures-show-something", test_pictures_show_something);

  g_test_add_func ("/editor/starter/found-in-order", test_found_in_order);

  return g_test_run ();
}
