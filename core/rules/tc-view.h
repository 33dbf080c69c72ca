/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "lint/tc-floor-plan.h"
#include "rules/tc-move.h"
#include "rules/tc-ruleset.h"

G_BEGIN_DECLS

/* TcView: a position as one viewer may see it, for any system: the generic board draws, highlights
 * and drags from this alone. A view owns its strings; it is built for one position and thrown away
 * at the next. Coordinates are the board's own units, y grows downwards. */

typedef struct {
  gint32 x;
  gint32 y;
} TcPoint;

/** TcMark: what is special about a place or a connection, for boards to draw and to say. */
typedef struct {
  TcMarkKind kind;
  gint32 value;      /* of TC_MARK_VALUE */
  const char *text;  /* what it is called */
  const char *owner; /* nullable: id of a TcViewOwner whose colour it has */
} TcMark;

typedef enum {
  TC_CONTAINER_AREA,
  TC_CONTAINER_TILE,
  TC_CONTAINER_FLOOR,
  TC_CONTAINER_HAND,
  TC_CONTAINER_DECK,
  TC_CONTAINER_BOX, /* beside the board: a holding box, a track */
  TC_CONTAINER_SEAT,
} TcContainerKind;

/** TcTileFace: what lies on a place of a grid. */
typedef enum {
  TC_TILE_NEVER,     /* no tile ever does: a way between them */
  TC_TILE_HOLE,      /* there is no place: a gap in the board */
  TC_TILE_RANDOM,    /* one that is drawn when a game begins */
  TC_TILE_FACE_DOWN, /* one that the viewer does not see */
  TC_TILE_FACE_UP,
  TC_TILE_EMPTY, /* none lies there, and one may be laid */
} TcTileFace;

typedef struct {
  TcThing thing; /* TC_THING_NONE in a view of a board that is not being played */
  const char *key;
  const char *name;
  const char *title; /* nullable, or "": a shorter name, for where its owner's stands beside it */
  /* nullable, or "": the player who has what lies there, where no owner says so, */
  const char *holder;
  const char *held; /* and how, where that is not in the hand: "set aside" */
  TcContainerKind kind;
  TcTileFace face;     /* of TC_CONTAINER_TILE */
  const char *type;    /* what it is, in a word: the terrain's id, the kind of tile; "" for none */
  const char *pattern; /* drawn over the land's colour: "trees", "hills", "marsh"; "" for none */
  const char *glyph;   /* of tc_glyph_get_all (): drawn on it; "" for none */
  const char *region;  /* id of the TcViewOwner whose land it is, "" for none */
  const char *owner;   /* id of the TcViewOwner that controls it now, "" for none */
  const char *within;  /* key of the box beside the board, another one or itself, in which its marks
                          are a row of steps, that of TC_MARK_STATE where it stands; "": they are
                          none */
  TcPoint centre;
  gint32 rotation;        /* degrees, clockwise */
  guint openings;         /* of a tile with walls: bits of the sides, north, east, south, west, that
                             have a door; 0 for one without walls */
  const TcPoint *outline; /* nullable */
  guint n_outline;
  const TcMark *marks; /* nullable */
  guint n_marks;
  guint room; /* of what lies beside the board: for so many tokens a board keeps room in it all
                 game, however many lie there, and more lie closer. 0: for as many as there are */
} TcViewContainer;

/** TcTokenKind: how a token is drawn. */
typedef enum {
  TC_TOKEN_COUNTER,
  TC_TOKEN_PAWN,
  TC_TOKEN_CARD,
  TC_TOKEN_CUBE, /* a wooden cube in its owner's colour */
  TC_TOKEN_DISK,
} TcTokenKind;

