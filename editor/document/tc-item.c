/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-item.h"

#include <tc-core.h>

struct _TcItem {
  GObject parent_instance;

  char *key;
  char *title;
  char *detail;
  char *icon_name;
  guint index;
  gint indent; /* pixels */
  gboolean is_dim;
  char *heading;   /* nullable: for the rows from this one on */
  char **choices;  /* nullable */
  char *collation; /* nullable: of title, once it was asked for */
};

G_DEFINE_FINAL_TYPE (TcItem, tc_item, G_TYPE_OBJECT)

/* Rows of a list that an edit changes, moves, adds or removes one by one. */
#define MAX_CHANGES 8

enum {
  PROP_0,
  PROP_KEY,
  PROP_TITLE,
  PROP_DETAIL,
  PROP_ICON_NAME,
  PROP_ICON_CLASSES,
  PROP_INDEX,
  PROP_INDENT,
  PROP_TEXT_CLASSES,
  PROP_HEADING,
  PROP_HAS_HEADING,
  PROP_CHOICES,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* Of the text of a row that is dim; without the first, of any other. */
static const char *const dim_classes[] = { "dim-label", NULL };

static void
tc_item_finalize (GObject *object)
{
  TcItem *self = TC_ITEM (object);

  g_free (self->key);
  g_free (self->title);
  g_free (self->detail);
  g_free (self->icon_name);
  g_free (self->heading);
  g_strfreev (self->choices);
  g_free (self->collation);
  G_OBJECT_CLASS (tc_item_parent_class)->finalize (object);
}

static void
tc_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcItem *self = TC_ITEM (object);

