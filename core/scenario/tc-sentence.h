/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* Sentences: what an element says, made from the templates of its schema (tc:sentence) and its
 * data, so that the editor, the log and the printed card say the same: "Place up to 2 white cubes
 * in the United Kingdom." Templates are translated like any text.
 *
 *   {name}           the attribute or the child elements of that name
 *   {name|word}      with a word for when there is none
 *   {name|0}         a number that says nothing when it is 0
 *   {name~}          a number without its sign; what follows below may stand behind it
 *   {name#die|dice}  a number, and the word for one or for more; nothing for 0
 *   {name=is|are}    the first word when the number is 1, else the second
 *   {name>up|down}   the first word when the number is above 0, else the second
 *   {name!value}     nothing when it is that value
 *   {name@in |on }   what it refers to, behind the second word if that has on="true"
 *   {min..max}       a range: "4 or more", "2 or 3"
 *   {min..max|any}   with words for a range without ends
 *   {min..max||no}   of things that are counted: "at least 1", "2 or fewer", and a word for 0
 *   {min..max!|no|no} the other way round: "fewer than 2", and a word for not even 1
 *   {lowest+faces}   the faces of a die: "0 to 2"; nothing for the dice of the game, which the
 *                    rules name, or which are 1 to 6
 *   {name'}          with its owner, whom "player" or "side" names: "the other player’s Might",
 *                    "Might of Red"; of a player the owner alone: "the other player’s "
 *   {name'to-}       of "to-player" or "to-side"
 *   {name'|the }     an owner, with words for when there is none
 *   {*}              all child elements
 *   {*^may |can: }   behind the first words, or the second if they have a subject of their own
 *   {*and} {*or}     all child elements, which are conditions, with that word between them; a
 *                    child that is nothing but such conditions is held together by commas
 *   {*and!} {*or!}   each of them said the other way round: its tc:negation
 *   {name:zero}      the attribute "zero" of what it refers to
 *   {name:not}       the tc:negation of a value
 *   {:space}         what the game calls the elements of that key space: "space", "room"
 *   [ in {in}]       left out when no place inside has anything to say; of parts with bars between
 *                    them those that do, joined by "and", behind a first part without a place
 *   [?acting a|b]    the first part whose test holds, or the last, which has none; with + between
 *                    them, tests that hold together. "acting": what the acting player does;
 *                    "quality": a track with tc:number="quality"; "start": set to where it starts;
 *                    "worded": a track with words for 0 and 1, "zero" and "some": the condition is
 *                    such a word; "thing": "is" asks for a status with an article, "the Medallion";
 *                    "name=value": an attribute has it; "name:word": what it refers to has such a
 *                    word; "2^name": it stands inside two elements of that name; "child/name":
 *                    the child begins with such an element; else the name of a child or an
 *                    attribute that is there; with ! before it, the test does not hold
 *   a~ b             where a condition has said who or what it is about, which the next condition
 *                    about the same need not say again: "you are outside or by a window";
 *                    before an amount or a place, what effects behind each other say once: "lose 1
 *                    Might and 1 Speed"
 *
 *   a//b             what is said to the acting player, and in a log, which others read as well:
 *                    "you are//{@} is"; in the words of a value or in a part in brackets
 *   {@}              the name of the acting player, "Anna", or "that player" inside "each player"
 *
 * A sentence or the words of a value may begin with ^: then it has a subject of its own, so that it
 * cannot stand behind "you may". One that begins with - only keeps count, and is left out among
 * others. What the acting player does has none: "gain 1 Might".
 *
 * A sentence that is {*} alone makes a sentence of each child where it stands by itself.
 *
 * tc:join stands between the children of an element whose sentence has {*}, and else between the
 * element and its next namesake; behind one that begins with a full stop comes a sentence of its
 * own. A reference gives the "phrase" of what it names, or its name. One to a kind of piece agrees
 * in number with "count" and, where the kind has a name of its own for the pieces of a side, with
 * "side": "2 white cubes". */

/** tc_sentence_dup_clause: (transfer full): without capital and full stop, to stand inside another
 * sentence; "" for an element whose schema gives it no sentence. */
char *tc_sentence_dup_clause (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sentence_dup_filled: (transfer full): @template, of the element of @node but not its sentence
 * (tc:added, tc:removed), with the data of @node in its places. */
char *tc_sentence_dup_filled (const TcScenario *scenario,
                              TcNode node,
                              const char *template) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sentence_dup: (transfer full): as a sentence of its own. */
char *tc_sentence_dup (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sentence_dup_told: (transfer full): the same in a log, where the acting player is one of
 * many, and called @actor. */
char *tc_sentence_dup_told (const TcScenario *scenario,
                            TcNode node,
                            const char *actor) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sentence_dup_alike: (transfer full): one sentence for @node and those behind it that differ
 * from it in one word only: "Raises Might and Speed by 2." @out_next: the first behind them, or
 * TC_NODE_NONE. */
char *tc_sentence_dup_alike (const TcScenario *scenario,
                             TcNode node,
                             TcNode *out_next) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sentence_dup_children: (transfer full): a sentence for each child that makes one: what a card
 * says. */
char *tc_sentence_dup_children (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
