/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "attacker.h"

#include <math.h>
#include <string.h>

#include <tc-core.h>

#define MAX_SECRETS 8
#define MAX_SIGNS   48  /* that are learned */
#define LEAST_SEEN  8   /* a sign is seen, and not seen, in so many games */
#define LEAST_SCORE 4.5 /* standard deviations: one sign in 150,000 comes so far by chance */
#define MAX_COUNTED 8
#define N_SWEEPS    25
#define PENALTY     1.0

typedef struct {
  char *name;
  guint source;
  GArray *games; /* guint32 */
  guint n_here;  /* of the game that is noted now */
} Sign;

struct _Attacker {
  guint n_secrets;
  GArray *secrets;   /* guint8 */
  GPtrArray *signs;  /* Sign */
  GHashTable *known; /* name -> Sign */
  GPtrArray *here;   /* Sign: of the game that is noted now */
};

/* What is being learned: for each game what speaks for each secret. */
typedef struct {
  guint n_secrets;
  guint n;    /* games */
  guint half; /* so many are learned from */
  const guint8 *secrets;
  double (*score)[MAX_SECRETS];
  double (*chance)[MAX_SECRETS];
} Lesson;

typedef struct {
  const Sign *sign;
  double weight[MAX_SECRETS];
} Learned;

static void
sign_free (gpointer data)
{
  Sign *sign = data;

  g_free (sign->name);
  g_array_unref (sign->games);
  g_free (sign);
}

Attacker *
attacker_new (guint n_secrets)
{
  Attacker *attacker = g_new0 (Attacker, 1);

  g_assert (n_secrets <= MAX_SECRETS);
  attacker->n_secrets = n_secrets;
  attacker->secrets = g_array_new (FALSE, FALSE, sizeof (guint8));
  attacker->signs = g_ptr_array_new_with_free_func (sign_free);
  attacker->known = g_hash_table_new (g_str_hash, g_str_equal);
  attacker->here = g_ptr_array_new ();

  return attacker;
}

void
attacker_free (Attacker *attacker)
{
  g_array_unref (attacker->secrets);
  g_hash_table_unref (attacker->known);
  g_ptr_array_unref (attacker->signs);
  g_ptr_array_unref (attacker->here);
  g_free (attacker);
}

void
attacker_result_clear (AttackerResult *result)
{
  g_clear_pointer (&result->right, g_array_unref);
  g_clear_pointer (&result->signs, g_ptr_array_unref);
}

void
attacker_begin (Attacker *attacker, guint secret)
{
  guint8 number = (guint8) secret;

  g_assert (secret < attacker->n_secrets);
  for (guint i = 0; i < attacker->here->len; i++)
    ((Sign *) attacker->here->pdata[i])->n_here = 0;
  g_ptr_array_set_size (attacker->here, 0);
  g_array_append_val (attacker->secrets, number);
}

static Sign *
find_sign (Attacker *attacker, const char *name, guint source)
{
  Sign *sign = g_hash_table_lookup (attacker->known, name);

  if (sign != NULL)
    return sign;
  sign = g_new0 (Sign, 1);
  sign->name = g_strdup (name);
  sign->source = source;
  sign->games = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_ptr_array_add (attacker->signs, sign);
  g_hash_table_insert (attacker->known, sign->name, sign);

  return sign;
}

static void
note_once (Attacker *attacker, Sign *sign)
{
  guint32 game = attacker->secrets->len - 1;

  if (sign->games->len == 0 || g_array_index (sign->games, guint32, sign->games->len - 1) != game)
    g_array_append_val (sign->games, game);
}

void
attacker_note (Attacker *attacker, guint source, const char *format, ...)
{
  g_autofree char *name = NULL;
  Sign *sign = NULL;
  va_list args;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  sign = find_sign (attacker, name, source);
  g_assert (sign->source == source);
  note_once (attacker, sign);
  if (sign->n_here++ == 0)
    g_ptr_array_add (attacker->here, sign);
  if (sign->n_here > 1 && sign->n_here <= MAX_COUNTED) {
    g_autofree char *counted = g_strdup_printf ("%s, %u times", name, sign->n_here);

    note_once (attacker, find_sign (attacker, counted, source));
  }
}

