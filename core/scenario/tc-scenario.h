/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-schema.h"
#include "text/tc-report.h"
#include "text/tc-scan.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* TcScenario: a file as one generic, schema-typed, immutable tree: keys, typed attributes with
 * defaults applied, resolved references, provenance, spans. It is rebuilt from the text after each
 * change. Atomically ref-counted and safe to read from any thread.
 *
 * Nodes are numbers, the position of the element in the document: 0 is the root. Elements that the
 * schema does not know (foreign namespaces are allowed and kept) are not nodes.
 *
 * Pages, lint and operations find data by role and key; only a system's compile knows element
 * names. */

typedef guint32 TcNode;
#define TC_NODE_NONE 0xffffffffu

typedef struct _TcScenario TcScenario;

/** TcProvenance: where a value comes from; in the file src="...", inherited from the parent. */
typedef enum {
  TC_PROVENANCE_NONE, /* nothing says */
  TC_PROVENANCE_RULEBOOK,
  TC_PROVENANCE_DERIVED,
  TC_PROVENANCE_FOUND,
  TC_PROVENANCE_RECONSTRUCTED,
  TC_PROVENANCE_DESIGNER,
  TC_PROVENANCE_PUBLISHED,
  TC_N_PROVENANCES
} TcProvenance;

/** tc_provenance_get_name: the word in the file: "rulebook"; "" for none. */
const char *tc_provenance_get_name (TcProvenance provenance);

/**
 * tc_scenario_parse:
 * @schemas: NULL-terminated; the one whose namespace is the root's is used
 * @report: gets every fault of families XML, SCH and REF in one run
 *
 * Returns: (transfer full) (nullable): the tree; %NULL when the text is not well-formed or no
 *   schema fits. A tree may still have faults: see tc_scenario_is_valid ().
 */
