/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-raw-private.h is private to core/."
#endif

#include "text/tc-report.h"
#include "text/tc-scan.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* TcRaw: what the parser said about a well-formed text, before any schema is asked: names,
 * namespaces and decoded values. Elements are numbered as in the scan, so that spans need not be
 * stored again. All strings live in one arena, whose ownership the scenario takes over. */

typedef struct {
  const char *name; /* local */
  const char *uri;  /* nullable */
  char *value;      /* decoded, NUL-terminated; the walker collapses it in place */
  guint32 length;
  guint32 scan; /* index of the attribute in the scan */
} TcRawAttribute;

typedef struct {
  const char *name;
  const char *uri;
  char *text; /* nullable: character data of an element that holds no elements */
  guint32 text_length;
  guint32 first_attribute;
  guint16 n_attributes; /* namespace declarations are none */
  guint8 has_text;      /* any character data, white space included */
  guint8 has_words;     /* character data other than white space */
} TcRawElement;

typedef struct {
  GArray *elements;   /* TcRawElement */
  GArray *attributes; /* TcRawAttribute */
  GStringChunk *strings;
} TcRaw;

/** tc_raw_new: (nullable): %NULL when the text is not well-formed; the report says why. */
TcRaw *tc_raw_new (TcSource *source,
                   const TcScan *scan,
                   TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

/** tc_raw_new_from_scan: (nullable): of a text that is not well-formed, as much as the scan made of
 * it, so that its other faults are reported too. Text between tags is not looked at. %NULL when the
 * scan stopped early or found nothing. */
TcRaw *tc_raw_new_from_scan (TcSource *source, const TcScan *scan) G_GNUC_WARN_UNUSED_RESULT;
void tc_raw_free (TcRaw *raw);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcRaw, tc_raw_free)

G_END_DECLS
