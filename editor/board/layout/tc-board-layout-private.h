/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

/* What of a container is as it was. */
typedef enum {
  TC_BOARD_SAME_OUTLINE = 1 << 0, /* and its kind */
  TC_BOARD_SAME_CENTRE = 1 << 1,
  TC_BOARD_SAME_NAME = 1 << 2, /* and its marks */
  TC_BOARD_SAME_REGION = 1 << 3,
} TcBoardSame;

#define TC_BOARD_SAME_PLACE (TC_BOARD_SAME_OUTLINE | TC_BOARD_SAME_CENTRE)
#define TC_BOARD_SAME_SIGHT (TC_BOARD_SAME_PLACE | TC_BOARD_SAME_NAME)

typedef struct {
  guint before; /* the same container in the layout before, or TC_BOARD_NOTHING */
  guint same;   /* of TcBoardSame */
} TcBoardTwin;

/* TcBoardKept: what a layout has in common with the one before it, while it is made. What depends
 * on nothing that has changed is taken over; the result is the same as from scratch. */
typedef struct {
  const TcBoardLayout *before;
  GArray *twins;     /* of TcBoardTwin, one for each container; those before are in order */
  GArray *dropped;   /* of guint: containers of the layout before that are no more */
  gboolean is_whole; /* no container came or went */
  guint same;        /* of TcBoardSame: of all containers; 0 when one came or went */
} TcBoardKept;

/* TcBoardDamage: where something is not as it was. */
typedef struct {
  GArray *rects; /* of TcBoardRect */
} TcBoardDamage;

/* Which spots and tethers belong to a container. */
typedef struct {
  guint first_spot;
  guint n_spots;
  guint first_tether;
  guint n_tethers;
} TcBoardStack;

struct _TcBoardLayout {
  const TcView *view;
  TcBoardRect board;
  TcBoardRect extent;
  double unit;
  double counter_size;
  double scale;            /* whose names the counters make room for */
  GHashTable *names;       /* step of the scale -> TcBoardNames; may be shared */
  guint names_age;         /* counts on when they are others than before */
  GArray *places;          /* of TcBoardPlace, one for each container */
  GArray *spots;           /* of TcBoardSpot */
  GArray *tethers;         /* of TcBoardTether */
  GArray *stacks;          /* of TcBoardStack, one for each container */
  GArray *borders;         /* of TcBoardBorder; may be shared */
  GArray *border_points;   /* of TcPoint: those of the borders */
  guint quarrels_age;      /* counts on when borders, centres or links are others than before */
  gboolean strip_is_below; /* else at the right */
};

/* Each fills its part; in this order. */
/* Of boxes, parts of a counter's size. */
#define TC_BOARD_BOX_TITLE 0.62
#define TC_BOARD_BOX_PAD   0.16

/* tc-board-boxes.c */
void tc_board_layout_place_boxes (TcBoardLayout *layout);

/* tc-board-stacks.c; @kept is nullable in all */
void tc_board_layout_place_counters (TcBoardLayout *layout, const TcBoardKept *kept);

/* tc-board-borders.c */
void tc_board_layout_find_borders (TcBoardLayout *layout, const TcBoardKept *kept);

/* tc-board-layout.c */

/** tc_board_layout_peek_names: (nullable): the plan made for exactly @scale, if there is one. */
const struct _TcBoardNames *tc_board_layout_peek_names (const TcBoardLayout *layout, double scale);

/* tc-board-kept.c */

/** tc_board_kept_new: (nullable): %NULL when the two have nothing in common, or @before, nullable,
 * is none. @layout has its board, unit and scale. */
TcBoardKept *tc_board_kept_new (const TcBoardLayout *layout,
                                const TcBoardLayout *before) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_kept_free (TcBoardKept *kept);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardKept, tc_board_kept_free)

gboolean tc_board_kept_has_same_links (const TcBoardKept *kept, const TcBoardLayout *layout);

/** tc_board_kept_has_same_scenery: labels and shapes. */
gboolean tc_board_kept_has_same_scenery (const TcBoardKept *kept, const TcBoardLayout *layout);
gboolean tc_board_label_is_same (const TcViewLabel *a, const TcViewLabel *b);
gboolean tc_board_shape_is_same (const TcViewShape *a, const TcViewShape *b);

void tc_board_damage_init (TcBoardDamage *damage);
void tc_board_damage_clear (TcBoardDamage *damage);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcBoardDamage, tc_board_damage_clear)
void tc_board_damage_add (TcBoardDamage *damage, TcBoardRect rect);
gboolean tc_board_damage_meets (const TcBoardDamage *damage, TcBoardRect rect);

G_END_DECLS
