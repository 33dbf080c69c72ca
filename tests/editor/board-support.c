/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-support.h"

static void
add_area (TcView *view,
          const char *key,
          const char *name,
          int x,
          int y,
          const char *region,
          const char *pattern,
          const TcMark *mark)
{
  const TcPoint outline[] = { { x, y }, { x + 200, y }, { x + 200, y + 200 }, { x, y + 200 } };
  TcViewContainer area = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = name,
    .kind = TC_CONTAINER_AREA,
    .type = *pattern != '\0' ? "forest" : "clear",
    .pattern = pattern,
    .region = region,
    .owner = "",
    .centre = { x + 100, y + 100 },
    .outline = outline,
    .n_outline = G_N_ELEMENTS (outline),
    .marks = mark,
    .n_marks = mark != NULL ? 1 : 0,
  };

  tc_view_add_container (view, &area);
}

static void
add_token (TcView *view, const char *key, const char *container, const char *owner)
{
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = key,
    .container = container,
    .owner = owner,
    .type = "armour",
    .symbol = "armour",
    .size = "corps",
    .face = "9-7-2",
    .count = 1,
  };

  tc_view_add_token (view, &token);
}

TcView *
board_support_new_view (void)
{
  const TcViewOwner owners[] = {
    { "red", "Redland", "#b02020", "#f0d0c0" },
    { "blue", "Blueland", "#2040b0", "" },
  };
  const TcViewLink links[] = {
    { .a = "nw", .b = "ne" },
    { .a = "nw", .b = "sw" },
    { .a = "ne", .b = "se" },
    { .a = "sw", .b = "se" },
  };
  const TcViewContainer box = {
    .thing = TC_THING_NONE, .key = "box", .name = "Regroup Box", .kind = TC_CONTAINER_BOX
  };
  const TcMark port = { .kind = TC_MARK_PORT, .text = "port" };
  const TcMark value = { .kind = TC_MARK_VALUE, .value = 1, .text = "bracket" };
  const TcMark fort = { .kind = TC_MARK_FORT, .text = "fort" };
  TcView *view = tc_view_new ();

  tc_view_set_size (view, 400, 400);
  for (guint i = 0; i < G_N_ELEMENTS (owners); i++)
    tc_view_add_owner (view, &owners[i]);
  add_area (view, "nw", "Alton", 0, 0, "red", "", NULL);
  add_area (view, "ne", "Brent", 200, 0, "blue", "trees", &port);
  add_area (view, "sw", "Corby", 0, 200, "red", "", &value);
  add_area (view, "se", "Derby", 200, 200, "blue", "", &fort);
  tc_view_add_container (view, &box);
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    tc_view_add_link (view, &links[i]);
  add_token (view, "1-red", "nw", "red");
  add_token (view, "2-red", "nw", "red");
  add_token (view, "3-red", "nw", "red");
  add_token (view, "1-blue", "ne", "blue");
  add_token (view, "2-blue", "box", "blue");

  return view;
}

TcView *
board_support_new_islands (void)
{
  TcView *view = tc_view_new ();

  tc_view_set_size (view, 20000, 20000);
  for (int i = 0; i < 7; i++) {
    g_autofree char *key = g_strdup_printf ("island-%d", i);
    int x = 2500 * (i + 1);
    const TcPoint outline[] = { { x, 9000 }, { x + 1, 9000 }, { x, 9001 } };
    TcViewContainer island = { .thing = TC_THING_NONE,
                               .key = key,
                               .name = key,
                               .kind = TC_CONTAINER_AREA,
                               .centre = { x, 9000 },
                               .outline = outline,
                               .n_outline = G_N_ELEMENTS (outline) };

    tc_view_add_container (view, &island);
    add_token (view, key, key, "red");
  }

  return view;
}
