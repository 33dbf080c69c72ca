/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-sizes.h"

#define COLUMNS 50u
#define SIDE    200u

/* What the frozen scenario has already. */
const BetrayalSizes betrayal_sizes_frozen = { 2, 2, 6, 50, 6, 94, 5, 9, 2, 8, 5, 10, 10, 1, 1, 12 };

/* The schema's limits. */
const BetrayalSizes betrayal_sizes_limits = { 4,    8,  50,  2000, 1000, 2000, 2000, 2000,
                                              1000, 32, 100, 24,   32,   99,   99,   99 };

/* A scenario near them whose tests end in a few seconds. */
const BetrayalSizes betrayal_sizes_large = { 4,  8, 50, 2000, 40, 1600, 130, 270,
                                             36, 8, 5,  24,   32, 1,    99,  99 };

/* --- The text --- */

void
betrayal_sizes_insert (GString *text, const char *mark, GString *what)
{
  const char *at = strstr (text->str, mark);

  g_assert_nonnull (at);
  g_string_insert_len (text, at - text->str, what->str, (gssize) what->len);
  g_string_truncate (what, 0);
}

/* Areas are numbered row by row. */
gboolean
betrayal_sizes_is_german (guint area)
{
  return area % COLUMNS >= COLUMNS / 2;
}

/* New players have the new nations between them. */
static char *
dup_seat (const BetrayalSizes *sizes, guint nation)
{
  if (sizes->n_seats == betrayal_sizes_frozen.n_seats)
    return g_strdup (nation % 2 == 0 ? "french" : "british");

  return g_strdup_printf ("seat-%u", betrayal_sizes_frozen.n_seats +
                                       nation % (sizes->n_seats - betrayal_sizes_frozen.n_seats));
}

/* All sides but the automaton's play together. */
static char *
dup_side (const BetrayalSizes *sizes, guint nation)
{
  guint side = 1 + nation % (MIN (sizes->n_sides, betrayal_sizes_limits.n_sides) - 1);

  return side < betrayal_sizes_frozen.n_sides ? g_strdup ("allied")
                                              : g_strdup_printf ("side-%u", side);
}

/* Units of both sides alternate; those of the Allies are of the new nations in turn. */
static char *
dup_nation (const BetrayalSizes *sizes, guint unit)
{
  if (unit % 2 == 0)
    return g_strdup ("germany");
  if (sizes->n_nations == betrayal_sizes_frozen.n_nations)
    return g_strdup ("france");

  return g_strdup_printf ("nation-%u",
                          betrayal_sizes_frozen.n_nations +
                            unit / 2 % (sizes->n_nations - betrayal_sizes_frozen.n_nations));
}

static void
add_people (GString *text, const BetrayalSizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = betrayal_sizes_frozen.n_sides; i < sizes->n_sides; i++)
    g_string_append_printf (out, "  <side id=\"side-%u\" name=\"Side %u\"/>\n", i, i);
  betrayal_sizes_insert (text, "  <seat ", out);
  for (guint i = betrayal_sizes_frozen.n_seats; i < sizes->n_seats; i++)
    g_string_append_printf (out, "  <seat id=\"seat-%u\" name=\"Player %u\" side=\"allied\"/>\n", i,
                            i);
  betrayal_sizes_insert (text, "  <nation ", out);
  for (guint i = betrayal_sizes_frozen.n_nations; i < sizes->n_nations; i++) {
    g_autofree char *seat = dup_seat (sizes, i);
    g_autofree char *side = dup_side (sizes, i);

    g_string_append_printf (out,
                            "  <nation id=\"nation-%u\" name=\"Nation %u\" side=\"%s\" "
                            "seat=\"%s\" losses=\"regroup\" colour=\"#4a7ebb\" "
                            "land-colour=\"#dfe3bd\"/>\n",
                            i, i, side, seat);
  }
  betrayal_sizes_insert (text, "  <area-board ", out);
}

static void
add_areas (GString *text, const BetrayalSizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = sizes->n_areas - betrayal_sizes_frozen.n_areas;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out,
                            "    <area id=\"a-%u\" name=\"Area %u\" nation=\"%s\" terrain=\"%s\" "
                            "x=\"%u\" y=\"%u\"/>\n",
                            i, i, betrayal_sizes_is_german (i) ? "germany" : "france",
                            i % 7 == 0 ? "forest" : "clear", 2100 + i % COLUMNS * SIDE,
                            2100 + i / COLUMNS * SIDE);
  betrayal_sizes_insert (text, "    <link ", out);
  for (guint i = 0; i < n; i++) {
    if (i % COLUMNS > 0)
      g_string_append_printf (out, "    <link a=\"a-%u\" b=\"a-%u\"/>\n", i - 1, i);
    if (i >= COLUMNS)
      g_string_append_printf (out, "    <link a=\"a-%u\" b=\"a-%u\"/>\n", i - COLUMNS, i);
  }
  if (n > 0)
    g_string_append (out, "    <link a=\"paris\" b=\"a-0\"/>\n");
  for (guint i = betrayal_sizes_frozen.n_zones; i < sizes->n_zones; i++)
    g_string_append_printf (out,
                            "    <zone id=\"zone-%u\" name=\"Zone %u\">\n"
                            "      <in area=\"%s\"/>\n    </zone>\n",
                            i, i, i % 2 == 0 ? "paris" : "lille");
  betrayal_sizes_insert (text, "    <zone ", out);
}

