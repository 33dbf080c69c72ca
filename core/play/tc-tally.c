/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-tally.h"

typedef struct {
  guint64 count;
  guint64 game; /* meaningless while count is 0 */
} Entry;

struct _TcTally {
  GArray *entries; /* Entry, by value; the last one is not empty */
  guint64 n;
  guint64 sum;
};

TcTally *
tc_tally_new (void)
{
  TcTally *tally = g_new0 (TcTally, 1);

  tally->entries = g_array_new (FALSE, TRUE, sizeof (Entry));

  return tally;
}

void
tc_tally_free (TcTally *tally)
{
  if (tally == NULL)
    return;

  g_array_unref (tally->entries);
  g_free (tally);
}

static const Entry *
get_entry (const TcTally *tally, guint value)
{
  return value < tally->entries->len ? &g_array_index (tally->entries, Entry, value) : NULL;
}

static void
add (TcTally *tally, guint value, guint64 count, guint64 game)
{
  Entry *entry;

  if (value >= tally->entries->len)
    g_array_set_size (tally->entries, value + 1);
  entry = &g_array_index (tally->entries, Entry, value);
  if (entry->count == 0 || game < entry->game)
    entry->game = game;
  entry->count += count;
  tally->n += count;
  tally->sum += count * value;
}

void
tc_tally_add (TcTally *tally, guint value, guint64 game)
{
  add (tally, MIN (value, TC_TALLY_MAX_VALUE), 1, game);
}

void
tc_tally_merge (TcTally *tally, const TcTally *other)
{
  for (guint value = 0; value < other->entries->len; value++) {
    const Entry *entry = get_entry (other, value);

    if (entry->count > 0)
      add (tally, value, entry->count, entry->game);
  }
}

guint64
tc_tally_get_n (const TcTally *tally)
{
  return tally->n;
}

guint64
tc_tally_get_sum (const TcTally *tally)
{
  return tally->sum;
}

guint64
tc_tally_get_count (const TcTally *tally, guint value)
{
  const Entry *entry = get_entry (tally, value);

  return entry != NULL ? entry->count : 0;
}

guint64
tc_tally_get_count_up_to (const TcTally *tally, guint value)
{
  guint64 n = 0;

  for (guint i = 0; i <= value && i < tally->entries->len; i++)
    n += get_entry (tally, i)->count;

  return n;
}

guint64
tc_tally_get_game (const TcTally *tally, guint value)
{
  const Entry *entry = get_entry (tally, value);

  return entry != NULL && entry->count > 0 ? entry->game : TC_TALLY_NO_GAME;
}

guint
tc_tally_get_lowest (const TcTally *tally)
{
  guint value = 0;

  while (value < tally->entries->len && get_entry (tally, value)->count == 0)
    value++;

  return tally->n > 0 ? value : 0;
}

guint
tc_tally_get_highest (const TcTally *tally)
{
  return tally->n > 0 ? tally->entries->len - 1 : 0;
}

guint
tc_tally_get_quantile (const TcTally *tally, guint permille)
{
  guint64 seen = 0;
  guint value = 0;

  for (value = 0; value < tally->entries->len; value++) {
    seen += get_entry (tally, value)->count;
    if (seen > 0 && seen * 1000 >= tally->n * permille)
      break;
  }

  return tally->n > 0 ? value : 0;
}
