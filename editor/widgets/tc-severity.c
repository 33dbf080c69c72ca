/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-severity.h"

const char *
tc_severity_get_icon_name (TcSeverity severity)
{
  switch (severity) {
  case TC_SEVERITY_NOTE:
    return "dialog-information-symbolic";
  case TC_SEVERITY_WARNING:
    return "dialog-warning-symbolic";
  case TC_SEVERITY_ERROR:
    return "dialog-error-symbolic";
  }
  g_return_val_if_reached ("");
}
