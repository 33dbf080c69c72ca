/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include <gtksourceview/gtksource.h>
#include <libintl.h>
#include <string.h>

#include "pages/play/tc-play-page-private.h"
#include "pseudo-words.h"
#include "sheet/tc-sheet.h"
#include "widgets.h"

/* Every page in the smallest window that people have, with large text, and with words as long as
 * those of German: nothing is cut, nothing lies over anything else, no word is broken. */

#define WIDTH  1024
#define HEIGHT 768

/* What is beside the other in the window needs no more width than the usual window has, unless the
 * text is larger than this: there it is scrolled sideways as a whole. */
#define USUAL_WIDTH        1280
#define LARGEST_UNSCROLLED 1.5

#define LONGEST_WORD 18 /* longer ones may be broken */

typedef struct {
  const char *system;
  double scale;
  gboolean is_long;
} Look;

typedef struct {
  GtkWidget *window;
  const char *page;
  double scale;
  GHashTable *faults;
  GtkTooltip *tooltip;
} Inspection;

static void
report (Inspection *inspection, GtkWidget *widget, const char *what)
{
  const char *words = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";
  GtkWidget *parent = gtk_widget_get_parent (widget);

  g_hash_table_add (inspection->faults,
                    g_strdup_printf ("%s: %s in %s \"%.60s\" (%d x %d): %s", inspection->page,
                                     G_OBJECT_TYPE_NAME (widget),
                                     parent != NULL ? G_OBJECT_TYPE_NAME (parent) : "nothing",
                                     words, gtk_widget_get_width (widget),
                                     gtk_widget_get_height (widget), what));
}

/* -- Labels ------------------------------------------------------------------------------------ */

/* As GTK asks for one: the label first, then what is around it. */
static gboolean
has_tip (Inspection *inspection, GtkWidget *label)
{
  graphene_point_t middle = { (float) gtk_widget_get_width (label) / 2,
                              (float) gtk_widget_get_height (label) / 2 };

  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget)) {
    graphene_point_t at;
    gboolean has_one = FALSE;

    if (!gtk_widget_get_has_tooltip (widget))
      continue;
    g_assert_true (gtk_widget_compute_point (label, widget, &middle, &at));
    g_signal_emit_by_name (widget, "query-tooltip", (int) at.x, (int) at.y, FALSE,
                           inspection->tooltip, &has_one);
    if (has_one)
      return TRUE;
  }
  return FALSE;
}

/* Not scrolled away. */
static gboolean
is_seen (Inspection *inspection, GtkWidget *label)
{
  graphene_point_t middle = { (float) gtk_widget_get_width (label) / 2,
                              (float) gtk_widget_get_height (label) / 2 };
  graphene_point_t at;

  return gtk_widget_compute_point (label, inspection->window, &middle, &at) &&
         gtk_widget_pick (inspection->window, at.x, at.y, GTK_PICK_INSENSITIVE) == label;
}

static gboolean
is_letter (const char *text)
{
  return g_unichar_isalnum (g_utf8_get_char (text));
}

/* How long the word is around a place of @text. */
static glong
get_word_length (const char *text, const char *at)
{
  const char *start = at;
  const char *end = at;

  while (start > text && is_letter (g_utf8_prev_char (start)))
    start = g_utf8_prev_char (start);
  while (*end != '\0' && is_letter (end))
    end = g_utf8_next_char (end);
  return g_utf8_strlen (start, end - start);
}

static gboolean
breaks_word (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++) {
    const char *at = text + pango_layout_get_line_readonly (layout, i)->start_index;

    if (is_letter (at) && is_letter (g_utf8_prev_char (at)) &&
        get_word_length (text, at) <= LONGEST_WORD)
      return TRUE;
  }
  return FALSE;
}

static void
inspect_label (Inspection *inspection, GtkLabel *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  PangoLayout *layout = gtk_label_get_layout (label);
  int width, height;

  if (*gtk_label_get_text (label) == '\0')
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) && !GTK_IS_TEXT (gtk_widget_get_parent (widget)) &&
      is_seen (inspection, widget) && !has_tip (inspection, widget))
    report (inspection, widget, "is shortened, and no tip says the rest");
  if (width > gtk_widget_get_width (widget) + 1 || height > gtk_widget_get_height (widget) + 1)
    report (inspection, widget, "is cut");
  if (gtk_label_get_wrap (label) && breaks_word (layout))
    report (inspection, widget, "breaks a word");
}

/* -- Places ------------------------------------------------------------------------------------ */

static gboolean
find_bounds (GtkWidget *widget, GtkWidget *within, graphene_rect_t *bounds)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget) &&
         gtk_widget_compute_bounds (widget, within, bounds) && bounds->size.width > 0 &&
         bounds->size.height > 0;
}

