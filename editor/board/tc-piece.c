/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-piece.h"

#include <stdlib.h>
#include <string.h>

#include "board/tc-piece-private.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

struct _TcPieceSet {
  gatomicrefcount ref_count;
  TcScenario *scenario;
  TcView *view; /* two tokens for each piece: front and back */
  TcBoardLayout *layout;
  GArray *nodes; /* of TcNode */
};

struct _TcPiece {
  GObject parent_instance;

  TcPieceSet *set;
  guint index;
  char *key;
  char *path;
  char *title;
  char *owner;
  char *kind;
  char *size;
  char *strength;
  gboolean has_back;
};

G_DEFINE_FINAL_TYPE (TcPiece, tc_piece, G_TYPE_OBJECT)

enum { PROP_0, PROP_KEY, PROP_TITLE, PROP_OWNER, PROP_KIND, PROP_SIZE, PROP_STRENGTH, N_PROPS };

static GParamSpec *props[N_PROPS];

TcPieceSet *
tc_piece_set_new (TcScenario *scenario)
{
  TcPieceSet *set = g_new0 (TcPieceSet, 1);
  TcNode node = TC_NODE_NONE;

  g_atomic_ref_count_init (&set->ref_count);
  set->scenario = tc_scenario_ref (scenario);
  set->nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  set->view = tc_view_new ();
  /* All of the board that a counter is drawn with. */
  tc_view_add_owners (set->view, scenario);
  while ((node = tc_scenario_find_by_role (scenario, "piece", node)) != TC_NODE_NONE) {
    g_array_append_val (set->nodes, node);
    tc_view_add_piece (set->view, scenario, node, "", FALSE);
    tc_view_add_piece (set->view, scenario, node, "", TRUE);
  }
  set->layout = tc_board_layout_new (set->view, FALSE);
  return set;
}

TcPieceSet *
tc_piece_set_ref (TcPieceSet *set)
{
  g_atomic_ref_count_inc (&set->ref_count);
  return set;
}

void
tc_piece_set_unref (TcPieceSet *set)
{
  if (!g_atomic_ref_count_dec (&set->ref_count))
    return;
  tc_board_layout_free (set->layout);
  tc_view_free (set->view);
  g_array_unref (set->nodes);
  tc_scenario_unref (set->scenario);
  g_free (set);
}

const TcBoardLayout *
tc_piece_set_get_layout (TcPieceSet *set)
{
  return set->layout;
}

/* The @nth attribute of @node that is a word of a closed list, in words; "" when there is none. */
static char *
dup_word (TcScenario *scenario, TcNode node, guint nth)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->type->kind != TC_VALUE_ENUM || tc_value_is_datum (attribute->name))
      continue;
    if (nth-- == 0)
      return tc_value_dup_text (scenario, node, attribute);
  }
  return g_strdup ("");
}

static guint
count_faces (TcScenario *scenario, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);
  guint n = 0;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child))
    n += g_strcmp0 (tc_scenario_get_role (scenario, child), "face") == 0;
  return n;
}

static TcPiece *
piece_new (TcPieceSet *set, guint index)
{
  TcScenario *scenario = set->scenario;
  TcNode node = g_array_index (set->nodes, TcNode, index);
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *owner = tc_value_find_ref (schema, content, "owner");
  const TcSchemaAttribute *class = tc_value_find_ref (schema, content, "class");
  TcPiece *self = g_object_new (TC_TYPE_PIECE, NULL);

  self->set = tc_piece_set_ref (set);
  self->index = index;
  self->key = g_strdup (tc_scenario_get_id (scenario, node));
  self->path = tc_scenario_dup_path (scenario, node);
  self->title = tc_node_dup_title (scenario, node);
  self->owner = owner != NULL ? tc_value_dup_text (scenario, node, owner) : g_strdup ("");
  /* Classes are data of a scenario, or else words of its schema. */
  self->kind =
    class != NULL ? tc_value_dup_text (scenario, node, class) : dup_word (scenario, node, 0);
  self->size = dup_word (scenario, node, class != NULL ? 0 : 1);
  self->has_back = count_faces (scenario, node) > 1;
  self->strength = g_strdup (tc_piece_get_token (self, FALSE)->face);
  if (self->key == NULL)
    self->key = g_strdup (self->path);
  return self;
}

