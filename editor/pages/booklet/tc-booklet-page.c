/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/booklet/tc-booklet-page.h"

#include <glib/gi18n.h>

#include "document/tc-clause.h"
#include "document/tc-element.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/booklet/tc-booklet-drill.h"
#include "pages/booklet/tc-booklet-model.h"
#include "widgets/tc-clauses.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-label.h"
#include "widgets/tc-notice.h"

/* Pixels below a card that is scrolled to. */
#define CARD_ROOM 18

struct _TcBookletPage {
  TcPage parent_instance;

  TcDocument *document; /* nullable */
  GListStore *chapters; /* of TcItem, key = path */
  GPtrArray *cards;     /* of GtkToggleButton (borrowed), those that stand for an element */
  char *chapter;        /* path of the one that is shown; "" for none */
  gboolean is_updating;
  guint scroll_tick; /* 0: none */
  gint n_frames;     /* to wait before it scrolls */

  GtkWidget *stack;
  GtkListView *list;
  GtkSingleSelection *selection;
  GtkMenuButton *add_button;
  GtkLabel *title;
  GtkScrolledWindow *scrolled;
  GtkBox *contents;
  GtkWidget *clauses_box;
  GtkLabel *clauses_title;
  TcClauses *clauses;
};

G_DEFINE_FINAL_TYPE (TcBookletPage, tc_booklet_page, TC_TYPE_PAGE)

/* -- Chapters ---------------------------------------------------------------------------------- */

static TcNode
find_chapter (TcBookletPage *self, TcScenario *scenario)
{
  return *self->chapter != '\0' ? tc_scenario_find_by_path (scenario, self->chapter) : TC_NODE_NONE;
}

static void
set_chapter (TcBookletPage *self, char *path)
{
  g_free (self->chapter);
  self->chapter = path;
}

/* The one around what is selected; else the one that was shown, while it is there; else the first.
 */
static void
choose_chapter (TcBookletPage *self, TcScenario *scenario)
{
  TcNode selected = tc_document_get_selected_node (self->document);
  TcNode chapter = selected != TC_NODE_NONE
                     ? tc_node_find_role_around (scenario, selected, "booklet")
                     : TC_NODE_NONE;

  if (chapter == TC_NODE_NONE)
    chapter = find_chapter (self, scenario);
  if (chapter == TC_NODE_NONE)
    chapter = tc_scenario_find_by_role (scenario, "booklet", TC_NODE_NONE);
  set_chapter (self,
               chapter != TC_NODE_NONE ? tc_scenario_dup_path (scenario, chapter) : g_strdup (""));
}

static void
update_chapters (TcBookletPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "booklet", node)) != TC_NODE_NONE) {
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *detail = tc_node_dup_summary (scenario, node);

    g_ptr_array_add (items, tc_item_new (path, title, detail, "", 0));
  }
  tc_item_update_store (self->chapters, items);
  for (guint i = 0; i < items->len; i++) {
    if (g_str_equal (tc_item_get_key (items->pdata[i]), self->chapter))
      gtk_single_selection_set_selected (self->selection, i);
  }
}

static void
update_add_menu (TcBookletPage *self, TcScenario *scenario)
{
  g_autoptr (GMenu) menu = tc_element_make_role_menu (scenario, "booklet", "booklet.add-chapter");

  gtk_menu_button_set_menu_model (self->add_button, G_MENU_MODEL (menu));
}

/* -- The booklet ------------------------------------------------------------------------------- */

static GtkWidget *
make_icon_button (const char *icon, const char *name, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);

  return button;
}

static GtkWidget *
make_section (TcBookletPage *self, const TcBookletLine *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *name = NULL;

  gtk_widget_set_margin_top (box, 12);
  gtk_box_append (GTK_BOX (box), tc_label_new_wrapped (line->title, "heading"));
  if (line->kind == TC_BOOKLET_BEGINNINGS && *line->path != '\0')
    gtk_box_append (GTK_BOX (box),
                    make_icon_button ("list-add-symbolic", _ ("Add a setup that begins here"),
                                      "booklet.add-setup", NULL));
  if (line->element == NULL)
    return box;
  /* Translators: a section of a booklet, such as "Tasks" */
  name = g_strdup_printf (_ ("Add to %s"), line->title);
  gtk_box_append (GTK_BOX (box),
                  make_icon_button ("list-add-symbolic", name, "booklet.add",
                                    g_variant_new ("(ss)", self->chapter, line->element)));

  return box;
}