/* -- Learning -- */

static void
set_chances (Lesson *lesson, guint game)
{
  const double *score = lesson->score[game];
  double *chance = lesson->chance[game];
  double most = score[0];
  double sum = 0;

  for (guint i = 1; i < lesson->n_secrets; i++)
    most = MAX (most, score[i]);
  for (guint i = 0; i < lesson->n_secrets; i++)
    sum += chance[i] = exp (score[i] - most);
  for (guint i = 0; i < lesson->n_secrets; i++)
    chance[i] /= sum;
}

/* Games of the first half that have @sign. */
static guint
count_learned_from (const Lesson *lesson, const Sign *sign)
{
  guint n = 0;

  while (n < sign->games->len && g_array_index (sign->games, guint32, n) < lesson->half)
    n++;

  return n;
}

/* How far what is so lies from what was expected of the games with @sign, in standard deviations.
 */
static double
judge_sign (const Lesson *lesson, const Sign *sign, guint n)
{
  double best = 0;

  for (guint secret = 0; secret < lesson->n_secrets; secret++) {
    double error = 0;
    double variance = 1e-9;

    for (guint i = 0; i < n; i++) {
      guint game = g_array_index (sign->games, guint32, i);
      double chance = lesson->chance[game][secret];

      error += (lesson->secrets[game] == secret) - chance;
      variance += chance * (1 - chance);
    }
    if (variance > 0.5)
      best = MAX (best, fabs (error) / sqrt (variance));
  }

  return best;
}

static const Sign *
find_best_sign (const Attacker *attacker, const Lesson *lesson, guint sources)
{
  const Sign *best = NULL;
  double best_score = LEAST_SCORE;

  for (guint i = 0; i < attacker->signs->len; i++) {
    const Sign *sign = attacker->signs->pdata[i];
    double score = 0;
    guint n = 0;

    if ((sources >> sign->source & 1) == 0 || sign->games->len < LEAST_SEEN)
      continue;
    n = count_learned_from (lesson, sign);
    if (n < LEAST_SEEN || n + LEAST_SEEN > lesson->half)
      continue;
    score = judge_sign (lesson, sign, n);
    if (score > best_score) {
      best = sign;
      best_score = score;
    }
  }

  return best;
}

/* One step of Newton's method for one weight. Games of the second half go along. */
static void
improve (Lesson *lesson, Learned *learned, guint secret, guint n)
{
  const Sign *sign = learned->sign;
  double slope = -PENALTY * learned->weight[secret];
  double bend = PENALTY;
  double step = 0;

  for (guint i = 0; i < n; i++) {
    guint game = g_array_index (sign->games, guint32, i);
    double chance = lesson->chance[game][secret];

    slope += (lesson->secrets[game] == secret) - chance;
    bend += chance * (1 - chance);
  }
  step = CLAMP (slope / bend, -1, 1);
  learned->weight[secret] += step;
  for (guint i = 0; i < sign->games->len; i++) {
    guint game = g_array_index (sign->games, guint32, i);

    lesson->score[game][secret] += step;
    set_chances (lesson, game);
  }
}

static void
sweep (Lesson *lesson, GArray *all)
{
  for (guint i = 0; i < all->len; i++) {
    Learned *learned = &g_array_index (all, Learned, i);
    guint n = count_learned_from (lesson, learned->sign);

    for (guint secret = 0; secret < lesson->n_secrets; secret++)
      improve (lesson, learned, secret, n);
  }
}

/* Without any sign: how usual each secret is. */
static guint
begin_lesson (Lesson *lesson)
{
  guint n[MAX_SECRETS] = { 0 };
  guint best = 0;

  for (guint game = 0; game < lesson->half; game++)
    n[lesson->secrets[game]]++;
  for (guint game = 0; game < lesson->n; game++) {
    for (guint i = 0; i < lesson->n_secrets; i++)
      lesson->score[game][i] = log ((n[i] + 0.5) / lesson->half);
    set_chances (lesson, game);
  }
  for (guint i = 1; i < lesson->n_secrets; i++)
    best = n[i] > n[best] ? i : best;

  return best;
}

