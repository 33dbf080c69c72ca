/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/paint/tc-board-sign.h"

#include <string.h>

static guint
sign_bytes (guint sign, gconstpointer data, gsize n)
{
  const guint8 *bytes = data;
  guint64 sum = sign;

  /* By words: all points of a board are signed after each edit. */
  for (gsize i = 0; i < n; i += sizeof (guint64)) {
    guint64 word = 0;

    memcpy (&word, bytes + i, MIN (n - i, sizeof word));
    sum = (sum ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    sum ^= sum >> 32;
  }

  return (guint) (sum ^ n);
}

static guint
sign_string (guint sign, const char *text)
{
  return text != NULL ? sign_bytes (sign, text, strlen (text) + 1) : sign * 31u;
}

static guint
sign_notes (guint sign, const TcView *view, const TcViewContainer *container)
{
  guint n;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++) {
    if (strcmp (notes[i].container, container->key) == 0)
      sign = sign_string (sign_string (sign, notes[i].mark), notes[i].owner);
  }

  return sign;
}

static guint
sign_marks (guint sign, const TcMark *marks, guint n)
{
  for (guint i = 0; i < n; i++) {
    sign = sign_bytes (sign, &marks[i].kind, sizeof marks[i].kind);
    sign = sign_bytes (sign, &marks[i].value, sizeof marks[i].value);
    sign = sign_string (sign, marks[i].text);
  }

  return sign;
}

guint
tc_board_sign_container (const TcBoardLayout *layout, guint index)
{
  guint n;
  const TcViewContainer *container =
    &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[index];
  const TcBoardPlace *place = tc_board_layout_get_place (layout, index);
  guint sign = TC_BOARD_SIGN;

  sign = sign_string (sign, container->key);
  sign = sign_string (sign, container->name);
  sign = sign_bytes (sign, &container->face, sizeof container->face);
  sign = sign_bytes (sign, &container->openings, sizeof container->openings);
  sign = sign_string (sign, container->type);
  sign = sign_string (sign, container->pattern);
  sign = sign_string (sign, container->glyph);
  sign = sign_string (sign, container->region);
  sign = sign_marks (sign, container->marks, container->n_marks);
  sign = sign_bytes (sign, &container->centre, sizeof container->centre);
  sign = sign_bytes (sign, container->outline, container->n_outline * sizeof (TcPoint));
  sign = sign_notes (sign, tc_board_layout_get_view (layout), container);

  /* Names make room for each other: one may be moved by a change of its neighbour. */
  sign = sign_bytes (sign, &place->name_rect, sizeof place->name_rect);

  return sign_bytes (sign, &place->bounds, sizeof place->bounds);
}

guint
tc_board_sign_common (const TcBoardLayout *layout, TcBoardLayers layers)
{
  const TcView *view = tc_board_layout_get_view (layout);
  TcBoardRect extent = tc_board_layout_get_extent (layout);
  double unit = tc_board_layout_get_unit (layout);
  double text_scale = tc_board_layout_get_text_scale (layout);
  guint sign = sign_bytes (TC_BOARD_SIGN, &extent, sizeof extent);
  guint n;
  const TcViewOwner *owners = tc_view_get_owners (view, &n);
  /* What is not painted into tiles. */
  TcBoardLayers drawn =
    layers & ~(TcBoardLayers) (TC_BOARD_LAYER_COUNTERS | TC_BOARD_LAYER_PROVENANCE |
                               TC_BOARD_LAYER_CONFLICTS);
  const TcViewLink *links;
  const TcViewShape *shapes;
  const TcViewLabel *labels;

  sign = sign_bytes (sign, &unit, sizeof unit);
  sign = sign_bytes (sign, &text_scale, sizeof text_scale);
  sign = sign_bytes (sign, &drawn, sizeof drawn);
  for (guint i = 0; i < n; i++) {
    sign = sign_string (sign, owners[i].id);
    sign = sign_string (sign, owners[i].name);
    sign = sign_string (sign, owners[i].colour);
    sign = sign_string (sign, owners[i].land_colour);
  }
  links = tc_view_get_links (view, &n);
  for (guint i = 0; i < n; i++) {
    if (!(layers & TC_BOARD_LAYER_LINKS) && links[i].n_marks == 0)
      continue;
    sign = sign_string (sign_string (sign, links[i].a), links[i].b);
    sign = sign_marks (sign, links[i].marks, links[i].n_marks);
  }
  shapes = tc_view_get_shapes (view, &n);
  for (guint i = 0; i < n; i++) {
    sign = sign_string (sign_string (sign, shapes[i].style), shapes[i].name);
    sign = sign_bytes (sign, shapes[i].points, shapes[i].n_points * sizeof (TcPoint));
  }
  labels = tc_view_get_labels (view, &n);
  for (guint i = 0; i < n; i++) {
    sign = sign_string (sign_string (sign, labels[i].style), labels[i].text);
    sign = sign_bytes (sign, &labels[i].at, sizeof labels[i].at);
    sign = sign_bytes (sign, &labels[i].angle, sizeof labels[i].angle);
  }

  return sign;
}
