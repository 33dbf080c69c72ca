/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* Slips at a table of secret roles: what its designer reads, and what the fixes would write. */

static const LintSaid cases[] = {
  /* The table: the seats go round it as the players stand in the file */
  { "places-exchanged",
    "card\" player=\"ada\"/>\n"
    "    <place id=\"before-boris\" name=\"Boris's identity card\" player=\"boris\"/>",
    "card\" player=\"boris\"/>\n"
    "    <place id=\"before-boris\" name=\"Boris's identity card\" player=\"ada\"/>",
    "ROL001@22:63 This place is that of Ada\n" },
  { "place-missing",
    "\n"
    "    <place id=\"before-hugo\" name=\"Hugo's identity card\" player=\"hugo\"/>",
    "", "ROL001@20:4 Hugo has no place at the table\n" },
  { "place-in-the-middle-missing",
    "\n"
    "    <place id=\"before-boris\" name=\"Boris's identity card\" player=\"boris\"/>",
    "", "ROL001@14:4 Boris has no place at the table\n" },
  { "place-of-nobody",
    "<player id=\"hugo\" name=\"Hugo\" colour=\"#56606b\" src=\"designer\"/>\n"
    "  ",
    "",
    "REF001@28:65 There is no side \"hugo\"\n"
    "ROL007@302:65 8 players take part, but only 7 are listed\n"
    "ROL007@307:78 8 players take part, but only 7 are listed\n" },
  { "place-misspelt", "player=\"hugo\"/>", "player=\"hugu\"/>",
    "REF001@29:65 There is no side \"hugu\"\n"
    "Write \"hugo\":\n"
    "- <place id=\"before-hugo\" name=\"Hugo's identity card\" player=\"hugu\"/>\n"
    "+ <place id=\"before-hugo\" name=\"Hugo's identity card\" player=\"hugo\"/>\n" },
  { "place-twice", "<place id=\"before-hugo\" name=\"Hugo's identity card\" player=\"hugo\"/>",
    "<place id=\"before-hugo\" name=\"Hugo's identity card\" player=\"hugo\"/>\n"
    "    <place id=\"second\" name=\"Second\" player=\"hugo\"/>",
    "SCH005@30:6 One <place> too many: <round-table> may have at most 8\n"
    "ROL001@30:46 Hugo has a place already\n" },
  /* Roles and identity cards */
  { "trait-missing",
    "\n"
    "      <trait trait=\"trait-fighter\" ref=\"Setup\"/>\n"
    "      <sigil-points sigil=\"sigil-atreides\"",
    "\n"
    "      <sigil-points sigil=\"sigil-atreides\"",
    "ROL002@61:6 Atreides fighter has 1 trait card, but Atreides noble has 2\n" },
  { "trait-too-many", "<knows role=\"harkonnen-fighter\" ref=\"Setup\"/>",
    "<trait trait=\"trait-fighter\"/>\n"
    "      <knows role=\"harkonnen-fighter\" ref=\"Setup\"/>",
    "ROL002@71:6 Harkonnen noble has 3 trait cards, but Atreides noble has 2\n" },
  { "role-of-nobody", "  </roles>",
    "  <role id=\"mentat\" name=\"Mentat\" house=\"atreides\"><trait "
    "trait=\"trait-atreides\"/><trait trait=\"trait-fighter\"/></role>\n"
    "  </roles>",
    "ROL003@92:4 No identity card gives Mentat\n" },
  { "role-misspelt", "name=\"Trooper\" role=\"harkonnen-fighter\"",
    "name=\"Trooper\" role=\"harkonen-fighter\"",
    "REF001@95:49 There is no role \"harkonen-fighter\"\n"
    "Write \"harkonnen-fighter\":\n"
    "- <identity id=\"trooper\" name=\"Trooper\" role=\"harkonen-fighter\"/>\n"
    "+ <identity id=\"trooper\" name=\"Trooper\" role=\"harkonnen-fighter\"/>\n" },
  { "identity-never-dealt", "  </identities>",
    "  <identity id=\"thufir\" name=\"Thufir Hawat\" role=\"atreides-fighter\"/>\n"
    "  </identities>",
    "ROL004@102:4 Thufir Hawat is never dealt\n" },
  { "identity-twice", "<identity id=\"guard\"", "<identity id=\"trooper\"",
    "REF002@99:19 There is a second identity \"trooper\"\n" },
  { "knows-nobody", "<knows role=\"harkonnen-fighter\" ref=\"Setup\"/>",
    "<knows role=\"harkonnen-fihgter\" ref=\"Setup\"/>",
    "REF001@74:20 There is no role \"harkonnen-fihgter\"\n"
    "Write \"harkonnen-fighter\":\n"
    "- <knows role=\"harkonnen-fihgter\" ref=\"Setup\"/>\n"
    "+ <knows role=\"harkonnen-fighter\" ref=\"Setup\"/>\n" },
  { "house-misspelt", "name=\"Atreides noble\" house=\"atreides\"",
    "name=\"Atreides noble\" house=\"atreide\"",
    "REF001@51:60 There is no house \"atreide\"\n"
    "Write \"atreides\":\n"
    "- <role id=\"atreides-noble\" name=\"Atreides noble\" house=\"atreide\">\n"
    "+ <role id=\"atreides-noble\" name=\"Atreides noble\" house=\"atreides\">\n" },
  /* Numbers of players */
  { "deal-missing",
    "<deal identity=\"duncan\"/>\n"
    "      <omit",
    "<omit", "ROL005@255:21 3 identity cards are dealt to 4 players\n" },
  { "deal-too-many",
    "<deal identity=\"duncan\"/>\n"
    "      <omit",
    "<deal identity=\"duncan\"/>\n"
    "      <deal identity=\"gurney\"/>\n"
    "      <omit",
    "ROL005@255:21 5 identity cards are dealt to 4 players\n" },
  { "deal-twice",
    "<deal identity=\"duncan\"/>\n"
    "      <omit",
    "<deal identity=\"duke-leto\"/>\n"
    "      <omit",
    "REF002@259:23 There is a second dealt identity \"duke-leto\"\n" },
  { "one-house",
    "<deal identity=\"duke-leto\"/>\n"
    "      <deal identity=\"duncan\"/>\n"
    "      <omit",
    "<deal identity=\"guard\"/>\n"
    "      <deal identity=\"rabban\"/>\n"
    "      <omit",
    "ROL006@255:6 All players are of House Harkonnen\n" },
  { "one-of-the-other-house",
    "<deal identity=\"duke-leto\"/>\n"
    "      <deal identity=\"duncan\"/>\n"
    "      <omit",
    "<deal identity=\"guard\"/>\n"
    "      <deal identity=\"duncan\"/>\n"
    "      <omit",
    "" },
  { "count-twice", "<count players=\"5\">", "<count players=\"4\">",
    "REF002@262:21 There is a second player count \"4\"\n"
    "ROL007@300:63 Nothing says which cards 5 players use\n"
    "ROL007@305:76 Nothing says which cards 5 players use\n" },
  { "count-missing", "<count players=\"8\">", "<count players=\"3\">",
    "ROL005@287:21 8 identity cards are dealt to 3 players\n"
    "ROL007@303:65 Nothing says which cards 8 players use\n"
    "ROL007@308:78 Nothing says which cards 8 players use\n" },
  { "players-not-listed", "<setup id=\"eight\" name=\"Eight players, even start\" players=\"8\"",
    "<setup id=\"eight\" name=\"Eight players, even start\" players=\"9\"",
    "SCH009@303:65 players cannot be \"9\": expected a whole number from 3 to 8\n" },
  { "setup-without-a-count", "players=\"4\" src-of=\"start", "players=\"2\" src-of=\"start",
    "SCH009@299:63 players cannot be \"2\": expected a whole number from 3 to 8\n" },
  { "set-misspelt", "<omit set=\"extended\"/>", "<omit set=\"extendet\"/>",
    "REF001@260:18 There is no card-set \"extendet\"\n"
    "Write \"extended\":\n"
    "- <omit set=\"extendet\"/>\n"
    "+ <omit set=\"extended\"/>\n" },
  /* The score track */
  { "start-beyond", "players=\"5\" start=\"-6\"", "players=\"5\" start=\"-11\"",
    "ROL008@305:86 The score track has no place -11\n" },
  { "start-at-the-end", "players=\"5\" start=\"-6\"", "players=\"5\" start=\"-10\"", "" },
  { "start-above", "players=\"5\" start=\"-6\"", "players=\"5\" start=\"11\"",
    "ROL008@305:86 The score track has no place 11\n" },
  { "track-backwards", "min=\"-10\" max=\"10\"", "min=\"10\" max=\"-10\"",
    "ROL009@250:73 The track ends before it begins\n" },
  { "track-of-one-place", "min=\"-10\" max=\"10\"", "min=\"3\" max=\"3\"",
    "ROL009@250:72 The track ends before it begins\n" },
  { "track-without-start", "min=\"-10\" max=\"10\"", "min=\"1\" max=\"10\"",
    "ROL008@299:6 The score track has no place 0\n"
    "ROL008@300:6 The score track has no place 0\n"
    "ROL008@301:6 The score track has no place 0\n"
    "ROL008@302:6 The score track has no place 0\n"
    "ROL008@303:6 The score track has no place 0\n"
    "ROL008@304:86 The score track has no place 0\n"
    "ROL008@305:86 The score track has no place -6\n"
    "ROL008@306:84 The score track has no place -1\n"
    "ROL008@307:88 The score track has no place -5\n"
    "ROL008@308:88 The score track has no place -1\n" },
  { "zero-of-nobody", "max=\"10\" ref", "max=\"10\" zero=\"fremen\" ref",
    "REF001@250:84 There is no house \"fremen\"\n" },
  /* The action deck */
  { "deck-just-enough", "<rules>", "<rules><rounds action=\"3\"/><row size=\"6\"/>",
    "ROL010@262:21 21 action cards are needed (rounds: 3, players: 5, shown: 6), but there are "
    "20\n" },
  { "deck-one-too-few", "<rules>", "<rules><rounds action=\"3\"/><row size=\"7\"/>",
    "SCH009@251:41 size cannot be \"7\": expected a whole number from 1 to 6\n" },
  { "deck-too-few-rounds", "<rules>", "<rules><rounds action=\"4\"/>",
    "ROL010@262:21 23 action cards are needed (rounds: 4, players: 5, shown: 3), but there are 20\n"
    "ROL010@278:21 31 action cards are needed (rounds: 4, players: 7, shown: 3), but there are 30\n"
    "ROL010@287:21 35 action cards are needed (rounds: 4, players: 8, shown: 3), but there are "
    "30\n" },
  { "row-of-more-kinds-than-there-are", "<rules>",
    "<rules><rounds action=\"1\"/><row size=\"11\"/>",
    "SCH009@251:41 size cannot be \"11\": expected a whole number from 1 to 6\n" },
  { "sigil-of-no-role", "  <trait-cards id=\"traits\"",
    "  <sigil id=\"guild\" name=\"Guild\"/>\n"
    "  <trait-cards id=\"traits\"",
    "ROL012@36:4 No role scores Guild\n" },
  { "sigil-on-no-card",
    "sigil=\"sigil-all\" src=\"reconstructed\"/>\n"
    "      <target-points target=\"attack\" each=\"-2\"",
    "sigil=\"sigil-all\" src=\"reconstructed\"/>\n"
    "      <sigil-points sigil=\"guild\"/>\n"
    "      <target-points target=\"attack\" each=\"-2\"",
    "REF001@57:28 There is no sigil \"guild\"\n" },
  { "copy-twice", "<copy id=\"scout-2\"", "<copy id=\"scout-1\"",
    "REF002@110:17 There is a second copy \"scout-1\"\n"
    "Remove the second one:\n"
    "- <copy id=\"scout-1\" sigil=\"sigil-harkonnen\" src=\"reconstructed\"/>\n"
    "Write \"scout-1-2\":\n"
    "- <copy id=\"scout-1\" sigil=\"sigil-harkonnen\" src=\"reconstructed\"/>\n"
    "+ <copy id=\"scout-1-2\" sigil=\"sigil-harkonnen\" src=\"reconstructed\"/>\n" },
  { "copy-of-no-set", "sigil=\"sigil-all\" set=\"extended\"",
    "sigil=\"sigil-all\" set=\"extendet\"",
    "REF001@113:49 There is no card-set \"extendet\"\n"
    "Write \"extended\":\n"
    "- <copy id=\"scout-5\" sigil=\"sigil-all\" set=\"extendet\" src=\"reconstructed\"/>\n"
    "+ <copy id=\"scout-5\" sigil=\"sigil-all\" set=\"extended\" src=\"reconstructed\"/>\n" },
  /* Tokens */
  { "token-on-no-card", "  </tokens>",
    "  <token id=\"spice\" name=\"spice token\" plural=\"spice tokens\"/>\n"
    "  </tokens>",
    "ROL013@48:4 No action card has a spice token\n" },
  { "token-not-delivered", "<place piece=\"sigil-token\" whose=\"own\">",
    "<place piece=\"assassin-token\" whose=\"own\">",
    "ROL013@185:88 Atreides Sigil does not deliver its token\n" },
  { "token-on-a-card-without-an-event",
    "<action id=\"aerial-recon\" name=\"Aerial Recon\" use=\"targeting\" round=\"2\"",
    "<action id=\"aerial-recon\" name=\"Aerial Recon\" use=\"targeting\" round=\"2\" "
    "token=\"sigil-token\"",
    "ROL013@217:84 Aerial Recon does not deliver its token\n" },
  { "token-misspelt", "token=\"assassin-token\" src", "token=\"assasin-token\" src",
    "REF001@201:107 There is no piece-kind \"assasin-token\"\n"
    "Write \"assassin-token\":\n"
    "- <action id=\"master-of-assassins\" name=\"Atreides Master of Assassins\" use=\"targeting\" "
    "round=\"1\" token=\"assasin-token\" src=\"reconstructed\" src-of=\"name:rulebook "
    "token:rulebook use:rulebook round:rulebook\">\n"
    "+ <action id=\"master-of-assassins\" name=\"Atreides Master of Assassins\" use=\"targeting\" "
    "round=\"1\" token=\"assassin-token\" src=\"reconstructed\" src-of=\"name:rulebook "
    "token:rulebook use:rulebook round:rulebook\">\n" },
  /* When cards are used */
  { "round-that-never-comes", "use=\"targeting\" round=\"2\"", "use=\"targeting\" round=\"3\"",
    "ROL014@217:74 There are only 2 targeting rounds\n" },
  { "one-targeting-round", "  <rules>",
    "  <rules>\n"
    "    <rounds targeting=\"1\"/>",
    "ROL015@41:4 Target cards of each player: 2, targeting rounds: 1\n"
    "ROL014@217:74 There is only 1 targeting round\n" },
  { "round-of-an-immediate-card", "name=\"Scout\" use=\"immediate\"",
    "name=\"Scout\" use=\"immediate\" round=\"1\"",
    "ROL014@108:60 Scout is used at once, in an action round\n" },
  { "reaction-that-nobody-has-to-be-asked-for", "  </rules>",
    "    <targets escape=\"0\"/>\n"
    "  </rules>",
    "ROL014@231:68 Players are not asked for reactions in this game\n" },
  { "reaction-that-nobody-is-asked-for", "  </rules>",
    "    <targets escape=\"false\"/>\n"
    "  </rules>",
    "ROL014@231:68 Players are not asked for reactions in this game\n" },
  { "card-that-does-nothing",
    "      <event>\n"
    "        <must>\n"
    "          <invoke procedure=\"turn-aside\"/>\n"
    "        </must>\n"
    "      </event>\n",
    "", "ROL014@231:68 Ornithopter Escape does nothing when it is used\n" },
  { "hold-back-as-a-reaction", "<invoke procedure=\"turn-aside\"/>",
    "<invoke procedure=\"hold-back\"/>",
    "ROL014@236:30 This is never possible when the card is used\n" },
  { "turn-aside-in-the-own-turn", "<invoke procedure=\"hold-back\"/>",
    "<invoke procedure=\"turn-aside\"/>",
    "ROL014@245:30 This is never possible when the card is used\n" },
  { "use-misspelt", "name=\"Scout\" use=\"immediate\"", "name=\"Scout\" use=\"imediate\"",
    "SCH009@108:42 use cannot be \"imediate\": expected one of immediate, targeting, reaction\n"
    "Write \"immediate\":\n"
    "- <action id=\"scout\" name=\"Scout\" use=\"imediate\" src=\"reconstructed\">\n"
    "+ <action id=\"scout\" name=\"Scout\" use=\"immediate\" src=\"reconstructed\">\n" },
  /* Target cards */
  { "target-that-scores-nothing", "  </target-cards>",
    "  <target id=\"bluff\" name=\"Bluff\"/>\n"
    "  </target-cards>",
    "ROL015@41:4 Target cards of each player: 3, targeting rounds: 2\n"
    "ROL015@44:4 Bluff scores for nobody\n" },
  { "target-without-copies", "name=\"Attack\"/>", "name=\"Attack\" copies=\"0\"/>",
    "SCH009@42:47 copies cannot be \"0\": expected a whole number from 1 to 6\n" },
  { "target-too-many", "name=\"Attack\"/>", "name=\"Attack\" copies=\"2\"/>",
    "ROL015@41:4 Target cards of each player: 3, targeting rounds: 2\n" },
  { "target-rounds", "  <rules>",
    "  <rules>\n"
    "    <rounds targeting=\"3\"/>",
    "ROL015@41:4 Target cards of each player: 2, targeting rounds: 3\n" },
  { "points-of-no-target", "<target-points target=\"attack\" each=\"-2\"",
    "<target-points target=\"atack\" each=\"-2\"",
    "REF001@57:30 There is no target \"atack\"\n"
    "Write \"attack\":\n"
    "- <target-points target=\"atack\" each=\"-2\" ref=\"4. Score target cards\"/>\n"
    "+ <target-points target=\"attack\" each=\"-2\" ref=\"4. Score target cards\"/>\n" },
  /* Shields, and cards that stay where they are */
  { "shield-of-players", "phrase=\"shielded\" of=\"card\"", "phrase=\"shielded\"",
    "ROL016@252:21 Shielded is true of players, not of cards\n" },
  { "shield-missing", "<shield status=\"shielded\" ref=\"Shielded and unshielded traits\"/>", "",
    "SCH006@251:4 <rules> needs <shield>\n"
    "Insert <shield>:\n"
    "+ <shield status=\"shielded\" src=\"designer\"/>\n" },
  { "traits-moved", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"traits\" player=\"chosen\" to=\"discard\"/>",
    "ROL017@179:31 Cards cannot be moved here: trait cards\n" },
  { "targets-moved", "<inspect deck=\"targets\" player=\"chosen\"/>",
    "<transfer deck=\"targets\" player=\"chosen\" to=\"discard\"/>",
    "ROL017@225:31 Cards cannot be moved here: target cards\n" },
  { "into-the-row", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"taken\" player=\"chosen\" to=\"row\"/>",
    "ROL017@179:58 Cards cannot be moved here: Shown cards\n" },
  { "out-of-the-row", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"row\" to=\"discard\"/>", "" },
  { "taken-from-a-player", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"taken\" player=\"chosen\" to=\"discard\"/>", "" },
  /* Names and colours */
  { "houses-of-one-colour", "colour=\"#b0402f\"", "colour=\"#2f7d4f\"",
    "NAM003@12:56 There is a second house with the colour #2f7d4f\n" },
  { "players-of-one-colour", "colour=\"#3f6fb5\"", "colour=\"#c98a1b\"", "" },
  { "same-card-name", "name=\"Informer\"", "name=\"Scout\"",
    "NAM001@124:33 There is a second action with the name \"Scout\"\n" },
  { "same-identity-name", "name=\"Guard\"", "name=\"Trooper\"", "" },
  /* Milestones */
  { "milestone-of-nothing", "event=\"replaced\"", "event=\"replacing\"",
    "SCH009@311:87 event cannot be \"replacing\": expected one of replaced, reshuffled, delivered, "
    "turned-aside, discarded, viewed\n"
    "Write \"replaced\":\n"
    "- <milestone id=\"replaced\" name=\"A card that could not be used was replaced\" "
    "event=\"replacing\"/>\n"
    "+ <milestone id=\"replaced\" name=\"A card that could not be used was replaced\" "
    "event=\"replaced\"/>\n" },
  { "milestone-twice", "<milestone id=\"escape\"", "<milestone id=\"delivered\"",
    "REF002@314:20 There is a second milestone \"delivered\"\n"
    "Remove the second one:\n"
    "- <milestone id=\"delivered\" name=\"A target card was turned aside\" "
    "event=\"turned-aside\"/>\n"
    "Write \"delivered-2\":\n"
    "- <milestone id=\"delivered\" name=\"A target card was turned aside\" "
    "event=\"turned-aside\"/>\n"
    "+ <milestone id=\"delivered-2\" name=\"A target card was turned aside\" "
    "event=\"turned-aside\"/>\n" },
  { "milestone-never", "event=\"viewed\" count=\"10\"", "event=\"viewed\" count=\"0\"",
    "SCH009@316:84 count cannot be \"0\": expected a whole number from 1 to 99\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_said ("roles", "scenarios/dune/dune.scenario.xml", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