static void
examine (const Lesson *lesson, guint usual, AttackerResult *result)
{
  guint n_usual = 0;
  guint n_right = 0;

  result->n = lesson->n - lesson->half;
  for (guint game = lesson->half; game < lesson->n; game++) {
    const double *chance = lesson->chance[game];
    guint answer = 0;
    guint8 is_right = 0;

    for (guint i = 1; i < lesson->n_secrets; i++)
      answer = chance[i] > chance[answer] ? i : answer;
    is_right = answer == lesson->secrets[game];
    n_right += is_right;
    n_usual += usual == lesson->secrets[game];
    result->loss -= log2 (MAX (chance[lesson->secrets[game]], 1e-6)) / result->n;
    g_array_append_val (result->right, is_right);
  }
  result->accuracy = (double) n_right / result->n;
  result->usual = (double) n_usual / result->n;
}

static void
shuffle (guint8 *secrets, guint n)
{
  TcRng rng;

  tc_rng_init (&rng, 77);
  for (; n > 1; n--) {
    guint at = tc_rng_below (&rng, n);
    guint8 secret = secrets[at];

    secrets[at] = secrets[n - 1];
    secrets[n - 1] = secret;
  }
}

static void
take_signs (Attacker *attacker, Lesson *lesson, GArray *all, guint sources, GPtrArray *names)
{
  while (all->len < MAX_SIGNS) {
    Learned learned = { find_best_sign (attacker, lesson, sources), { 0 } };

    if (learned.sign == NULL)
      break;
    g_array_append_val (all, learned);
    g_ptr_array_add (names, learned.sign->name);
    sweep (lesson, all);
    sweep (lesson, all);
  }
}

/* Once the weights are settled another sign may stand out: it is not left to who gets more. */
static void
learn (Attacker *attacker, Lesson *lesson, GArray *all, guint sources, GPtrArray *names)
{
  guint n = 0;

  do {
    n = all->len;
    take_signs (attacker, lesson, all, sources, names);
    for (guint i = 0; i < N_SWEEPS; i++)
      sweep (lesson, all);
  } while (all->len > n);
}

void
attacker_attack (Attacker *attacker,
                 guint sources,
                 guint further,
                 gboolean is_shuffled,
                 AttackerResult *out_result)
{
  guint n = attacker->secrets->len;
  g_autofree guint8 *secrets = g_memdup2 (attacker->secrets->data, n);
  g_autofree gpointer scores = g_new0 (double, n *MAX_SECRETS);
  g_autofree gpointer chances = g_new0 (double, n *MAX_SECRETS);
  g_autoptr (GArray) all = g_array_new (FALSE, TRUE, sizeof (Learned));
  Lesson lesson = { attacker->n_secrets, n, n / 2, secrets, scores, chances };
  guint usual = 0;

  memset (out_result, 0, sizeof *out_result);
  out_result->right = g_array_new (FALSE, FALSE, sizeof (guint8));
  out_result->signs = g_ptr_array_new ();
  if (is_shuffled)
    shuffle (secrets, n);
  usual = begin_lesson (&lesson);
  learn (attacker, &lesson, all, sources, out_result->signs);
  if (further != 0)
    learn (attacker, &lesson, all, sources | further, out_result->signs);
  examine (&lesson, usual, out_result);
}

double
attacker_compare (const AttackerResult *a, const AttackerResult *b, double *out_half)
{
  double sum = 0;
  double squares = 0;
  double mean = 0;

  g_assert (a->n == b->n);
  for (guint i = 0; i < a->n; i++) {
    double difference =
      (double) g_array_index (a->right, guint8, i) - g_array_index (b->right, guint8, i);

    sum += difference;
    squares += difference * difference;
  }
  mean = sum / a->n;
  *out_half = 1.96 * sqrt (MAX (squares / a->n - mean * mean, 0) / a->n);

  return mean;
}