typedef struct {
  TcThing thing;
  const char *key;
  const char *name;
  const char *container; /* key of the container it lies in */
  const char *owner;     /* id of a TcViewOwner */
  const char *colour;    /* nullable: "#rrggbb" of what nobody owns; else it has its owner's */
  TcTokenKind kind;
  const char *type;    /* what it is, in a word: "infantry", "search card"; "" for none */
  const char *symbol;  /* drawn on it: on counters the symbols "infantry", ..., "marker"; in a track
                          "number" or "number-marked"; else one of tc_glyph_get_all () */
  const char *size;    /* "corps", "division", ... "" for none */
  const char *face;    /* the factors as printed: "9-7-2"; "" for none or unknown */
  guint count;         /* of equal tokens */
  gboolean is_reduced; /* drawn as one that is turned */
  const char *state_word; /* what that means: "reduced", "used"; "" or NULL for nothing to say */
  gboolean is_hidden;     /* face down for this viewer */
  gboolean is_private;    /* face down on the table: this viewer knows it, not everybody does */
} TcViewToken;

/** TcViewOwner: a nation, a side, a player: who things belong to. */
typedef struct {
  const char *id;
  const char *name;
  const char *colour;      /* "#rrggbb" from the scenario: of counters */
  const char *land_colour; /* of its land on the map; NULL or "" for one mixed from @colour */
} TcViewOwner;

/** TcLinkWay: where a link leads. */
typedef enum {
  TC_LINK_PLAIN,     /* an adjacency: drawn as a line */
  TC_LINK_ONE_WAY,   /* from a to b: an arrow */
  TC_LINK_BOTH_WAYS, /* an arrow with two heads, among those of one way */
} TcLinkWay;

/** TcViewLink: an adjacency drawn between containers. */
typedef struct {
  const char *a; /* container keys */
  const char *b;
  TcLinkWay way;
  const TcMark *marks; /* nullable */
  guint n_marks;
} TcViewLink;

/** TcViewShape: scenery: sea, land, river, frontier. */
typedef struct {
  const char *style; /* "sea", "river", "land", ... */
  const char *name;
  const TcPoint *points;
  guint n_points;
  gboolean closed;
} TcViewShape;

/** TcViewLabel: scenery text: a town, a sea's name. */
typedef struct {
  const char *style; /* "town", "sea", "country", ... */
  const char *text;
  TcPoint at;
  gint32 angle; /* degrees */
} TcViewLabel;

/** TcViewMove: a legal move of the viewer's seat. */
typedef struct {
  TcMove move;
  const char *text;    /* for people */
  const char *verb;    /* id of the verb */
  const char *subject; /* key of a token or container, "" for none */
  const char *target;
  const char *name; /* what people call the subject, or the target where there is none; "" for
                       neither. A token may go by another name before the viewer. */
  const char *onto; /* key of the container that the subject is dragged to where the target is none
                       that shows it (tc_view_set_onto (), TcVerb.onto), "" for none */
  const char *rule;
  gboolean is_pass;   /* declines something, or ends what could go on (TcVerb.is_pass) */
  gboolean is_unread; /* what the card says does not happen (TcVerb.is_unread) */
  gint weight;        /* lists for people begin with the greatest (TcVerb.weight) */
  gboolean is_alike;  /* comes to the same as one before it in the list: people need not choose */
  TcNode datum;       /* the node it comes from, or TC_NODE_NONE */
} TcViewMove;

/** TcViewNote: what the viewer knows of a container that is hidden from others: an entry of a
 * private notepad. */
typedef struct {
  const char *container; /* key */
  const char *mark;      /* short, as people write it on paper: "H", "." */
  const char *text;      /* in words: "Red house" */
  const char *owner;     /* id of a TcViewOwner whose colour it has, "" for none */
} TcViewNote;

/** TcViewBelief: what the bots of a seat would believe of another seat: only where the viewer sees
 * everything. Those of one believer about one seat add up to about 100. */
typedef struct {
  const char *believer; /* key of a container: a seat's */
  const char *about;    /* the same */
  const char *text;     /* what it may be, in a word */
  const char *owner;    /* id of a TcViewOwner whose colour it has, "" for none */
  guint percent;        /* how likely */
} TcViewBelief;

/** TcViewScore: points that everybody at the table may read, whatever else is hidden. */
typedef struct {
  const char *name; /* of a side */
  gint32 points;
} TcViewScore;

typedef struct _TcView TcView;

