/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-item.h"

G_BEGIN_DECLS

/* TcChoices: the buttons at the end of a row, one for each choice of its item. A click activates
 * the action "row.choose" with the item's index and the number of the choice.
 *
 * Property: item (TcItem, nullable). */

#define TC_TYPE_CHOICES (tc_choices_get_type ())
G_DECLARE_FINAL_TYPE (TcChoices, tc_choices, TC, CHOICES, AdwBin)

G_END_DECLS
