/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940.h"

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