/* Children of a box or a grid have each a place of their own. */
static void
inspect_children (Inspection *inspection, GtkWidget *widget)
{
  graphene_rect_t first, second, both;

  if (!GTK_IS_BOX (widget) && !GTK_IS_GRID (widget))
    return;
  for (GtkWidget *a = gtk_widget_get_first_child (widget); a != NULL;
       a = gtk_widget_get_next_sibling (a))
    for (GtkWidget *b = gtk_widget_get_next_sibling (a); b != NULL;
         b = gtk_widget_get_next_sibling (b))
      if (find_bounds (a, widget, &first) && find_bounds (b, widget, &second) &&
          graphene_rect_intersection (&first, &second, &both) && both.size.width > 1 &&
          both.size.height > 1)
        report (inspection, a, "lies over what is beside it");
}

static gboolean
clips_sideways (GtkWidget *widget)
{
  GtkPolicyType policy;

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
  return policy == GTK_POLICY_NEVER || policy == GTK_POLICY_EXTERNAL;
}

/* What scrolls sideways may be wider than what shows it; nothing else. */
static void
inspect_place (Inspection *inspection, GtkWidget *widget)
{
  graphene_rect_t bounds;

  for (GtkWidget *above = gtk_widget_get_parent (widget); above != NULL;
       above = gtk_widget_get_parent (above)) {
    if (GTK_IS_SCROLLED_WINDOW (above) && !clips_sideways (above))
      return;
    if (!clips_sideways (above) && above != inspection->window)
      continue;
    if (find_bounds (widget, above, &bounds) &&
        (bounds.origin.x < -1 ||
         bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (above) + 1))
      report (inspection, widget, "reaches out of what shows it");
  }
}

/* A table that goes on beyond what shows it has a bar that says so; one that comes with the pointer
 * says nothing to whoever only looks. */
static void
inspect_sheet (Inspection *inspection, GtkWidget *sheet)
{
  graphene_rect_t bounds;

  for (GtkWidget *above = gtk_widget_get_parent (sheet); above != NULL;
       above = gtk_widget_get_parent (above)) {
    if (!GTK_IS_SCROLLED_WINDOW (above) ||
        !gtk_scrolled_window_get_overlay_scrolling (GTK_SCROLLED_WINDOW (above)) ||
        !find_bounds (sheet, above, &bounds))
      continue;
    if (bounds.origin.x < -1 || bounds.origin.y < -1 ||
        bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (above) + 1 ||
        bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (above) + 1)
      report (inspection, sheet, "goes on, and no bar says so");
  }
}

static void
inspect (Inspection *inspection, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    inspect_label (inspection, GTK_LABEL (widget));
  if (GTK_IS_LABEL (widget) || GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget) ||
      GTK_IS_DROP_DOWN (widget))
    inspect_place (inspection, widget);
  if (TC_IS_SHEET (widget))
    inspect_sheet (inspection, widget);
  inspect_children (inspection, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    inspect (inspection, child);
}

/* -- Pages ------------------------------------------------------------------------------------- */

/* Whether words are waiting for the next frame to get their place: where much else runs it comes
 * late. */
static gboolean
is_waiting (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_width (widget) == 0 &&
      *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_waiting (child))
      return TRUE;
  return FALSE;
}

/* Until all has its place, and some frames more: rows of lists come later. */
static void
let_settle (GtkWidget *page)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (page));

  run_for (120);
  for (guint i = 0; i < 200 && is_waiting (window); i++)
    run_for (50);
}

/* From @top down to what needs the room. */
static void
report_too_large (Inspection *inspection, GtkWidget *top, const char *what)
{
  g_autoptr (GString) needs = g_string_new (what);

  for (GtkWidget *widget = top, *widest; widget != NULL; widget = widest) {
    int most = 0;

    widest = NULL;
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child)) {
      int least = 0;

      if (gtk_widget_get_mapped (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > most) {
        most = least;
        widest = child;
      }
    }
    if (widest != NULL)
      g_string_append_printf (needs, " %s %d", G_OBJECT_TYPE_NAME (widest), most);
  }
  report (inspection, top, needs->str);
}

/* The sections, the page and the inspector, which are scrolled together where they do not fit. */
static void
inspect_width (Inspection *inspection, GtkWidget *page)
{
  GtkWidget *all = gtk_widget_get_ancestor (page, GTK_TYPE_VIEWPORT);
  int least;

  if (inspection->scale > LARGEST_UNSCROLLED)
    return;
  gtk_widget_measure (all, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > USUAL_WIDTH)
    report_too_large (inspection, all, "is wider than the usual window:");
}

static void
inspect_page (TcWindow *window, const char *name, double scale, GHashTable *faults)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  Inspection inspection = { GTK_WIDGET (window), name, scale, faults, GTK_TOOLTIP (tooltip) };

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", name);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  let_settle (gtk_stack_get_visible_child (window->pages));
  if (gtk_widget_get_width (GTK_WIDGET (window)) > WIDTH ||
      gtk_widget_get_height (GTK_WIDGET (window)) > HEIGHT)
    report_too_large (&inspection, GTK_WIDGET (window), "is larger than the screen:");
  inspect_width (&inspection, GTK_WIDGET (window->pages));
  inspect (&inspection, GTK_WIDGET (window));
}