static void
card_toggled_cb (TcBookletPage *self, GtkToggleButton *card)
{
  const char *path = g_object_get_data (G_OBJECT (card), "path");

  if (self->is_updating)
    return;
  self->is_updating = TRUE;
  gtk_toggle_button_set_active (card, TRUE);
  self->is_updating = FALSE;
  tc_document_select (self->document, path);
}

/* An element: a press selects it. */
static GtkWidget *
make_card (TcBookletPage *self, const TcBookletLine *line)
{
  GtkWidget *card = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  const char *name = *line->title != '\0' ? line->title : line->detail;

  if (*line->title != '\0')
    gtk_box_append (GTK_BOX (box), tc_label_new_wrapped (line->title, "title-4"));
  if (*line->detail != '\0')
    gtk_box_append (GTK_BOX (box), tc_label_new_wrapped (line->detail, NULL));
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "booklet");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (card), "path", g_strdup (line->path), g_free);
  g_signal_connect_object (card, "toggled", G_CALLBACK (card_toggled_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->cards, card);

  return card;
}

static GtkWidget *
make_verdict (const TcBookletLine *line)
{
  gboolean can = line->kind == TC_BOOKLET_CAN_WIN;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *icon =
    gtk_image_new_from_icon_name (can ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  /* Translators: a side can win, and by what */
  g_autofree char *text = g_strdup_printf (_ ("%s: %s"), line->title, line->detail);

  gtk_widget_add_css_class (icon, can ? "success" : "warning");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), tc_label_new_wrapped (text, NULL));

  return box;
}

static GtkWidget *
make_beginning (const TcBookletLine *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: a setup */
  g_autofree char *name = g_strdup_printf (_ ("Play %s"), line->title);
  GtkWidget *button = make_icon_button ("media-playback-start-symbolic", name, "win.play-setup",
                                        g_variant_new_string (line->path));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), tc_label_new_wrapped (line->title, NULL));
  gtk_box_append (GTK_BOX (words), tc_label_new_wrapped (line->detail, "dim-label"));
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), words);

  return box;
}

static GtkWidget *
make_line (TcBookletPage *self, const TcBookletLine *line)
{
  switch (line->kind) {
  case TC_BOOKLET_TEXT:
    return tc_label_new_wrapped (line->title, "booklet-text");
  case TC_BOOKLET_SECTION:
  case TC_BOOKLET_BEGINNINGS:
    return make_section (self, line);
  case TC_BOOKLET_ENTRY:
    return make_card (self, line);
  case TC_BOOKLET_NONE:
    return tc_label_new_wrapped (line->title, "dim-label");
  case TC_BOOKLET_CAN_WIN:
  case TC_BOOKLET_CANNOT_WIN:
    return make_verdict (line);
  case TC_BOOKLET_BEGINNING:
    return make_beginning (line);
  }
  g_assert_not_reached ();
}

static void
show_contents (TcBookletPage *self, TcScenario *scenario)
{
  TcNode chapter = find_chapter (self, scenario);
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *title = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->contents))) != NULL)
    gtk_box_remove (self->contents, child);
  g_ptr_array_set_size (self->cards, 0);
  if (chapter == TC_NODE_NONE)
    return;
  title = tc_node_dup_title (scenario, chapter);
  gtk_label_set_label (self->title, title);
  lines = tc_booklet_list (scenario, chapter);
  for (guint i = 0; i < lines->len; i++)
    gtk_box_append (self->contents, make_line (self, lines->pdata[i]));
}

/* -- What is selected -------------------------------------------------------------------------- */

/* The element of the booklet around what is selected, or TC_NODE_NONE. */
static TcNode
find_entry (TcBookletPage *self, TcScenario *scenario)
{
  TcNode chapter = find_chapter (self, scenario);
  TcNode node = tc_document_get_selected_node (self->document);

  while (node != TC_NODE_NONE && tc_scenario_get_parent (scenario, node) != chapter)
    node = tc_scenario_get_parent (scenario, node);

  return chapter != TC_NODE_NONE ? node : TC_NODE_NONE;
}

