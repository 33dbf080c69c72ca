/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcSession: a game being played in the window: the game, who decides for each seat, and the bots'
 * own randomness. It knows no widget and no game system; the Play page shows it.
 *
 * A session plays one ruleset; when the scenario is edited meanwhile the game goes on with the old
 * one until tc_session_replay () or a new game.
 *
 * Signals: changed (): another position, game or seat; noted (): see tc-session-draft.h. */

#define TC_TYPE_SESSION (tc_session_get_type ())
G_DECLARE_FINAL_TYPE (TcSession, tc_session, TC, SESSION, GObject)

TcSession *tc_session_new (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_start: a new game; the seats keep who plays them where their ids are the same. */
void tc_session_start (TcSession *self, TcRuleset *ruleset, guint setup, guint64 seed);

/** tc_session_restart: the same game from its beginning; what was played is a branch. %FALSE where
 * there are none, and then nothing has changed. */
gboolean tc_session_restart (TcSession *self);

/** tc_session_is_unsaved: a person has done something in this game that is in no file yet: decided,
 * also in a bot's place, gone back, changed or written something. */
gboolean tc_session_is_unsaved (TcSession *self);

/** tc_session_is_touched: a person has done something in this game, saved or not. */
gboolean tc_session_is_touched (TcSession *self);

/** tc_session_note_touched: a person had, before this game was loaded from its file. */
void tc_session_note_touched (TcSession *self);

/** tc_session_note_saved: the whole game is in a file. */
void tc_session_note_saved (TcSession *self);

/**
 * tc_session_replay:
 * @out_divergence: (out caller-allocates): the first place where the game differs on the new data;
 *   the caller clears it
 *
 * Plays the moves of the game on @ruleset, as far as they go. What does not go on this data is
 * remembered until the next decision: on data where it goes again the whole game is back. A game
 * that was being looked at in the middle stays there.
 *
 * Returns: %FALSE when the game cannot even begin there; it goes on as it was
 */
gboolean tc_session_replay (TcSession *self, TcRuleset *ruleset, TcDivergence *out_divergence);

/**
 * tc_session_dup_replay:
 * @viewer: as for tc_replay_dup_text (): TC_SEAT_NONE for the whole game, to go on with later
 *
 * Returns: (transfer full): the game as text, what could be redone included; what the players, or
 *   @viewer, have written down stands in comments at its end
 */
char *tc_session_dup_replay (TcSession *self, guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_session_load:
 * @replay: as tc_session_dup_replay () or the command line wrote it; untrusted
 * @out_divergence: (out caller-allocates): as in tc_session_replay ()
 *
 * Returns: %FALSE when the game cannot even begin here; the game before it goes on
 */
gboolean tc_session_load (TcSession *self,
                          TcRuleset *ruleset,
                          const char *replay,
                          TcDivergence *out_divergence);

/** tc_session_get_game: (nullable): %NULL before the first game. */
TcGame *tc_session_get_game (TcSession *self);

/** tc_session_get_bot: (nullable): who plays @seat; %NULL is a person. */
const TcBot *tc_session_get_bot (TcSession *self, guint8 seat);

/** tc_session_set_bot: %NULL is a person; nothing where tc_session_ask_bot () gives no leave.
 * Before the first move of a game with a secret seed a person in a bot's place is dealt another
 * game, and where several people play, the screen is covered: it could be anybody's. */
void tc_session_set_bot (TcSession *self, guint8 seat, const TcBot *bot);

/** tc_session_deals_again: whether tc_session_set_bot () would deal another game. */
gboolean tc_session_deals_again (TcSession *self, guint8 seat, const TcBot *bot);

/** tc_session_get_reason: (nullable): why a bot made move @index, a line for each row of its tables
 * that decided; %NULL when it does not say, or the game was loaded. */
const char *tc_session_get_reason (TcSession *self, guint index);

/** tc_session_is_bots_turn: a bot decides next. */
gboolean tc_session_is_bots_turn (TcSession *self);

/** tc_session_step: the acting seat's bot takes one decision; %FALSE when it is not a bot's turn.
 */
gboolean tc_session_step (TcSession *self);

/** tc_session_run: up to @max decisions of bots with one "changed" at the end; how many. */
guint tc_session_run (TcSession *self, guint max);

/* -- Bots in a thread (tc-session-think.c) ----------------------------------------------------- */

/**
 * tc_session_think:
 * @max: decisions at most
 * @budget_ms: no further decision begins after that
 *
 * The same as tc_session_run (), in a thread: "changed" reports when they are made. Any other
 * change of the game stops it.
 *
 * Returns: %FALSE when it is not a bot's turn, or bots think already
 */
gboolean tc_session_think (TcSession *self, guint max, guint budget_ms);
gboolean tc_session_is_thinking (TcSession *self);

/** tc_session_stop_thinking: the game stays where it is; emits "changed". */
void tc_session_stop_thinking (TcSession *self);

/* As in TcGame; each emits "changed". */
gboolean tc_session_apply (TcSession *self, const TcMove *move, GError **error);
gboolean tc_session_force_die (TcSession *self, guint8 face);
gboolean tc_session_undo (TcSession *self);
gboolean tc_session_redo (TcSession *self);

/** tc_session_jump: as tc_game_undo_to () or tc_game_redo_to (): back only with leave. */
gboolean tc_session_jump (TcSession *self, guint n_moves);

/* -- The rest of a setup (tc-session-fill.c) --------------------------------------------------- */

/** tc_session_can_fill: the person who decides has something to place of a setup. */
gboolean tc_session_can_fill (TcSession *self);

/** tc_session_fill: places all of that, as TcFilling does; @seed: (nullable). Emits "changed". How
 * many moves it took. */
guint tc_session_fill (TcSession *self, const guint64 *seed);

/* -- What is news (tc-session-fresh.c) --------------------------------------------------------- */

/** tc_session_find_thrown: the first move (-1: the beginning) of which it is still shown what was
 * thrown: by the player who decided last, in that turn, and by the move before it. Nor does it go
 * before a person could read it: what came with a person's last move, at most @most_turns turns
 * ago, and after it is shown as well. */
gint tc_session_find_thrown (TcSession *self, guint most_turns);

/** tc_session_find_fresh: likewise, of what was drawn, which is news. Nothing is that was there
 * already when somebody went back: then it is one more than the last move. */
gint tc_session_find_fresh (TcSession *self, guint most_turns);

/* -- Branches (tc-session-branches.c) ---------------------------------------------------------- */

/* Lines of play beside the one on the board (TcGameTree): when moves are taken back and something
 * else is decided, the line that was left is kept, and any position can be bookmarked. They are
 * saved with the game. Where something is hidden a look at another line could show it: only the
 * umpire has them then, and a person who plays alone against bots and was given leave to go back
 * before the game (tc_game_allow_undo ()); and anybody while only bots play. No line is begun by
 * itself there; what a file has of them is kept. */

gboolean tc_session_can_branch (TcSession *self);

/** tc_session_dup_tree: (transfer full) (element-type TcTreeRow): as the screen may show it. */
GPtrArray *tc_session_dup_tree (TcSession *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_free_name: (transfer full): @wish, made a name that is not taken. */
char *tc_session_dup_free_name (TcSession *self, const char *wish) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_bookmark: the position on the board; emits "changed". %FALSE with what is wrong with
 * the name. */
gboolean tc_session_bookmark (TcSession *self, const char *name, char **out_fault);

/** tc_session_branch: a line of that name begins on the board; likewise. */
gboolean tc_session_branch (TcSession *self, const char *name, char **out_fault);

/** tc_session_rename_branch: the branch or bookmark of that name; likewise. */
gboolean tc_session_rename_branch (TcSession *self,
                                   const char *name,
                                   const char *new_name,
                                   char **out_fault);

/** tc_session_count_own_moves: of a line: those that are on no other. */
guint tc_session_count_own_moves (TcSession *self, guint line);

/** tc_session_remove_branch: the branch or bookmark of that name; emits "changed". %FALSE for the
 * branch on the board, which stays. */
gboolean tc_session_remove_branch (TcSession *self, const char *name);

/** tc_session_switch: goes on with a line, at @n_moves or, for %G_MAXUINT, where it was left.
 * @out_divergence: as in tc_session_replay (). */
gboolean tc_session_switch (TcSession *self,
                            guint line,
                            guint n_moves,
                            TcDivergence *out_divergence);

/* Notes on a position, which whoever looks at the game may read; so there are none where something
 * is hidden, but tc_session_set_note (). They are saved with the game. */

/** tc_session_add_pin: on the position on the board; emits "changed". */
void tc_session_add_pin (TcSession *self, const char *place, const char *text);
guint tc_session_get_n_pins (TcSession *self);
const TcPin *tc_session_get_pin (TcSession *self, guint index);

/** tc_session_get_tree: (nullable): %NULL before the first game. */
TcGameTree *tc_session_get_tree (TcSession *self);

/* -- Keeping secrets (tc-session-secrets.c) ----------------------------------------------------
 */

/* Where seats hide things from each other, a person could learn by undo, by forced dice or by
 * taking over a bot's seat what play would not show. What needs leave and what is recorded is said
 * by core (TcRequest); the session knows who asks: whoever sits in front of the screen, or the
 * umpire, who also stands for those who watch bots. */

/** tc_session_get_asker: TC_SEAT_NONE is the umpire. */
guint8 tc_session_get_asker (TcSession *self);

/** tc_session_ask_undo: as tc_game_ask_undo (). */
TcLeave tc_session_ask_undo (TcSession *self, guint n_moves);

/** tc_session_get_undo_text: as tc_game_get_undo_text (). */
const char *tc_session_get_undo_text (TcSession *self, guint n_moves);

/** tc_session_get_consent: as tc_game_get_consent (), when those of @agreed said yes. */
guint16 tc_session_get_consent (TcSession *self, guint n_moves, guint16 agreed);

/** tc_session_undo_agreed: as tc_session_jump (), when those of @agreed said yes. */
gboolean tc_session_undo_agreed (TcSession *self, guint n_moves, guint16 agreed);

/** tc_session_find_undo: the number of moves that an undo goes back to: before the last choice of a
 * person (tc_game_find_choice_before ()), or before what was placed with one click. */
guint tc_session_find_undo (TcSession *self);

/** tc_session_dup_undone: (transfer full) (nullable): what is taken back by going to @n_moves, as
 * the viewer may know it; %NULL for nothing. */
char *tc_session_dup_undone (TcSession *self, guint n_moves) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_redone: (transfer full) (nullable): likewise what tc_session_redo () does again.
 */
char *tc_session_dup_redone (TcSession *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_allow_undo: from the next game on, against bots too. */
void tc_session_allow_undo (TcSession *self, gboolean is_allowed);

/** tc_session_may_force: dice are forced by the umpire where something is hidden. */
gboolean tc_session_may_force (TcSession *self);

/** tc_session_can_unforce: whether the last decision forced a die that still waits, which may be
 * taken back. */
gboolean tc_session_can_unforce (TcSession *self);

/** tc_session_may_arrange: the game knows how, and the umpire asks or nothing is hidden. */
gboolean tc_session_may_arrange (TcSession *self);

/** tc_session_arrange: as tc_game_arrange (); emits "changed". */
gboolean tc_session_arrange (TcSession *self, const TcMove *move, const char *note, GError **error);

/** tc_session_ask_bot: as tc_game_ask_person (), for giving @seat to @bot (%NULL: a person). The
 * TC_LEAVE_UMPIRE: who asks has to confirm it, then tc_session_set_bot_confirmed (). */
TcLeave tc_session_ask_bot (TcSession *self, guint8 seat, const TcBot *bot);
void tc_session_set_bot_confirmed (TcSession *self, guint8 seat, const TcBot *bot);

/* -- Who sees what (tc-session-viewer.c) --------------------------------------------------------
 */

/* In a system that hides things the screen shows what one person may see: of one person at the
 * table always theirs; of several, that of the one who took the screen. Before another one decides
 * the screen is covered and is passed on. Where only bots play, somebody watches with the eyes of
 * any seat or sees everything. Once the game is over nothing is hidden; nor is it from an umpire,
 * who has to be asked for. What all players know may be shown at any time: nobody decides then. */

/** tc_session_hides: the game has something to hide. */
gboolean tc_session_hides (TcSession *self);

/** tc_session_get_viewer: whose view the screen shows; TC_SEAT_NONE: everything;
 * TC_SEAT_PUBLIC: what all players know. */
guint8 tc_session_get_viewer (TcSession *self);

/** tc_session_get_next_viewer: who must take the screen before anything is shown, or TC_SEAT_NONE
 * when it is not covered. */
guint8 tc_session_get_next_viewer (TcSession *self);
gboolean tc_session_is_covered (TcSession *self);

/** tc_session_get_awaiting_viewer: who takes the screen as soon as whoever has it has read what was
 * told to nobody else since the last decision there; TC_SEAT_NONE when nobody waits for that. Until
 * tc_session_pass_screen () the screen is not covered, and nobody decides. */
guint8 tc_session_get_awaiting_viewer (TcSession *self);

/** tc_session_dup_told: (transfer full): that in lines; none while nobody waits. */
char **tc_session_dup_told (TcSession *self) G_GNUC_WARN_UNUSED_RESULT;
void tc_session_pass_screen (TcSession *self);

/** tc_session_count_people: seats of the game that no bot plays. */
guint tc_session_count_people (TcSession *self);

/** tc_session_take_screen: tc_session_get_next_viewer () sits in front of it now. */
void tc_session_take_screen (TcSession *self);
void tc_session_set_umpire (TcSession *self, gboolean is_umpire);
gboolean tc_session_is_umpire (TcSession *self);

/** tc_session_set_public: to show only what all players know, to whoever looks; %FALSE: the
 * players' eyes again, or those of an onlooker. */
void tc_session_set_public (TcSession *self, gboolean is_public);
gboolean tc_session_is_public (TcSession *self);

/** tc_session_watch: with the eyes of @seat, or TC_SEAT_NONE for everything; where only bots play.
 */
void tc_session_watch (TcSession *self, guint8 seat);

/** tc_session_dup_view: (transfer full) (nullable): the position as the screen shows it; one with
 * nothing in it while the screen is covered. */
TcView *tc_session_dup_view (TcSession *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_public_view: (transfer full): the position as all players know it, whoever is at
 * the screen. */
TcView *tc_session_dup_public_view (TcSession *self) G_GNUC_WARN_UNUSED_RESULT;

/* -- What players write down (tc-session-notes.c) --------------------------------------------- */

/** tc_session_get_note: what @seat has written for itself in this game; "" for nothing. */
const char *tc_session_get_note (TcSession *self, guint8 seat);

/** tc_session_set_note: emits "noted" alone, as it is typed letter by
 * letter. */
void tc_session_set_note (TcSession *self, guint8 seat, const char *text);

/* -- What a hand at the board means (tc-session-moves.c) ----------------------------------------
 */

/** tc_session_is_own_figure: @key is the pawn of the player who decides. */
gboolean tc_session_is_own_figure (TcSession *self, const TcView *view, const char *key);

/**
 * tc_session_find_moves:
 * @view: of the position now
 * @subject: a key of a token or container
 * @target: likewise, or "" when @subject was activated: what it can do without going elsewhere, and
 *   what can be done to it
 *
 * Returns: (transfer full): indices (guint) into the view's moves that a drag of @subject onto
 *   @target may mean
 */
GArray *tc_session_find_moves (TcSession *self,
                               const TcView *view,
                               const char *subject,
                               const char *target) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_why_not: (transfer full) (nullable): why dragging @subject onto @target, or
 * activating it when @target is "", is not a legal move, in words, with the rule; %NULL when a
 * click there means nothing. */
char *tc_session_dup_why_not (TcSession *self,
                              const char *subject,
                              const char *target) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_no_move: (transfer full): what is said to who dragged or activated @key, of
 * @view, where tc_session_dup_why_not () has no answer: nothing is refused without a word. */
char *tc_session_dup_no_move (TcSession *self,
                              const TcView *view,
                              const char *key) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_session_find_blocked:
 * @out_move: (out caller-allocates): what has neither subject nor target, as to say that one has
 *   done, and could be done now but for the position: somebody has a duty left
 *
 * Applying it gives the reason as an error.
 */
gboolean tc_session_find_blocked (TcSession *self, TcMove *out_move);

/** tc_session_dup_why_blocked: (transfer full): the rules' answer to that move, in words. */
char *tc_session_dup_why_blocked (TcSession *self, const TcMove *move) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_result: (transfer full): that the game is over, and who has won, to head what
 * follows. For a game that is over, like the next: before, they may give away what is hidden. */
char *tc_session_dup_result (TcSession *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_outcome: (transfer full): the rest of tc_game_dup_outcome() in lines. */
char *tc_session_dup_outcome (TcSession *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
