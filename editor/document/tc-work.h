/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What may take long is done in a thread while the main loop goes on: windows are drawn, and
 * buttons can be pressed, above all the one that stops the work. */

/** TcWorkFunc: in the thread; it sees nothing but @data. */
typedef gboolean (*TcWorkFunc) (gpointer data, GCancellable *cancellable, GError **error);

/**
 * tc_work_run_async:
 * @data: (transfer none): of g_atomic_rc_box_new0 ()
 * @unref: drops a reference on @data; the thread has one of its own
 * @may_leave: when it is cancelled @callback is called at once, whatever the thread is waiting for;
 *   else when @func has returned
 */
void tc_work_run_async (TcWorkFunc func,
                        gpointer data,
                        GDestroyNotify unref,
                        gboolean may_leave,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);

/** tc_work_run_finish: what the function returned; %FALSE with %G_IO_ERROR_CANCELLED when it was
 * cancelled before that. */
gboolean tc_work_run_finish (GAsyncResult *result, GError **error);

/** tc_work_drop: (transfer full): has @unref free @data in a thread: large things take their time.
 */
void tc_work_drop (gpointer data, GDestroyNotify unref);

G_END_DECLS
