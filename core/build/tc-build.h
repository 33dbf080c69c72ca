/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <gio/gio.h>

#include "systems/tc-systems.h"
#include "variant/tc-variant.h"

G_BEGIN_DECLS

/**
 * TcBuild: everything that is made from one revision of a text: findings of all layers, the tree
 * when it could be read, and the ruleset when it can be played. Immutable once made, atomically
 * ref-counted: made in a thread, read in another.
 */
typedef struct _TcBuild TcBuild;

/** tc_build_new: @systems: NULL-terminated, or %NULL for the shipped ones. Scan, parse, walk,
 * references, lint and compile, in one go; never fails: see the report. A variant is built
 * together with its base, which is read from its file. */
TcBuild *tc_build_new (TcSource *source, const TcSystem *const *systems) G_GNUC_WARN_UNUSED_RESULT;

/** tc_build_new_from: the same, with the bases of a variant from @load. */
TcBuild *tc_build_new_from (TcSource *source,
                            const TcSystem *const *systems,
                            TcVariantLoad load,
                            gpointer user_data) G_GNUC_WARN_UNUSED_RESULT;

/** TcBuildRead: the tree of a build is made, and what is wrong with it is not known yet; called in
 * the thread that builds. The tree changes no more: who takes a reference can read it meanwhile. */
typedef void (*TcBuildRead) (TcScenario *tree, gpointer user_data);

/** tc_build_new_untried: as tc_build_new_from (), but all fixes are offered, also those that leave
 * no better file: finding out takes a build for each fix. @read: (nullable): called once, and not
 * at all when there is no tree; with the same @user_data as @load. */
TcBuild *tc_build_new_untried (TcSource *source,
                               const TcSystem *const *systems,
                               TcVariantLoad load,
                               TcBuildRead read,
                               gpointer user_data) G_GNUC_WARN_UNUSED_RESULT;

/** tc_build_new_after: the same as tc_build_new_untried (), sooner: what has not changed since
 * @before (nullable), a build of any text with the same systems, is not read again. */
TcBuild *tc_build_new_after (TcSource *source,
                             TcBuild *before,
                             const TcSystem *const *systems,
                             TcVariantLoad load,
                             TcBuildRead read,
                             gpointer user_data) G_GNUC_WARN_UNUSED_RESULT;

#define TC_TRIAL_WHOLE G_MAXUINT

/** TcTrial: what trying the fixes of a report showed of one of them: that it leaves no better file,
 * or that the whole finding is gone with the fix of another one. */
typedef struct {
  guint finding; /* in the report */
  guint fix;     /* among those of the finding, or TC_TRIAL_WHOLE */
} TcTrial;

/** tc_build_try_fixes: (transfer full): of TcTrial: what should not be in the report. The rest as
 * for tc_build_new_untried (). When cancelled, what was found until then. */
GArray *tc_build_try_fixes (TcBuild *build,
                            const TcSystem *const *systems,
                            TcVariantLoad load,
                            gpointer user_data,
                            GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/** tc_build_drop_tried: takes what @trials, of the above, name out of the report: the only change
 * of a build after it was made, so nobody else may be reading the report meanwhile. */
void tc_build_drop_tried (TcBuild *build, const GArray *trials);

/** tc_build_cross_check: has libxml2 judge the same text, see tc_oracle_check (). Adds to the
 * report, so it comes before the build is shared. @systems: as in tc_build_new (). */
void tc_build_cross_check (TcBuild *build, const TcSystem *const *systems);

TcBuild *tc_build_ref (TcBuild *build);
void tc_build_unref (TcBuild *build);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBuild, tc_build_unref)

#define TC_OPTION_ERROR (tc_option_error_quark ())
GQuark tc_option_error_quark (void);

typedef enum {
  TC_OPTION_ERROR_UNKNOWN, /* the system has no such option */
  TC_OPTION_ERROR_VALUE,   /* the option has no such value */
} TcOptionError;

