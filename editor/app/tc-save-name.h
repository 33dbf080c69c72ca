/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Names of scenario files: all end in TC_SCENARIO_SUFFIX, whatever is typed. */

/** tc_save_name_dup_path: (transfer full): where a scenario is saved when @path was chosen: one
 * with another ending, or none, gets the one by which the desktop knows it. */
char *tc_save_name_dup_path (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_save_name_dup_new: (transfer full) (nullable): for a scenario without a file, made of @title,
 * as those that come with Turncoat are named: "the-salt-works.scenario.xml"; %NULL of a title
 * without any letter or digit that has a place there. */
char *tc_save_name_dup_new (const char *title) G_GNUC_WARN_UNUSED_RESULT;

/** tc_save_name_dup_variant: (transfer full): for a variant of the file @path: one beside it that
 * there is not yet. */
char *tc_save_name_dup_variant (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_save_name_select: once @chooser, which asks where to save, is shown, all of its name but
 * TC_SCENARIO_SUFFIX is selected: what is typed keeps it. A chooser of the desktop does as it does.
 */
void tc_save_name_select (GtkFileChooserNative *chooser);

G_END_DECLS
