/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* TcItem: one row of any list in the window: what is shown and the key that finds the datum again.
 * Immutable but for tc_item_change_title () and tc_item_change_detail (), so a list is compared
 * with its next version row by row. */

#define TC_TYPE_ITEM (tc_item_get_type ())
G_DECLARE_FINAL_TYPE (TcItem, tc_item, TC, ITEM, GObject)

/**
 * tc_item_new:
 * @key: what the row stands for: an id, a key path
 * @title: first line
 * @detail: second line or the text at the end of the row, "" for none
 * @icon_name: "" for none
 * @index: a number of the list's own
 */
TcItem *tc_item_new (const char *key,
                     const char *title,
                     const char *detail,
                     const char *icon_name,
                     guint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_item_set_indent: how many pixels the row's text stands in from the margin. Once, before
 * anything shows the item. */
void tc_item_set_indent (TcItem *self, gint indent);

/** tc_item_change_title: for a list that is never compared with another version: another first
 * line, dim where it does not hold any more. Whoever shows the item follows. */
void tc_item_change_title (TcItem *self, const char *title, gboolean is_dim);

/** tc_item_change_detail: another second line of a row that stays the same. Whoever shows the item
 * follows, and a row that is chosen stays the one with the keyboard. */
void tc_item_change_detail (TcItem *self, const char *detail);

/** tc_item_set_heading: what heads the rows that begin with this one. Once, before anything shows
 * the item. */
void tc_item_set_heading (TcItem *self, const char *heading);

/** tc_item_take_choices: (transfer full) (nullable): what can be done about the row, as labels of
 * buttons. Once, before anything shows the item. */
void tc_item_take_choices (TcItem *self, char **choices);

const char *tc_item_get_key (TcItem *self);
const char *tc_item_get_title (TcItem *self);
const char *tc_item_get_detail (TcItem *self);
const char *tc_item_get_icon_name (TcItem *self);

/** tc_item_get_collation: by which titles are sorted (tc_name_dup_key ()), made once: it takes
 * longer than all else about an item. */
const char *tc_item_get_collation (TcItem *self);

/** tc_item_get_icon_classes: %NULL-terminated: style classes that colour the icon of a finding. */
const char *const *tc_item_get_icon_classes (TcItem *self);
guint tc_item_get_index (TcItem *self);

/** tc_item_get_choices: (nullable) */
const char *const *tc_item_get_choices (TcItem *self);

gboolean tc_item_is_equal (TcItem *self, TcItem *other);

/** tc_item_update_store: makes @store equal to @items (of TcItem), touching only rows that differ,
 * so that focus, scrolling and selection stay where they are. */
void tc_item_update_store (GListStore *store, GPtrArray *items);

/** tc_item_find: the position of the first row of @model with @key, or G_MAXUINT. */
guint tc_item_find (GListModel *model, const char *key);

G_END_DECLS
