/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-generator.h"

#include <string.h>

typedef struct {
  TcRng *rng;
  GString *out;
  guint n_options;
  gboolean has_calls; /* effects may start others */
  guint n_chosen;     /* how many "choose-player" are around */
} Generator;

static guint
below (Generator *generator, guint n)
{
  return tc_rng_below (generator->rng, n);
}

static gboolean
flip (Generator *generator)
{
  return below (generator, 2) == 0;
}

#define PICK(generator, words) (words)[below ((generator), G_N_ELEMENTS (words))]

/* -- Words ------------------------------------------------------------------------------------- */

static void
add_where (Generator *generator, const char *name)
{
  static const char *const places[] = {
    "space='ash'",   "space='birch'",      "space='cedar'",     "space='dale'",
    "group='grove'", "group='wood'",       "linked-to='birch'", "linked-from='cedar'",
    "at='acting'",   "next-to='opposing'", "held-by='acting'",  "controlled-by='opposing'",
    "mark='key'",    "next-to='left'",     "joined-by='disk'"
  };

  for (guint i = below (generator, 3); i > 0; i--)
    g_string_append_printf (generator->out, "<%s %s/>", name, PICK (generator, places));
}

/* A kind of piece, and whose. */
static void
add_piece (Generator *generator, const char *prefix)
{
  static const char *const owners[] = { "side='red'", "side='blue'", "whose='own'",
                                        "whose='enemy'" };

  if (below (generator, 4) == 0)
    g_string_append_printf (generator->out, " %spiece='disk'", prefix);
  else
    g_string_append_printf (generator->out, " %spiece='cube' %s%s", prefix, prefix,
                            PICK (generator, owners));
}

static void
add_count (Generator *generator, guint most)
{
  g_string_append_printf (generator->out, " count='%u'%s", below (generator, most) + 1,
                          flip (generator) ? " up-to='true'" : "");
}

static void
add_test (Generator *generator)
{
  static const char *const tests[] = {
    "<controls side='red' space='ash'/>",
    "<controls player='opposing' group='grove'/>",
    "<pieces piece='cube' whose='any' at-least='3'><in group='wood'/></pieces>",
    "<pieces piece='cube' whose='own' at-most='4'/>",
    "<pieces piece='disk' at-least='1'><not-in space='ash'/></pieces>",
    "<track track='level' at-least='2' at-most='6'/>",
    "<track track='points' player='acting' at-least='0'/>",
    "<track track='keys' at-least='2'/>",
    "<track track='nerve' player='acting' at-least='2'/>",
    "<turn at-least='9'/>",
    "<is player='acting' status='trapped'/>",
    "<at player='acting'><in group='wood'/></at>",
    "<at player='left'><in next-to='acting'/></at>",
    "<cards deck='hand' player='acting' at-least='2'/>",
    "<cards deck='pile' is='weapon' at-most='0'/>",
    "<room piece='cube' whose='own' at-least='5'><in group='wood'/></room>",
    "<compare><value><pieces piece='cube' whose='own'/></value><than><pieces piece='cube' "
    "whose='enemy'/></than></compare>",
    "<compare is='more-than'><value><track track='keys'/></value><than><number number='2'/></than>"
    "</compare>",
    "<compare is='as-much-as'><value><cards deck='hand' side='red'/></value><than><cards "
    "deck='hand' "
    "side='blue' is-not='weapon'/></than></compare>",
    "<can><remove piece='cube' whose='enemy' count='2'><in group='wood'/></remove></can>",
    "<can><transfer deck='hand' player='acting' to='pile'/><place piece='disk'/></can>",
  };

  g_string_append (generator->out, PICK (generator, tests));
}

/* Whom "choose-player" around has chosen, where it is known. */
static const char *
get_person (Generator *generator)
{
  static const char *const people[] = { "acting", "opposing", "left", "right" };

  if (generator->n_chosen > 1 && flip (generator))
    return "chosen-before";

  return generator->n_chosen > 0 && flip (generator) ? "chosen" : PICK (generator, people);
}

static void
add_condition (Generator *generator, guint depth)
{
  static const char *const groups[] = { "all", "any", "none" };
  const char *group = PICK (generator, groups);

  if (depth == 0 || flip (generator)) {
    add_test (generator);
    return;
  }
  g_string_append_printf (generator->out, "<%s>", group);
  for (guint i = below (generator, 3) + 1; i > 0; i--)
    add_condition (generator, depth - 1);
  g_string_append_printf (generator->out, "</%s>", group);
}