/* Where players hide things from each other, with the seats of a table that is being set up. */
static void
inspect_cover (TcWindow *window, double scale, GHashTable *faults)
{
  TcPlayPage *play = TC_PLAY_PAGE (gtk_stack_get_child_by_name (window->pages, "play"));

  if (!tc_session_hides (play->session))
    return;
  tc_session_set_bot (play->session, 1, NULL);
  g_assert_true (tc_session_is_covered (play->session));
  inspect_page (window, "play", scale, faults);
}

static void
inspect_pages (TcWindow *window, double scale, GHashTable *faults)
{
  GtkSelectionModel *pages = gtk_stack_get_pages (window->pages);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (pages));

  g_assert_cmpuint (n, >, 8);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GObject) object = g_list_model_get_item (G_LIST_MODEL (pages), i);
    GtkStackPage *page = GTK_STACK_PAGE (object);

    if (gtk_stack_page_get_visible (page))
      inspect_page (window, gtk_stack_page_get_name (page), scale, faults);
  }
  inspect_cover (window, scale, faults);
}

static void
test_look (gconstpointer data)
{
  const Look *look = data;
  Fixture fixture = { 0 };
  TcWindow *window;
  g_autoptr (GHashTable) faults = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GList) sorted = NULL;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * look->scale), NULL);
  pseudo_words_set_on (look->is_long);
  fixture_set_up_with (&fixture, look->system);
  window = tc_window_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  tc_window_open (window, fixture.path);
  wait_for_build (tc_window_get_document (window));
  inspect_pages (window, look->scale, faults);
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
  fixture_tear_down (&fixture, NULL);
  sorted = g_list_sort (g_hash_table_get_keys (faults), (GCompareFunc) strcmp);
  for (GList *each = sorted; each != NULL; each = each->next)
    g_test_message ("%s", (const char *) each->data);
  if (g_hash_table_size (faults) > 0)
    g_test_fail ();
}

/* With large text, too, the button says more than its sign does. */
static void
test_problems_word (void)
{
  Fixture fixture = { 0 };
  TcWindow *window;
  GtkWidget *squeezer, *shown;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  pseudo_words_set_on (FALSE);
  fixture_set_up_with (&fixture, "betrayal-1940");
  window = tc_window_new (NULL);
  gtk_window_present (GTK_WINDOW (window));
  tc_window_open (window, fixture.path);
  wait_for_build (tc_window_get_document (window));
  gtk_test_widget_wait_for_draw (window->problems_button);
  squeezer = gtk_widget_get_ancestor (GTK_WIDGET (window->problems_total), ADW_TYPE_SQUEEZER);
  shown = adw_squeezer_get_visible_child (ADW_SQUEEZER (squeezer));
  g_assert_true (GTK_IS_LABEL (shown));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (shown)), !=, "");
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
  fixture_tear_down (&fixture, NULL);
}

#define CARD_HEIGHT 60 /* of a row */

/* With large text and the list of problems below, some cards can still be seen. */
static void
test_low_page (void)
{
  Fixture fixture = { 0 };
  TcWindow *window;
  GtkWidget *list;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  pseudo_words_set_on (FALSE);
  fixture_set_up_with (&fixture, "dune");
  window = tc_window_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), USUAL_WIDTH, 600);
  gtk_window_present (GTK_WINDOW (window));
  tc_window_open (window, fixture.path);
  wait_for_build (tc_window_get_document (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "deck");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
  let_settle (gtk_stack_get_visible_child (window->pages));
  list = find_type (gtk_stack_get_visible_child (window->pages), GTK_TYPE_LIST_VIEW);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (list)), >, 3 * CARD_HEIGHT);
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
  fixture_tear_down (&fixture, NULL);
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/turncoat/Turncoat/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char **argv)
{
  static const Look looks[] = {
    { "betrayal-1940", 1, FALSE }, { "betrayal-1940", 1.5, TRUE }, { "betrayal-1940", 2, TRUE },
    { "badge", 1.5, TRUE },        { "badge", 2, TRUE },           { "bell-1938", 1.5, TRUE },
    { "bell-1938", 2, TRUE },      { "dune", 1.5, TRUE },          { "dune", 2, TRUE },
    { "house", 1, FALSE },         { "house", 1.5, TRUE },         { "house", 2, TRUE },
  };

  /* Its borders take the most room. */
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  init_widgets (&argc, &argv);
  gtk_source_init ();
  load_style ();
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++) {
    g_autofree char *path = g_strdup_printf ("/layout/%s/%g%s", looks[i].system, looks[i].scale,
                                             looks[i].is_long ? "/long" : "");

    g_test_add_data_func (path, &looks[i], test_look);
  }

  g_test_add_func ("/layout/problems-word", test_problems_word);
  g_test_add_func ("/layout/low-page", test_low_page);

  return g_test_run ();
}
