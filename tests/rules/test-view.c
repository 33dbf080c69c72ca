/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define TINY "tests/fixtures/tiny-1940.scenario.xml"

static void
test_copies (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  char key[] = "sedan";
  TcPoint points[] = { { 0, 0 }, { 10, 0 }, { 10, 10 } };
  char words[] = "port";
  TcMark mark = { .kind = TC_MARK_PORT, .text = words };
  TcViewContainer container = {
    .key = key, .outline = points, .n_outline = 3, .marks = &mark, .n_marks = 1
  };
  TcViewContainer *found = NULL;
  guint n = 0;

  tc_view_add_container (view, &container);
  memset (key, 'x', 5);
  memset (words, 'x', 4);
  memset (points, 0, sizeof points);

  found = tc_view_get_container (view, "sedan");
  g_assert_nonnull (found);
  g_assert_null (tc_view_get_container (view, "xxxxx"));
  g_assert_cmpstr (found->key, ==, "sedan");
  g_assert_cmpint (found->outline[1].x, ==, 10);
  /* What is not given is empty, never NULL. */
  g_assert_cmpstr (found->name, ==, "");
  g_assert_cmpstr (found->owner, ==, "");
  g_assert_cmpstr (found->glyph, ==, "");
  g_assert_cmpuint (found->n_marks, ==, 1);
  g_assert_cmpstr (found->marks[0].text, ==, "port");
  g_assert_cmpstr (tc_view_get_prompt (view), ==, "");
  g_assert_cmpstr (tc_view_get_status (view), ==, "");

  found->owner = tc_view_intern (view, "germany");
  g_assert_cmpstr (tc_view_get_containers (view, &n)[0].owner, ==, "germany");
  g_assert_cmpuint (n, ==, 1);
}

/* What happens somewhere comes after what is always so there. */
static void
test_marks (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  const TcMark value = { .kind = TC_MARK_VALUE, .value = -2, .text = "height" };
  const TcMark state = { .kind = TC_MARK_STATE, .text = "Attack" };
  TcViewContainer area = { .key = "sedan", .marks = &value, .n_marks = 1 };
  TcViewContainer *found;
  g_autofree char *words = NULL;

  tc_view_add_container (view, &area);
  found = tc_view_get_container (view, "sedan");
  tc_view_add_mark (view, found, &state);
  g_assert_cmpuint (found->n_marks, ==, 2);
  g_assert_true (tc_marks_find (found->marks, 2, TC_MARK_STATE) == &found->marks[1]);
  g_assert_null (tc_marks_find (found->marks, 2, TC_MARK_FORT));
  g_assert_null (tc_marks_find (NULL, 0, TC_MARK_FORT));
  words = tc_container_dup_words (found);
  g_assert_cmpstr (words, ==, "height -2, Attack");
}

/* Nothing is said twice. */
static void
test_words (void)
{
  const TcMark marks[] = {
    { .kind = TC_MARK_LABEL, .text = "Red hideout" },
    { .kind = TC_MARK_WARNING, .text = "hideout" },
    { .kind = TC_MARK_PORT, .text = "port" },
  };
  TcViewContainer place = { .type = "hideout", .marks = marks, .n_marks = G_N_ELEMENTS (marks) };
  TcViewContainer nothing = { .type = "" };
  g_autofree char *words = tc_container_dup_words (&place);
  g_autofree char *none = tc_container_dup_words (&nothing);

  g_assert_cmpstr (words, ==, "Red hideout, port");
  g_assert_cmpstr (none, ==, "");
}

/* By key; of two with the same key the first. What is added later is found too. */
static void
test_find (void)
{
  g_autoptr (TcView) view = tc_view_new ();

  g_assert_null (tc_view_find_token (view, "tank"));
  g_assert_null (tc_view_find_owner (view, NULL));
  for (guint i = 0; i < 300; i++) {
    g_autofree char *key = g_strdup_printf ("tank-%u", i / 2);
    TcViewToken token = { .key = key, .count = i };
    TcViewOwner owner = { .id = key, .name = key };

    tc_view_add_token (view, &token);
    tc_view_add_owner (view, &owner);
    g_assert_cmpuint (tc_view_find_token (view, key)->count, ==, i / 2 * 2);
    g_assert_cmpstr (tc_view_find_owner (view, key)->name, ==, key);
  }
  g_assert_null (tc_view_find_token (view, "tank-150"));
}

static void
test_many_containers (void)
{
  g_autoptr (TcView) view = tc_view_new ();

  for (guint i = 0; i < 500; i++) {
    g_autofree char *key = g_strdup_printf ("area-%u", i);
    TcViewContainer container = { .key = key, .centre = { (gint32) i, 0 } };

    tc_view_add_container (view, &container);
  }
  for (guint i = 0; i < 500; i++) {
    g_autofree char *key = g_strdup_printf ("area-%u", i);

    g_assert_cmpint (tc_view_find_container (view, key)->centre.x, ==, (gint32) i);
  }
}

/* The board of a scenario from roles alone. */

static TcBuild *
build_tiny (void)
{
  g_autofree char *text = tc_test_dup_text (TINY, NULL, NULL);
  TcBuild *build = tc_test_build_text (text);

  g_assert_nonnull (tc_build_get_scenario (build));

  return build;
}

