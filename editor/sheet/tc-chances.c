/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-chances.h"

#include "sheet/tc-odds.h"

GArray *
tc_chances_list_columns (const TcSheetData *data)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; data->dice > 0 && data->n_body > 0 && i < data->n_columns; i++) {
    const TcSheetCell *heading = tc_sheet_data_get (data, 0, i);

    if (heading->element != NULL && g_strcmp0 (heading->element->role, "column") == 0)
      g_array_append_val (columns, i);
  }

  return columns;
}

static guint
shift_column (const TcSheetData *data, guint column, gint shift, gboolean *out_is_at_border)
{
  g_autoptr (GArray) columns = tc_chances_list_columns (data);
  gint at = 0;
  gint to;

  while (at < (gint) columns->len && g_array_index (columns, guint, at) != column)
    at++;
  to = CLAMP (at + shift, 0, (gint) columns->len - 1);
  *out_is_at_border = to != at + shift;

  return columns->len > 0 ? g_array_index (columns, guint, to) : column;
}

/* (transfer none): the same result as other cells spell it, so that "dw" counts as "DW". */
static const char *
find_spelling (const TcSheetData *data, const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autoptr (GArray) columns = tc_chances_list_columns (data);

  for (guint i = 0; i < columns->len; i++) {
    for (guint row = 1; row <= data->n_body; row++) {
      const char *other = tc_sheet_data_get (data, row, g_array_index (columns, guint, i))->text;
      g_autofree char *other_folded = g_utf8_casefold (other, -1);

      if (g_str_equal (folded, other_folded))
        return other;
    }
  }

  return text;
}

const char *
tc_chances_find_tip (const TcSheetData *data, const char *result)
{
  g_autoptr (GArray) columns = tc_chances_list_columns (data);

  for (guint i = 0; i < columns->len; i++) {
    for (guint row = 1; row <= data->n_body; row++) {
      const TcSheetCell *cell = tc_sheet_data_get (data, row, g_array_index (columns, guint, i));

      if (cell->tip != NULL && g_str_equal (cell->text, result))
        return cell->tip;
    }
  }

  return NULL;
}

static const char *
get_text (const TcSheetData *data, guint row, guint column, const TcTyped *typed)
{
  if (typed == NULL || typed->row != row || typed->column != column)
    return tc_sheet_data_get (data, row, column)->text;

  return column == 0 ? typed->text : find_spelling (data, typed->text);
}

static void
chance_free (gpointer data)
{
  TcChance *chance = data;

  g_free (chance->result);
  g_free (chance);
}

static TcChance *
get_chance (TcChances *self, const char *result)
{
  TcChance *chance;

  for (guint i = 0; i < self->list->len; i++) {
    chance = self->list->pdata[i];
    if (g_str_equal (chance->result, result))
      return chance;
  }
  chance = g_new0 (TcChance, 1);
  chance->result = g_strdup (result);
  g_ptr_array_add (self->list, chance);

  return chance;
}

/* What cannot be a value of the cell is not one yet. */
static gboolean
is_value (const TcSheetData *data, const TcTyped *typed)
{
  g_autofree char *judgement = NULL;

  if (typed == NULL || !tc_sheet_data_is_editable (data, typed->row, typed->column))
    return FALSE;
  judgement = tc_sheet_data_dup_judgement (data, typed->row, typed->column, typed->text);

  return *judgement == '\0';
}

TcChances *
tc_chances_new (const TcSheetData *data, guint column, gint shift, const TcTyped *typed)
{
  TcChances *self = g_new0 (TcChances, 1);

  self->list = g_ptr_array_new_with_free_func (chance_free);
  self->all = tc_odds_count_all (data->dice, data->faces);
  self->shifted_column = shift_column (data, column, shift, &self->is_at_border);
  if (!is_value (data, typed))
    typed = NULL;
  for (guint row = 1; row <= data->n_body; row++) {
    const char *plain = get_text (data, row, column, typed);
    const char *shifted = get_text (data, row, self->shifted_column, typed);
    TcRange range;
    guint64 ways;

    if (!tc_range_parse (get_text (data, row, 0, typed), &range))
      continue;
    ways = tc_odds_count (data->dice, data->faces, range);
    if (*plain != '\0')
      get_chance (self, plain)->plain += ways;
    if (*shifted != '\0')
      get_chance (self, shifted)->shifted += ways;
  }

  return self;
}

void
tc_chances_free (TcChances *self)
{
  g_ptr_array_unref (self->list);
  g_free (self);
}
