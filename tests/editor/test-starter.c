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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/starter/pictures-show-something", test_pictures_show_something);

  return g_test_run ();
}
