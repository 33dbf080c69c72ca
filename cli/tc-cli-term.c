/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-term.h"

#include <string.h>

#define LINE_WIDTH 80u

gboolean
tc_cli_has_colour (TcColour colour, int fd)
{
  const char *no_colour = g_getenv ("NO_COLOR");

  if (colour != TC_COLOUR_AUTO)
    return colour == TC_COLOUR_ALWAYS;
  if (no_colour != NULL && no_colour[0] != '\0')
    return FALSE;

  return g_strcmp0 (g_getenv ("TERM"), "dumb") != 0 && g_log_writer_supports_color (fd);
}

gboolean
tc_cli_needs_quotes (const char *name)
{
  return *name == '\0' || strpbrk (name, " \t'\"\\$`!*?&;<>()|[]{}#~") != NULL;
}

guint
tc_cli_get_width (const char *text)
{
  guint width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);

    if (!g_unichar_iszerowidth (c))
      width += g_unichar_iswide (c) ? 2 : 1;
  }

  return width;
}

void
tc_cli_append_padded (GString *out, const char *text, guint width)
{
  guint taken = tc_cli_get_width (text);

  g_string_append (out, text);
  while (taken++ < width)
    g_string_append_c (out, ' ');
}

void
tc_cli_append_wrapped (GString *out, const char *text, guint column, guint indent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gboolean is_first = TRUE;

  for (guint i = 0; words[i] != NULL; i++) {
    guint width = tc_cli_get_width (words[i]);

    if (!is_first && column + 1 + width > LINE_WIDTH) {
      g_string_append_printf (out, "\n%*s", (int) indent, "");
      column = indent;
    } else if (!is_first) {
      g_string_append_c (out, ' ');
      column++;
    }
    g_string_append (out, words[i]);
    column += width;
    is_first = FALSE;
  }
}