/* -- Clauses ----------------------------------------------------------------------------------- */

static void
add_place (Generator *generator)
{
  static const char *const ways[] = { "", "", " different='true'", " in-order='true'" };

  g_string_append (generator->out, "<place");
  add_piece (generator, "");
  add_count (generator, 3);
  g_string_append_printf (generator->out, "%s>", PICK (generator, ways));
  add_where (generator, "in");
  g_string_append (generator->out, "</place>");
}

static void
add_remove (Generator *generator)
{
  static const char *const ways[] = { "", "", " keep='1'", " in-order='true'" };

  g_string_append (generator->out, "<remove");
  add_piece (generator, "");
  if (flip (generator))
    add_count (generator, 3);
  g_string_append_printf (generator->out, "%s>", PICK (generator, ways));
  add_where (generator, "in");
  g_string_append (generator->out, "</remove>");
}

static void
add_replace (Generator *generator)
{
  g_string_append (generator->out, "<replace");
  add_piece (generator, "");
  add_piece (generator, "new-");
  add_count (generator, 3);
  g_string_append (generator->out, ">");
  add_where (generator, "in");
  g_string_append (generator->out, "</replace>");
}

static void
add_move (Generator *generator)
{
  g_string_append (generator->out, "<move");
  add_piece (generator, "");
  add_count (generator, 2);
  g_string_append (generator->out, ">");
  add_where (generator, "from");
  add_where (generator, "to");
  g_string_append (generator->out, "</move>");
}

static void
add_operations (Generator *generator)
{
  static const char *const ways[] = { "", " together='true'", " operation='persuade'",
                                      " operation='escalate'" };

  g_string_append_printf (generator->out, "<operations points='%u'%s>", below (generator, 3) + 1,
                          PICK (generator, ways));
  add_where (generator, "in");
  g_string_append (generator->out, "</operations>");
}

static void
add_other (Generator *generator)
{
  static const char *const others[] = {
    "<shift track='level' by='2'/>",
    "<shift track='points' player='opposing' by='-1'/>",
    "<shift track='points' side='red' by='1'/>",
    "<look deck='deck' count='2' then='put-back'/>",
    "<look deck='deck' count='1' then='discard'/>",
    "<invoke procedure='mobilize'/>",
  };

  g_string_append (generator->out,
                   others[below (generator, G_N_ELEMENTS (others) - !generator->has_calls)]);
}

/* -- Cards, players and tracks ----------------------------------------------------------------- */

/* Where cards are, and whose. */
static void
add_pile (Generator *generator, const char *deck, const char *player)
{
  static const char *const piles[] = { "deck", "pile", "hand", "hand" };
  const char *pile = PICK (generator, piles);

  g_string_append_printf (generator->out, " %s='%s'", deck, pile);
  if (strcmp (pile, "hand") == 0)
    g_string_append_printf (generator->out, " %s='%s'", player, get_person (generator));
}

static void
add_meant (Generator *generator)
{
  static const char *const meant[] = { "", "", " is='weapon'", " is-not='shielded'",
                                       " is='shielded'" };

  g_string_append (generator->out, PICK (generator, meant));
}

static void
add_draw (Generator *generator)
{
  g_string_append_printf (generator->out, "<draw deck='%s' count='%u'",
                          flip (generator) ? "deck" : "pile", below (generator, 2) + 1);
  add_pile (generator, "to", "player");
  g_string_append (generator->out, "/>");
}

static void
add_transfer (Generator *generator)
{
  g_string_append (generator->out, "<transfer");
  add_pile (generator, "deck", "player");
  add_pile (generator, "to", "to-player");
  add_meant (generator);
  if (below (generator, 3) == 0) {
    g_string_append_printf (generator->out, " at-random='true' count='%u'/>",
                            below (generator, 2) + 1);
    return;
  }
  add_count (generator, 2);
  g_string_append_printf (generator->out, " by='%s'/>", get_person (generator));
}

static void
add_inspect (Generator *generator)
{
  g_string_append_printf (generator->out, "<inspect by='%s' count='%u'%s", get_person (generator),
                          below (generator, 2) + 1, flip (generator) ? " mark='shielded'" : "");
  add_pile (generator, "deck", "player");
  add_meant (generator);
  g_string_append (generator->out, "/>");
}

static void
add_mark (Generator *generator)
{
  g_string_append_printf (generator->out, "<mark status='%s'%s",
                          flip (generator) ? "weapon" : "shielded",
                          below (generator, 3) == 0 ? " off='true'" : "");
  add_pile (generator, "deck", "player");
  add_count (generator, 2);
  g_string_append (generator->out, "/>");
}

