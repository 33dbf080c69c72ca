/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "sheet/tc-sheet-data.h"

/* Copying to and pasting from a spreadsheet. */

#define MAX_REASONS 3

char *
tc_sheet_data_dup_copy (const TcSheetData *data,
                        guint row,
                        guint column,
                        guint n_rows,
                        guint n_columns)
{
  GString *text = g_string_new (NULL);

  for (guint i = row; i < MIN (row + n_rows, data->n_rows); i++) {
    for (guint j = column; j < MIN (column + n_columns, data->n_columns); j++)
      g_string_append_printf (text, "%s%s", j > column ? "\t" : "",
                              tc_sheet_data_get (data, i, j)->text);
    g_string_append_c (text, '\n');
  }
  return g_string_free (text, FALSE);
}

/* The next field of @text, without its quotes; @text moves on to the sign that ends it. */
static char *
take_field (const char **text)
{
  GString *field = g_string_new (NULL);
  const char *at = *text;

  if (*at == '"') {
    for (at++; *at != '\0'; at++) {
      if (*at == '"' && at[1] != '"')
        break;
      if (*at == '"')
        at++;
      g_string_append_c (field, *at);
    }
    at += *at == '"';
  }
  for (; *at != '\0' && strchr ("\t\r\n", *at) == NULL; at++)
    g_string_append_c (field, *at);
  *text = at;
  return g_string_free (field, FALSE);
}

/* (transfer full): of GPtrArray of char *: lines of fields; a last empty line is none. */
static GPtrArray *
split (const char *text)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GPtrArray *line = NULL;

  while (*text != '\0') {
    if (line == NULL) {
      line = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (lines, line);
    }
    g_ptr_array_add (line, take_field (&text));
    if (*text == '\t') {
      text++;
      if (*text == '\0')
        g_ptr_array_add (line, g_strdup (""));
      continue;
    }
    if (*text == '\r' && text[1] == '\n')
      text++;
    text += *text != '\0';
    line = NULL;
  }
  return lines;
}

typedef struct {
  const TcSheetData *data;
  TcOperation *group;
  guint row; /* where the first field goes */
  guint column;
  guint n_fit;
  guint n_beyond;
  guint n_refused;
  GString *reasons;
} Paste;

static void
refuse (Paste *paste, guint row, guint column, const char *typed, const char *expected)
{
  if (paste->n_refused++ < MAX_REASONS)
    g_string_append_printf (
      paste->reasons,
      /* TRANSLATORS: row heading, column heading, what was pasted, what was expected */
      _ (" %s, %s: “%s” is not %s."), tc_sheet_data_get (paste->data, row, 0)->text,
      tc_sheet_data_get (paste->data, 0, column)->text, typed, expected);
}

static void
take (Paste *paste, guint row, guint column, const char *typed)
{
  const TcSheetCell *cell;
  g_autofree char *expected = NULL;

  if (row > paste->data->n_body || column >= paste->data->n_columns) {
    paste->n_beyond++;
    return;
  }
  cell = tc_sheet_data_get (paste->data, row, column);
  /* Odds come along when a whole table is copied; they follow from the rest. */
  if (cell->bind == TC_BIND_NONE) {
    paste->n_refused += *typed != '\0' && (cell->flags & TC_SHEET_QUIET) == 0;
    return;
  }
  if (tc_sheet_data_type (paste->data, row, column, typed, paste->group, &expected))
    paste->n_fit++;
  else
    refuse (paste, row, column, typed, expected);
}

static void
take_lines (Paste *paste, GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++) {
    const GPtrArray *line = lines->pdata[i];

    for (guint j = 0; j < line->len; j++)
      take (paste, paste->row + i, paste->column + j, line->pdata[j]);
  }
}

char *
tc_sheet_data_paste (const TcSheetData *data,
                     guint row,
                     guint column,
                     const char *text,
                     TcOperation *group,
                     guint *out_n)
{
  g_autoptr (GPtrArray) lines = split (text);
  g_autoptr (GString) reasons = g_string_new (NULL);
  g_autoptr (GString) message = g_string_new (NULL);
  Paste paste = { .data = data, .group = group, .row = row, .column = column, .reasons = reasons };

  take_lines (&paste, lines);
  *out_n = paste.n_fit;
  if (paste.n_refused > 0)
    g_string_append_printf (
      message, ngettext ("%u value did not fit.", "%u values did not fit.", paste.n_refused),
      paste.n_refused);
  g_string_append (message, reasons->str);
  if (paste.n_beyond > 0)
    g_string_append_printf (message,
                            ngettext ("%s%u value lies beyond the table.",
                                      "%s%u values lie beyond the table.", paste.n_beyond),
                            message->len > 0 ? " " : "", paste.n_beyond);
  return g_string_free (g_steal_pointer (&message), FALSE);
}