static void
add_counters (GString *text, const BetrayalSizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i + betrayal_sizes_frozen.n_units < sizes->n_units; i++) {
    g_autofree char *nation = dup_nation (sizes, i);

    g_string_append_printf (out,
                            "    <unit id=\"u-%u\" name=\"Unit %u\" nation=\"%s\" class=\"%s\" "
                            "size=\"corps\">\n      <full attack=\"%u\" defence=\"%u\" "
                            "movement=\"%u\"/>\n      <reduced attack=\"1\" defence=\"1\" "
                            "movement=\"1\"/>\n    </unit>\n",
                            i, i, nation, i % 5 == 0 ? "armour" : "infantry", 2 + i % 4, 2 + i % 3,
                            i % 5 == 0 ? 2 : 1);
  }
  betrayal_sizes_insert (text, "    <air-unit ", out);
  for (guint i = 0; i + betrayal_sizes_frozen.n_air < sizes->n_air; i++) {
    g_autofree char *nation = dup_nation (sizes, i);

    g_string_append_printf (out,
                            "    <air-unit id=\"f-%u\" name=\"Wing %u\" nation=\"%s\" "
                            "class=\"%s\" range=\"4\">\n      <full bombardment=\"2\" "
                            "support=\"1\"/>\n    </air-unit>\n",
                            i, i, nation, i % 3 == 0 ? "bomber" : "fighter");
  }
  betrayal_sizes_insert (text, "    <marker ", out);
  for (guint i = 0; i + betrayal_sizes_frozen.n_markers < sizes->n_markers; i++)
    g_string_append_printf (
      out, "    <marker id=\"m-%u\" name=\"Marker %u\" use=\"communication\"/>\n", i, i);
  betrayal_sizes_insert (text, "  </order-of-battle>", out);
}

/* Three to an area, column by column away from the line; @i counts the units of one side. */
static guint
get_place (guint i, gboolean german, guint n_rows)
{
  guint column = i / 3 / n_rows;
  guint row = i / 3 % n_rows;

  return row * COLUMNS + (german ? COLUMNS / 2 + column : COLUMNS / 2 - 1 - column);
}

static void
add_setups (GString *text, const BetrayalSizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n_rows = (sizes->n_areas - betrayal_sizes_frozen.n_areas) / COLUMNS;

  for (guint i = betrayal_sizes_frozen.n_setups; i < sizes->n_setups; i++) {
    g_string_append_printf (out,
                            "    <fixed-setup id=\"setup-%u\" name=\"Setup %u\" last-turn=\"2\">\n"
                            "      <place counter=\"french-republic\" area=\"paris\"/>\n",
                            i, i);
    for (guint k = 0; i == betrayal_sizes_frozen.n_setups && n_rows > 0 &&
                      k + betrayal_sizes_frozen.n_units < sizes->n_units;
         k++)
      g_string_append_printf (out, "      <place counter=\"u-%u\" area=\"a-%u\"/>\n", k,
                              get_place (k / 2, k % 2 == 0, n_rows));
    for (guint k = 0; i == betrayal_sizes_frozen.n_setups && n_rows > 0 &&
                      k + betrayal_sizes_frozen.n_air < sizes->n_air;
         k++)
      g_string_append_printf (out, "      <place counter=\"f-%u\" area=\"a-%u\"/>\n", k,
                              get_place (k / 2, k % 2 == 0, n_rows));
    g_string_append (out, "    </fixed-setup>\n");
  }
  betrayal_sizes_insert (text, "    <free-setup ", out);
  for (guint i = betrayal_sizes_frozen.n_levels; i < sizes->n_levels; i++)
    g_string_append_printf (out,
                            "    <level id=\"level-%u\" name=\"Level %u\" nation=\"france\" "
                            "rank=\"minor\">\n      <controls side=\"allied\" area=\"paris\"/>\n"
                            "    </level>\n",
                            i, i);
  betrayal_sizes_insert (text, "  </victory>", out);
}

