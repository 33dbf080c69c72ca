/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-test-play.h"

G_BEGIN_DECLS

/* The small test game, changed, and variants of it whose bases are no files. */

#define BUILD_MINI "tests/systems/mini/mini.scenario.xml"

/** build_load_base: a TcVariantLoad: the text @base as the file "base.xml", whatever it is called;
 * without one an error. */
TcSource *build_load_base (const char *extends, TcSource *from, gpointer base, GError **error);

/** build_variant: (transfer full): <variant> of @base (nullable) around @body, as "variant.xml". */
TcBuild *build_variant (const char *base, const char *body) G_GNUC_WARN_UNUSED_RESULT;

/** build_untried: (transfer full): @text with all fixes that are offered. */
TcBuild *build_untried (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/** build_dup_findings: (transfer full): "SCH003@4:6 REF001@7:12", with "base.xml:" before those of
 * another file than "variant.xml" when @build is of a variant. */
char *build_dup_findings (TcBuild *build) G_GNUC_WARN_UNUSED_RESULT;

/** build_dup_fixes: (transfer full): the labels of the fixes of finding @index, between bars. */
char *build_dup_fixes (TcBuild *build, guint index) G_GNUC_WARN_UNUSED_RESULT;

/** build_get_text: (transfer none): of what was built. */
const char *build_get_text (TcBuild *build);

G_END_DECLS
