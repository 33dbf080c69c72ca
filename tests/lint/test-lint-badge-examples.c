/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build/tc-build.h"
#include "scenario-support.h"
#include "systems/badge/lint/tc-badge-lint-private.h"

/* The excerpts of the catalogue are true: written into a small city, the bad one of each code is
 * told of by this code, and the good one is not. An element of an excerpt takes the place of the
 * one with its name and id, or joins its like. */

/* What has to go first for an excerpt that shows what is missing: lines with one of these. */
static const struct {
  const char *code;
  const char *gone;
} preparations[] = {
  { "CRW001", "<player " },      { "CTY004", "\"hideout-red\"" }, { "CTY007", "<fugitive " },
  { "DCK001", "<patrol-card " }, { "DCK004", "\"pink-patrol\"" }, { "DCK005", "\"patrol-red\"" },
  { "CTY020", "<exit " },
};

typedef struct {
  GPtrArray *lines;
} City;

static void
drop (City *city, const char *mark)
{
  for (guint i = 0; i < city->lines->len; i++) {
    const char *line = g_ptr_array_index (city->lines, i);

    if (strstr (line, mark) == NULL || strstr (line, "<lay ") != NULL)
      continue;
    /* The name stays, so that others of it find their place. */
    g_free (city->lines->pdata[i]);
    city->lines->pdata[i] =
      mark[0] == '<' ? g_strdup_printf ("<!--%s-->", mark + 1) : g_strdup ("");
  }
}

/* The last line, an empty element, gets room for children. */
static void
open_element (City *city, const char *name, const char *child)
{
  char *line = g_ptr_array_steal_index (city->lines, city->lines->len - 1);

  *strstr (line, "/>") = '\0';
  g_ptr_array_add (city->lines, g_strdup_printf ("%s >", line));
  g_ptr_array_add (city->lines, g_strdup_printf ("<!--%s -->", child));
  g_ptr_array_add (city->lines, g_strdup_printf ("</%s>", name));
  g_free (line);
}

/* An anchor for each element that the city has none of where excerpts have. */
static City
load (const char *code)
{
  g_autofree ScenarioFile *file = scenario_load_file ("tests/fixtures/small-city.scenario.xml");
  g_auto (GStrv) lines = g_strsplit (file->text, "\n", -1);
  City city = { g_ptr_array_new_with_free_func (g_free) };

  for (guint i = 0; lines[i] != NULL; i++) {
    /* What the excerpts do not show must not disturb them. */
    if (strstr (lines[i], "<lay ") == NULL && strstr (lines[i], "<stand ") == NULL)
      g_ptr_array_add (city.lines, g_strdup (lines[i]));
    if (strstr (lines[i], "<city ") != NULL) {
      g_ptr_array_add (city.lines, g_strdup ("<!--hole -->"));
      g_ptr_array_add (city.lines, g_strdup ("<!--street -->"));
      g_ptr_array_add (city.lines, g_strdup ("<!--wall -->"));
      g_ptr_array_add (city.lines, g_strdup ("<!--exit -->"));
    }
    if (strstr (lines[i], "<setup ") == NULL && strstr (lines[i], "</grid-board>") != NULL)
      g_ptr_array_insert (city.lines, (gint) city.lines->len - 1, g_strdup ("<!--gate -->"));
    if (strstr (lines[i], "<sequence ") != NULL)
      open_element (&city, "sequence", "place");
    if (strstr (lines[i], "<rules>") != NULL &&
        (strcmp (code, "DCK012") == 0 || strcmp (code, "DCK013") == 0)) {
      g_ptr_array_add (city.lines, g_strdup ("<turn/>"));
      open_element (&city, "turn", "step");
    }
    if (strstr (lines[i], "<setup ") != NULL) {
      g_ptr_array_add (city.lines, g_strdup ("<!--role -->"));
      g_ptr_array_add (city.lines, g_strdup ("<!--lay -->"));
      g_ptr_array_add (city.lines, g_strdup ("<!--stand -->"));
    }
  }
  for (guint i = 0; i < G_N_ELEMENTS (preparations); i++)
    if (strcmp (preparations[i].code, code) == 0)
      drop (&city, preparations[i].gone);
  g_free (file->name);
  g_free (file->text);

  return city;
}

static gboolean
is_line_of (const char *line, const char *name, const char *id)
{
  g_autofree char *start = g_strdup_printf ("<%s ", name);
  g_autofree char *empty = g_strdup_printf ("<%s/", name);
  g_autofree char *key = g_strdup_printf (" id=\"%s\"", id != NULL ? id : "");

  return (strstr (line, start) != NULL || strstr (line, empty) != NULL) &&
         (id == NULL || strstr (line, key) != NULL);
}

