/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-event.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-rules-private.h"
#include "rules/tc-system.h"

struct _TcEvents {
  GArray *list; /* TcEvent */
  GArray *dice; /* TcDie */
  TcUse *uses;  /* by clause; NULL unless uses alone are counted */
  guint8 faces[TC_EVENTS_MAX_LOADED];
  guint n_loaded;
  guint n_taken;
};

TcEvents *
tc_events_new (void)
{
  TcEvents *events = g_new0 (TcEvents, 1);

  events->list = g_array_new (FALSE, FALSE, sizeof (TcEvent));
  events->dice = g_array_new (FALSE, FALSE, sizeof (TcDie));

  return events;
}

TcEvents *
tc_events_new_uses (guint n)
{
  TcEvents *events = tc_events_new ();

  events->uses = g_new0 (TcUse, n);

  return events;
}

void
tc_events_note_use (TcEvents *events, guint clause, gboolean is_used)
{
  if (events == NULL || events->uses == NULL)
    return;
  events->uses[clause].n_reached++;
  events->uses[clause].n_used += is_used != FALSE;
}

const TcUse *
tc_events_get_uses (const TcEvents *events)
{
  return events->uses;
}

void
tc_events_free (TcEvents *events)
{
  g_free (events->uses);
  g_array_unref (events->list);
  g_array_unref (events->dice);
  g_free (events);
}

static void
add (TcEvents *events, TcEvent event, const gint16 *values, guint n_values)
{
  g_assert (n_values <= G_N_ELEMENTS (event.value));
  if (events->uses != NULL)
    return;
  if (n_values > 0)
    memcpy (event.value, values, n_values * sizeof (gint16));
  g_array_append_val (events->list, event);
}

void
tc_events_add (TcEvents *events,
               guint16 kind,
               TcThing subject,
               TcThing target,
               const gint16 *values,
               guint n_values)
{
  TcEvent event = { .kind = kind, .subject = subject, .target = target };

  if (events != NULL)
    add (events, event, values, n_values);
}

void
tc_events_add_secret (TcEvents *events,
                      guint8 seat,
                      guint16 kind,
                      TcThing subject,
                      TcThing target,
                      const gint16 *values,
                      guint n_values)
{
  TcEvent event = { .kind = kind, .subject = subject, .target = target };

  g_assert (seat < TC_MAX_SEATS);
  event.seen_by = (guint16) (1u << seat);
  if (events != NULL)
    add (events, event, values, n_values);
}

void
tc_events_add_to_others (TcEvents *events,
                         guint8 seat,
                         guint16 kind,
                         TcThing subject,
                         TcThing target,
                         const gint16 *values,
                         guint n_values)
{
  TcEvent event = { .kind = kind, .subject = subject, .target = target };

  g_assert (seat < TC_MAX_SEATS);
  event.seen_by = (guint16) ~(1u << seat);
  if (events != NULL)
    add (events, event, values, n_values);
}

/* The last of TcEvent.seen_by: set where all seats but one are told, who was told more. */
#define PUBLIC_BIT 15

G_STATIC_ASSERT (TC_MAX_SEATS <= PUBLIC_BIT);

gboolean
tc_event_is_seen (const TcEvent *event, guint8 viewer)
{
  guint bit = viewer == TC_SEAT_PUBLIC ? PUBLIC_BIT : viewer;

  return event->seen_by == 0 || viewer == TC_SEAT_NONE ||
         (bit <= PUBLIC_BIT && (event->seen_by >> bit & 1u) != 0);
}

void
tc_events_add_die (TcEvents *events, guint8 face, guint8 faces)
{
  TcDie die = { 0, face, faces };

  if (events == NULL || events->uses != NULL)
    return;
  die.event = events->list->len;
  g_array_append_val (events->dice, die);
}

void
tc_events_load (TcEvents *events, const guint8 *faces, guint n)
{
  g_return_if_fail (n <= TC_EVENTS_MAX_LOADED);

  memcpy (events->faces, faces, n);
  events->n_loaded = n;
  events->n_taken = 0;
}

guint8
tc_events_take_face (TcEvents *events)
{
  if (events == NULL || events->n_taken == events->n_loaded)
    return 0;

  return events->faces[events->n_taken++];
}

guint
tc_events_get_n_loaded (const TcEvents *events)
{
  return events->n_loaded - events->n_taken;
}

guint
tc_events_get_n_dice (const TcEvents *events)
{
  return events->dice->len;
}

const TcDie *
tc_events_get_die (const TcEvents *events, guint index)
{
  g_return_val_if_fail (index < events->dice->len, NULL);

  return &g_array_index (events->dice, TcDie, index);
}

guint
tc_events_get_n (const TcEvents *events)
{
  return events->list->len;
}

const TcEvent *
tc_events_get (const TcEvents *events, guint index)
{
  g_return_val_if_fail (index < events->list->len, NULL);

  return &g_array_index (events->list, TcEvent, index);
}

void
tc_events_clear (TcEvents *events)
{
  g_array_set_size (events->list, 0);
  g_array_set_size (events->dice, 0);
}

void
tc_events_truncate (TcEvents *events, guint n)
{
  guint n_dice = events->dice->len;

  g_assert (n <= events->list->len);
  g_array_set_size (events->list, n);
  while (n_dice > 0 && g_array_index (events->dice, TcDie, n_dice - 1).event >= n)
    n_dice--;
  g_array_set_size (events->dice, n_dice);
}

/* The sign of a decision where the rulebook is silent: "ruling B-m", "D21". */
static gboolean
is_ruling (const char *rule)
{
  return g_str_has_prefix (rule, "ruling") ||
         (g_ascii_isupper (rule[0]) && g_ascii_isdigit (rule[1]));
}

char *
tc_rule_dup_cited (const char *rule)
{
  if (rule == NULL || *rule == '\0' || is_ruling (rule))
    return NULL;
  if (g_str_has_prefix (rule, "rule"))
    return g_strdup (rule);
  if (g_ascii_isdigit (rule[0]))
    /* TRANSLATORS: %s is the number of a section of a rulebook, "4.5.1" or "2 Roll" */
    return g_strdup_printf (_ ("rule %s"), rule);

  /* TRANSLATORS: %s is a heading of a rulebook */
  return g_strdup_printf (_ ("rules: %s"), rule);
}

char *
tc_event_dup_text (const TcRuleset *ruleset, const TcEvent *event)
{
  return tc_event_dup_text_by (ruleset, event, _ ("The player"));
}

gboolean
tc_event_names_actor (const TcRuleset *ruleset, const TcEvent *event)
{
  return strstr (tc_ruleset_get_system (ruleset)->events[event->kind].text, "{actor}") != NULL;
}

char *
tc_event_dup_text_by (const TcRuleset *ruleset, const TcEvent *event, const char *actor)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  TcLabelArgs args = { .subject = event->subject,
                       .target = event->target,
                       .value = event->value[0],
                       .values = event->value,
                       .n_values = G_N_ELEMENTS (event->value),
                       .actor = actor };
  const TcEventText *text = NULL;
  g_autofree char *filled = NULL;
  g_autofree char *cited = NULL;

  g_return_val_if_fail (event->kind < system->n_events, NULL);

  text = &system->events[event->kind];
  filled = tc_label_fill (ruleset, text->text, &args);
  cited = tc_rule_dup_cited (text->rule);

  return cited != NULL ? g_strdup_printf ("%s (%s)", filled, cited) : g_steal_pointer (&filled);
}
