/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tc-page.h"

#include "fixture.h"
#include "widgets.h"

/* A page for tables that writes down what it is asked for. */
#define TEST_TYPE_PAGE (test_page_get_type ())
G_DECLARE_FINAL_TYPE (TestPage, test_page, TEST, PAGE, TcPage)

struct _TestPage {
  TcPage parent_instance;

  TcDocument *document;
  GString *calls; /* a letter for each */
};

G_DEFINE_FINAL_TYPE (TestPage, test_page, TC_TYPE_PAGE)

static void
test_page_attach (TcPage *page, TcDocument *document)
{
  TEST_PAGE (page)->document = document;
}

static void
test_page_update (TcPage *page)
{
  TestPage *self = TEST_PAGE (page);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self)));
  g_assert_nonnull (self->document);
  g_string_append_c (self->calls, 'u');
}

static void
test_page_follow (TcPage *page)
{
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
  g_string_append_c (TEST_PAGE (page)->calls, 'f');
}

static void
test_page_finalize (GObject *object)
{
  g_string_free (TEST_PAGE (object)->calls, TRUE);
  G_OBJECT_CLASS (test_page_parent_class)->finalize (object);
}

static void
test_page_class_init (TestPageClass *klass)
{
  static const char *const roles[] = { "row", "table", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = test_page_finalize;
  page_class->name = "test";
  page_class->title = "Test";
  page_class->icon_name = "tc-tables-symbolic";
  page_class->roles = roles;
  page_class->attach = test_page_attach;
  page_class->update = test_page_update;
  page_class->follow = test_page_follow;
}

static void
test_page_init (TestPage *self)
{
  self->calls = g_string_new (NULL);
}

typedef struct {
  Fixture base;
  GtkWidget *window;
  TestPage *page;
} PageFixture;

static void
set_up (PageFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_set_up (&fixture->base, data);
  fixture->window = gtk_window_new ();
  fixture->page = g_object_new (TEST_TYPE_PAGE, NULL);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  g_assert_true (open_now (fixture->base.document, fixture->base.path, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
}

static void
tear_down (PageFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static void
show (PageFixture *fixture)
{
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (fixture->page)))
    g_main_context_iteration (NULL, TRUE);
}

static void
edit (PageFixture *fixture, const char *terrain)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (
    tc_document_set_attribute (fixture->base.document, ARDENNES, "terrain", terrain, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
}

/* However much happens before it is shown, it is made once. */
static void
test_waits_until_shown (PageFixture *fixture, gconstpointer data)
{
  edit (fixture, "mountain");
  tc_document_select (fixture->base.document, ARDENNES);
  g_assert_cmpstr (fixture->page->calls->str, ==, "");
  show (fixture);
  g_assert_cmpstr (fixture->page->calls->str, ==, "uf");
}

/* On the screen it follows each change; away and back without one costs nothing. */
static void
test_follows_when_shown (PageFixture *fixture, gconstpointer data)
{
  show (fixture);
  g_string_truncate (fixture->page->calls, 0);
  tc_document_select (fixture->base.document, ARDENNES);
  g_assert_cmpstr (fixture->page->calls->str, ==, "f");
  edit (fixture, "mountain");
  g_assert_cmpstr (fixture->page->calls->str, ==, "fu");
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  show (fixture);
  g_assert_cmpstr (fixture->page->calls->str, ==, "fu");
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  tc_document_select (fixture->base.document, "area-board/area[sedan]");
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  show (fixture);
  g_assert_cmpstr (fixture->page->calls->str, ==, "fuuf");
}

/* It has something to show where the schema has one of its roles, whatever the system. */
static void
test_has_content_by_roles (PageFixture *fixture, gconstpointer data)
{
  static const TcSchemaElement table = { .name = "table", .role = "table" };
  static const TcSchemaElement plain = { .name = "table" };
  static const TcSchemaElement *const with[] = { &plain, &table };
  static const TcSchemaElement *const without[] = { &plain };
  const TcSchema has = { .elements = with, .n_elements = G_N_ELEMENTS (with) };
  const TcSchema has_not = { .elements = without, .n_elements = G_N_ELEMENTS (without) };
  TcPage *page = TC_PAGE (fixture->page);

  g_assert_true (tc_page_has_content (page, &has));
  g_assert_false (tc_page_has_content (page, &has_not));
  g_assert_false (tc_page_has_content (page, NULL));
}

/* The keys go to what is shown: a target behind it in a stack would swallow them. */
static void
test_keys_go_to_what_is_shown (PageFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *shown = gtk_button_new ();
  GtkWidget *behind = gtk_button_new ();

  gtk_stack_add_child (GTK_STACK (stack), shown);
  gtk_stack_add_child (GTK_STACK (stack), behind);
  adw_bin_set_child (ADW_BIN (page), stack);
  g_object_set (page, "focus-target", behind, NULL);
  show (fixture);
  for (guint i = 0; i < 2; i++) { /* again, it stays there */
    g_assert_true (gtk_widget_grab_focus (page));
    g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == shown);
  }
  gtk_stack_set_visible_child (GTK_STACK (stack), behind);
  g_assert_true (gtk_widget_grab_focus (page));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == behind);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/page/" name, PageFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("waits-until-shown", test_waits_until_shown);
  ADD ("follows-when-shown", test_follows_when_shown);
  ADD ("has-content-by-roles", test_has_content_by_roles);
  ADD ("keys-go-to-what-is-shown", test_keys_go_to_what_is_shown);
  return g_test_run ();
}
