/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "conformance.h"

G_BEGIN_DECLS

#define GUARD      64
#define GUARD_BYTE 0xa5

/* A state with guard bytes behind it, so that writing past the end is seen. */
TcState *conformance_copy (Conformance *conformance, const TcState *state);
void conformance_assert_guard (Conformance *conformance, const TcState *state);

/* (transfer full): all that @viewer sees, as text to compare. */
char *conformance_dup_view (Conformance *conformance, const TcState *state, guint8 viewer);

/* @b fits what @viewer may know of @a: another world with the same dice. (transfer full) */
TcState *conformance_dup_twin (Conformance *conformance, const TcState *a, guint8 viewer);

/* Whether @viewer knows the same of both. */
gboolean conformance_is_alike (Conformance *conformance,
                               const TcState *a,
                               const TcState *b,
                               guint8 viewer);

/* A bot that has to decide in @a is given the same as one in @b. */
void conformance_assert_same_turn (Conformance *conformance, const TcState *a, const TcState *b);

G_END_DECLS