static guint
find_line (City *city, const char *name, const char *id)
{
  for (guint i = 0; i < city->lines->len; i++)
    if (is_line_of (g_ptr_array_index (city->lines, i), name, id))
      return i;

  return G_MAXUINT;
}

static guint
find_anchor (City *city, const char *name)
{
  g_autofree char *mark = g_strdup_printf ("<!--%s -->", name);

  for (guint i = 0; i < city->lines->len; i++)
    if (strcmp (g_ptr_array_index (city->lines, i), mark) == 0)
      return i;

  return G_MAXUINT;
}

/* @line with @name="@value" instead of what it says, or added. */
static char *
write_value (const char *line, const char *element, const char *name, const char *value)
{
  g_autoptr (GString) out = g_string_new (line);
  g_autofree char *mark = g_strdup_printf (" %s=\"", name);
  g_autofree char *start = g_strdup_printf ("<%s", element);
  char *found = strstr (out->str, mark);
  gssize at = 0;

  if (found != NULL) {
    at = found - out->str + (gssize) strlen (mark);
    g_string_erase (out, at, (gssize) strcspn (out->str + at, "\""));
    g_string_insert (out, at, value);
  } else {
    g_autofree char *text = g_strdup_printf (" %s=\"%s\"", name, value);

    at = strstr (out->str, start) - out->str + (gssize) strlen (start);
    g_string_insert (out, at, text);
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* Elements without an id, each of an excerpt a new one. */
static gboolean
is_repeated (const char *name)
{
  static const char *const names[] = { "hole", "street", "wall", "exit",  "gate", "place",
                                       "step", "role",   "lay",  "stand", NULL };

  return g_strv_contains (names, name);
}

/* A new line for the element, after its like or at its anchor. */
static guint
add_line (City *city, const char *name)
{
  guint like = find_line (city, name, NULL);
  guint anchor = find_anchor (city, name);
  guint at;
  char *line;

  if (is_repeated (name))
    line = g_strdup_printf ("<%s/>", name);
  else if (like != G_MAXUINT)
    line = g_strdup (g_ptr_array_index (city->lines, like));
  else
    line = g_strdup_printf ("<%s name=\"New\"/>", name);
  at = anchor != G_MAXUINT ? anchor : like;
  g_assert_cmpuint (at, !=, G_MAXUINT);
  while (is_line_of (g_ptr_array_index (city->lines, at + 1), name, NULL))
    at++;
  g_ptr_array_insert (city->lines, (gint) at + 1, line);

  return at + 1;
}

static void
write_element (GMarkupParseContext *context,
               const char *name,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  City *city = data;
  const char *id = NULL;
  guint at;

  if (strcmp (name, "excerpt") == 0)
    return;
  for (guint i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], "id") == 0)
      id = values[i];
  at = is_repeated (name) ? G_MAXUINT : find_line (city, name, id);
  if (at == G_MAXUINT)
    at = add_line (city, name);
  for (guint i = 0; names[i] != NULL; i++) {
    char *line = write_value (g_ptr_array_index (city->lines, at), name, names[i], values[i]);

    g_free (city->lines->pdata[at]);
    city->lines->pdata[at] = line;
  }
}

static char *
make_text (const char *code, const char *excerpt)
{
  static const GMarkupParser parser = { .start_element = write_element };
  City city = load (code);
  g_autoptr (GPtrArray) lines = city.lines;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &city, NULL);
  g_autofree char *whole = g_strdup_printf ("<excerpt>%s</excerpt>", excerpt);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, whole, -1, &error);
  g_assert_no_error (error);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

static gboolean
is_reported (const char *code, const char *excerpt)
{
  g_autofree char *text = make_text (code, excerpt);
  g_autoptr (TcSource) source = tc_source_new_for_string (code, text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcReport *report = tc_build_get_report (build);
  gboolean found = FALSE;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_test_message ("%s %u:%u %s", finding->code, finding->line, finding->column, finding->message);
    /* Excerpts are of the schema, or nothing beyond it is judged. */
    g_assert_false (g_str_has_prefix (finding->code, "SCH") ||
                    g_str_has_prefix (finding->code, "XML") ||
                    g_str_has_prefix (finding->code, "REF001"));
    found |= strcmp (finding->code, code) == 0;
  }

  return found;
}

static void
test_code (gconstpointer data)
{
  const TcCode *code = data;

  g_assert_true (is_reported (code->code, code->bad));
  g_assert_false (is_reported (code->code, code->good));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < BADGE_N_CODES; i++) {
    g_autofree char *path = g_strconcat ("/lint/badge-examples/", badge_codes[i].code, NULL);

    g_test_add_data_func (path, &badge_codes[i], test_code);
  }

  return g_test_run ();
}
