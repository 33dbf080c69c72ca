/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-move.h"

gint
tc_move_compare (const TcMove *a, const TcMove *b)
{
  if (a->verb != b->verb)
    return a->verb < b->verb ? -1 : 1;
  if (a->subject != b->subject)
    return a->subject < b->subject ? -1 : 1;
  if (a->target != b->target)
    return a->target < b->target ? -1 : 1;
  if (a->value != b->value)
    return a->value < b->value ? -1 : 1;

  return 0;
}
