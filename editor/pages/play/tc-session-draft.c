/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-session-draft.h"

#include "pages/play/tc-session-private.h"

gboolean
tc_session_recover (TcSession *self,
                    TcRuleset *ruleset,
                    const char *replay,
                    TcDivergence *out_divergence)
{
  if (!tc_session_load (self, ruleset, replay, out_divergence))
    return FALSE;
  /* Of a part, the draft that stays has more. */
  if (out_divergence->kind == TC_DIVERGENCE_NONE)
    tc_session_touch (self);
  return TRUE;
}

gboolean
tc_session_is_replayed (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->record != NULL;
}