void tc_view_free (TcView *view);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcView, tc_view_free)

/**
 * tc_view_new_for_board:
 * @setup: a node of role "setup", or TC_NODE_NONE for an empty board
 *
 * A view of the scenario itself for the editor's pages, made from roles alone; no moves.
 */
TcView *tc_view_new_for_board (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_view_new_for_floors:
 * @only: a floor, or TC_NODE_NONE for all
 *
 * The same of a board that grows: its floors with the tiles of @plan, keyed by their own ids, and
 * empty places around them, keyed by tc_view_dup_place_key ().
 */
TcView *tc_view_new_for_floors (TcScenario *scenario,
                                const TcFloorPlan *plan,
                                TcNode only) G_GNUC_WARN_UNUSED_RESULT;

/** tc_view_dup_place_key: (transfer full): "ground:2,-1"; parse: %FALSE for anything else, with
 * @out_floor: (out) (transfer full). */
char *tc_view_dup_place_key (const char *floor, gint x, gint y) G_GNUC_WARN_UNUSED_RESULT;
gboolean tc_view_parse_place_key (const char *key, char **out_floor, gint *out_x, gint *out_y);

/** tc_view_get_size: of the board in its units. */
void tc_view_get_size (const TcView *view, guint *out_width, guint *out_height);

/** tc_view_get_prompt: what the acting seat is asked, in plain words; "" when there is nothing. */
const char *tc_view_get_prompt (const TcView *view);

/** tc_view_get_status: turn, phase and date: "Turn 1, 10 May 1940: movement". */
const char *tc_view_get_status (const TcView *view);

/** tc_view_get_turn: what the game calls its turn, as the status does: "Turn 1", "Round 3". */
const char *tc_view_get_turn (const TcView *view);

/* Each gives an array that the view owns, and its length. */
const TcViewContainer *tc_view_get_containers (const TcView *view, guint *out_n);
const TcViewToken *tc_view_get_tokens (const TcView *view, guint *out_n);
const TcViewOwner *tc_view_get_owners (const TcView *view, guint *out_n);
const TcViewLink *tc_view_get_links (const TcView *view, guint *out_n);
const TcViewShape *tc_view_get_shapes (const TcView *view, guint *out_n);
const TcViewLabel *tc_view_get_labels (const TcView *view, guint *out_n);
const TcViewNote *tc_view_get_notes (const TcView *view, guint *out_n);
const TcViewBelief *tc_view_get_beliefs (const TcView *view, guint *out_n);
const TcViewScore *tc_view_get_scores (const TcView *view, guint *out_n);
const TcViewMove *tc_view_get_moves (const TcView *view, guint *out_n);

/** tc_view_get_records: what any viewer may record now (TcVerb.is_record), for a menu. */
const TcViewMove *tc_view_get_records (const TcView *view, guint *out_n);

/* For view hooks and tc_view_new_for_board (): strings and points of what is added are copied. */
TcView *tc_view_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_view_set_size (TcView *view, guint width, guint height);
void tc_view_set_prompt (TcView *view, const char *prompt);
void tc_view_set_status (TcView *view, const char *status);

/** tc_view_set_turn: only for systems that do not count all their turns: "Turn 1". */
void tc_view_set_turn (TcView *view, const char *turn);

void tc_view_add_container (TcView *view, const TcViewContainer *container);
void tc_view_add_token (TcView *view, const TcViewToken *token);
void tc_view_add_owner (TcView *view, const TcViewOwner *owner);
void tc_view_add_link (TcView *view, const TcViewLink *link);
void tc_view_add_shape (TcView *view, const TcViewShape *shape);
void tc_view_add_label (TcView *view, const TcViewLabel *label);
void tc_view_add_note (TcView *view, const TcViewNote *note);
void tc_view_add_belief (TcView *view, const TcViewBelief *belief);
void tc_view_add_score (TcView *view, const TcViewScore *score);
void tc_view_add_move (TcView *view, const TcViewMove *move);
void tc_view_add_record (TcView *view, const TcViewMove *move);

/** tc_view_add_ghost: what would lie on the board after @move, as it would lie; its key is that of
 * the place. */
void tc_view_add_ghost (TcView *view, const TcMove *move, const TcViewContainer *tile);

/** tc_view_set_alike: @move, with a ghost, comes to the same as a move before it in the list. */
void tc_view_set_alike (TcView *view, const TcMove *move);
gboolean tc_view_is_alike (const TcView *view, const TcMove *move);

/** tc_view_set_onto: the subject of a move of @verb, whose target is no place on the board, is
 * dragged onto container @container in this position; where that is the same in every position the
 * verb says so itself (TcVerb.onto). */
void tc_view_set_onto (TcView *view, guint verb, const char *container);

/** tc_view_find_onto: (nullable): that container; %NULL where none was set. */
const char *tc_view_find_onto (const TcView *view, guint verb);

/** tc_view_find_ghost: (nullable). */
const TcViewContainer *tc_view_find_ghost (const TcView *view, const TcMove *move);

/** tc_view_add_owners: those of @scenario (role "owner", and sides that have a colour). */
void tc_view_add_owners (TcView *view, TcScenario *scenario);

/** tc_view_add_scenery: owners (role "owner"), areas (role "space") with outlines, links and
 * scenery of @scenario, as tc_view_new_for_board () shows them; @ruleset, nullable, gives the
 * things. A board with columns, rows and a child of role "region" is a grid: its places are
 * containers of kind TC_CONTAINER_TILE, TC_TILE_RANDOM in the region and TC_TILE_NEVER around it
 * and where a child of role "street" is, TC_TILE_HOLE for one of role "hole". Children of role
 * "exit" (along an edge) and "gate" (at a side of one place) are shapes of style "exit", those of
 * role "wall" shapes of style "wall": lines with the outside on the left. An element of role
 * "backer", with a "side" and children that name a "space", marks those spaces. */
void tc_view_add_scenery (TcView *view, TcScenario *scenario, const TcRuleset *ruleset);

/** tc_view_find_owner_of: id of the element of role "owner" that an attribute of @node names; ""
 * for none. */
const char *tc_view_find_owner_of (TcScenario *scenario, TcNode node);

/** tc_view_dup_face: (transfer full): the numbers of a counter's side (role "face") as they are
 * printed, in the schema's order: "9-7-2". */
char *tc_view_dup_face (TcScenario *scenario, TcNode face) G_GNUC_WARN_UNUSED_RESULT;

/** tc_view_read_token: what @node (role "piece" or "card") says of @out_token: its name, owner and
 * size, what it is and how it is drawn. The rest is left as it is. */
void tc_view_read_token (TcScenario *scenario, TcNode node, TcViewToken *out_token);

/** TcViewFloor: a floor of a board that grows, while it is laid out. Zero it, say what it is and
 * which places are shown, and add all floors at once. */
typedef struct {
  TcThing thing;
  const char *key;
  const char *name;
  gboolean has_places;
  gint left; /* the first and last places that are shown */
  gint top;
  gint right;
  gint bottom;
  TcPoint origin; /* of place 0, 0: tc_view_add_floors () sets it */
} TcViewFloor;

/** tc_view_stretch_floor: place (@x, @y) is shown. */
void tc_view_stretch_floor (TcViewFloor *floor, gint x, gint y);

/** tc_view_add_floors: beside one another, and the size of the board. */
void tc_view_add_floors (TcView *view, TcViewFloor *floors, guint n);

/** tc_view_place_on_floor: kind, centre and outline of @place. @outline: four points for it. */
void tc_view_place_on_floor (TcViewContainer *place,
                             TcPoint *outline,
                             const TcViewFloor *floor,
                             gint x,
                             gint y);

/** tc_view_add_empty: a place of @floor where nothing lies, keyed by tc_view_dup_place_key ().
 * @name: (nullable): what it is called there; by default where on the floor it is. */
void tc_view_add_empty (TcView *view, const TcViewFloor *floor, gint x, gint y, const char *name);

/** tc_view_add_backs: @count cards, @name, that lie face down in @container, as one token; none for
 * 0. Its key is "@container-@suffix". */
void tc_view_add_backs (TcView *view,
                        const char *container,
                        const char *suffix,
                        const char *name,
                        guint count);

/** tc_view_find_glyph: (nullable): what the schema draws for a tile or piece: for what it says in a
 * word, such as its symbol or picture, or else for all of its kind. */
const char *tc_view_find_glyph (TcScenario *scenario, TcNode node);

/** tc_view_lay_tile: @tile (role "tile") lies face up on @place, turned as that says;
 * TC_NODE_NONE: one is drawn when a game begins. */
void tc_view_lay_tile (TcView *view, TcViewContainer *place, TcScenario *scenario, TcNode tile);

/** tc_view_find_kind: the equal pieces (role "piece-kind") that @stock (role "stock" or
 * "free-stock", a row of a setup) puts on the board: those with its drawing, of the side that it
 * names. */
TcNode tc_view_find_kind (TcScenario *scenario, TcNode stock);

/** tc_view_find_stock_place: the element that row @stock puts pieces on: what it names and is no
 * side. */
TcNode tc_view_find_stock_place (TcScenario *scenario, TcNode stock);

/** tc_view_add_kind: @count pieces of @kind (role "piece-kind") as one token @key in container
 * @container; none for 0. */
void tc_view_add_kind (TcView *view,
                       TcScenario *scenario,
                       TcNode kind,
                       const char *key,
                       const char *container,
                       guint count);

/** tc_view_add_stock: what row @stock puts on its place, when @view has that, with the key
 * tc_view_dup_stock_key () gives: "france-defend". */
void tc_view_add_stock (TcView *view, TcScenario *scenario, TcNode stock);
char *tc_view_dup_stock_key (TcScenario *scenario,
                             TcNode place,
                             TcNode kind) G_GNUC_WARN_UNUSED_RESULT;

/** tc_view_count_stock: how many pieces row @stock has: 1 where it has no number. */
guint tc_view_count_stock (TcScenario *scenario, TcNode stock);

/** tc_view_add_piece: @piece (role "piece" or "card") as a token in container @container, on its
 * second side when @is_reduced and it has one. */
void tc_view_add_piece (TcView *view,
                        TcScenario *scenario,
                        TcNode piece,
                        const char *container,
                        gboolean is_reduced);

/* By key, at once however many there are: (nullable): of equal keys the first. */
const TcViewContainer *tc_view_find_container (const TcView *view, const char *key);
const TcViewToken *tc_view_find_token (const TcView *view, const char *key);
const TcViewOwner *tc_view_find_owner (const TcView *view, const char *id);

/** tc_view_get_container: (nullable): tc_view_find_container (), to change after
 * tc_view_add_scenery (). */
TcViewContainer *tc_view_get_container (TcView *view, const char *key);

/** tc_view_add_mark: after those that @container, one of @view, has. */
void tc_view_add_mark (TcView *view, TcViewContainer *container, const TcMark *mark);

/** tc_marks_find: (nullable): the first of @kind. */
const TcMark *tc_marks_find (const TcMark *marks, guint n_marks, TcMarkKind kind);

/** tc_container_dup_words: (transfer full): what it is and what its marks say, for people: "clear,
 * port, bracket 2"; "" for nothing. */
char *tc_container_dup_words (const TcViewContainer *container) G_GNUC_WARN_UNUSED_RESULT;

/* Places of a grid: the letter of the column, two from the 27th on ("aa"), and the number of the
 * row, both from 1. */
#define TC_GRID_MOST 50u

/** tc_grid_dup_id: (transfer full): "c4"; tc_grid_dup_name: "C4". */
char *tc_grid_dup_id (guint column, guint row) G_GNUC_WARN_UNUSED_RESULT;
char *tc_grid_dup_name (guint column, guint row) G_GNUC_WARN_UNUSED_RESULT;
gboolean tc_grid_parse_id (const char *id, guint *out_column, guint *out_row);

/** tc_view_intern: a copy of @string that lives as long as the view. */
const char *tc_view_intern (TcView *view, const char *string);

G_END_DECLS
