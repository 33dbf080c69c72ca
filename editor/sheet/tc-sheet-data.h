/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* TcSheetData: data of a scenario as a grid of texts that can be typed over, without any widget:
 * a table of dice with its columns and odds, or elements of one kind with their attributes. Made
 * again for each revision, from roles alone. What is typed, pasted or cleared becomes operations in
 * a group. */

typedef enum {
  TC_BIND_NONE,   /* cannot be typed over */
  TC_BIND_VALUE,  /* one attribute of the node */
  TC_BIND_RANGE,  /* the totals "from" and "to" of a row */
  TC_BIND_CODES,  /* several attributes in short: "W S1" */
  TC_BIND_PARTS,  /* the attributes of a column's heading: "3:1" */
  TC_BIND_SET,    /* children that each name one thing: "Belgium, Netherlands" */
  TC_BIND_ENTRY,  /* one attribute of the node, which goes when nothing is typed */
  TC_BIND_MEMBER, /* whether the node is there: yes or nothing */
  TC_BIND_COPIES, /* how many children there are with the cell's references */
} TcBindKind;

typedef enum {
  TC_SHEET_HEADING = 1 << 0, /* of a row or column */
  TC_SHEET_QUIET = 1 << 1,   /* computed: odds, shares */
  TC_SHEET_BAD = 1 << 2,     /* in conflict with another row */
  TC_SHEET_TITLE = 1 << 3,   /* begins another part of the sheet */
  TC_SHEET_NUMBER = 1 << 4,  /* stands in the middle */
  TC_SHEET_AT_END = 1 << 5,  /* stands at the right, so that digits are under digits */
  TC_SHEET_MARKED = 1 << 6,  /* the one of its row that is in force */
  TC_SHEET_IDLE = 1 << 7,    /* never comes to anything */
} TcSheetFlags;

typedef struct {
  char *text;
  char *tip;  /* nullable */
  char *said; /* (nullable): of a heading whose text needs the others around it: all of it */
  TcSheetFlags flags;
  TcProvenance provenance;
  TcBindKind bind;
  char *path;                     /* (nullable): of the node; with @insert its parent's */
  const TcSchemaElement *element; /* of the node, or of the child that a set or an insert makes */
  const TcSchemaAttribute *attribute; /* of a value; the reference of a set */
  const TcSchemaAttribute *key;       /* (nullable): the node is not there yet; its key is to be */
  char *key_value;                    /* this */
  char **wanted; /* (nullable): what the node names besides (attribute, value, ...) */
} TcSheetCell;

typedef struct {
  guint n_rows;
  guint n_columns;
  guint n_body; /* rows from the second on that are rows of the document; the first is a heading */
  guint n_wide; /* columns that the heading of a row below the body spans, at least 1 */
  GPtrArray *cells; /* TcSheetCell, row by row */
  char *notice;     /* gaps and overlaps; "" for none */
  TcScenario *scenario;
  TcNode node; /* the table, or the parent of the rows */
  guint dice;  /* 0: not a table of dice */
  guint faces;
} TcSheetData;

void tc_sheet_data_free (TcSheetData *data);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcSheetData, tc_sheet_data_free)

/** tc_sheet_data_new_table: (transfer full): a node of role "table" with its rows, odds, columns
 * and the share of each result. */
TcSheetData *tc_sheet_data_new_table (TcScenario *scenario, TcNode table) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_new_list: (transfer full): the children of @parent that are @element, a row each,
 * with all their attributes but src, src-of, ref and note. */
TcSheetData *tc_sheet_data_new_list (TcScenario *scenario,
                                     TcNode parent,
                                     const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

const TcSheetCell *tc_sheet_data_get (const TcSheetData *data, guint row, guint column);

/** tc_sheet_data_is_editable: whether the cell can be typed over. */
gboolean tc_sheet_data_is_editable (const TcSheetData *data, guint row, guint column);

/**
 * tc_sheet_data_type:
 * @group: gets the operations, none when @typed is what the cell says already
 * @out_expected: (out) (transfer full): when it is refused: what was expected
 */
gboolean tc_sheet_data_type (const TcSheetData *data,
                             guint row,
                             guint column,
                             const char *typed,
                             TcOperation *group,
                             char **out_expected);

/** tc_sheet_data_dup_judgement: (transfer full): what is wrong with @typed in the cell, in words;
 * "" when nothing is. For totals also the gaps and overlaps that it leaves. */
char *tc_sheet_data_dup_judgement (const TcSheetData *data,
                                   guint row,
                                   guint column,
                                   const char *typed) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_dup_copy: (transfer full): the cells from (@row, @column), @n_rows by @n_columns,
 * with tabs between and a line each, as spreadsheets take them. */
char *tc_sheet_data_dup_copy (const TcSheetData *data,
                              guint row,
                              guint column,
                              guint n_rows,
                              guint n_columns) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_sheet_data_paste:
 * @text: as spreadsheets give it: tabs between cells, a line each, quotes around what has either
 * @group: gets the operations
 * @out_n: (out): how many cells took their value
 *
 * Returns: (transfer full): what did not fit and why, in words; "" when all of it did
 */
char *tc_sheet_data_paste (const TcSheetData *data,
                           guint row,
                           guint column,
                           const char *text,
                           TcOperation *group,
                           guint *out_n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_cell_get_words: what stands for the cell in a sentence. */
const char *tc_sheet_cell_get_words (const TcSheetCell *cell);

/* For the makers of sheets. */

TcSheetData *tc_sheet_data_new (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_data_add: (transfer none): an empty cell at the end of the last row; @text is taken. */
TcSheetCell *tc_sheet_data_add (TcSheetData *data, char *text, TcSheetFlags flags);

/** tc_sheet_data_bind_value: the cell says @attribute of @node. */
void tc_sheet_data_bind_value (TcSheetData *data,
                               TcSheetCell *cell,
                               TcNode node,
                               const TcSchemaAttribute *attribute);

/** tc_sheet_data_get_member: (nullable): the one reference that @element is made of, when it is a
 * member of a set: the counters of a quota. */
const TcSchemaAttribute *tc_sheet_data_get_member (const TcSchemaElement *element);

/** tc_sheet_data_add_set: a cell with what the children @element of @row name. */
void tc_sheet_data_add_set (TcSheetData *data,
                            TcNode row,
                            const TcSchemaElement *element,
                            const TcSchemaAttribute *attribute);

G_END_DECLS