TcScenario *tc_scenario_parse (TcSource *source,
                               const TcSchema *const *schemas,
                               TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

/** tc_scenario_parse_after: the same tree and the same findings as of tc_scenario_parse (), sooner:
 * what has changed since @before (nullable; read by any of @schemas) is read, and the rest is taken
 * from there. Reads the whole text when @before has faults, when the new text is not
 * well-formed, or when the change is spread over most of it. */
TcScenario *tc_scenario_parse_after (TcSource *source,
                                     TcScenario *before,
                                     const TcSchema *const *schemas,
                                     TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

TcScenario *tc_scenario_ref (TcScenario *scenario);
void tc_scenario_unref (TcScenario *scenario);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcScenario, tc_scenario_unref)

/** tc_scenario_is_valid: no error of families XML, SCH, REF: a system may compile it. */
gboolean tc_scenario_is_valid (const TcScenario *scenario);

TcSource *tc_scenario_get_source (const TcScenario *scenario);
const TcScan *tc_scenario_get_scan (const TcScenario *scenario);
const TcSchema *tc_scenario_get_schema (const TcScenario *scenario);

/* Walking. All return TC_NODE_NONE at the end. */
guint tc_scenario_get_n_nodes (const TcScenario *scenario);
TcNode tc_scenario_get_parent (const TcScenario *scenario, TcNode node);
TcNode tc_scenario_get_first_child (const TcScenario *scenario, TcNode node);
TcNode tc_scenario_get_next_sibling (const TcScenario *scenario, TcNode node);

/** tc_scenario_find_child: the first child named @name; tc_scenario_find_next: the next sibling of
 * the same name as @node. */
TcNode tc_scenario_find_child (const TcScenario *scenario, TcNode node, const char *name);
TcNode tc_scenario_find_next (const TcScenario *scenario, TcNode node);

/** tc_scenario_find_section: follows @path of names from the root: "board/area". */
TcNode tc_scenario_find_section (const TcScenario *scenario, const char *path);

/** tc_scenario_find_by_role: the first node of @role after @after in the document
 * (TC_NODE_NONE: from the start). */
TcNode tc_scenario_find_by_role (const TcScenario *scenario, const char *role, TcNode after);

/** tc_scenario_find_child_by_role: the next child of @parent with @role after its child @after
 * (TC_NODE_NONE: from the first). */
TcNode tc_scenario_find_child_by_role (const TcScenario *scenario,
                                       TcNode parent,
                                       const char *role,
                                       TcNode after);

/** tc_scenario_find_by_key: the node of document-wide key space @space with key @key. */
TcNode tc_scenario_find_by_key (const TcScenario *scenario, const char *space, const char *key);

/** tc_scenario_has_id: whether @id is the key of something in any document-wide key space: in play
 * all things are called by their ids alone. */
gboolean tc_scenario_has_id (const TcScenario *scenario, const char *id);

const TcSchemaElement *tc_scenario_get_element (const TcScenario *scenario, TcNode node);
const char *tc_scenario_get_name (const TcScenario *scenario, TcNode node);
const char *tc_scenario_get_role (const TcScenario *scenario, TcNode node);

/* Attributes, by name. The schema's default stands in for an absent attribute. Asking for a name
 * that the schema does not give the element is a programming error. The strings live as long as
 * the scenario. */
gboolean tc_scenario_has (const TcScenario *scenario, TcNode node, const char *name);

/** tc_scenario_is_bad: the attribute is written, but not with a value of its type, or it is
 * required and not written: a finding says so, and nothing should be concluded from it. */
gboolean tc_scenario_is_bad (const TcScenario *scenario, TcNode node, const char *name);

/** tc_scenario_is_doubled: another node has its key, as a finding says: what refers to it may mean
 * either of them. */
gboolean tc_scenario_is_doubled (const TcScenario *scenario, TcNode node);

/** tc_scenario_get_string: (nullable): %NULL when absent and without default. */
const char *tc_scenario_get_string (const TcScenario *scenario, TcNode node, const char *name);

/** tc_scenario_get_int: 0 when absent without default, or not a number. */
gint64 tc_scenario_get_int (const TcScenario *scenario, TcNode node, const char *name);

/** tc_scenario_read_int: %FALSE when the schema gives @node no such attribute, it is absent without
 * default, or it is bad. */
gboolean tc_scenario_read_int (const TcScenario *scenario,
                               TcNode node,
                               const char *name,
                               gint64 *out_value);
gboolean tc_scenario_get_bool (const TcScenario *scenario, TcNode node, const char *name);

/* The same for @attribute of the node's own content, which need not be looked for: for those who
 * read thousands of nodes. */
const char *tc_scenario_get_string_of (const TcScenario *scenario,
                                       TcNode node,
                                       const TcSchemaAttribute *attribute);
gboolean tc_scenario_read_int_of (const TcScenario *scenario,
                                  TcNode node,
                                  const TcSchemaAttribute *attribute,
                                  gint64 *out_value);
gboolean tc_scenario_get_bool_of (const TcScenario *scenario,
                                  TcNode node,
                                  const TcSchemaAttribute *attribute);

/** tc_scenario_get_enum: index of the value in its enumeration, or -1. */
gint tc_scenario_get_enum (const TcScenario *scenario, TcNode node, const char *name);

/** tc_scenario_get_ref: the node that a reference attribute names, or TC_NODE_NONE. In a scenario
 * that is not valid a misspelt reference gives the node that it seems to mean. */
TcNode tc_scenario_get_ref (const TcScenario *scenario, TcNode node, const char *name);

/** tc_scenario_find_ref: the first node of @role that a reference attribute of @node names, or
 * TC_NODE_NONE. @out_name: (out) (optional): the attribute. */
TcNode tc_scenario_find_ref (const TcScenario *scenario,
                             TcNode node,
                             const char *role,
                             const char **out_name);

/** tc_scenario_get_text: (nullable): the element's simple content. */
const char *tc_scenario_get_text (const TcScenario *scenario, TcNode node);

/** tc_scenario_get_id: (nullable): the key of a node whose key is one attribute. */
const char *tc_scenario_get_id (const TcScenario *scenario, TcNode node);

/**
 * tc_scenario_dup_path:
 *
 * Returns: (transfer full): the node's key path, which survives edits elsewhere:
 *   "board/area[sedan]", "tables/combat-table/row[2]/cell[1-3]"; a node without a key is counted
 *   among its namesakes from 1: "polygon/point#3". The root is "".
 */
char *tc_scenario_dup_path (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_scenario_find_by_path: the inverse, or TC_NODE_NONE. */
TcNode tc_scenario_find_by_path (const TcScenario *scenario, const char *path);

/* Places in the text. */
TcSpan tc_scenario_get_tag_span (const TcScenario *scenario, TcNode node);

/** tc_scenario_get_extent: from '<' to after the end tag. */
TcSpan tc_scenario_get_extent (const TcScenario *scenario, TcNode node);

/** tc_scenario_get_value_span: between the quotes; %FALSE when the attribute is not written. */
gboolean tc_scenario_get_value_span (const TcScenario *scenario,
                                     TcNode node,
                                     const char *name,
                                     TcSpan *out_span);

/** tc_scenario_node_at: the innermost node around byte @offset, or TC_NODE_NONE. */
TcNode tc_scenario_node_at (const TcScenario *scenario, gsize offset);

/** tc_scenario_get_scan_element: the node's index in the scan. */
guint tc_scenario_get_scan_element (const TcScenario *scenario, TcNode node);

/** tc_scenario_get_provenance: of attribute @name, or of the element as such when @name is %NULL:
 * src-of on the element, else src on it or on the nearest ancestor. */
TcProvenance tc_scenario_get_provenance (const TcScenario *scenario, TcNode node, const char *name);

/** tc_scenario_get_rule_ref: (nullable): the rulebook section: ref on the node or an ancestor. */
const char *tc_scenario_get_rule_ref (const TcScenario *scenario, TcNode node);

/** tc_scenario_count_provenance: @out_counts[TC_N_PROVENANCES]: written attribute values other than
 * keys, references to the own parent, src, src-of and ref; values are counted, not elements. */
void tc_scenario_count_provenance (const TcScenario *scenario, guint *out_counts);

G_END_DECLS
