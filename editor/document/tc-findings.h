/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"

G_BEGIN_DECLS

/** tc_findings_by_node: (transfer full): what is wrong with each datum, for lists of data: TcNode
 * -> const TcFinding, the worst of the errors and warnings about the datum or what is inside it.
 * Lives no longer than the document's build. */
GHashTable *tc_findings_by_node (TcDocument *document) G_GNUC_WARN_UNUSED_RESULT;

/** tc_findings_get: (nullable) */
const TcFinding *tc_findings_get (GHashTable *findings, TcNode node);

G_END_DECLS
