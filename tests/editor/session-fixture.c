/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

TcRuleset *
session_get_ruleset (SessionFixture *fixture)
{
  return tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
}

void
session_set_up (SessionFixture *fixture, gconstpointer system)
{
  fixture_set_up_with (&fixture->base, system);
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  g_assert_nonnull (session_get_ruleset (fixture));
  fixture->session = tc_session_new ();
  session_restart (fixture);
}

void
session_tear_down (SessionFixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->session);
  fixture_tear_down (&fixture->base, data);
}

guint8
session_get_actor (SessionFixture *fixture)
{
  return tc_game_get_state (tc_session_get_game (fixture->session))->actor;
}

void
session_seat (SessionFixture *fixture, guint people)
{
  TcRuleset *ruleset = session_get_ruleset (fixture);

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i,
                        people >> i & 1 ? NULL : tc_bot_find (ruleset, "random"));
}

void
session_restart (SessionFixture *fixture)
{
  tc_session_start (fixture->session, session_get_ruleset (fixture), 0, 7);
}