/* Each takes one unit of the new nation to an area of its own; those are to be there. */
static void
add_quotas (GString *text, const BetrayalSizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = betrayal_sizes_frozen.n_quotas; i < sizes->n_quotas; i++) {
    guint area = i / (COLUMNS / 2) * COLUMNS + i % (COLUMNS / 2);

    g_string_append_printf (out,
                            "    <zone id=\"lot-%u\" name=\"Lot %u\">\n"
                            "      <in area=\"a-%u\"/>\n    </zone>\n",
                            i, i, area);
  }
  betrayal_sizes_insert (text, "    <zone ", out);
  for (guint i = betrayal_sizes_frozen.n_quotas; i < sizes->n_quotas; i++)
    g_string_append_printf (out,
                            "      <quota id=\"lot-%u\" nation=\"nation-%u\" zone=\"lot-%u\">"
                            "<of counter=\"u-%u\"/></quota>\n",
                            i, betrayal_sizes_frozen.n_nations, i,
                            2 * (i - betrayal_sizes_frozen.n_quotas) + 1);
  betrayal_sizes_insert (text, "      <quota ", out);
}

/* A column of higher odds has a cell in every row. */
static void
add_columns (GString *text, const BetrayalSizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gsize at = 0;

  for (guint i = betrayal_sizes_frozen.n_columns; i < sizes->n_columns; i++)
    g_string_append_printf (out, "      <column id=\"odds-%u\" attack=\"%u\" defence=\"1\"/>\n", i,
                            i);
  for (guint i = betrayal_sizes_frozen.n_results; i < sizes->n_results; i++)
    g_string_append_printf (out, "      <result id=\"result-%u\" name=\"R%u\" affects=\"none\"/>\n",
                            i, i);
  betrayal_sizes_insert (text, "      <result id=\"ae\"", out);
  for (guint i = betrayal_sizes_frozen.n_columns; i < sizes->n_columns; i++)
    g_string_append_printf (out, "        <cell column=\"odds-%u\" result=\"de\"/>\n", i);
  at = (gsize) (strstr (text->str, "<combat-table") - text->str);
  while (g_str_has_prefix (strstr (text->str + at, "<row from"), "<row from") &&
         strstr (text->str + at, "<row from") < strstr (text->str, "</combat-table>")) {
    at = (gsize) (strstr (strstr (text->str + at, "<row from"), "</row>") - text->str);
    g_string_insert_len (text, (gssize) at, out->str, (gssize) out->len);
    at += out->len;
  }
}

/* One table for each turn, copies of the one that there is. */
static void
add_tables (GString *text, const char *name, guint n)
{
  g_autofree char *begin = g_strdup_printf ("<%s ", name);
  g_autofree char *end = g_strdup_printf ("</%s>", name);
  const char *first = strstr (text->str, begin);
  const char *last = strstr (first, end);
  const char *rest = strstr (first, "ref=");
  g_autofree char *body = g_strndup (rest, (gsize) (last - rest));
  gsize at = (gsize) (first - text->str);
  g_autoptr (GString) out = g_string_new (NULL);

  if (n == 1)
    return;
  for (guint i = 1; i <= n; i++) {
    g_string_append_printf (out, "<%s dice=\"2\" first-turn=\"%u\" ", name, i);
    if (i < n)
      g_string_append_printf (out, "last-turn=\"%u\" ", i);
    g_string_append_printf (out, "%s%s\n", body, end);
  }
  g_string_erase (text, (gssize) at, (gssize) (last - first) + (gssize) strlen (end));
  g_string_insert_len (text, (gssize) at, out->str, (gssize) out->len);
}

static void
add_turns (GString *text, const BetrayalSizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = betrayal_sizes_frozen.n_turns + 1; i <= sizes->n_turns; i++)
    g_string_append_printf (out, "    <turn n=\"%u\"/>\n", i);
  betrayal_sizes_insert (text, "  </turn-record-track>", out);
}

TcBuild *
betrayal_sizes_build (const BetrayalSizes *sizes)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", BOARD_FROZEN, NULL);
  g_autofree char *frozen_text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (TcSource) source = NULL;

  g_file_get_contents (path, &frozen_text, NULL, &error);
  g_assert_no_error (error);
  text = g_string_new (frozen_text);
  g_string_replace (text, "width=\"2000\" height=\"2000\"", "width=\"20000\" height=\"20000\"", 1);
  add_people (text, sizes);
  add_areas (text, sizes);
  add_counters (text, sizes);
  add_setups (text, sizes);
  add_quotas (text, sizes);
  add_columns (text, sizes);
  add_tables (text, "orders-table", sizes->n_orders);
  add_tables (text, "tactics-table", sizes->n_tactics);
  add_turns (text, sizes);
  source = tc_source_new_for_string ("sizes", text->str);

  return tc_build_new (source, NULL);
}
