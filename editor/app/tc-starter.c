/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-starter.h"

#include <glib/gi18n.h>

#include "board/paint/tc-board-paint.h"
#include "board/tc-board-picture.h"

/* Of the game that a picture is of: enough decisions that there is something to see. */
#define GAME_SEED      1940
#define GAME_DECISIONS 80

struct _TcStarter {
  GObject parent_instance;

  char *path;
  char *title;
  char *game;
  char *about;
  guint rank; /* of its game, variants after the rest */
  TcView *view;
  GdkTexture *picture; /* of view, from when it is wanted */
};

G_DEFINE_FINAL_TYPE (TcStarter, tc_starter, G_TYPE_OBJECT)

static void
tc_starter_finalize (GObject *object)
{
  TcStarter *self = TC_STARTER (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->game);
  g_free (self->about);
  g_clear_pointer (&self->view, tc_view_free);
  g_clear_object (&self->picture);
  G_OBJECT_CLASS (tc_starter_parent_class)->finalize (object);
}

static void
tc_starter_class_init (TcStarterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_starter_finalize;
}

static void
tc_starter_init (TcStarter *self)
{
}

/* -- Reading ----------------------------------------------------------------------------------- */

char *
tc_starter_dup_title (TcScenario *scenario, TcSource *source)
{
  const TcSchemaElement *root = tc_scenario_get_element (scenario, 0);
  const char *title = NULL;

  if (tc_schema_content_find_attribute (root->content, "title") != NULL)
    title = tc_scenario_get_string (scenario, 0, "title");

  return g_strdup (title != NULL ? title : tc_source_get_name (source));
}

char *
tc_starter_dup_about (TcScenario *scenario)
{
  TcNode about = tc_scenario_find_section (scenario, "about");
  TcNode first =
    about != TC_NODE_NONE ? tc_scenario_get_first_child (scenario, about) : TC_NODE_NONE;

  return g_strdup (first != TC_NODE_NONE ? tc_scenario_get_text (scenario, first) : "");
}

/* %G_MAXUINT: of none. */
static guint
find_system (TcScenario *scenario)
{
  const TcSystem *const *systems = tc_systems_list ();

  for (guint i = 0; systems[i] != NULL; i++)
    if (systems[i]->schema == tc_scenario_get_schema (scenario))
      return i;

  return G_MAXUINT;
}

/* A board that play makes is bare before it: bots begin a game, the same one each time. */
static TcView *
view_game (TcRuleset *ruleset)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, GAME_SEED);
  const TcBot *bot = tc_bot_find (ruleset, "heuristic");
  TcRng rng;

  if (bot == NULL)
    bot = tc_bot_find (ruleset, "random");
  tc_bot_rng_init (&rng, GAME_SEED);
  for (guint i = 0; i < GAME_DECISIONS && !tc_game_is_over (game); i++) {
    const TcState *state = tc_game_get_state (game);
    const TcBot *taker = tc_bot_find_taker (ruleset, state->actor);
    TcMove move = tc_bot_desk_decide (desk, taker != NULL ? taker : bot, state, &rng);

    if (!tc_game_apply (game, &move, NULL))
      break;
  }

  return tc_rules_view (ruleset, tc_game_get_state (game), TC_SEAT_NONE);
}

static TcView *
view_scenario (TcBuild *build)
{
  TcScenario *scenario = tc_build_get_scenario (build);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  TcView *view =
    tc_view_new_for_board (scenario, tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE));
  guint n;

  tc_view_get_containers (view, &n);
  if (n > 0 || ruleset == NULL)
    return view;
  tc_view_free (view);

  return view_game (ruleset);
}

TcStarter *
tc_starter_new_blank (void)
{
  TcStarter *self = g_object_new (TC_TYPE_STARTER, NULL);

  self->path = g_strdup ("");
  self->title = g_strdup ("");
  self->game = g_strdup ("");
  self->about = g_strdup ("");
  self->rank = G_MAXUINT;

  return self;
}

