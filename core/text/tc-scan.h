/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-report.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* TcScan: the spans of every element and attribute, from one linear, fault-tolerant pass that runs
 * before libxml2 sees a byte. It enforces the named limits (a hostile tag would hang libxml2), goes
 * on in broken text, and agrees with libxml2 element by element on text that libxml2 accepts.
 * Elements are in document order: the n-th start tag is the n-th element of the tree. */

#define TC_SCAN_MAX_TAG_BYTES   (64u * 1024u)
#define TC_SCAN_MAX_ATTRIBUTES  256u
#define TC_SCAN_MAX_DEPTH       64u
#define TC_SCAN_MAX_VALUE_BYTES (1024u * 1024u)
#define TC_SCAN_MAX_ELEMENTS    (4u * 1024u * 1024u)
#define TC_SCAN_MAX_FAULTS      1000u
#define TC_SCAN_NONE            0xffffffffu

/* TC_SCAN_MAX_VALUE_BYTES bounds one stretch of text, a comment, a CDATA section and a processing
 * instruction; an attribute value is bounded by its tag. Behind TC_SCAN_MAX_DEPTH,
 * TC_SCAN_MAX_ELEMENTS, a NUL or an unreadable encoding the scan stops; after TC_SCAN_MAX_FAULTS it
 * goes on in silence. */

typedef struct {
  TcSpan name;  /* as written, prefix included */
  TcSpan value; /* between the quotes, as written; one byte before start is the quote */
} TcScanAttribute;

typedef struct {
  TcSpan tag;     /* the start tag, from '<' to after '>' */
  TcSpan name;    /* in the start tag */
  TcSpan end_tag; /* "</name>", or empty at tag.end for <name/> and for an unclosed element */
  guint32 parent; /* index of the enclosing element, or TC_SCAN_NONE */
  guint32 first_attribute;
  guint16 n_attributes;
  guint16 depth;        /* 0 for the root */
  guint16 is_empty;     /* written <name/> */
  guint16 is_malformed; /* a fault of its tags was reported: nothing is known for sure */
} TcScanElement;

typedef struct {
  TcSpan span;     /* the whole construct with its delimiters */
  guint32 element; /* the enclosing element, or TC_SCAN_NONE outside the root */
} TcScanComment;

typedef struct _TcScan TcScan;

/**
 * tc_scan_new:
 * @report: gets findings of family XML: limits, DOCTYPE, NUL, encodings other than UTF-8,
 *   malformed tags and references, mismatched end tags, and unclosed elements at their opening
 *
 * Returns: (transfer full): always a scan; of broken text as much as could be read.
 */
TcScan *tc_scan_new (TcSource *source, TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

/** TcScanKnows: whether any element has @name. */
typedef gboolean (*TcScanKnows) (const char *name, gconstpointer data);

/** tc_scan_new_knowing: as tc_scan_new (); where two tags differ, @knows (nullable) says which of
 * their names is the slip. */
TcScan *tc_scan_new_knowing (TcSource *source,
                             TcScanKnows knows,
                             gconstpointer data,
                             TcReport *report) G_GNUC_WARN_UNUSED_RESULT;
TcScan *tc_scan_ref (TcScan *scan);
void tc_scan_unref (TcScan *scan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcScan, tc_scan_unref)

/** tc_scan_is_safe: %FALSE when a limit was broken: libxml2 must not be given this text. */
gboolean tc_scan_is_safe (const TcScan *scan);

/** tc_scan_is_cut: the scan stopped before the end of the text: what is missing may be behind. */
gboolean tc_scan_is_cut (const TcScan *scan);

/** tc_scan_has_faults: %TRUE when tc_scan_new () reported an error. */
gboolean tc_scan_has_faults (const TcScan *scan);

guint tc_scan_get_n_elements (const TcScan *scan);
guint tc_scan_get_n_attributes (const TcScan *scan);
const TcScanElement *tc_scan_get_element (const TcScan *scan, guint index);
const TcScanAttribute *tc_scan_get_attribute (const TcScan *scan, guint index);
guint tc_scan_get_n_comments (const TcScan *scan);
const TcScanComment *tc_scan_get_comment (const TcScan *scan, guint index);

/** tc_scan_element_at: index of the innermost element whose text, tags included, holds @offset, or
 * TC_SCAN_NONE. */
guint32 tc_scan_element_at (const TcScan *scan, gsize offset);

/** tc_scan_get_extent: from the element's '<' to after its end tag. */
TcSpan tc_scan_get_extent (const TcScan *scan, guint index);

G_END_DECLS
