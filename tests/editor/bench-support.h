/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/tc-window.h"
#include "board/tc-board-private.h"

/* What the benchmarks of the window share. A figure says the time on the clock, which other work on
 * the machine makes longer, and the time of the processor, which it hardly does. */

typedef struct {
  TcWindow *window;
  TcDocument *document;
  TcBoard *board;
  gboolean is_painted;
  gboolean is_final; /* the last frame showed all */
} Bench;

typedef struct {
  double wall; /* milliseconds on the clock */
  double work; /* milliseconds of the processor: of all threads */
} Cost;

/** bench_init: GTK as the application sets it up, and the clock of waiting. */
void bench_init (int *argc, char ***argv);

/** bench_get_cpu_time, bench_get_waited: microseconds so far; the latter of waiting for events. */
gint64 bench_get_cpu_time (clockid_t clock);
gint64 bench_get_waited (void);

/** bench_begin, bench_end: what lies between them. */
Cost bench_begin (void);
Cost bench_end (Cost begun);

/** bench_forget_longest, bench_get_longest: what kept the main loop from looking for events, at
 * most, since then; the processor's time is the main thread's. */
void bench_forget_longest (void);
Cost bench_get_longest (void);

/** bench_open: a window of 1280 by 800 with the file at @path, until all on it is sharp. */
void bench_open (Bench *bench, const char *path);

/** bench_wait_for_frame: draws the board; returns when it is on the screen. */
void bench_wait_for_frame (Bench *bench);

/** bench_wait_for_final_frame: returns when the text is built again and a frame has been drawn that
 * shows what it came to. */
void bench_wait_for_final_frame (Bench *bench);

/** bench_is_stale: the text is not built or the map not painted yet. */
gboolean bench_is_stale (Bench *bench);

/** bench_settle: until nothing is left to do for @ms milliseconds. */
void bench_settle (Bench *bench, guint ms);

/** bench_get_p95: sorts @times. */
double bench_get_p95 (double *times, guint n);

/** bench_report: one line: the best, the median, the 95th percentile and the worst of @times, which
 * are sorted, against @bar. */
void bench_report (const char *what, double *times, guint n, double bar);

/** bench_write_big_map: (transfer full): path of a file in a folder of its own. */
char *bench_write_big_map (void);

/** bench_drop_file: the file and its folder. */
void bench_drop_file (const char *path);
