/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

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

typedef enum {
  TC_CONTAINER_AREA,
  TC_CONTAINER_TILE,
  TC_CONTAINER_FLOOR,
  TC_CONTAINER_HAND,
  TC_CONTAINER_DECK,
  TC_CONTAINER_BOX, /* beside the board: a holding box, a track */
  TC_CONTAINER_SEAT,
} TcContainerKind;

typedef struct {
  TcThing thing; /* TC_THING_NONE in a view of a board that is not being played */
  const char *key;
  const char *name;
  TcContainerKind kind;
  const char *style;   /* what it is: the terrain's id; "" for none */
  const char *pattern; /* drawn over the land's colour: "plain", "trees", "hills", "marsh"; NULL or
                          "" for the look that @style names */
  const char *region;  /* id of the TcViewOwner whose land it is, "" for none */
  const char *owner;   /* id of the TcViewOwner that controls it now, "" for none */
  TcPoint centre;
  gint32 rotation;        /* degrees, clockwise */
  const TcPoint *outline; /* nullable */
  guint n_outline;
  const char *badge; /* short words drawn with the name: "port", "maginot [1]"; "" for none */
} TcViewContainer;

typedef struct {
  TcThing thing;
  const char *key;
  const char *name;
  const char *container; /* key of the container it lies in */
  const char *owner;     /* id of a TcViewOwner */
  const char *symbol;    /* "infantry", "armour", "fighter", "marker", ...: the field's symbols */
  const char *size;      /* "corps", "division", ... "" for none */
  const char *face;      /* the factors as printed: "9-7-2"; "" for none or unknown */
  guint count;           /* of equal tokens */
  gboolean is_reduced;
  gboolean is_hidden; /* face down for this viewer */
} TcViewToken;

/** TcViewOwner: a nation, a side, a player: who things belong to. */
typedef struct {
  const char *id;
  const char *name;
  const char *colour;      /* "#rrggbb" from the scenario: of counters */
  const char *land_colour; /* of its land on the map; NULL or "" for one mixed from @colour */
} TcViewOwner;

/** TcViewLink: an adjacency drawn between containers. */
typedef struct {
  const char *a; /* container keys */
  const char *b;
  const char *style; /* or the names of its switches that are on: "maginot-front"; "" for none */
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
  const char *onto; /* key of the container that the subject is dragged to where the target is none
                       that shows it (TcVerb.onto), "" for none */
  const char *rule;
  TcNode datum; /* the node it comes from, or TC_NODE_NONE */
} TcViewMove;

/** TcViewNote: what the viewer knows of a container that is hidden from others: an entry of a
 * private notepad. */
typedef struct {
  const char *container; /* key */
  const char *mark;      /* short, as people write it on paper: "H", "." */
  const char *text;      /* in words: "Red hideout" */
  const char *owner;     /* id of a TcViewOwner whose colour it has, "" for none */
} TcViewNote;

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

/** tc_view_get_size: of the board in its units. */
void tc_view_get_size (const TcView *view, guint *out_width, guint *out_height);

/** tc_view_get_prompt: what the acting seat is asked, in plain words; "" when there is nothing. */
const char *tc_view_get_prompt (const TcView *view);

/** tc_view_get_status: turn, phase and date: "Turn 1, 10 May 1940: German movement". */
const char *tc_view_get_status (const TcView *view);

/* Each gives an array that the view owns, and its length. */
const TcViewContainer *tc_view_get_containers (const TcView *view, guint *out_n);
const TcViewToken *tc_view_get_tokens (const TcView *view, guint *out_n);
const TcViewOwner *tc_view_get_owners (const TcView *view, guint *out_n);
const TcViewLink *tc_view_get_links (const TcView *view, guint *out_n);
const TcViewShape *tc_view_get_shapes (const TcView *view, guint *out_n);
const TcViewLabel *tc_view_get_labels (const TcView *view, guint *out_n);
const TcViewNote *tc_view_get_notes (const TcView *view, guint *out_n);
const TcViewMove *tc_view_get_moves (const TcView *view, guint *out_n);

/** tc_view_get_records: what any viewer may record now (TcVerb.is_record), for a menu. */
const TcViewMove *tc_view_get_records (const TcView *view, guint *out_n);

/* For view hooks and tc_view_new_for_board (): strings and points of what is added are copied. */
TcView *tc_view_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_view_set_size (TcView *view, guint width, guint height);
void tc_view_set_prompt (TcView *view, const char *prompt);
void tc_view_set_status (TcView *view, const char *status);
void tc_view_add_container (TcView *view, const TcViewContainer *container);
void tc_view_add_token (TcView *view, const TcViewToken *token);
void tc_view_add_owner (TcView *view, const TcViewOwner *owner);
void tc_view_add_link (TcView *view, const TcViewLink *link);
void tc_view_add_shape (TcView *view, const TcViewShape *shape);
void tc_view_add_label (TcView *view, const TcViewLabel *label);
void tc_view_add_note (TcView *view, const TcViewNote *note);
void tc_view_add_move (TcView *view, const TcViewMove *move);
void tc_view_add_record (TcView *view, const TcViewMove *move);

/** tc_view_add_owners: those of @scenario (role "owner"). */
void tc_view_add_owners (TcView *view, TcScenario *scenario);

/** tc_view_add_scenery: owners (role "owner"), areas (role "space") with outlines, links and
 * scenery of @scenario, as tc_view_new_for_board () shows them; @ruleset, nullable, gives the
 * things. A board with columns, rows and a child of role "region" is a grid: its places are
 * containers of kind TC_CONTAINER_TILE, with style "tile" in the region and "street" around it. */
void tc_view_add_scenery (TcView *view, TcScenario *scenario, const TcRuleset *ruleset);

/** tc_view_find_owner: id of the element of role "owner" that an attribute of @node names; "" for
 * none. */
const char *tc_view_find_owner (TcScenario *scenario, TcNode node);

/** tc_view_dup_face: (transfer full): the numbers of a counter's side (role "face") as they are
 * printed, in the schema's order: "9-7-2". */
char *tc_view_dup_face (TcScenario *scenario, TcNode face) G_GNUC_WARN_UNUSED_RESULT;

/** tc_view_add_piece: @piece (role "piece") as a token in container @container, on its second side
 * when @is_reduced and it has one. */
void tc_view_add_piece (TcView *view,
                        TcScenario *scenario,
                        TcNode piece,
                        const char *container,
                        gboolean is_reduced);

/** tc_view_find_container: the container to change after tc_view_add_scenery (), or %NULL. */
TcViewContainer *tc_view_find_container (TcView *view, const char *key);

/* Places of a grid: the letter of the column and the number of the row, both from 1. */
#define TC_GRID_MOST 25u

/** tc_grid_dup_id: (transfer full): "c4"; tc_grid_dup_name: "C4". */
char *tc_grid_dup_id (guint column, guint row) G_GNUC_WARN_UNUSED_RESULT;
char *tc_grid_dup_name (guint column, guint row) G_GNUC_WARN_UNUSED_RESULT;
gboolean tc_grid_parse_id (const char *id, guint *out_column, guint *out_row);

/** tc_view_intern: a copy of @string that lives as long as the view. */
const char *tc_view_intern (TcView *view, const char *string);

G_END_DECLS