  switch (id) {
  case PROP_KEY:
    g_value_set_string (value, self->key);
    break;
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_DETAIL:
    g_value_set_string (value, self->detail);
    break;
  case PROP_ICON_NAME:
    g_value_set_string (value, self->icon_name);
    break;
  case PROP_ICON_CLASSES:
    g_value_set_boxed (value, tc_item_get_icon_classes (self));
    break;
  case PROP_INDEX:
    g_value_set_uint (value, self->index);
    break;
  case PROP_INDENT:
    g_value_set_int (value, self->indent);
    break;
  case PROP_TEXT_CLASSES:
    g_value_set_boxed (value, self->is_dim ? dim_classes : dim_classes + 1);
    break;
  case PROP_HEADING:
    g_value_set_string (value, self->heading);
    break;
  case PROP_HAS_HEADING:
    g_value_set_boolean (value, self->heading != NULL);
    break;
  case PROP_CHOICES:
    g_value_set_boxed (value, self->choices);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_item_class_init (TcItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = tc_item_finalize;
  object_class->get_property = tc_item_get_property;

  props[PROP_KEY] = g_param_spec_string ("key", NULL, NULL, NULL, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_DETAIL] = g_param_spec_string ("detail", NULL, NULL, NULL, flags);
  props[PROP_ICON_NAME] = g_param_spec_string ("icon-name", NULL, NULL, NULL, flags);
  props[PROP_ICON_CLASSES] = g_param_spec_boxed ("icon-classes", NULL, NULL, G_TYPE_STRV, flags);
  props[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_INDENT] = g_param_spec_int ("indent", NULL, NULL, 0, G_MAXINT, 0, flags);
  props[PROP_TEXT_CLASSES] = g_param_spec_boxed ("text-classes", NULL, NULL, G_TYPE_STRV, flags);
  props[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  props[PROP_HAS_HEADING] = g_param_spec_boolean ("has-heading", NULL, NULL, FALSE, flags);
  props[PROP_CHOICES] = g_param_spec_boxed ("choices", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tc_item_init (TcItem *self)
{
}

TcItem *
tc_item_new (const char *key,
             const char *title,
             const char *detail,
             const char *icon_name,
             guint index)
{
  TcItem *self = g_object_new (TC_TYPE_ITEM, NULL);

  self->key = g_strdup (key);
  self->title = g_strdup (title);
  self->detail = g_strdup (detail);
  self->icon_name = g_strdup (icon_name);
  self->index = index;
  return self;
}

void
tc_item_set_indent (TcItem *self, gint indent)
{
  g_return_if_fail (TC_IS_ITEM (self) && indent >= 0);

  self->indent = indent;
}

void
tc_item_change_title (TcItem *self, const char *title, gboolean is_dim)
{
  g_return_if_fail (TC_IS_ITEM (self) && title != NULL);

  if (!g_str_equal (self->title, title)) {
    g_free (self->title);
    self->title = g_strdup (title);
    g_clear_pointer (&self->collation, g_free);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  }
  if (self->is_dim != is_dim) {
    self->is_dim = is_dim;
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT_CLASSES]);
  }
}

void
tc_item_change_detail (TcItem *self, const char *detail)
{
  g_return_if_fail (TC_IS_ITEM (self) && detail != NULL);

  if (g_str_equal (self->detail, detail))
    return;
  g_free (self->detail);
  self->detail = g_strdup (detail);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DETAIL]);
}

void
tc_item_set_heading (TcItem *self, const char *heading)
{
  g_return_if_fail (TC_IS_ITEM (self) && self->heading == NULL);

  self->heading = g_strdup (heading);
}

void
tc_item_take_choices (TcItem *self, char **choices)
{
  g_return_if_fail (TC_IS_ITEM (self) && self->choices == NULL);

  self->choices = choices;
}

const char *
tc_item_get_key (TcItem *self)
{
  return self->key;
}

const char *
tc_item_get_title (TcItem *self)
{
  return self->title;
}

const char *
tc_item_get_detail (TcItem *self)
{
  return self->detail;
}

const char *
tc_item_get_icon_name (TcItem *self)
{
  return self->icon_name;
}

const char *const *
tc_item_get_icon_classes (TcItem *self)
{
  static const char *const plain[] = { NULL };
  static const char *const error[] = { "error", NULL };
  static const char *const warning[] = { "warning", NULL };

  if (g_str_equal (self->icon_name, "dialog-error-symbolic"))
    return error;
  if (g_str_equal (self->icon_name, "dialog-warning-symbolic"))
    return warning;
  return plain;
}

const char *
tc_item_get_collation (TcItem *self)
{
  if (self->collation == NULL)
    self->collation = tc_name_dup_key (self->title);

  return self->collation;
}

guint
tc_item_get_index (TcItem *self)
{
  return self->index;
}

const char *const *
tc_item_get_choices (TcItem *self)
{
  return (const char *const *) self->choices;
}

static gboolean
has_same_choices (TcItem *self, TcItem *other)
{
  if (self->choices == NULL || other->choices == NULL)
    return self->choices == other->choices;
  return g_strv_equal ((const char *const *) self->choices, (const char *const *) other->choices);
}

gboolean
tc_item_is_equal (TcItem *self, TcItem *other)
{
  if (self == other)
    return TRUE;

  return self->index == other->index && self->indent == other->indent &&
         self->is_dim == other->is_dim && g_str_equal (self->key, other->key) &&
         g_str_equal (self->title, other->title) && g_str_equal (self->detail, other->detail) &&
         g_str_equal (self->icon_name, other->icon_name) &&
         g_strcmp0 (self->heading, other->heading) == 0 && has_same_choices (self, other);
}

static gboolean
is_at (GListModel *model, guint position, const GPtrArray *items, guint i)
{
  g_autoptr (TcItem) item = g_list_model_get_item (model, position);

  return item != NULL && i < items->len && tc_item_is_equal (item, items->pdata[i]);
}

/* Rows that stay equal at the front and at the back are left alone, for each row that changes costs
 * widgets. Between them a few rows are removed, inserted and replaced one by one, so that one that
 * moves does not take all that lie on its way with it; the rest is replaced. */
void
tc_item_update_store (GListStore *store, GPtrArray *items)
{
  GListModel *model = G_LIST_MODEL (store);
  guint n_old = g_list_model_get_n_items (model);
  guint n_changes = 0;
  guint back = 0;
  guint i = 0;

  while (i < MIN (n_old, items->len) && is_at (model, i, items, i))
    i++;
  while (back < MIN (n_old, items->len) - i &&
         is_at (model, n_old - 1 - back, items, items->len - 1 - back))
    back++;
  for (; n_changes < MAX_CHANGES && i < MIN (n_old, items->len) - back; i++) {
    if (is_at (model, i, items, i))
      continue;
    n_changes++;
    if (i + 1 < n_old - back && is_at (model, i + 1, items, i))
      g_list_store_remove (store, i);
    else if (i + 1 < items->len - back && is_at (model, i, items, i + 1))
      g_list_store_insert (store, i, items->pdata[i]);
    else
      g_list_store_splice (store, i, 1, items->pdata + i, 1);
    n_old = g_list_model_get_n_items (model);
  }
  if (i + back < MAX (n_old, items->len))
    g_list_store_splice (store, i, n_old - i - back, items->pdata + i, items->len - i - back);
}

guint
tc_item_find (GListModel *model, const char *key)
{
  guint n = g_list_model_get_n_items (model);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcItem) item = g_list_model_get_item (model, i);

    if (g_str_equal (item->key, key))
      return i;
  }
  return G_MAXUINT;
}
