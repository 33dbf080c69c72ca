/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-scenario-private.h is private to core/."
#endif

#include <string.h>

#include "scenario/tc-raw-private.h"
#include "scenario/tc-scenario.h"
#include "scenario/tc-schema-private.h"
#include "scenario/tc-suggest-private.h"
#include "text/tc-rescan-private.h"

G_BEGIN_DECLS

/* One attribute that the schema gives a node, written or not. */
typedef struct {
  const char *string; /* collapsed if its type wants it; NULL when not written */
  guint32 scan : 31;  /* index in the scan */
  guint32 is_bad : 1; /* the value is not of its type: no other check looks at it */
  TcNode target;      /* of a reference, or TC_NODE_NONE */
} TcScenarioValue;

typedef struct {
  const TcSchemaElement *element;
  const char *text;
  guint32 scan : 31;
  guint32 is_doubled : 1; /* another node has its key */
  guint32 first_value;    /* content->n_attributes of them, in the schema's order */
  TcNode parent;
  TcNode first_child;
  TcNode last_child;
  TcNode next_sibling;
  TcNode next_in_role; /* the next of its role in the file, or TC_NODE_NONE */
} TcScenarioNode;

/* An entry of the key table. @parent is TC_NODE_NONE for keys of the whole document. An entry with
 * @key == tc_scenario_any_key says that @parent has children of @space. */
typedef struct {
  TcNode parent;
  TcNode node;
  guint hash;
  const char *space;
  const char *key;
} TcScenarioKey;

extern const char tc_scenario_any_key[];

/* The strings of a tree, and, when it was made of an older one, those of that: what was not read
 * again lies there. */
typedef struct _TcStrings TcStrings;
struct _TcStrings {
  gatomicrefcount ref_count;
  GStringChunk *chunk;
  TcStrings *before; /* nullable */
  guint n_before;    /* how many there are behind one another */
};

struct _TcScenario {
  gatomicrefcount ref_count;
  TcSource *source;
  TcScan *scan;
  const TcSchema *schema;
  GArray *nodes;         /* TcScenarioNode */
  GArray *values;        /* TcScenarioValue */
  GArray *nodes_of_scan; /* TcNode of each scan element, or of the nearest node around it */
  GArray *keys;          /* TcScenarioKey */
  GHashTable *key_table; /* set of TcScenarioKey * into keys */
  GHashTable *roles;     /* role -> GArray of its nodes (TcNode), ascending */
  TcStrings *strings;
  GStringChunk *key_strings; /* nullable: of keys with several parts */
  gboolean is_valid;
  gboolean is_clean; /* nothing at all was said of it */
};

static inline TcScenarioNode *
tc_scenario_node (const TcScenario *scenario, TcNode node)
{
  return &g_array_index (scenario->nodes, TcScenarioNode, node);
}

/* Roles of like elements have the same address. */
static inline gboolean
tc_scenario_is_role (const TcScenario *scenario, TcNode node, const char *role)
{
  const char *own = tc_scenario_node (scenario, node)->element->role;

  return own == role || (own != NULL && own[0] == role[0] && strcmp (own, role) == 0);
}

static inline TcScenarioValue *
tc_scenario_values (const TcScenario *scenario, TcNode node)
{
  return &g_array_index (scenario->values, TcScenarioValue,
                         tc_scenario_node (scenario, node)->first_value);
}

/** tc_scenario_find_value: (nullable): %NULL when the schema gives @node no such attribute. */
TcScenarioValue *tc_scenario_find_value (const TcScenario *scenario,
                                         TcNode node,
                                         const char *name,
                                         const TcSchemaAttribute **out_attribute);

/* tc-scenario-values.c */

/** tc_scenario_is_same_value: numbers and switches have several spellings of one value; what is not
 * written has the schema's default. */
gboolean tc_scenario_is_same_value (const TcScenario *a,
                                    TcNode node,
                                    const TcScenario *b,
                                    TcNode other,
                                    const TcSchemaAttribute *attribute);

