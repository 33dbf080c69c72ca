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

/* Strings of an entry, to fill and to read by their places. */
typedef struct {
  const char *name;
  gsize places[10];
} Strings;

static const Strings container_strings = {
  "container",
  { G_STRUCT_OFFSET (TcViewContainer, key), G_STRUCT_OFFSET (TcViewContainer, name),
    G_STRUCT_OFFSET (TcViewContainer, title), G_STRUCT_OFFSET (TcViewContainer, type),
    G_STRUCT_OFFSET (TcViewContainer, pattern), G_STRUCT_OFFSET (TcViewContainer, glyph),
    G_STRUCT_OFFSET (TcViewContainer, region), G_STRUCT_OFFSET (TcViewContainer, owner), G_MAXSIZE }
};
static const Strings token_strings = {
  "token",
  { G_STRUCT_OFFSET (TcViewToken, key), G_STRUCT_OFFSET (TcViewToken, name),
    G_STRUCT_OFFSET (TcViewToken, container), G_STRUCT_OFFSET (TcViewToken, owner),
    G_STRUCT_OFFSET (TcViewToken, colour), G_STRUCT_OFFSET (TcViewToken, type),
    G_STRUCT_OFFSET (TcViewToken, symbol), G_STRUCT_OFFSET (TcViewToken, size),
    G_STRUCT_OFFSET (TcViewToken, face), G_MAXSIZE }
};
static const Strings owner_strings = {
  "owner",
  { G_STRUCT_OFFSET (TcViewOwner, id), G_STRUCT_OFFSET (TcViewOwner, name),
    G_STRUCT_OFFSET (TcViewOwner, colour), G_STRUCT_OFFSET (TcViewOwner, land_colour), G_MAXSIZE }
};
static const Strings link_strings = { "link",
                                      { G_STRUCT_OFFSET (TcViewLink, a),
                                        G_STRUCT_OFFSET (TcViewLink, b), G_MAXSIZE } };
static const Strings mark_strings = { "mark",
                                      { G_STRUCT_OFFSET (TcMark, text),
                                        G_STRUCT_OFFSET (TcMark, owner), G_MAXSIZE } };
static const Strings shape_strings = { "shape",
                                       { G_STRUCT_OFFSET (TcViewShape, style),
                                         G_STRUCT_OFFSET (TcViewShape, name), G_MAXSIZE } };
static const Strings label_strings = { "label",
                                       { G_STRUCT_OFFSET (TcViewLabel, style),
                                         G_STRUCT_OFFSET (TcViewLabel, text), G_MAXSIZE } };
static const Strings note_strings = {
  "note",
  { G_STRUCT_OFFSET (TcViewNote, container), G_STRUCT_OFFSET (TcViewNote, mark),
    G_STRUCT_OFFSET (TcViewNote, text), G_STRUCT_OFFSET (TcViewNote, owner), G_MAXSIZE }
};
static const Strings belief_strings = {
  "belief",
  { G_STRUCT_OFFSET (TcViewBelief, believer), G_STRUCT_OFFSET (TcViewBelief, about),
    G_STRUCT_OFFSET (TcViewBelief, text), G_STRUCT_OFFSET (TcViewBelief, owner), G_MAXSIZE }
};
static const Strings move_strings = {
  "move",
  { G_STRUCT_OFFSET (TcViewMove, text), G_STRUCT_OFFSET (TcViewMove, verb),
    G_STRUCT_OFFSET (TcViewMove, subject), G_STRUCT_OFFSET (TcViewMove, target),
    G_STRUCT_OFFSET (TcViewMove, onto), G_STRUCT_OFFSET (TcViewMove, rule), G_MAXSIZE }
};

/* Gives each string of @entry words of its own: "belief 2". */
static void
fill_strings (gpointer entry, const Strings *strings, GPtrArray *owned)
{
  for (guint i = 0; strings->places[i] != G_MAXSIZE; i++) {
    char *text = g_strdup_printf ("%s %u", strings->name, i);

    g_ptr_array_add (owned, text);
    G_STRUCT_MEMBER (const char *, entry, strings->places[i]) = text;
  }
}

static void
assert_strings (gconstpointer entry, const Strings *strings)
{
  for (guint i = 0; strings->places[i] != G_MAXSIZE; i++) {
    g_autofree char *text = g_strdup_printf ("%s %u", strings->name, i);

    g_assert_cmpstr (G_STRUCT_MEMBER (const char *, entry, strings->places[i]), ==, text);
  }
}

static void
clear_text (gpointer text)
{
  memset (text, 'x', strlen (text));
  g_free (text);
}