/**
 * tc_build_new_with_option:
 * @build: has a ruleset
 * @systems: as for tc_build_new ()
 * @option: id of an option of the system
 *
 * The text of @build with the option set, built: so what is played is again what a text says, and
 * is compared, digested and replayed like any other.
 *
 * Returns: (transfer full) (nullable): @build itself when the option has the value already.
 */
TcBuild *tc_build_new_with_option (TcBuild *build,
                                   const TcSystem *const *systems,
                                   const char *option,
                                   const char *value,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_build_new_as_recorded:
 * @build: has a ruleset
 * @replay: text of a replay
 *
 * @build with the options of play that @replay was recorded with: what they change is no
 * divergence. A value that this scenario does not know is left to the replay to stumble over.
 *
 * Returns: (transfer full): has a ruleset; @build itself when nothing differs
 */
TcBuild *tc_build_new_as_recorded (TcBuild *build,
                                   const TcSystem *const *systems,
                                   const char *replay) G_GNUC_WARN_UNUSED_RESULT;

/** tc_option_get_attribute: the attribute that an option of play sets, with the values it can have;
 * @scenario is valid. */
const TcSchemaAttribute *tc_option_get_attribute (const TcScenario *scenario,
                                                  const TcOption *option);

typedef enum {
  TC_FIX_SAFE, /* the only fix of a problem, which takes no element away */
  TC_FIX_ANY,  /* the first of several as well, and those that take elements away */
} TcFixTrust;

/**
 * tc_build_fix:
 * @systems: as for tc_build_new ()
 * @out_n: (out): how many fixes were applied
 *
 * The text with the fixes of its own problems applied, again and again while they help: a fix is
 * kept only when the text has fewer problems with it and not more errors, so that the result is
 * never worse. What makes a broken text readable may bring warnings to light. A variant is fixed
 * itself, its base never.
 *
 * Returns: (transfer full): @build itself when nothing was fixed.
 */
TcBuild *tc_build_fix (TcBuild *build,
                       const TcSystem *const *systems,
                       TcFixTrust trust,
                       guint *out_n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_build_get_source: what was built: of a variant the variant itself. */
TcSource *tc_build_get_source (TcBuild *build);

/** tc_build_is_variant: its scenario is of another text than its source: no edit of the one is one
 * of the other. */
gboolean tc_build_is_variant (TcBuild *build);

/** tc_build_get_text: the whole scenario as one text: the source, or what a variant makes of its
 * base; of one whose base cannot be read, the source. */
TcSource *tc_build_get_text (TcBuild *build);

/** tc_build_get_whole: (nullable): a variant and its base; %NULL without a variant, and when its
 * base cannot be read. */
TcWhole *tc_build_get_whole (TcBuild *build);

/** tc_build_get_base: (nullable): the file that a variant extends; %NULL when the source is none,
 * or the base cannot be read. */
TcSource *tc_build_get_base (TcBuild *build);

/** tc_build_locate: where a place of the text is in the files that it is made of. */
TcWholePlace tc_build_locate (TcBuild *build, TcSpan span);

/** tc_build_find_node: the node of the scenario that byte @offset of @file, the source or a base of
 * it, is about, or TC_NODE_NONE. */
TcNode tc_build_find_node (TcBuild *build, const TcSource *file, gsize offset);

/** tc_build_find_span: where the source speaks of @node: its start tag, or the value of @attribute
 * (nullable); %FALSE when a variant says nothing about it. */
gboolean tc_build_find_span (TcBuild *build, TcNode node, const char *attribute, TcSpan *out_span);

TcReport *tc_build_get_report (TcBuild *build);

/** tc_build_get_scenario: (nullable). */
TcScenario *tc_build_get_scenario (TcBuild *build);

/** tc_build_get_ruleset: (nullable): only when nothing at all is wrong. */
TcRuleset *tc_build_get_ruleset (TcBuild *build);

G_END_DECLS
