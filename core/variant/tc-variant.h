/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-schema.h"
#include "variant/tc-whole.h"

G_BEGIN_DECLS

/* Variants: small files that say only what differs from a base, which may be a variant itself. What
 * meets what is said by the schema's keys and merge modes (docs/variants.md). Reading one gives the
 * whole text, as if somebody had written the changes into the base; from there on it is a scenario
 * like any other.
 *
 * Cost: a scan of each base and a parse of each variant; the bases are not parsed. Limits:
 * TC_VARIANT_MAX_BASES files below one another, and those of a source. */

#define TC_VARIANT_MAX_BASES 8u

/** tc_variant_is: whether the root element of @source is <variant>. */
gboolean tc_variant_is (TcSource *source);

/**
 * TcVariantLoad:
 * @extends: as the variant says it
 * @from: the variant
 *
 * Returns: (transfer full) (nullable): the base, with a name that no other file has; %NULL with
 *   @error set
 */
typedef TcSource *(*TcVariantLoad) (const char *extends,
                                    TcSource *from,
                                    gpointer user_data,
                                    GError **error);

/** tc_variant_load_file: a TcVariantLoad: relative to the folder of @from, in the project: the
 * nearest folder around @from that holds .git or .turncoat.ini, else its own folder. Links are
 * followed first. Regular files of limited size only. */
TcSource *tc_variant_load_file (const char *extends,
                                TcSource *from,
                                gpointer user_data,
                                GError **error);

/** tc_variant_dup_relative: (transfer full): what a variant in the file @variant, (nullable) for
 * one in this folder, calls the file @base: the path from the one's folder to the other. */
char *tc_variant_dup_relative (const char *base, const char *variant) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_variant_read:
 * @source: a variant
 * @schemas: NULL-terminated: those of the systems
 * @load: where bases come from
 * @report: gets what is wrong with the changes; what is wrong with the text they make is not known
 *   yet
 *
 * Returns: (transfer full) (nullable): %NULL when there is no base to change, as the report says.
 */
TcWhole *tc_variant_read (TcSource *source,
                          const TcSchema *const *schemas,
                          TcVariantLoad load,
                          gpointer user_data,
                          TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