/* Whoever adds something may throw away at once what it was made of. */
static void
test_owns_board (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (clear_text);
  TcPoint points[] = { { 1, 2 }, { 3, 4 } };
  TcMark mark = { .kind = TC_MARK_STATE };
  TcViewOwner owner = { 0 };
  TcViewLink link = { .way = TC_LINK_ONE_WAY, .marks = &mark, .n_marks = 1 };
  TcViewShape shape = { .points = points, .n_points = 2, .closed = TRUE };
  TcViewLabel label = { .at = { 5, 6 }, .angle = 30 };
  guint n = 0;

  fill_strings (&mark, &mark_strings, owned);
  fill_strings (&owner, &owner_strings, owned);
  fill_strings (&link, &link_strings, owned);
  fill_strings (&shape, &shape_strings, owned);
  fill_strings (&label, &label_strings, owned);
  tc_view_add_owner (view, &owner);
  tc_view_add_link (view, &link);
  tc_view_add_shape (view, &shape);
  tc_view_add_label (view, &label);
  g_ptr_array_set_size (owned, 0);
  memset (points, 0, sizeof points);

  assert_strings (tc_view_get_owners (view, &n), &owner_strings);
  g_assert_cmpuint (n, ==, 1);
  assert_strings (tc_view_get_links (view, &n), &link_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (tc_view_get_links (view, &n)->way, ==, TC_LINK_ONE_WAY);
  assert_strings (tc_view_get_links (view, &n)->marks, &mark_strings);
  assert_strings (tc_view_get_shapes (view, &n), &shape_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tc_view_get_shapes (view, &n)->closed);
  g_assert_cmpint (tc_view_get_shapes (view, &n)->points[1].y, ==, 4);
  assert_strings (tc_view_get_labels (view, &n), &label_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (tc_view_get_labels (view, &n)->angle, ==, 30);
}

static void
test_owns_things (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (clear_text);
  TcViewContainer container = { .thing = 7, .kind = TC_CONTAINER_DECK, .rotation = 90 };
  TcViewToken token = { .thing = 8, .kind = TC_TOKEN_DISK, .count = 3, .is_hidden = TRUE };
  TcViewNote note = { 0 };
  TcViewBelief belief = { .percent = 40 };
  guint n = 0;

  fill_strings (&container, &container_strings, owned);
  fill_strings (&token, &token_strings, owned);
  fill_strings (&note, &note_strings, owned);
  fill_strings (&belief, &belief_strings, owned);
  tc_view_add_container (view, &container);
  tc_view_add_token (view, &token);
  tc_view_add_note (view, &note);
  tc_view_add_belief (view, &belief);
  g_ptr_array_set_size (owned, 0);

  assert_strings (tc_view_get_containers (view, &n), &container_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (tc_view_get_containers (view, &n)->thing, ==, 7);
  g_assert_cmpint (tc_view_get_containers (view, &n)->kind, ==, TC_CONTAINER_DECK);
  g_assert_cmpint (tc_view_get_containers (view, &n)->rotation, ==, 90);
  assert_strings (tc_view_get_tokens (view, &n), &token_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (tc_view_get_tokens (view, &n)->kind, ==, TC_TOKEN_DISK);
  g_assert_cmpuint (tc_view_get_tokens (view, &n)->count, ==, 3);
  g_assert_true (tc_view_get_tokens (view, &n)->is_hidden);
  assert_strings (tc_view_get_notes (view, &n), &note_strings);
  g_assert_cmpuint (n, ==, 1);
  assert_strings (tc_view_get_beliefs (view, &n), &belief_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (tc_view_get_beliefs (view, &n)->percent, ==, 40);
}

/* Moves and records are two lists. */
static void
test_owns_moves (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (clear_text);
  char *prompt = g_strdup ("What now?");
  char *status = g_strdup ("Turn 1");
  TcViewMove move = { .datum = 9 };
  guint height = 0;
  guint n = 0;

  g_ptr_array_add (owned, prompt);
  g_ptr_array_add (owned, status);
  fill_strings (&move, &move_strings, owned);
  tc_view_set_size (view, 640, 480);
  tc_view_set_prompt (view, prompt);
  tc_view_set_status (view, status);
  tc_view_add_record (view, &move);
  tc_view_get_moves (view, &n);
  g_assert_cmpuint (n, ==, 0);
  move.datum = 10;
  tc_view_add_move (view, &move);
  g_ptr_array_set_size (owned, 0);

  tc_view_get_size (view, &n, &height);
  g_assert_cmpuint (n, ==, 640);
  g_assert_cmpuint (height, ==, 480);
  g_assert_cmpstr (tc_view_get_prompt (view), ==, "What now?");
  g_assert_cmpstr (tc_view_get_status (view), ==, "Turn 1");
  assert_strings (tc_view_get_moves (view, &n), &move_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (tc_view_get_moves (view, &n)->datum, ==, 10);
  assert_strings (tc_view_get_records (view, &n), &move_strings);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (tc_view_get_records (view, &n)->datum, ==, 9);
}

/* Cards face down are one token, and none when there are none. */
static void
test_backs (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  const TcViewToken *backs;
  guint n = 0;

  tc_view_add_backs (view, "hand-1", "search", "Search cards", 0);
  tc_view_get_tokens (view, &n);
  g_assert_cmpuint (n, ==, 0);
  tc_view_add_backs (view, "hand-1", "search", "Search cards", 4);
  backs = tc_view_find_token (view, "hand-1-search");
  g_assert_nonnull (backs);
  g_assert_cmpstr (backs->name, ==, "Search cards");
  g_assert_cmpstr (backs->container, ==, "hand-1");
  g_assert_cmpstr (backs->symbol, ==, "");
  g_assert_cmpint (backs->kind, ==, TC_TOKEN_CARD);
  g_assert_cmpuint (backs->count, ==, 4);
  g_assert_true (backs->is_hidden);
  g_assert_true (backs->thing == TC_THING_NONE);
}

/* Outlines of any length stay, beside each other and beside marks. */
static void
test_room (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  static TcPoint points[2000];
  const TcViewShape *shapes;
  guint n = 0;

  for (guint k = 0; k < G_N_ELEMENTS (points); k++)
    points[k] = (TcPoint){ (gint32) k, -(gint32) k };
  for (guint i = 0; i < 120; i++) {
    TcMark mark = { .kind = TC_MARK_VALUE, .value = (gint32) i, .text = "height" };
    TcViewShape shape = { .points = points, .n_points = i % 10 == 9 ? 2000 : i % 7 };
    TcViewLink link = { .a = "a", .b = "b", .marks = &mark, .n_marks = 1 };

    tc_view_add_shape (view, &shape);
    tc_view_add_link (view, &link);
  }
  shapes = tc_view_get_shapes (view, &n);
  g_assert_cmpuint (n, ==, 120);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpmem (shapes[i].points, shapes[i].n_points * sizeof *points, points,
                     (i % 10 == 9 ? 2000 : i % 7) * sizeof *points);
    g_assert_true (shapes[i].n_points > 0 || shapes[i].points == NULL);
    g_assert_cmpint (tc_view_get_links (view, &n)[i].marks[0].value, ==, (gint32) i);
  }
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
  g_assert_cmpstr (words, ==, "height −2, Attack");
}

/* Nothing is said twice: neither a word that another part has nor a part of it. */
static void
test_words (void)
{
  static const struct {
    const char *type;
    TcMark marks[3];
    const char *expected;
  } cases[] = {
    { "", { { .text = NULL } }, "" },
    { "clear", { { .text = NULL } }, "clear" },
    { "", { { .text = "port" } }, "port" },
    { "clear", { { .text = "port" }, { .text = "fort" } }, "clear, port, fort" },
    { "hideout",
      { { .text = "Red hideout" }, { .text = "hideout" }, { .text = "port" } },
      "Red hideout, port" },
    { "", { { .text = "port" }, { .text = "Port" } }, "port" },
    { "", { { .text = "Été" }, { .text = "été" } }, "Été" },
    { "red", { { .text = "house" }, { .text = "Red house" } }, "Red house" },
    { "house", { { .text = "port" }, { .text = "Red house" } }, "port, Red house" },
    /* Words, not letters that happen to be in one. */
    { "airport", { { .text = "port" } }, "airport, port" },
    { "sea", { { .text = "search" } }, "sea, search" },
    { "search", { { .text = "sea" } }, "search, sea" },
    { "été", { { .text = "t" } }, "été, t" },
    { "airport", { { .text = "old airport (port)" } }, "old airport (port)" },
    { "airport and port", { { .text = "port" } }, "airport and port" },
    { "port-side", { { .text = "port" } }, "port-side" },
    /* A value has its number. */
    { "clear", { { .kind = TC_MARK_VALUE, .text = "height", .value = -2 } }, "clear, height −2" },
    { "",
      { { .kind = TC_MARK_VALUE, .text = "bracket", .value = 1 },
        { .kind = TC_MARK_VALUE, .text = "bracket", .value = 12 },
        { .kind = TC_MARK_VALUE, .text = "bracket", .value = 1 } },
      "bracket 1, bracket 12" },
    { "", { { .kind = TC_MARK_STATE, .text = "Attack", .value = 3 } }, "Attack" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcViewContainer place = { .type = cases[i].type, .marks = cases[i].marks };
    g_autofree char *words = NULL;

    while (place.n_marks < 3 && cases[i].marks[place.n_marks].text != NULL)
      place.n_marks++;
    words = tc_container_dup_words (&place);
    g_assert_cmpstr (words, ==, cases[i].expected);
  }
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
  g_test_add_func ("/rules/view/owns-board", test_owns_board);
  g_test_add_func ("/rules/view/owns-things", test_owns_things);
  g_test_add_func ("/rules/view/owns-moves", test_owns_moves);
  g_test_add_func ("/rules/view/backs", test_backs);
  g_test_add_func ("/rules/view/room", test_room);
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
