/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-fixture.h"

/* What does not compile, and what compiles and does not do what it seems to. */

#define DISK(space) "<place piece='disk'><in space='" space "'/></place>"

typedef struct {
  const char *name;
  const char *event;
  const char *code;
} FaultCase;

static const FaultCase faults[] = {
  { "in-without-attribute", "<place piece='disk'><in/></place>", "EFF001" },
  { "in-with-two", "<place piece='disk'><in space='ash' group='grove'/></place>", "EFF001" },
  { "controls-nothing", "<if><when><controls side='red'/></when><then>" DISK ("ash") "</then></if>",
    "EFF001" },
  { "nobodys-cube", "<place piece='cube'/>", "EFF002" },
  { "own-disk", "<place piece='disk' whose='own'/>", "EFF002" },
  { "side-and-whose", "<place piece='cube' side='red' whose='own'/>", "EFF002" },
  { "new-piece-of-nobody", "<replace piece='cube' side='red' new-piece='cube'/>", "EFF002" },
  { "shift-nobodys-points", "<shift track='points' by='1'/>", "EFF002" },
  { "controlled-by-nobody",
    "<if><when><controls space='ash'/></when><then>" DISK ("ash") "</then></if>", "EFF002" },
  { "empty-group", "<place piece='disk'><in group='void'/></place>", "EFF101" },
  { "joined-by-no-joining-piece", "<place piece='disk'><in joined-by='cube'/></place>", "EFF101" },
  { "all-taken-away", "<place piece='disk'><in space='ash'/><not-in group='grove'/></place>",
    "EFF101" },
  { "more-than-there-are", "<place piece='disk' count='3'/>", "EFF102" },
  { "more-of-a-side", "<move piece='cube' whose='own' count='7'/>", "EFF102" },
  { "more-spaces-than-there-are",
    "<place piece='cube' whose='own' count='2' different='true'><in space='ash'/></place>",
    "EFF102" },
  { "must-have-more-than-there-are", "<must><place piece='disk' count='3'/></must>", "EFF111" },
  { "must-use-more-spaces",
    "<must><place piece='cube' whose='own' count='2' different='true'><in "
    "space='ash'/></place></must>",
    "EFF111" },
  { "may-have-fewer", "<must><place piece='disk' count='3' up-to='true'/></must>", "EFF102" },
  { "excluding-bounds",
    "<if><when><track track='level' at-least='5'/><track track='level' "
    "at-most='3'/></when><then>" DISK ("ash") "</then></if>",
    "EFF109" },
  { "excluding-owners",
    "<if><when><any><all><controls player='acting' space='ash'/><controls player='opposing' "
    "group='grove'/></all><track track='level' at-most='3'/></any></when><then>" DISK (
      "ash") "</then></if>",
    "EFF109" },
  { "track-too-high",
    "<if><when><track track='level' at-least='10'/></when><then>" DISK ("ash") "</then></if>",
    "EFF103" },
  { "always",
    "<if><when><track track='points' side='red' at-most='5'/></when><then>" DISK (
      "ash") "</then></if>",
    "EFF103" },
  { "too-many-counted",
    "<if><when><pieces piece='cube' whose='any' at-least='13'/></when><then>" DISK (
      "ash") "</then></if>",
    "EFF103" },
  { "beyond-the-dice", "<roll><branch min='7'><do>" DISK ("ash") "</do></branch></roll>",
    "EFF104" },
  { "behind-another-branch",
    "<roll dice='2'><branch min='2' max='9'><do>" DISK (
      "ash") "</do></branch><branch max='5'><do>" DISK ("ash") "</do></branch></roll>",
    "EFF104" },
  { "two-branches-meet",
    "<roll><branch max='3'><do>" DISK ("ash") "</do></branch><branch min='3'><do>" DISK (
      "dale") "</do></branch></roll>",
    "EFF112" },
  { "between-branches",
    "<roll><branch max='2'><do>" DISK ("ash") "</do></branch><branch min='4'><do>" DISK (
      "dale") "</do></branch></roll>",
    "EFF113" },
  { "one-option", "<choose><option id='o-a' name='A'><do>" DISK ("ash") "</do></option></choose>",
    "EFF105" },
  { "shift-by-nothing", "<shift track='level' by='0'/>", "EFF106" },
  { "same-pieces", "<replace piece='disk' new-piece='disk'/>", "EFF106" },
  { "move-in-place", "<move piece='disk'><in space='ash'/></move>", "EFF106" },
  { "keep-all", "<remove piece='disk' keep='2'/>", "EFF106" },
  { "same-otherwise",
    "<if><when><track track='level' at-most='3'/></when><then>" DISK ("ash") "</then><else>" DISK (
      "ash") "</else></if>",
    "EFF106" },
  { "repeat-once", "<repeat times='1'><do>" DISK ("ash") "</do></repeat>", "EFF106" },
  { "more-than-spaces-hold", "<place piece='cube' whose='own' count='4'><in space='ash'/></place>",
    "EFF102" },
  { "must-have-more-than-spaces-hold",
    "<must><remove piece='disk' count='2'><in space='ash'/></remove></must>", "EFF111" },
  { "counted-more-than-spaces-hold",
    "<if><when><pieces piece='cube' whose='own' at-least='4'><in space='ash'/></pieces></when>"
    "<then>" DISK ("ash") "</then></if>",
    "EFF103" },
  { "room-for-more-than-spaces-hold",
    "<if><when><room piece='disk' at-least='2'><in space='ash'/></room></when><then>" DISK (
      "ash") "</then></if>",
    "EFF103" },
  { "contradiction-inside",
    "<if><when><controls side='red' space='ash'/><any><controls side='blue' space='ash'/>"
    "<all><track track='level' at-most='3'/><none><controls side='red' space='ash'/></none></all>"
    "</any></when><then>" DISK ("ash") "</then></if>",
    "EFF103" },
  { "not-a-space-of-the-group",
    "<if><when><controls side='red' group='grove'/><none><controls side='red' space='ash'/></none>"
    "</when><then>" DISK ("ash") "</then></if>",
    "EFF103" },
  { "one-or-the-other",
    "<if><when><any><track track='level' at-most='3'/><none><track track='level' at-most='5'/>"
    "<controls side='red' space='ash'/></none><track track='level' at-least='4' at-most='7'/>"
    "<all><track track='level' at-least='8'/></all></any></when><then>" DISK ("ash") "</then></if>",
    "EFF103" },
};

