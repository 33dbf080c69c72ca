/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-notice.h"

void
tc_notice_show_error (GtkWidget *from, const GError *error)
{
  if (error != NULL)
    gtk_widget_activate_action (from, "win.show-notice", "s", error->message);
}

void
tc_notice_replace (GtkWidget *from, const char *kind, const char *text)
{
  gtk_widget_activate_action (from, "win.replace-notice", "(ss)", kind, text);
}
