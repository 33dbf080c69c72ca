/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-stalls.h"

#include <time.h>

/* GLib's function for polling has no argument for these. */
static gint64 stall_limit;     /* nanoseconds */
static gint64 turn_start = -1; /* of the thread's processor time */
static GPollFunc poll_before;

static gint64
get_thread_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec * G_GINT64_CONSTANT (1000000000) + now.tv_nsec;
}

/* Between two polls lies one turn: all that was dispatched at once, a frame included. */
static gint
poll_cb (GPollFD *fds, guint n_fds, gint timeout)
{
  gint64 end = get_thread_time ();
  gint result;

  if (turn_start >= 0 && end - turn_start > stall_limit)
    g_critical ("A turn of the main loop took %" G_GINT64_FORMAT " ms",
                (end - turn_start) / 1000000);
  result = poll_before (fds, n_fds, timeout);
  turn_start = get_thread_time ();

  return result;
}

void
tc_stalls_watch (guint limit_ms)
{
  if (limit_ms == 0)
    return;
  stall_limit = (gint64) limit_ms * 1000000;
  turn_start = -1;
  if (poll_before == NULL) {
    poll_before = g_main_context_get_poll_func (NULL);
    g_main_context_set_poll_func (NULL, poll_cb);
  }
}

guint
tc_stalls_get_limit (void)
{
  const char *text = g_getenv ("TURNCOAT_STALL_MS");
  guint64 limit = 0;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT, &limit, NULL))
    return 0;

  return limit;
}