/* tc-scenario-check.c: what the walker and the key checks share: findings up to a limit. */

/* A hostile file could have a fault in every byte. */
#define TC_SCENARIO_MAX_FINDINGS 10000u
/* Key paths and suggestions cost a look at the whole file each; when so many looks at a node are
 * spent, findings come without them. */
#define TC_SCENARIO_MAX_LOOKS 20000000u
/* What comparing two words costs, in looks. */
#define TC_SCENARIO_LOOKS_OF_WORD 16u

/* A finding of something missing, to get its fix when the tree is finished: an attribute of @node,
 * or an element in it. */
typedef struct {
  TcFinding *finding;
  TcNode node;
  const TcSchemaAttribute *attribute; /* nullable */
  const TcSchemaElement *element;     /* nullable */
} TcScenarioFix;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcRaw *raw;
  TcScenario *before;    /* nullable: the tree that most of this one is taken from: then raw is that
                            of the piece that was read again, in its root */
  const TcRescan *again; /* with @before */
  GHashTable *lost;      /* set of key spaces that a missing or unread element would have filled:
                            references to them are not judged */
  GArray *duplicates;    /* TcNode: of all keys that stand twice, the later ones */
  GArray *fixes;         /* TcScenarioFix */
  guint n_findings;
  guint64 n_looks;
  gboolean is_broken; /* the text is not well-formed: the raw elements are those of the scan */
} TcScenarioCheck;

/* Of an element that was read: with a tree before, one of the piece or the one that it is in, which
 * has the text of the piece as its own, and not its attributes. */
static inline TcRawElement *
tc_scenario_check_get_raw (const TcScenarioCheck *check, guint32 index)
{
  if (check->before != NULL)
    index = index == check->again->parent ? 0 : index - check->again->first + 1;

  return &g_array_index (check->raw->elements, TcRawElement, index);
}

/** tc_scenario_check_is_doubtful: a tag of the element has a fault of XML: what it lacks or holds
 * too much may be a consequence. */
gboolean tc_scenario_check_is_doubtful (const TcScenarioCheck *check, guint32 scan_element);

/** tc_scenario_check_add: (nullable): a finding, or %NULL over the limit. @node and @attribute
 * give its key path; @node may be TC_NODE_NONE. */
TcFinding *tc_scenario_check_add (TcScenarioCheck *check,
                                  const char *code,
                                  TcSpan span,
                                  TcNode node,
                                  const char *attribute,
                                  const char *format,
                                  ...) G_GNUC_PRINTF (6, 7);

/** tc_scenario_check_spend: %FALSE, and spends nothing, when @n_looks are not left or the next
 * finding is not going to be listed. */
gboolean tc_scenario_check_spend (TcScenarioCheck *check, guint64 n_looks);

/** tc_scenario_check_suggest: the question as the finding's why, and the fix "Write X": replaces
 * @span, and @other unless empty, by each suggestion. */
void tc_scenario_check_suggest (TcScenarioCheck *check,
                                TcFinding *finding,
                                const TcSuggest *suggest,
                                TcSpan span,
                                TcSpan other);

/** tc_scenario_check_suggest_name: the same for the name of an element, in both of its tags. */
void tc_scenario_check_suggest_name (TcScenarioCheck *check,
                                     TcFinding *finding,
                                     const TcSuggest *suggest,
                                     const TcScanElement *place);

/* tc-scenario-keep.c */

/** tc_scenario_get_kept: the node of the element @old in the tree before, or TC_NODE_NONE: it is of
 * another namespace. */
TcNode tc_scenario_get_kept (const TcScenarioCheck *check, guint32 old);

/** tc_scenario_keep_subtree: appends the node @old of the tree before and all that is in it, which
 * is now element @index and all that is in that, to the children of @parent. */
void tc_scenario_keep_subtree (TcScenarioCheck *check, TcNode old, guint32 index, TcNode parent);