static void
test_board (void)
{
  g_autoptr (TcBuild) build = build_tiny ();
  g_autoptr (TcView) view = tc_view_new_for_board (tc_build_get_scenario (build), TC_NODE_NONE);
  const TcViewContainer *haven = NULL;
  guint width = 0;
  guint height = 0;
  guint n = 0;

  tc_view_get_size (view, &width, &height);
  g_assert_cmpuint (width, ==, 1000);
  g_assert_cmpuint (height, ==, 600);
  tc_view_get_containers (view, &n);
  g_assert_cmpuint (n, ==, 8);

  haven = tc_view_find_container (view, "haven");
  g_assert_nonnull (haven);
  g_assert_cmpuint (haven->thing, ==, TC_THING_NONE);
  g_assert_cmpstr (haven->name, ==, "Haven");
  g_assert_cmpint (haven->kind, ==, TC_CONTAINER_AREA);
  g_assert_cmpstr (haven->type, ==, "clear");
  g_assert_cmpstr (haven->pattern, ==, "plain");
  g_assert_cmpstr (haven->region, ==, "france");
  g_assert_cmpstr (haven->owner, ==, "");
  g_assert_cmpint (haven->centre.x, ==, 200);
  g_assert_cmpuint (haven->n_outline, ==, 4);
  g_assert_cmpint (haven->outline[2].x, ==, 300);
  g_assert_cmpint (haven->outline[2].y, ==, 300);
  g_assert_cmpuint (haven->n_marks, ==, 1);
  g_assert_cmpuint (haven->marks[0].kind, ==, TC_MARK_PORT);
  g_assert_cmpstr (haven->marks[0].text, ==, "port");

  tc_view_get_tokens (view, &n);
  g_assert_cmpuint (n, ==, 0);
  tc_view_get_moves (view, &n);
  g_assert_cmpuint (n, ==, 0);
  tc_view_get_links (view, &n);
  g_assert_cmpuint (n, >, 0);
}

static void
test_owners (void)
{
  g_autoptr (TcBuild) build = build_tiny ();
  g_autoptr (TcView) view = tc_view_new_for_board (tc_build_get_scenario (build), TC_NODE_NONE);
  guint n = 0;
  const TcViewOwner *owners = tc_view_get_owners (view, &n);

  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpstr (owners[1].id, ==, "france");
  g_assert_cmpstr (owners[1].name, ==, "France");
  g_assert_cmpstr (owners[1].colour, ==, "#4a7ebb");
  g_assert_cmpstr (owners[1].land_colour, ==, "#dfe3bd");
}

static void
test_setup (void)
{
  g_autoptr (TcBuild) build = build_tiny ();
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode setup = tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE);
  g_autoptr (TcView) view = tc_view_new_for_board (scenario, setup);
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);
  guint n_placements = 0;
  TcNode node = tc_scenario_get_first_child (scenario, setup);

  for (; node != TC_NODE_NONE; node = tc_scenario_get_next_sibling (scenario, node))
    n_placements += g_strcmp0 (tc_scenario_get_role (scenario, node), "placement") == 0;
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, ==, n_placements);

  for (guint i = 0; i < n; i++) {
    TcNode piece = tc_scenario_find_by_key (scenario, "counter", tokens[i].key);

    g_assert_cmpuint (piece, !=, TC_NODE_NONE);
    g_assert_nonnull (tc_view_find_container (view, tokens[i].container));
    g_assert_cmpstr (tokens[i].name, ==, tc_scenario_get_string (scenario, piece, "name"));
    g_assert_cmpstr (tokens[i].symbol, !=, "");
    g_assert_cmpuint (tokens[i].count, ==, 1);
  }
}

/* The numbers of a counter as they are printed, its reduced side when it lies so. */
static void
test_faces (void)
{
  g_autoptr (TcBuild) build = build_tiny ();
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode node = tc_scenario_find_by_role (scenario, "face", TC_NODE_NONE);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, "face", node)) {
    g_autofree char *face = tc_view_dup_face (scenario, node);
    TcNode piece = tc_scenario_get_parent (scenario, node);
    g_autofree char *expected = NULL;

    if (strcmp (tc_scenario_get_name (scenario, piece), "unit") != 0)
      continue;
    expected = g_strdup_printf ("%d-%d-%d", (gint) tc_scenario_get_int (scenario, node, "attack"),
                                (gint) tc_scenario_get_int (scenario, node, "defence"),
                                (gint) tc_scenario_get_int (scenario, node, "movement"));
    g_assert_cmpstr (face, ==, expected);
    n++;
  }
  g_assert_cmpuint (n, >, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/view/copies", test_copies);
  g_test_add_func ("/rules/view/marks", test_marks);
  g_test_add_func ("/rules/view/words", test_words);
  g_test_add_func ("/rules/view/find", test_find);
  g_test_add_func ("/rules/view/many-containers", test_many_containers);
  g_test_add_func ("/rules/view/board", test_board);
  g_test_add_func ("/rules/view/owners", test_owners);
  g_test_add_func ("/rules/view/setup", test_setup);
  g_test_add_func ("/rules/view/faces", test_faces);

  return g_test_run ();
}
