/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-save-changes.h"

#include <glib/gi18n.h>

#include "widgets/tc-save-text.h"

static char *
dup_text (gpointer text)
{
  return g_strdup (text);
}

static char *
dup_words (const char *name)
{
  return g_strdup_printf (_ ("Saved the changes as %s."), name);
}

static const TcSavedText changes = { N_ ("Export the Changes"), dup_text, dup_words };

/* (transfer full): a name for the file, without its ending. */
static char *
dup_proposal (TcDocument *document, const char *other)
{
  g_autofree char *mine = tc_document_dup_stem (document);
  g_autofree char *theirs = other != NULL ? tc_stem_dup (other) : NULL;

  if (theirs == NULL || g_str_equal (mine, theirs))
    /* TRANSLATORS: the name of a file that says what has changed in a scenario: without spaces */
    return g_strdup_printf (_ ("changes-of-%s"), mine);
  /* TRANSLATORS: the name of a file that says what differs between two scenarios */
  return g_strdup_printf (_ ("changes-from-%s-to-%s"), theirs, mine);
}

void
tc_save_changes (GtkWidget *from, TcDocument *document, const char *other, const char *text)
{
  g_autofree char *proposal = NULL;
  g_autoptr (GFile) folder = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from) && TC_IS_DOCUMENT (document) && text != NULL);

  proposal = dup_proposal (document, other);
  folder = tc_document_dup_save_folder (document);
  tc_save_text (from, &changes, folder, proposal, g_strdup (text), g_free);
}
