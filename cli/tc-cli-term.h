/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* Text for terminals: what is shown of files goes through tc_letter_dup_printable () first. */

typedef enum { TC_COLOUR_AUTO, TC_COLOUR_ALWAYS, TC_COLOUR_NEVER } TcColour;

/** tc_cli_has_colour: TC_COLOUR_AUTO: when descriptor @fd is a terminal that knows colours and
 * NO_COLOR is not set. */
gboolean tc_cli_has_colour (TcColour colour, int fd);

/** tc_cli_needs_quotes: whether a shell would read @name as something else than itself. */
gboolean tc_cli_needs_quotes (const char *name);

/** tc_cli_get_width: columns that @text, already printable, takes. */
guint tc_cli_get_width (const char *text);

/** tc_cli_append_padded: @text and blanks up to @width columns. */
void tc_cli_append_padded (GString *out, const char *text, guint width);

/** tc_cli_append_wrapped: words of @text from column @column on, in lines of at most 80 columns;
 * later lines are indented by @indent. */
void tc_cli_append_wrapped (GString *out, const char *text, guint column, guint indent);

G_END_DECLS
