/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-prepare.h"

/* H-q: which cards can be used on which rolls, and what comes of several. */

#define BONES "token skeletons entrance-hall; top axe; "
#define ALL   "has anna adrenaline-shot; has anna angel-feather; has anna idol; "
#define RIDE  "lay mystic-elevator ground 5 5 0; at anna mystic-elevator; "
#define FATE  "; play choose foresee-roll"

static const HouseRow rows[] = {
  { "trait", BONES ALL "play try skeletons", "moves",
    "use adrenaline-shot; use angel-feather; use idol; roll-on" },
  { "event", ALL "draw anna e-phone-call", "moves", "use angel-feather; use idol; roll-on" },
  { "room", RIDE ALL "play act", "moves", "use angel-feather; roll-on" },
  /* Once the result is fixed dice are of no use, and neither is another result */
  { "result-is-fixed", BONES ALL "play try skeletons; play use angel-feather; play choose result-1",
    "moves", "use adrenaline-shot; roll-on" },
  { "result-was-kept",
    BONES "draw anna e-it-is-meant-to-be; dice 0110" FATE "; " ALL "play try skeletons; play spend",
    "moves", "use adrenaline-shot; roll-on" },
  /* Rolls that an event makes without a trait */
  { "sounds", ALL "draw anna e-disquieting-sounds", "moves",
    "use angel-feather; use idol; roll-on" },
  { "sounds-again", "has anna lucky-stone; dice 012012; draw anna e-disquieting-sounds", "moves",
    "use lucky-stone; roll-on" },
  /* H-t: who is attacked knows what the attacker has rolled */
  { "defence-after-the-attack",
    "haunt 1 anna; has anna adrenaline-shot; turn ben; dice 2220; play attack > anna", "moves",
    "use adrenaline-shot; roll-on" },
  { "keeping", ALL "draw anna e-it-is-meant-to-be" FATE, "moves",
    "use angel-feather; use idol; roll-on" },
  { "keeping-again", "has anna lucky-stone; dice 0120; draw anna e-it-is-meant-to-be" FATE, "moves",
    "use lucky-stone; roll-on" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  house_add_rows ("rolls", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
