/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tc-page.h"

#include <glib/gi18n.h>

#include "widgets/tc-wrap-box.h"

typedef struct {
  TcDocument *document;
  GtkWidget *focus_target; /* (nullable): a child */
  gboolean is_stale;       /* not on the screen, and not up to date */
} TcPagePrivate;

enum { PROP_0, PROP_FOCUS_TARGET, N_PROPS };

static GParamSpec *props[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TcPage, tc_page, ADW_TYPE_BIN)

static void
update (TcPage *self)
{
  TcPageClass *klass = TC_PAGE_GET_CLASS (self);

  if (klass->update != NULL)
    klass->update (self);
}

static void
follow (TcPage *self)
{
  TcPageClass *klass = TC_PAGE_GET_CLASS (self);

  if (klass->follow != NULL)
    klass->follow (self);
}

static void
tree_read_cb (TcPage *self, TcScenario *tree)
{
  TcPageClass *klass = TC_PAGE_GET_CLASS (self);

  if (klass->prepare != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    klass->prepare (self, tree);
}

static void
build_changed_cb (TcPage *self)
{
  TcPagePrivate *priv = tc_page_get_instance_private (self);

  priv->is_stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (!priv->is_stale)
    update (self);
}

static void
selected_cb (TcPage *self)
{
  TcPagePrivate *priv = tc_page_get_instance_private (self);

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    follow (self);
  else
    priv->is_stale = TRUE;
}

static void
tc_page_map (GtkWidget *widget)
{
  TcPage *self = TC_PAGE (widget);
  TcPagePrivate *priv = tc_page_get_instance_private (self);

  GTK_WIDGET_CLASS (tc_page_parent_class)->map (widget);
  if (!priv->is_stale || priv->document == NULL)
    return;
  priv->is_stale = FALSE;
  update (self);
  follow (self);
}

/* Keys that go to a widget behind another page of a stack are lost, those of the window too. */
static gboolean
is_behind (GtkWidget *page, GtkWidget *target)
{
  return gtk_widget_get_mapped (page) && !gtk_widget_get_mapped (target);
}

/* Whether something in the page that is shown has the keys. */
static gboolean
has_keys (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, page);
}

/* A target that takes no keys itself has children that do. */
static gboolean
tc_page_grab_focus (GtkWidget *widget)
{
  TcPagePrivate *priv = tc_page_get_instance_private (TC_PAGE (widget));

  if (priv->focus_target == NULL)
    return GTK_WIDGET_CLASS (tc_page_parent_class)->grab_focus (widget);
  if (is_behind (widget, priv->focus_target))
    return has_keys (widget) ||
           gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), GTK_DIR_TAB_FORWARD);
  return gtk_widget_grab_focus (priv->focus_target) ||
         gtk_widget_child_focus (priv->focus_target, GTK_DIR_TAB_FORWARD);
}

static void
tc_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcPagePrivate *priv = tc_page_get_instance_private (TC_PAGE (object));

  switch (id) {
  case PROP_FOCUS_TARGET:
    g_value_set_object (value, priv->focus_target);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TcPagePrivate *priv = tc_page_get_instance_private (TC_PAGE (object));

  switch (id) {
  case PROP_FOCUS_TARGET:
    g_set_weak_pointer (&priv->focus_target, g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_page_dispose (GObject *object)
{
  TcPagePrivate *priv = tc_page_get_instance_private (TC_PAGE (object));

  g_clear_weak_pointer (&priv->focus_target);
  g_clear_object (&priv->document);
  G_OBJECT_CLASS (tc_page_parent_class)->dispose (object);
}

static void
tc_page_class_init (TcPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TC_TYPE_WRAP_BOX);
  object_class->dispose = tc_page_dispose;
  object_class->get_property = tc_page_get_property;
  object_class->set_property = tc_page_set_property;
  widget_class->map = tc_page_map;
  widget_class->grab_focus = tc_page_grab_focus;

  props[PROP_FOCUS_TARGET] = g_param_spec_object ("focus-target", NULL, NULL, GTK_TYPE_WIDGET,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tc_page_init (TcPage *self)
{
}

void
tc_page_set_document (TcPage *self, TcDocument *document)
{
  TcPagePrivate *priv = tc_page_get_instance_private (self);
  TcPageClass *klass = TC_PAGE_GET_CLASS (self);

  g_return_if_fail (TC_IS_PAGE (self) && TC_IS_DOCUMENT (document) && priv->document == NULL);

  priv->document = g_object_ref (document);
  if (klass->attach != NULL)
    klass->attach (self, document);
  g_signal_connect_object (document, "tree-read", G_CALLBACK (tree_read_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (build_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  build_changed_cb (self);
}

const char *
tc_page_get_name (TcPage *self)
{
  return TC_PAGE_GET_CLASS (self)->name;
}

const char *
tc_page_get_title (TcPage *self)
{
  return _ (TC_PAGE_GET_CLASS (self)->title);
}

const char *
tc_page_get_icon_name (TcPage *self)
{
  return TC_PAGE_GET_CLASS (self)->icon_name;
}

const char *const *
tc_page_get_roles (TcPage *self)
{
  return TC_PAGE_GET_CLASS (self)->roles;
}

gboolean
tc_page_has_content (TcPage *self, const TcSchema *schema)
{
  TcPagePrivate *priv = tc_page_get_instance_private (self);
  const char *const *roles = tc_page_get_roles (self);

  if (TC_PAGE_GET_CLASS (self)->is_for_variants &&
      (priv->document == NULL || !tc_document_is_variant (priv->document)))
    return FALSE;
  if (roles == NULL)
    return TRUE;
  if (TC_PAGE_GET_CLASS (self)->needs != NULL)
    roles = TC_PAGE_GET_CLASS (self)->needs;
  for (guint i = 0; schema != NULL && i < schema->n_elements; i++) {
    if (schema->elements[i]->role != NULL && g_strv_contains (roles, schema->elements[i]->role))
      return TRUE;
  }
  return FALSE;
}