static void
add_go (Generator *generator)
{
  g_string_append_printf (generator->out, "<go player='%s'><to group='wood'/>",
                          get_person (generator));
  add_where (generator, "to");
  g_string_append (generator->out, "</go>");
}

static void
add_damage (Generator *generator)
{
  g_string_append_printf (generator->out, "<damage player='%s'", get_person (generator));
  if (flip (generator))
    g_string_append_printf (generator->out, " points='%u'>", below (generator, 3) + 1);
  else
    g_string_append (generator->out, "><dice faces='3' lowest='0'/>");
  g_string_append_printf (generator->out, "<of track='points'/>%s</damage>",
                          flip (generator) ? "<of track='nerve'/>" : "");
}

static void
add_change (Generator *generator)
{
  static const char *const changes[] = {
    "<set track='keys' to='2'/>",
    "<set track='nerve' player='%s' end='lowest'/>",
    "<shift track='points' player='%s' by='1'/>",
    "<score track='keys' each='1'><cards deck='hand' player='%s' is='weapon'/></score>",
    "<score track='points' player='%s' each='-1'><pieces piece='disk'/></score>",
    "<set-status status='trapped' player='%s'/>",
    "<set-status status='trapped' off='true' player='%s'/>",
    "<shuffle deck='deck'/>",
    "<modify-roll player='%s' dice='1'/>",
    "<modify-roll player='%s' result='-2' until='turn'/>",
  };
  g_auto (GStrv) parts = g_strsplit (PICK (generator, changes), "%s", 2);

  g_string_append (generator->out, parts[0]);
  if (parts[1] != NULL)
    g_string_append_printf (generator->out, "%s%s", get_person (generator), parts[1]);
}

/* -- What holds other effects ------------------------------------------------------------------ */

static void add_effects (Generator *generator, guint depth);

static void
add_block (Generator *generator, const char *name, const char *attributes, guint depth)
{
  g_string_append_printf (generator->out, "<%s%s>", name, attributes);
  add_effects (generator, depth);
  g_string_append_printf (generator->out, "</%s>", name);
}

static void
add_if (Generator *generator, guint depth)
{
  g_string_append (generator->out, "<if><when>");
  add_condition (generator, 2);
  g_string_append (generator->out, "</when>");
  add_block (generator, "then", "", depth);
  if (flip (generator))
    add_block (generator, "else", "", depth);
  g_string_append (generator->out, "</if>");
}

static void
add_choose (Generator *generator, guint depth)
{
  g_string_append_printf (generator->out, "<choose player='%s'>",
                          flip (generator) ? "acting" : "opposing");
  for (guint i = below (generator, 3) + 1; i > 0; i--) {
    g_string_append_printf (generator->out, "<option id='o-%u' name='Option %u'>",
                            generator->n_options, generator->n_options);
    generator->n_options++;
    add_block (generator, "do", "", depth);
    g_string_append (generator->out, "</option>");
  }
  g_string_append (generator->out, "</choose>");
}

static void
add_roll (Generator *generator, guint depth)
{
  g_string_append_printf (generator->out, "<roll dice='%u'%s>", below (generator, 2) + 1,
                          below (generator, 3) == 0 ? " track='nerve' player='acting'" : "");
  for (guint i = below (generator, 3) + 1; i > 0; i--) {
    g_string_append_printf (generator->out, "<branch min='%u'%s>", below (generator, 7),
                            flip (generator) ? " max='6'" : "");
    add_block (generator, "do", "", depth);
    g_string_append (generator->out, "</branch>");
  }
  g_string_append (generator->out, "</roll>");
}

static void
add_may (Generator *generator, guint depth)
{
  add_block (generator, "may", "", depth);
}

static void
add_must (Generator *generator, guint depth)
{
  add_block (generator, "must", "", depth);
}

static void
add_loop (Generator *generator, guint depth)
{
  static const char *const heads[] = {
    "<repeat times='2'>",
    "<each-player>",
    "<each-player others='true'>",
    "<each-player is-not='trapped' order='acting-last'>",
    "<repeat><dice faces='3' lowest='0'/>",
  };
  const char *head = PICK (generator, heads);

  g_string_append (generator->out, head);
  add_block (generator, "do", "", depth);
  g_string_append (generator->out, head[1] == 'r' ? "</repeat>" : "</each-player>");
}

