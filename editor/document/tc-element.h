/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"

G_BEGIN_DECLS

/* Adding and moving elements of the document, the same from every page. */

/** tc_element_make_add_menu: (transfer full): what may be added inside @node; each entry activates
 * @action with the element's name. */
GMenu *tc_element_make_add_menu (TcScenario *scenario,
                                 TcNode node,
                                 const char *action) G_GNUC_WARN_UNUSED_RESULT;

/** tc_element_make_role_menu: (transfer full): what of @role the schema has, wherever; each entry
 * activates @action with the element's name. */
GMenu *tc_element_make_role_menu (TcScenario *scenario,
                                  const char *role,
                                  const char *action) G_GNUC_WARN_UNUSED_RESULT;

/** tc_element_add: a new child @name of the node at @parent_path, with what it cannot do without;
 * it is selected then. */
gboolean tc_element_add (TcDocument *document,
                         const char *parent_path,
                         const char *name,
                         GError **error);

/** tc_element_set_new: the same, with @attribute at @value (nullable), in one step. Nothing is
 * selected. */
gboolean tc_element_set_new (TcDocument *document,
                             const char *parent_path,
                             const TcSchemaElement *element,
                             const char *attribute,
                             const char *value,
                             GError **error);

/** tc_element_preview: (transfer full) (nullable): the scenario as it would be with a new child
 * @element of the node at @parent_path; nothing is written. */
TcScenario *tc_element_preview (TcDocument *document,
                                const char *parent_path,
                                const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

/** tc_element_copy: a copy right after the element at @path, under keys that are free; it is
 * selected then. */
gboolean tc_element_copy (TcDocument *document, const char *path, GError **error);

gboolean tc_element_move (TcDocument *document, const char *path, gboolean is_down, GError **error);

/** tc_element_can_move: a sibling of its slot stands before or after it. */
gboolean tc_element_can_move (TcScenario *scenario, TcNode node, gboolean is_down);

G_END_DECLS
