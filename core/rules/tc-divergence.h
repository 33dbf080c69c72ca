/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  TC_DIVERGENCE_NONE,
  TC_DIVERGENCE_SYNTAX,   /* the line cannot be read with this scenario */
  TC_DIVERGENCE_ILLEGAL,  /* the move is not legal here */
  TC_DIVERGENCE_POSITION, /* played, but the position is another one */
  TC_DIVERGENCE_RULES,    /* it all fits, but was recorded with newer rules than are known here */
} TcDivergenceKind;

/** TcDivergence: the first place where a replay and the data differ. */
typedef struct {
  TcDivergenceKind kind;
  guint line;   /* 1-based, of the replay */
  guint column; /* 1-based, in bytes; 0: the whole line */
  guint move;   /* 0-based index of the move */
  char *message;
} TcDivergence;

void tc_divergence_clear (TcDivergence *divergence);

G_END_DECLS
