/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-view-moves.h"

gboolean
tc_view_is_place (const TcView *view, const char *key)
{
  return tc_view_find_container (view, key) != NULL;
}

gboolean
tc_view_is_piece (const TcView *view, const char *key)
{
  return tc_view_find_token (view, key) != NULL;
}

const char *
tc_view_get_place_of (const TcView *view, const char *key)
{
  const TcViewToken *token = tc_view_find_token (view, key);

  return token != NULL ? token->container : "";
}

const char *
tc_view_get_drop_place (const TcView *view, const char *key)
{
  const TcViewContainer *container = tc_view_find_container (view, key);

  return container != NULL && *container->within != '\0' ? container->within : key;
}

gboolean
tc_view_is_made_by (const TcView *view, const TcViewMove *move, const char *key)
{
  return g_str_equal (move->subject, key) ||
         (*move->subject != '\0' && g_str_equal (tc_view_get_place_of (view, move->subject), key));
}

/* (nullable): where the player @owner sits. */
static const TcViewContainer *
find_seat (const TcView *view, const char *owner)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++)
    if (containers[i].kind == TC_CONTAINER_SEAT && g_strcmp0 (containers[i].owner, owner) == 0)
      return &containers[i];

  return NULL;
}

const char *
tc_view_get_mark_of (const TcView *view, const char *key)
{
  const TcViewContainer *seat = NULL;

  if (*key != '\0' && !tc_view_is_place (view, key) && !tc_view_is_piece (view, key))
    seat = find_seat (view, key);
  return seat != NULL ? seat->key : key;
}

const char *
tc_view_get_goal (const TcView *view, const TcViewMove *move)
{
  return *move->onto != '\0' ? move->onto : tc_view_get_mark_of (view, move->target);
}

/* It names the player to whom the place @key belongs: the seat and all boxes that a player has
 * stand for the player. */
static gboolean
is_about_player (const TcView *view, const TcViewMove *move, const char *key)
{
  const TcViewContainer *container = tc_view_find_container (view, key);
  const char *owner = container != NULL && container->owner != NULL ? container->owner : "";

  return *owner != '\0' &&
         (g_str_equal (move->subject, owner) || g_str_equal (move->target, owner)) &&
         find_seat (view, owner) != NULL;
}

/* It names @key itself, or something that lies there. */
static gboolean
is_about_itself (const TcView *view, const TcViewMove *move, const char *key)
{
  return g_str_equal (move->target, key) || g_str_equal (move->onto, key) ||
         tc_view_is_made_by (view, move, key);
}

gboolean
tc_view_is_about (const TcView *view, const TcViewMove *move, const char *key)
{
  return *key == '\0' || is_about_itself (view, move, key) || is_about_player (view, move, key);
}

gboolean
tc_view_has_moves_about (const TcView *view, const char *key)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (tc_view_is_about (view, &moves[i], key))
      return TRUE;
  return FALSE;
}

gboolean
tc_view_has_moves_by (const TcView *view, const char *key)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (tc_view_is_made_by (view, &moves[i], key))
      return TRUE;
  return FALSE;
}

gboolean
tc_view_goes_somewhere (const TcView *view, const char *key)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if ((*moves[i].target != '\0' || *moves[i].onto != '\0') &&
        tc_view_is_made_by (view, &moves[i], key))
      return TRUE;
  return FALSE;
}

/* It names the place, and no token that makes it. */
static gboolean
is_made_in (const TcView *view, const TcViewMove *move, const char *place)
{
  return !tc_view_is_piece (view, move->subject) &&
         (g_str_equal (move->subject, place) || g_str_equal (move->target, place) ||
          is_about_player (view, move, place));
}

const char *
tc_view_get_meant_place (const TcView *view, const char *key)
{
  const char *place = tc_view_get_place_of (view, key);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  if (*place == '\0' || tc_view_has_moves_about (view, key))
    return "";
  for (guint i = 0; i < n; i++)
    if (is_made_in (view, &moves[i], place))
      return place;
  return "";
}

gboolean
tc_view_is_meant_by (const TcView *view, const TcViewMove *move, const char *key, const char *place)
{
  return tc_view_is_about (view, move, key) || (*place != '\0' && is_made_in (view, move, place));
}

const char *
tc_view_find_mover (const TcView *view, const char *selected)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  const char *mover = "";

  if (*selected != '\0' && tc_view_has_moves_by (view, selected))
    return selected;
  for (guint i = 0; i < n; i++) {
    if (*moves[i].subject == '\0' || (*moves[i].target == '\0' && *moves[i].onto == '\0'))
      continue;
    if (*mover != '\0' && !g_str_equal (mover, moves[i].subject))
      return "";
    mover = moves[i].subject;
  }
  return mover;
}

gboolean
tc_view_find_only_move (const TcView *view, const char *key, TcMove *out_move)
{
  guint n, n_found = 0;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  const char *place = tc_view_get_meant_place (view, key);

  for (guint i = 0; i < n; i++) {
    if (moves[i].is_alike || !tc_view_is_meant_by (view, &moves[i], key, place))
      continue;
    *out_move = moves[i].move;
    n_found++;
  }
  return n_found == 1;
}

gboolean
tc_view_is_plain (const TcViewMove *move)
{
  return *move->subject == '\0' && *move->target == '\0';
}

const char *
tc_view_get_name (const TcView *view, const char *key)
{
  const TcViewContainer *container = tc_view_find_container (view, key);
  const TcViewToken *token = tc_view_find_token (view, key);

  if (container != NULL)
    return container->name;
  return token != NULL ? token->name : key;
}

const char *
tc_view_get_heading (const TcView *view, const char *key)
{
  const TcViewContainer *container = tc_view_find_container (view, key);
  const TcViewOwner *owner = container != NULL ? tc_view_find_owner (view, container->owner) : NULL;
  gboolean is_player = FALSE;
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n && owner != NULL; i++) {
    if (is_about_itself (view, &moves[i], key))
      return container->name;
    is_player |= is_about_player (view, &moves[i], key);
  }

  return is_player ? owner->name : tc_view_get_name (view, key);
}
