/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-application.h"
#include "app/tc-memory.h"
#include "app/tc-stalls.h"

#include <glib/gi18n.h>
#include <gtksourceview/gtksource.h>
#include <locale.h>

int
main (int argc, char **argv)
{
  g_autoptr (TcApplication) application = NULL;
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, TC_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  tc_memory_keep ();
  gtk_source_init ();
  tc_stalls_watch (tc_stalls_get_limit ());
  application = tc_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_clear_object (&application);
  gtk_source_finalize ();
  return status;
}