/* Nothing to report: bounds that just matter, all pieces, the last result of the dice. */
static void
test_no_fault (void)
{
  g_autofree char *text = fixture_dup_text (
    "<place piece='disk' count='2'/><if><when><track track='level' at-least='9'/>"
    "<pieces piece='cube' whose='any' at-least='12'/><any><track track='level' at-most='2'/>"
    "<controls player='acting' space='ash'/><controls player='opposing' space='ash'/></any>"
    "<none><track track='level' at-most='3'/></none></when><then><remove piece='disk' keep='1'/>"
    "</then></if><roll><branch min='6'><do><shift track='level' by='1'/></do></branch><branch><do>"
    "<move piece='cube' whose='own'><from space='ash'/><to space='dale'/></move></do></branch>"
    "</roll>");
  g_autoptr (TcReport) report = trial_check (text);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_assert_false (g_str_has_prefix (tc_report_get (report, i)->code, "EFF"));
}

/* The findings of effects are @code alone. */
static void
check_only (TcReport *report, const char *code)
{
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (!g_str_has_prefix (finding->code, "EFF"))
      continue;
    g_assert_cmpstr (finding->code, ==, code);
    n++;
  }
  g_assert_cmpuint (n, ==, 1);
}

static void
test_fault (gconstpointer data)
{
  const FaultCase *each = data;
  g_autofree char *text = fixture_dup_text (each->event);
  g_autoptr (TcReport) report = trial_check (text);

  check_only (report, each->code);
}

/* Loops inside loops, more than a position has room for. */
static void
test_too_deep (void)
{
  g_autoptr (GString) event = g_string_new (DISK ("ash"));
  g_autofree char *text = NULL;
  g_autoptr (TcReport) report = NULL;

  for (guint i = 0; i < TC_EFFECTS_MAX_DEPTH; i++) {
    g_string_prepend (event, "<repeat times='2'><do>");
    g_string_append (event, "</do></repeat>");
  }
  text = fixture_dup_text (event->str);
  report = trial_check (text);
  check_only (report, "EFF004");
}

/* With three sides nobody is "the other" one. */
static void
test_three_sides (void)
{
  g_autofree char *text = fixture_dup_text ("<place piece='cube' whose='enemy'/>");
  g_auto (GStrv) parts = g_strsplit (text, "<seat id='anna'", 2);
  g_autofree char *three =
    g_strconcat (parts[0], "<side id='grey' name='Grey'/><seat id='anna'", parts[1], NULL);
  g_autoptr (TcReport) report = trial_check (three);

  check_only (report, "EFF003");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *path = g_strconcat ("/effects/fault/", faults[i].name, NULL);

    g_test_add_data_func (path, &faults[i], test_fault);
  }
  g_test_add_func ("/effects/fault/none", test_no_fault);
  g_test_add_func ("/effects/fault/too-deep", test_too_deep);
  g_test_add_func ("/effects/fault/three-sides", test_three_sides);

  return g_test_run ();
}