/* Its effects, below the booklet; effects themselves are those of the chapter. */
static void
show_clauses (TcBookletPage *self, TcScenario *scenario, TcNode entry)
{
  gboolean has_effects = FALSE;
  TcNode owner = entry;

  if (entry != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, entry);

    if (g_strcmp0 (tc_scenario_get_role (scenario, entry), "effects") == 0)
      owner = tc_scenario_get_parent (scenario, entry);
    has_effects = tc_clause_find_root (scenario, owner, "effects").holder != NULL;
    gtk_label_set_label (self->clauses_title, title);
  }
  tc_clauses_show (self->clauses, scenario, has_effects ? owner : TC_NODE_NONE, "effects");
  gtk_widget_set_visible (self->clauses_box, has_effects);
}

/* Once the effects have taken their room below, the card that they belong to is still seen. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_rect_t bounds;

  /* The first frame lays out what the second one finds. */
  if (self->n_frames-- > 0)
    return G_SOURCE_CONTINUE;
  for (guint i = 0; self->cards != NULL && i < self->cards->len; i++) {
    GtkWidget *card = self->cards->pdata[i];

    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)) &&
        gtk_widget_compute_bounds (card, GTK_WIDGET (self->contents), &bounds))
      gtk_adjustment_clamp_page (adjustment, bounds.origin.y,
                                 bounds.origin.y + bounds.size.height + CARD_ROOM);
  }

  self->scroll_tick = 0;
  return G_SOURCE_REMOVE;
}

static void
scroll_to_selected (TcBookletPage *self)
{
  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->n_frames = 1;
  self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
show_selection (TcBookletPage *self, TcScenario *scenario)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TcNode entry = find_entry (self, scenario);
  TcNode movable = entry != TC_NODE_NONE ? entry : find_chapter (self, scenario);
  g_autofree char *path =
    entry != TC_NODE_NONE ? tc_scenario_dup_path (scenario, entry) : g_strdup ("");
  gboolean has_one = movable != TC_NODE_NONE && tc_document_is_readable (self->document);

  self->is_updating = TRUE;
  for (guint i = 0; i < self->cards->len; i++) {
    GtkToggleButton *card = self->cards->pdata[i];

    gtk_toggle_button_set_active (card,
                                  g_str_equal (g_object_get_data (G_OBJECT (card), "path"), path));
  }
  self->is_updating = FALSE;
  show_clauses (self, scenario, entry);
  scroll_to_selected (self);
  gtk_widget_action_set_enabled (widget, "booklet.copy", has_one);
  gtk_widget_action_set_enabled (widget, "booklet.remove", has_one);
  gtk_widget_action_set_enabled (widget, "booklet.up",
                                 has_one && tc_element_can_move (scenario, movable, FALSE));
  gtk_widget_action_set_enabled (widget, "booklet.down",
                                 has_one && tc_element_can_move (scenario, movable, TRUE));
}

static void
show_all (TcBookletPage *self, TcScenario *scenario)
{
  self->is_updating = TRUE;
  update_chapters (self, scenario);
  show_contents (self, scenario);
  self->is_updating = FALSE;
  show_selection (self, scenario);
}

static void
tc_booklet_page_update (TcPage *page)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean has_chapters = scenario != NULL && tc_scenario_find_by_role (
                                                scenario, "booklet", TC_NODE_NONE) != TC_NODE_NONE;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), has_chapters ? "booklet" : "empty");
  if (!has_chapters)
    return;
  choose_chapter (self, scenario);
  update_add_menu (self, scenario);
  show_all (self, scenario);
}

static void
tc_booklet_page_follow (TcPage *page)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_autofree char *before = g_strdup (self->chapter);

  if (scenario == NULL || self->is_updating)
    return;
  choose_chapter (self, scenario);
  if (!g_str_equal (before, self->chapter))
    show_all (self, scenario);
  else
    show_selection (self, scenario);
  tc_clauses_follow (self->clauses);
}

static void
chapter_chosen_cb (TcBookletPage *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (!self->is_updating && self->document != NULL && item != NULL)
    tc_document_select (self->document, tc_item_get_key (item));
}

