/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-xml-private.h is private to core/."
#endif

#include <libxml/parser.h>

#include "text/tc-report.h"
#include "text/tc-scan.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/**
 * tc_xml_init:
 *
 * Prepares libxml2, once in a process; to be called before the first use of it. libxml2 2.9 would
 * prepare itself, but without a lock: two threads that parse their first text at the same time
 * would each make its tables, and one of the two would be lost.
 */
void tc_xml_init (void);

/**
 * tc_xml_parse:
 * @scan: the scan of @source
 * @sax: a SAX2 handler (initialized = XML_SAX2_MAGIC); its error callbacks are not used. NULL
 *   handlers are skipped; no tree is built. The n-th startElementNs is the n-th element of @scan.
 * @user_data: what the handlers of @sax get
 *
 * The one parse of a text: libxml2 judges whether it is well-formed, namespaces included. A text in
 * which the scanner found a fault is not parsed at all: its faults are reported already, and
 * libxml2 would only repeat the first of them in other words.
 *
 * Returns: %TRUE when the text is well-formed; otherwise @report has at least one finding for it,
 *   and the handlers may have been called for a part of the text.
 */
gboolean tc_xml_parse (TcSource *source,
                       const TcScan *scan,
                       const xmlSAXHandler *sax,
                       void *user_data,
                       TcReport *report);

/**
 * tc_xml_dup_value:
 * @attribute: one entry of startElementNs's attributes: local name, prefix, URI, value, value end
 *
 * Returns: (transfer full): the value with references decoded. libxml2 hands every '&' on as
 *   "&#38;" as long as entity substitution is off, and it stays off.
 */
char *tc_xml_dup_value (const xmlChar *const attribute[5]) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