GPtrArray *
tc_piece_set_list (TcPieceSet *set)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < set->nodes->len; i++)
    g_ptr_array_add (list, piece_new (set, i));
  return list;
}

static void
tc_piece_finalize (GObject *object)
{
  TcPiece *self = TC_PIECE (object);

  tc_piece_set_unref (self->set);
  g_free (self->key);
  g_free (self->path);
  g_free (self->title);
  g_free (self->owner);
  g_free (self->kind);
  g_free (self->size);
  g_free (self->strength);
  G_OBJECT_CLASS (tc_piece_parent_class)->finalize (object);
}

static void
tc_piece_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcPiece *self = TC_PIECE (object);
  const char *const strings[] = { NULL,       self->key,  self->title,   self->owner,
                                  self->kind, self->size, self->strength };

  g_value_set_string (value, strings[id]);
}

static void
tc_piece_class_init (TcPieceClass *klass)
{
  static const char *const names[] = { NULL, "key", "title", "owner", "kind", "size", "strength" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == N_PROPS);
  object_class->finalize = tc_piece_finalize;
  object_class->get_property = tc_piece_get_property;
  for (guint i = 1; i < N_PROPS; i++)
    props[i] =
      g_param_spec_string (names[i], NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tc_piece_init (TcPiece *self)
{
}

const char *
tc_piece_get_key (TcPiece *self)
{
  return self->key;
}

const char *
tc_piece_get_path (TcPiece *self)
{
  return self->path;
}

const char *
tc_piece_get_title (TcPiece *self)
{
  return self->title;
}

const char *
tc_piece_get_owner (TcPiece *self)
{
  return self->owner;
}

const char *
tc_piece_get_kind (TcPiece *self)
{
  return self->kind;
}

const char *
tc_piece_get_size (TcPiece *self)
{
  return self->size;
}

const char *
tc_piece_get_strength (TcPiece *self)
{
  return self->strength;
}

int
tc_piece_get_power (TcPiece *self)
{
  return atoi (self->strength);
}

const TcViewToken *
tc_piece_get_token (TcPiece *self, gboolean is_back)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (self->set->view, &n);

  if (is_back && !self->has_back)
    return NULL;
  return &tokens[2 * self->index + (is_back ? 1 : 0)];
}

TcPieceSet *
tc_piece_get_set (TcPiece *self)
{
  return self->set;
}

static gboolean
looks_equal (TcPiece *self, TcPiece *other)
{
  const TcViewToken *back = tc_piece_get_token (self, TRUE);
  const TcViewToken *other_back = tc_piece_get_token (other, TRUE);
  const TcViewOwner *owner =
    tc_board_layout_find_owner (self->set->layout, tc_piece_get_token (self, FALSE)->owner);
  const TcViewOwner *other_owner =
    tc_board_layout_find_owner (other->set->layout, tc_piece_get_token (other, FALSE)->owner);

  if (g_strcmp0 (back != NULL ? back->face : NULL, other_back != NULL ? other_back->face : NULL) !=
      0)
    return FALSE;
  return g_strcmp0 (owner != NULL ? owner->colour : NULL,
                    other_owner != NULL ? other_owner->colour : NULL) == 0;
}

static gboolean
is_equal (TcPiece *self, TcPiece *other)
{
  return g_str_equal (self->path, other->path) && g_str_equal (self->title, other->title) &&
         g_str_equal (self->owner, other->owner) && g_str_equal (self->kind, other->kind) &&
         g_str_equal (self->size, other->size) && g_str_equal (self->strength, other->strength) &&
         looks_equal (self, other);
}

void
tc_piece_update_store (GListStore *store, GPtrArray *pieces)
{
  GListModel *model = G_LIST_MODEL (store);
  guint n = g_list_model_get_n_items (model);

  if (n != pieces->len) {
    g_list_store_splice (store, 0, n, pieces->pdata, pieces->len);
    return;
  }
  for (guint i = 0; i < n; i++) {
    g_autoptr (TcPiece) old = g_list_model_get_item (model, i);

    if (!is_equal (old, pieces->pdata[i]))
      g_list_store_splice (store, i, 1, pieces->pdata + i, 1);
  }
}
