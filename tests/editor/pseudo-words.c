/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pseudo-words.h"

#include <string.h>

/* libintl.h makes macros of them. */
char *dcgettext (const char *domain, const char *text, int category);
char *dgettext (const char *domain, const char *text);
char *gettext (const char *text);
char *dcngettext (const char *domain,
                  const char *one,
                  const char *many,
                  unsigned long n,
                  int category);
char *dngettext (const char *domain, const char *one, const char *many, unsigned long n);
char *ngettext (const char *one, const char *many, unsigned long n);

static gboolean is_pseudo;

void
pseudo_words_set_on (gboolean is_on)
{
  is_pseudo = is_on;
}

/* Short words grow most in translation, sentences by a third. What is added stands behind, so that
 * formats, mnemonics and markup stay what they are. */
static const char *
lengthen (const char *text)
{
  static const char filler[] = " größere Länge der Wörter überall verfügbar";
  gsize length = strlen (text);
  gsize more = length < 12 ? length / 2 + 2 : length / 3;
  g_autofree char *longer = NULL;
  const char *end;

  if (!is_pseudo || length < 2)
    return text;
  end = g_utf8_offset_to_pointer (filler, (glong) MIN (more, (gsize) g_utf8_strlen (filler, -1)));
  while (end > filler && end[-1] == ' ')
    end--; /* GTK 4.8 measures a label that ends in a space in two ways */
  longer = g_strdup_printf ("%s%.*s", text, (int) (end - filler), filler);
  return g_intern_string (longer);
}

char *
dcgettext (const char *domain, const char *text, int category)
{
  return (char *) lengthen (text);
}

char *
dgettext (const char *domain, const char *text)
{
  return (char *) lengthen (text);
}

char *
gettext (const char *text)
{
  return (char *) lengthen (text);
}

char *
dcngettext (const char *domain, const char *one, const char *many, unsigned long n, int category)
{
  return (char *) lengthen (n == 1 ? one : many);
}

char *
dngettext (const char *domain, const char *one, const char *many, unsigned long n)
{
  return (char *) lengthen (n == 1 ? one : many);
}

char *
ngettext (const char *one, const char *many, unsigned long n)
{
  return (char *) lengthen (n == 1 ? one : many);
}