/* -- Changes ----------------------------------------------------------------------------------- */

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (widget);
  const char *chapter, *name;
  g_autoptr (GError) error = NULL;

  g_variant_get (parameter, "(&s&s)", &chapter, &name);
  tc_element_add (self->document, chapter, name, &error);
  tc_notice_show_error (widget, error);
}

static void
add_chapter_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode chapter = scenario != NULL ? find_chapter (self, scenario) : TC_NODE_NONE;
  g_autofree char *parent = NULL;
  g_autoptr (GError) error = NULL;

  if (chapter == TC_NODE_NONE)
    return;
  parent = tc_scenario_dup_path (scenario, tc_scenario_get_parent (scenario, chapter));
  tc_element_add (self->document, parent, g_variant_get_string (parameter, NULL), &error);
  tc_notice_show_error (widget, error);
}

static void
add_setup_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  TcNode chapter = scenario != NULL ? find_chapter (self, scenario) : TC_NODE_NONE;
  g_autoptr (TcOperation) copy = NULL;

  if (chapter != TC_NODE_NONE)
    copy = tc_booklet_drill_make_setup (scenario, chapter);
  if (copy != NULL)
    tc_document_apply_operation (self->document, copy, NULL, &error);
  tc_notice_show_error (widget, error);
}

/* What the actions are about: the element that is selected, or the chapter. (transfer full) */
static char *
dup_target (TcBookletPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode entry = scenario != NULL ? find_entry (self, scenario) : TC_NODE_NONE;

  return entry != TC_NODE_NONE ? tc_scenario_dup_path (scenario, entry) : g_strdup (self->chapter);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (widget);
  g_autofree char *path = dup_target (self);
  g_autoptr (GError) error = NULL;

  tc_element_copy (self->document, path, &error);
  tc_notice_show_error (widget, error);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (widget);
  g_autofree char *path = dup_target (self);
  const char *paths[] = { path, NULL };

  tc_delete (widget, self->document, paths);
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (widget);
  g_autofree char *path = dup_target (self);
  g_autoptr (GError) error = NULL;

  tc_element_move (self->document, path, g_str_equal (action, "booklet.down"), &error);
  tc_notice_show_error (widget, error);
}

/* -- The widget -------------------------------------------------------------------------------- */

static void
tc_booklet_page_attach (TcPage *page, TcDocument *document)
{
  TC_BOOKLET_PAGE (page)->document = document;
  tc_clauses_set_document (TC_BOOKLET_PAGE (page)->clauses, document);
}

static void
tc_booklet_page_dispose (GObject *object)
{
  TcBookletPage *self = TC_BOOKLET_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_object (&self->chapters);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->chapter, g_free);
  G_OBJECT_CLASS (tc_booklet_page_parent_class)->dispose (object);
}

static void
tc_booklet_page_class_init (TcBookletPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "booklet", "monster", "task", "clock", "goal", NULL };
  static const char *const needs[] = { "booklet", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_booklet_page_dispose;

  page_class->name = "booklet";
  page_class->title = N_ ("Booklet");
  page_class->icon_name = "tc-rules-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_booklet_page_attach;
  page_class->update = tc_booklet_page_update;
  page_class->follow = tc_booklet_page_follow;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/booklet/tc-booklet-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, list);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, selection);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, title);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, contents);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, clauses_box);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, clauses_title);
  gtk_widget_class_bind_template_child (widget_class, TcBookletPage, clauses);
  gtk_widget_class_bind_template_callback (widget_class, chapter_chosen_cb);
  gtk_widget_class_install_action (widget_class, "booklet.add", "(ss)", add_action);
  gtk_widget_class_install_action (widget_class, "booklet.add-chapter", "s", add_chapter_action);
  gtk_widget_class_install_action (widget_class, "booklet.add-setup", NULL, add_setup_action);
  gtk_widget_class_install_action (widget_class, "booklet.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "booklet.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "booklet.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "booklet.down", NULL, move_action);
}

static void
tc_booklet_page_init (TcBookletPage *self)
{
  self->is_updating = TRUE;
  self->cards = g_ptr_array_new ();
  self->chapter = g_strdup ("");
  self->chapters = g_list_store_new (TC_TYPE_ITEM);
  g_type_ensure (TC_TYPE_CLAUSES);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->chapters));
  self->is_updating = FALSE;
}
