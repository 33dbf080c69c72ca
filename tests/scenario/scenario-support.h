/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "scenario/tc-scenario.h"
#include "text/tc-report.h"

/* What several tests of scenario/ and lint/ need. */

/* Made from toy.xsd. */
extern const TcSchema tc_schema_toy;

/** scenario_schemas: NULL-terminated: the toy schema and the shipped ones. */
extern const TcSchema *const scenario_schemas[];

typedef struct {
  char *name;
  char *text;
  gsize length;
} ScenarioFile;

/** scenario_load_corpus: (transfer full) (element-type ScenarioFile): tests/corpus/schema, by name;
 * every file there is valid. */
GPtrArray *scenario_load_corpus (void);

/** scenario_load_file: (transfer full): @path from the top of the project. */
ScenarioFile *scenario_load_file (const char *path);

/** scenario_parse: parses @text; @out_report is optional. */
TcScenario *scenario_parse (const char *text, TcReport **out_report);

/** scenario_parse_valid: as above, and fails the test unless it is valid. */
TcScenario *scenario_parse_valid (const char *text);

/** scenario_dup_codes: (transfer full): "SCH003@4:6 REF001@7:12": every finding of the report. */
char *scenario_dup_codes (TcReport *report);

/** scenario_dup_said: (transfer full): a line "CODE@LINE:COLUMN MESSAGE" of every finding, followed
 * by "? WHY", "@LINE:COLUMN MESSAGE" of each place it is about, and "> LABEL" of each fix. */
char *scenario_dup_said (TcReport *report);

/** scenario_get_text: (transfer none): the text of the scenario's source. */
const char *scenario_get_text (TcScenario *scenario);

/** scenario_count_changed_lines: lines of @old that are not the same line in @new; both have the
 * same number of lines. */
guint scenario_count_changed_lines (const char *old, const char *new);