/* (transfer full) (nullable) */
static TcStarter *
read_one (const char *path)
{
  g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);
  g_autoptr (TcBuild) build =
    source != NULL ? tc_build_new_untried (source, NULL, tc_variant_load_file, NULL, NULL) : NULL;
  TcScenario *scenario = build != NULL ? tc_build_get_scenario (build) : NULL;
  guint system = scenario != NULL ? find_system (scenario) : G_MAXUINT;
  TcStarter *self;
  const char *game;

  if (system == G_MAXUINT)
    return NULL;
  self = g_object_new (TC_TYPE_STARTER, NULL);
  game = _ (tc_systems_list ()[system]->title);
  self->path = g_strdup (path);
  self->title = tc_starter_dup_title (scenario, source);
  self->about = tc_starter_dup_about (scenario);
  self->rank = 2 * system + tc_build_is_variant (build);
  /* TRANSLATORS: %s is the name of a game */
  self->game =
    tc_build_is_variant (build) ? g_strdup_printf (_ ("Variant of %s"), game) : g_strdup (game);
  self->view = view_scenario (build);

  return self;
}

/* -- In which order ---------------------------------------------------------------------------- */

/* Whether the root of @scan says that it is of @schema. */
static gboolean
declares (const TcScan *scan, const char *text, const TcSchema *schema)
{
  const TcScanElement *root = tc_scan_get_element (scan, 0);
  gsize length = strlen (schema->target_namespace);

  for (guint i = 0; i < root->n_attributes; i++) {
    const TcScanAttribute *attribute = tc_scan_get_attribute (scan, root->first_attribute + i);

    if (g_str_has_prefix (text + attribute->name.start, "xmlns") &&
        attribute->value.end - attribute->value.start == length &&
        memcmp (text + attribute->value.start, schema->target_namespace, length) == 0)
      return TRUE;
  }
  return FALSE;
}

/* (transfer full) (nullable): as much of a file as holds the tag of its root. */
static TcSource *
load_head (const char *path)
{
  enum { HEAD = 16 * 1024 };
  g_autoptr (GBytes) bytes = NULL;
  char *text = NULL;
  gsize length = 0;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return NULL;
  text = g_realloc (text, MIN (length, HEAD) + 1);
  bytes = g_bytes_new_take (text, MIN (length, HEAD));
  return tc_source_new (path, bytes);
}

/* Of tc_starter_compare (), without reading more than the root: what is read in the order in which
 * it is shown moves nothing that is shown already. */
static guint
find_rank (const char *path)
{
  const TcSystem *const *systems = tc_systems_list ();
  g_autoptr (TcSource) source = load_head (path);
  g_autoptr (TcReport) unheard = tc_report_new ();
  g_autoptr (TcScan) scan = source != NULL ? tc_scan_new (source, unheard) : NULL;

  if (scan == NULL || tc_scan_get_n_elements (scan) == 0)
    return G_MAXUINT;
  for (guint i = 0; systems[i] != NULL; i++)
    if (declares (scan, tc_source_get_text (source, NULL), systems[i]->schema))
      return 2 * i + tc_variant_is (source);

  return G_MAXUINT;
}

typedef struct {
  char *name;
  char *path;
  guint rank;
} Place;

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *first = a;
  const Place *second = b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;

  return strcmp (first->path, second->path);
}

static void
sort (GStrv names)
{
  guint n = g_strv_length (names);
  g_autofree Place *places = g_new0 (Place, n);

  for (guint i = 0; i < n; i++) {
    places[i].name = names[i];
    places[i].path = tc_shipped_find (names[i]);
    if (places[i].path == NULL) /* gone meanwhile */
      places[i].path = g_strdup ("");
    places[i].rank = find_rank (places[i].path);
  }
  qsort (places, n, sizeof (Place), compare_places);
  for (guint i = 0; i < n; i++) {
    names[i] = places[i].name;
    g_free (places[i].path);
  }
}

