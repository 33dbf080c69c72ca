/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-thing.h"

G_BEGIN_DECLS

/* TcMove: one choice, by value. What a move does is its verb; what it does it with are things: the
 * numbers that the ruleset gave to areas, counters, boxes, seats and named options. So every move
 * of every system is written, parsed, sorted and shown by the same code. */

typedef struct {
  guint8 verb; /* index into the system's verbs, or a verb of core's own */
  guint8 zero; /* padding, always 0 */
  TcThing subject;
  TcThing target;
  guint16 value; /* a number the verb needs (a tile's rotation, a count), else 0 */
} TcMove;

G_STATIC_ASSERT (sizeof (TcMove) == 8);

/* Verbs of core's own; never in a legal-move list. The last four are the umpire's, whatever the
 * rules say (tc-umpire.h). */
#define TC_VERB_FORCE_DIE 0xf0 /* value: the face that the next die will show */
#define TC_VERB_PUT       0xf1 /* subject, a piece, lies in target */
#define TC_VERB_TURN      0xf2 /* subject shows its other side */
#define TC_VERB_GIVE      0xf3 /* subject, a place, is target's, or nobody's */
#define TC_VERB_SET       0xf4 /* subject counts value, or does so for target */

/** tc_verb_is_umpires: whether @verb is one of an umpire's. */
static inline gboolean
tc_verb_is_umpires (guint8 verb)
{
  return verb >= TC_VERB_PUT && verb <= TC_VERB_SET;
}

/** tc_move_compare: the order of every legal-move list: verb, subject, target, value. */
gint tc_move_compare (const TcMove *a, const TcMove *b);

static inline TcMove
tc_move_make (guint8 verb, TcThing subject, TcThing target, guint16 value)
{
  TcMove move = { verb, 0, subject, target, value };

  return move;
}

/** TcVerb: how the moves of one kind are named and shown. All strings static. */
typedef struct {
  const char *id;     /* in replays, never translated: "move" */
  const char *label;  /* N_(): "{subject} moves to {target}"; {subject} {target} {value} are filled,
                         and  {value*90}: quarter turns in degrees; {target@in |on }: with the first
                         word before  it, or the second where its element says on="true" */
  const char *rule;   /* rulebook section, "" when the rulebook has none */
  gboolean is_drag;   /* dragging the subject onto the target proposes it */
  gboolean is_record; /* people record what happened at the table (a penalty): never in a legal-move
                         list, so no bot plays it, but checked, applied, undone and replayed like
                         any other move */
  gboolean is_joint;  /* a record that all people at the table make together: whoever asks for it
                         asks the others first */
  gboolean is_event;  /* its subject is a card, and what the card says is carried out */
  gboolean is_unread; /* its subject is a card that is used for something else than what it says */
  gboolean is_pass;   /* declines something, or ends what could go on */
  gboolean is_option; /* chooses one of a few things that may roll dice: what can come of each is
                         told already before the move that leads to the choice */

  /* N_(), nullable: of what leaves all that is under way as it is. What can come of a move is told
   * as if this were answered to whatever is asked before its dice are settled, and these words say
   * so: "If nobody changes a roll:". */
  const char *proviso;

  /* N_(), nullable: the label where no other move that names nothing is legal: "No more", which
   * would be no answer beside "Yes". */
  const char *alone;
  gint weight;        /* lists for people begin with the greatest: 0 for what is done all the time,
                         more for what is easily missed, less for what is rarely meant */
  gboolean is_secret; /* made in secret: other seats learn that the seat has decided, not what */
  const char *told;   /* N_(): what the log says afterwards, where the label is what the player is
                         asked to do: "{actor} looks at {target}"; nullable: the player and the
                         label */
  const char *onto;   /* nullable: key of a container; dragging the subject onto it proposes the
                         move too, which has no target to drag it to */
  guint32 subjects; /* TC_THINGS () of what it may name; what names anything else is refused before
                       the system is asked */
  guint32 targets;
  guint16 max_value; /* the greatest TcMove.value; 0: none */
} TcVerb;

/* So many things are named by {owed} in a TcReasonText: of more it is said how many more. */
#define TC_MAX_OWED 3

/** TcReason: why a proposed move is not legal; 0 is "legal". The numbers are the system's. */
typedef guint16 TcReason;
#define TC_REASON_LEGAL 0

/* Reasons of core's own, from tc_rules_check (): the system is not asked. */
#define TC_REASON_PHASE   0xfffcu /* the verb belongs to another phase; systems may answer so too */
#define TC_REASON_FORM    0xfffdu /* the verb names things of other classes */
#define TC_REASON_OVER    0xfffeu /* nothing is decided any more */
#define TC_REASON_UNKNOWN 0xffffu /* no such verb or thing in this game */

typedef struct {
  const char *id;      /* "stacking" */
  const char *text;    /* N_(): "{target} already holds three units"; as in TcVerb.label, and
                          {subjects}: what legal moves are made with; {owed}: what
                          TcSystem.find_owed finds */
  const char *rule;    /* "1.5" */
  gboolean is_unasked; /* the move answers what nobody is asked now, so none need be offered it with
                          the reason */
} TcReasonText;

/** TcProposal: what a drag or a click means before anyone knows whether it is legal. */
typedef struct {
  guint8 verb;
  guint8 n_subjects; /* 1..8; a stack dragged together */
  TcThing subjects[8];
  TcThing target;
  guint16 value;
} TcProposal;

G_END_DECLS