static void
add_choose_player (Generator *generator, guint depth)
{
  static const char *const whom[] = { "", " who='all'", " is='trapped'",
                                      " who='all' highest='points'", " who='all' lowest='nerve'" };

  g_string_append_printf (generator->out, "<choose-player%s>", PICK (generator, whom));
  generator->n_chosen++;
  add_block (generator, "do", "", depth);
  generator->n_chosen--;
  g_string_append (generator->out, "</choose-player>");
}

static void
add_react (Generator *generator, guint depth)
{
  static const char *const when[] = { " on='hurt'", " on='hurt' once='true'", " on='turn-start'" };
  guint n_chosen = generator->n_chosen;

  g_string_append_printf (generator->out, "<react%s>", PICK (generator, when));
  generator->n_chosen = 0;
  add_block (generator, "do", "", 0);
  generator->n_chosen = n_chosen;
  g_string_append (generator->out, "</react>");
}

static void
add_effects (Generator *generator, guint depth)
{
  static void (*const clauses[]) (Generator * generator) = {
    add_place, add_place,    add_remove,  add_replace, add_move, add_operations, add_other,
    add_draw,  add_transfer, add_inspect, add_mark,    add_go,   add_damage,     add_change,
  };
  static void (*const holders[]) (Generator * generator, guint depth) = {
    add_if,   add_choose, add_may,           add_must,  add_must,
    add_loop, add_roll,   add_choose_player, add_react,
  };

  for (guint i = below (generator, 3) + 1; i > 0; i--) {
    if (depth > 0 && below (generator, 3) == 0)
      PICK (generator, holders) (generator, depth - 1);
    else
      PICK (generator, clauses) (generator);
  }
}

/* -- Scenarios --------------------------------------------------------------------------------- */

char *
generator_dup_scenario (TcRng *rng, guint n_cards)
{
  Generator generator = { rng, g_string_new (NULL), 0, FALSE };

  g_string_append (
    generator.out,
    "<scenario xmlns='urn:turncoat:trial' format='1' id='t' title='T' src='designer'>\n"
    "<side id='red' name='Red'/><side id='blue' name='Blue'/>\n"
    "<seat id='anna' name='Anna' side='red'/><seat id='ben' name='Ben' side='blue'/>\n"
    "<space id='ash' name='Ash'/><space id='birch' name='Birch'/><space id='cedar' name='Cedar' "
    "key='true'/>"
    "<space id='dale' name='Dale'/><space id='elm' name='Elm'/>\n"
    "<group id='grove' name='Grove'><member space='ash'/><member space='birch'/></group>"
    "<group id='wood' name='Wood'><member space='birch'/><member space='cedar'/>"
    "<member space='elm'/></group>\n"
    "<link from='ash' to='birch'/><link from='cedar' to='birch'/><link from='cedar' to='elm'/>\n"
    "<piece-kind id='cube' name='cube' plural='cubes' n='8' room='3'/>"
    "<piece-kind id='disk' name='disk' plural='disks' owned='false' n='3' room='1'/>\n"
    "<track id='points' name='points' owned='true' min='-5' max='5'/>"
    "<track id='level' name='level' start='3'/>\n"
    "<tally id='keys' name='keys' max='4'/>"
    "<tally id='nerve' name='nerve' owned='true' min='-3' max='3' start='1'/>"
    "<status id='trapped' name='Trapped'/><status id='weapon' name='Weapon' of='card'/>"
    "<status id='shielded' name='Shielded' of='card'/>\n"
    "<deck id='deck' name='deck'/><deck id='pile' name='pile'/>"
    "<deck id='hand' name='hand' owned='true'/>\n");
  for (guint i = 0; i < TRIAL_MAX_CALLS; i++)
    add_block (&generator, "mobilization", "", 1);
  generator.has_calls = TRUE;
  for (guint i = 0; i < n_cards; i++) {
    g_string_append_printf (generator.out, "<card id='c%u' name='Card %u'>", i, i);
    add_block (&generator, "event", "", 3);
    g_string_append (generator.out, "</card>\n");
  }
  g_string_append (generator.out,
                   "<setup id='start' name='Start' plays='9'>"
                   "<initial piece='cube' side='red' space='ash' count='2'/>"
                   "<initial piece='cube' side='blue' space='birch' count='2'/>"
                   "<initial piece='cube' side='red' space='cedar'/>"
                   "<initial piece='cube' side='blue' space='cedar'/></setup></scenario>");

  return g_string_free (generator.out, FALSE);
}