/* A search through what is shipped; one thread at a time has it, or the main loop. */
typedef struct {
  GStrv names;
  guint next;
  GCancellable *cancellable;
  TcStarterFound found;
  gpointer user_data;
} Search;

static void
search_free (Search *search)
{
  g_strfreev (search->names);
  g_object_unref (search->cancellable);
  g_free (search);
}

/* To find the order, each file is looked at: with the first one, not before the window is shown. */
static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  g_autofree char *path = NULL;

  if (search->next == 0)
    sort (search->names);
  path = tc_shipped_find (search->names[search->next++]);
  g_task_return_pointer (task, path != NULL ? read_one (path) : NULL, g_object_unref);
}

static void read_next (Search *search);

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Search *search = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcStarter) starter = g_task_propagate_pointer (G_TASK (result), &error);

  if (error != NULL) {
    search_free (search);
    return;
  }
  if (starter != NULL)
    search->found (starter, search->user_data);
  read_next (search);
}

static void
read_next (Search *search)
{
  g_autoptr (GTask) task = NULL;

  if (search->names[search->next] == NULL || g_cancellable_is_cancelled (search->cancellable)) {
    if (!g_cancellable_is_cancelled (search->cancellable))
      search->found (NULL, search->user_data);
    search_free (search);
    return;
  }
  task = g_task_new (NULL, search->cancellable, read_cb, search);
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_set_task_data (task, search, NULL);
  g_task_run_in_thread (task, read_in_thread);
}

guint
tc_starter_find_all (GCancellable *cancellable, TcStarterFound found, gpointer user_data)
{
  Search *search = g_new0 (Search, 1);
  guint n;

  search->names = tc_shipped_list ();
  n = g_strv_length (search->names);
  search->cancellable = g_object_ref (cancellable);
  search->found = found;
  search->user_data = user_data;
  read_next (search);

  return n;
}

/* -- What is read ------------------------------------------------------------------------------ */

const char *
tc_starter_get_path (TcStarter *self)
{
  return self->path;
}

gboolean
tc_starter_is_blank (TcStarter *self)
{
  return self->view == NULL;
}

const char *
tc_starter_get_title (TcStarter *self)
{
  return self->title;
}

const char *
tc_starter_get_game (TcStarter *self)
{
  return self->game;
}

const char *
tc_starter_get_about (TcStarter *self)
{
  return self->about;
}

/* The board fills the picture; what lies beside it does not show. */
static void
paint (cairo_t *cr, const TcView *view)
{
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  TcBoardRect board = tc_board_layout_get_board (layout);
  TcBoardRect extent = tc_board_layout_get_extent (layout);
  double scale =
    MAX (TC_STARTER_PICTURE_WIDTH / board.width, TC_STARTER_PICTURE_HEIGHT / board.height);

  cairo_translate (
    cr, TC_STARTER_PICTURE_WIDTH / 2.0 - (board.x + board.width / 2 - extent.x) * scale,
    TC_STARTER_PICTURE_HEIGHT / 2.0 - (board.y + board.height / 2 - extent.y) * scale);
  tc_board_paint_view (cr, layout, extent.width * scale, extent.height * scale,
                       TC_BOARD_LAYERS_USUAL & ~(guint) TC_BOARD_LAYER_NAMES);
}

GdkTexture *
tc_starter_get_picture (TcStarter *self)
{
  cairo_surface_t *surface;
  cairo_t *cr;

  if (self->picture != NULL)
    return self->picture;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TC_STARTER_PICTURE_WIDTH,
                                        TC_STARTER_PICTURE_HEIGHT);
  cr = cairo_create (surface);
  paint (cr, self->view);
  tc_board_end_drawing (cr, "a picture of a scenario");
  self->picture = tc_board_picture_wrap_surface (surface);

  return self->picture;
}

int
tc_starter_compare (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const TcStarter *first = a;
  const TcStarter *second = b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;

  return strcmp (first->path, second->path);
}