/** tc_scenario_keep_values: the attributes of @node are those of @old in the tree before. */
void tc_scenario_keep_values (TcScenarioCheck *check, TcNode old, TcNode node);

/* tc-scenario-fixes.c */

/** tc_scenario_check_fix: notes that @finding (nullable) reports something missing. */
void tc_scenario_check_fix (TcScenarioCheck *check,
                            TcFinding *finding,
                            TcNode node,
                            const TcSchemaAttribute *attribute,
                            const TcSchemaElement *element);

/** tc_scenario_add_fixes: adds the fixes, after the keys are known. */
void tc_scenario_add_fixes (TcScenarioCheck *check);

/* tc-scenario-root.c */

/** tc_scenario_choose_schema: that of the root's namespace, for the scenario; %FALSE when the root
 * does not fit any. */
gboolean tc_scenario_choose_schema (TcScenarioCheck *check, const TcSchema *const *schemas);

/* tc-scenario-walk.c */

/** tc_scenario_dup_choice: (transfer full): what may stand in @slot of @content: "<all>, <any>". */
char *tc_scenario_dup_choice (const TcSchemaContent *content, const TcSchemaSlot *slot);

/** tc_scenario_add_node: appends it, and to the children of @parent (or TC_NODE_NONE). */
void tc_scenario_add_node (TcScenario *scenario, const TcScenarioNode *node, TcNode parent);

/** tc_scenario_walk: makes the nodes and reports family SCH; %FALSE when the root does not fit. */
gboolean tc_scenario_walk (TcScenarioCheck *check, const TcSchema *const *schemas);

/* tc-scenario-attributes.c */
void tc_scenario_walk_attributes (TcScenarioCheck *check, TcSchemaMatcher *matcher, TcNode node);

/* tc-scenario-keys.c */

/** tc_scenario_check_keys: fills the key table, resolves references, reports family REF. */
void tc_scenario_check_keys (TcScenarioCheck *check);

/** tc_scenario_find_scope: the node whose children a local reference of @space from @node names, or
 * TC_NODE_NONE. */
TcNode tc_scenario_find_scope (const TcScenario *scenario, TcNode node, const char *space);

/* tc-scenario-refs.c */

/** tc_scenario_check_refs: resolves references by the key table; one finding for each cause. */
void tc_scenario_check_refs (TcScenarioCheck *check);

/** tc_scenario_dup_key: (transfer full) (nullable): the parts of the node's key in their canonical
 * form and order, joined by @separator; %NULL when it has none. */
char *tc_scenario_dup_key (const TcScenario *scenario,
                           TcNode node,
                           const char *separator) G_GNUC_WARN_UNUSED_RESULT;

/** tc_scenario_has_path_key: whether @text is the node's key as key paths write it, its parts
 * joined by "-". */
gboolean tc_scenario_has_path_key (const TcScenario *scenario, TcNode node, const char *text);

/** tc_scenario_find_filed: the first node of @element's key space whose key is the one part @key,
 * or TC_NODE_NONE: of the children of @parent if keys are of one parent, else of the document. Keys
 * of several parts are not found. */
TcNode tc_scenario_find_filed (const TcScenario *scenario,
                               TcNode parent,
                               const TcSchemaElement *element,
                               const char *key);

/** tc_scenario_resolve: the node that @value of @attribute names from @node, or TC_NODE_NONE. */
TcNode tc_scenario_resolve (const TcScenario *scenario,
                            TcNode node,
                            const TcSchemaAttribute *attribute,
                            const char *value);

/* tc-scenario-provenance.c */

/** tc_scenario_check_provenance: reports src-of that names no attribute of its element. */
void tc_scenario_check_provenance (TcScenarioCheck *check);

/** tc_provenance_from_name: TC_PROVENANCE_NONE for other words; @length bytes. */
TcProvenance tc_provenance_from_name (const char *name, gsize length);

G_END_DECLS
