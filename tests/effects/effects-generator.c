/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-generator.h"

#include <string.h>

#include "effects/tc-effects-private.h"

/* No program of these takes more choices: three rounds of three rounds of a few pieces each. */
#define MAX_DECISIONS 4000u

/* A search surely finds its way through so many. */
#define FEW_DECISIONS 5u

typedef struct {
  TcRng *rng;
  GString *out;
  guint n_options;
  gboolean has_calls; /* effects may start others */
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
  static const char *const places[] = { "space='ash'",       "space='birch'",      "space='cedar'",
                                        "space='dale'",      "group='grove'",      "group='wood'",
                                        "linked-to='birch'", "linked-from='cedar'" };

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
  };

  g_string_append (generator->out, PICK (generator, tests));
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
  g_string_append_printf (generator->out, "<roll dice='%u'>", below (generator, 2) + 1);
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
  gboolean repeats = flip (generator);

  g_string_append (generator->out, repeats ? "<repeat times='2'>" : "<each-player>");
  add_block (generator, "do", "", depth);
  g_string_append (generator->out, repeats ? "</repeat>" : "</each-player>");
}

static void
add_effects (Generator *generator, guint depth)
{
  static void (*const clauses[]) (Generator * generator) = {
    add_place, add_place, add_remove, add_replace, add_move, add_operations, add_other,
  };
  static void (*const holders[]) (Generator * generator, guint depth) = {
    add_if, add_choose, add_may, add_must, add_must, add_loop, add_roll,
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
    "<space id='ash' name='Ash'/><space id='birch' name='Birch'/><space id='cedar' name='Cedar'/>"
    "<space id='dale' name='Dale'/><space id='elm' name='Elm'/>\n"
    "<group id='grove' name='Grove'><member space='ash'/><member space='birch'/></group>"
    "<group id='wood' name='Wood'><member space='birch'/><member space='cedar'/>"
    "<member space='elm'/></group>\n"
    "<link from='ash' to='birch'/><link from='cedar' to='birch'/><link from='cedar' to='elm'/>\n"
    "<piece-kind id='cube' name='cube' plural='cubes' n='8' room='3'/>"
    "<piece-kind id='disk' name='disk' plural='disks' owned='false' n='3' room='1'/>\n"
    "<track id='points' name='points' owned='true' min='-5' max='5'/>"
    "<track id='level' name='level' start='3'/><deck id='deck' name='deck'/>\n");
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

/* -- What must hold ---------------------------------------------------------------------------- */

typedef struct {
  TcRuleset *ruleset;
  const TrialRules *rules;
  TcRng *rng;
  TcEvents *events;
  TcMove *moves;
  TcState *state;
  TcState *copy;
  gsize size;
  GArray *path; /* TcMove */
} Player;

static void
check_pieces (const Player *player, const TcState *state)
{
  const TrialState *trial = (const TrialState *) state;

  for (guint kind = 0; kind < player->rules->n_kinds; kind++) {
    guint n_owners = player->rules->kind_is_owned[kind] ? player->rules->n_players : 1;

    for (guint owner = 0; owner < n_owners; owner++) {
      guint n = trial->pool[kind][owner];

      for (guint space = 0; space < player->rules->spaces.n; space++)
        n += trial->piece[kind][owner][space];
      g_assert_cmpuint (n, ==, player->rules->n_pieces[kind]);
    }
  }
  g_assert_cmpuint (trial->n_deck + trial->n_discard, ==, player->rules->cards.n);
}

/* Whether the log has a clause of @card that had to be done in full and was not; @out_has_chance:
 * whether dice had a say. */
static gboolean
has_broken_must (const Player *player, guint card, gboolean *out_has_chance)
{
  const TcEffects *effects = player->rules->effects;
  const Program *program = &g_array_index (effects->programs, Program, card);
  gboolean is_broken = FALSE;

  for (guint i = 0; i < tc_events_get_n (player->events); i++) {
    const TcEvent *event = tc_events_get (player->events, i);
    guint kind = event->kind - TRIAL_EVENT_EFFECT;

    *out_has_chance |= kind == TC_EFFECTS_EVENT_ROLL;
    if (kind == TC_EFFECTS_EVENT_CLAUSE || kind == TC_EFFECTS_EVENT_DECLINED ||
        kind == TC_EFFECTS_EVENT_ROLL || kind == TC_EFFECTS_EVENT_LOOK)
      continue;
    for (guint at = program[0].first; at < program[1].first; at++) {
      const Instruction *code = get_instruction (effects, at);

      /* A "may" around one clause that can do nothing is skipped, as if it had been declined. */
      if (code->text == (guint16) event->value[0] && code->op != OP_LOOK &&
          ((code->op >= OP_PLACE && code->op <= OP_INVOKE) || code->op == OP_CHOOSE) &&
          (at == program[0].first || code[-1].op != OP_MAY || code[-1].jump != at + 1))
        is_broken |= (code->flags & FLAG_MUST) != 0;
    }
  }

  return is_broken;
}

/* Each choice that is listed is legal and can be made; the list itself changes nothing. */
static void
check_choices (Player *player, guint n)
{
  const TcEffects *effects = player->rules->effects;

  for (guint i = 0; i < n; i++) {
    if (i > 0)
      g_assert_cmpint (tc_move_compare (&player->moves[i - 1], &player->moves[i]), <, 0);
    memcpy (player->copy, player->state, player->size);
    g_assert_true (tc_effects_check (effects, player->rules, player->copy, &player->moves[i]));
    g_assert_cmpmem (player->copy, player->size, player->state, player->size);
    tc_effects_apply (effects, player->rules, player->copy, &player->moves[i], NULL);
    tc_effects_run (effects, player->rules, player->copy, NULL);
    check_pieces (player, player->copy);
  }
}

/* One program to its end. */
static guint
play_program (Player *player, guint program, guint acting)
{
  const TcEffects *effects = player->rules->effects;
  guint limit = tc_effects_get_max_moves (effects);
  guint n_decisions = 0;

  tc_effects_start (effects, player->state, program, acting);
  while (tc_effects_run (effects, player->rules, player->state, player->events)) {
    TcMoveList list = { player->moves, 0, limit,
                        tc_rng_below (player->rng, 2) == 0 ? TC_MOVES_ALL : TC_MOVES_CANONICAL };
    TcMove move;

    g_assert_cmpuint (++n_decisions, <, MAX_DECISIONS);
    tc_effects_list (effects, player->rules, player->state, &list);
    g_assert_cmpuint (list.n, >, 0);
    g_assert_cmpuint (list.n, <=, limit);
    if (n_decisions < 6)
      check_choices (player, list.n);
    move = player->moves[tc_rng_below (player->rng, list.n)];
    g_array_append_val (player->path, move);
    tc_effects_apply (effects, player->rules, player->state, &move, player->events);
    check_pieces (player, player->state);
  }
  g_assert_false (tc_effects_is_running (effects, player->state));

  return n_decisions;
}

/* The same choices from the same position give the same bytes. */
static void
check_redo (Player *player, TcState *begin, guint program, guint acting)
{
  const TcEffects *effects = player->rules->effects;
  guint n = 0;

  tc_effects_start (effects, begin, program, acting);
  while (tc_effects_run (effects, player->rules, begin, NULL))
    tc_effects_apply (effects, player->rules, begin, &g_array_index (player->path, TcMove, n++),
                      NULL);
  g_assert_cmpuint (n, ==, player->path->len);
  g_assert_cmpmem (begin, player->size, player->state, player->size);
}

static void G_GNUC_NORETURN
report_card (const Player *player, guint card, gboolean can)
{
  g_autoptr (GString) log = g_string_new (NULL);

  for (guint i = 0; i < tc_events_get_n (player->events); i++) {
    g_autofree char *text = tc_event_dup_text (player->ruleset, tc_events_get (player->events, i));

    g_string_append_printf (log, "\n  %s", text);
  }
  g_error ("Card %u %s be played, and yet:%s", card, can ? "can" : "cannot", log->str);
}

static guint
play_card (Player *player, guint card)
{
  g_autofree TcState *begin = g_memdup2 (player->state, player->size);
  guint program = player->rules->event[card];
  gboolean has_chance = FALSE;
  gboolean can = FALSE;
  gboolean is_broken = FALSE;
  guint n_decisions = 0;

  tc_events_clear (player->events);
  g_array_set_size (player->path, 0);
  player->state->turn++;
  begin->turn++;
  can = tc_effects_can (player->rules->effects, player->rules, player->state, program, card % 2,
                        TC_EFFECTS_CAN_PLAY);
  if (tc_effects_can (player->rules->effects, player->rules, player->state, program, card % 2,
                      TC_EFFECTS_CAN_COMPLETE))
    g_assert_true (can);
  g_assert_cmpmem (begin, player->size, player->state, player->size);

  n_decisions = play_program (player, program, card % 2);
  is_broken = has_broken_must (player, card, &has_chance);
  /* Who plays what can be played comes to nothing that must be done and cannot; and the reverse,
   * but for dice, which can be lucky, and for more choices than a search looks at. */
  if ((can || (!has_chance && n_decisions <= FEW_DECISIONS)) && can == is_broken)
    report_card (player, card, can);
  check_redo (player, begin, program, card % 2);

  return n_decisions;
}

guint
generator_play (TcRuleset *ruleset, TcRng *rng)
{
  Player player = { .ruleset = ruleset, .rules = trial_get_rules (ruleset), .rng = rng };
  g_autoptr (TcEvents) events = tc_events_new ();
  g_autofree TcMove *moves = g_new (TcMove, tc_effects_get_max_moves (player.rules->effects));
  g_autofree TcState *state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  g_autofree TcState *copy = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (TcMove));
  guint n_decisions = 0;

  player.size = tc_ruleset_get_state_size (ruleset);
  player.events = events;
  player.moves = moves;
  player.state = state;
  player.copy = copy;
  player.path = path;
  tc_rules_init (ruleset, 0, tc_rng_next (rng), state, NULL);
  for (guint card = 0; card < player.rules->cards.n; card++)
    n_decisions += play_card (&player, card);

  return n_decisions;
}
