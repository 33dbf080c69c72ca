/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Attacker: who wants to tell a secret from what he is shown. Of each game he notes signs, which
 * are any words, and the secret, a small number. From half of the games he learns which signs speak
 * of it: a multinomial logistic regression, to which the sign that explains most of what it still
 * gets wrong is added as long as chance would hardly make one look so good. Then he says the secret
 * of each game of the other half. */

typedef struct _Attacker Attacker;

/** AttackerResult: what came of the second half. */
typedef struct {
  guint n;          /* games */
  double accuracy;  /* share of right answers */
  double usual;     /* of always giving the most usual answer of the first half */
  double loss;      /* mean of -log2 of the chance that he gave to what was so: bits */
  GArray *right;    /* guint8 for each game: whether the answer was right */
  GPtrArray *signs; /* const char *: those learned, in order */
} AttackerResult;

void attacker_result_clear (AttackerResult *result);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AttackerResult, attacker_result_clear)

/** attacker_new: secrets are less than @n_secrets. */
Attacker *attacker_new (guint n_secrets) G_GNUC_WARN_UNUSED_RESULT;
void attacker_free (Attacker *attacker);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Attacker, attacker_free)

/** attacker_begin: the next game. */
void attacker_begin (Attacker *attacker, guint secret);

/** attacker_note: a sign of this game; noted again it counts. @source: a small number, by which
 * signs are left out of an attack. A sign has one source. */
void attacker_note (Attacker *attacker, guint source, const char *format, ...) G_GNUC_PRINTF (3, 4);

/** attacker_attack: with signs of the sources whose bits are in @sources; when nothing is left to
 * be learned from these, with those in @further too. @is_shuffled: the secrets are shuffled among
 * the games, so there is nothing to learn. */
void attacker_attack (Attacker *attacker,
                      guint sources,
                      guint further,
                      gboolean is_shuffled,
                      AttackerResult *out_result);

/** attacker_compare: how much more often @a is right than @b, over the same games: the difference
 * of the shares, and the half of its interval of 95 %. */
double attacker_compare (const AttackerResult *a, const AttackerResult *b, double *out_half);

G_END_DECLS
