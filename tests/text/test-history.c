/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-history.h"

#include <string.h>

#include "text-support.h"

typedef enum { SET, SET_MERGED, SAVE, UNDO, REDO, BREAK } Operation;

/* The text is one digit; SET replaces it. */
typedef struct {
  Operation operation;
  guint argument; /* the digit to set */
  guint expected;
  gboolean can_undo;
  gboolean can_redo;
  gboolean is_modified;
  guint n_steps;
} Step;

typedef struct {
  const char *name;
  Step steps[14];
  guint n;
} Script;

static const Script scripts[] = {
  { "undo-and-redo",
    {
      { SET, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SET, 2, 2, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { UNDO, 0, 0, FALSE, TRUE, FALSE, 2 },
      { UNDO, 0, 0, FALSE, TRUE, FALSE, 2 },
      { REDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { REDO, 0, 2, TRUE, FALSE, TRUE, 2 },
      { REDO, 0, 2, TRUE, FALSE, TRUE, 2 },
    },
    8 },
  { "new-edit-drops-redo",
    {
      { SET, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SET, 2, 2, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { SET, 3, 3, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { REDO, 0, 3, TRUE, FALSE, TRUE, 2 },
    },
    6 },
  { "save-point",
    {
      { SET, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SAVE, 0, 1, TRUE, FALSE, FALSE, 1 },
      { SET, 3, 3, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, FALSE, 2 },
      { UNDO, 0, 0, FALSE, TRUE, TRUE, 2 },
      { REDO, 0, 1, TRUE, TRUE, FALSE, 2 },
    },
    6 },
  { "dropped-save-point",
    {
      { SET, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SET, 2, 2, TRUE, FALSE, TRUE, 2 },
      { SAVE, 0, 2, TRUE, FALSE, FALSE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { SET, 3, 3, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { UNDO, 0, 0, FALSE, TRUE, TRUE, 2 },
      { SAVE, 0, 0, FALSE, TRUE, FALSE, 2 },
    },
    8 },
  { "merge",
    {
      { SET_MERGED, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SET_MERGED, 2, 2, TRUE, FALSE, TRUE, 1 },
      { SET_MERGED, 3, 3, TRUE, FALSE, TRUE, 1 },
      { UNDO, 0, 0, FALSE, TRUE, FALSE, 1 },
      { REDO, 0, 3, TRUE, FALSE, TRUE, 1 },
    },
    5 },
  { "no-merge-over-save",
    {
      { SET_MERGED, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SAVE, 0, 1, TRUE, FALSE, FALSE, 1 },
      { SET_MERGED, 2, 2, TRUE, FALSE, TRUE, 2 },
      { SET_MERGED, 3, 3, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, FALSE, 2 },
    },
    5 },
  { "no-merge-after-undo-or-redo",
    {
      { SET_MERGED, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SET, 2, 2, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { SET_MERGED, 3, 3, TRUE, FALSE, TRUE, 2 },
      { UNDO, 0, 1, TRUE, TRUE, TRUE, 2 },
      { REDO, 0, 3, TRUE, FALSE, TRUE, 2 },
      { SET_MERGED, 4, 4, TRUE, FALSE, TRUE, 3 },
    },
    7 },
  { "no-merge-over-break",
    {
      { SET_MERGED, 1, 1, TRUE, FALSE, TRUE, 1 },
      { BREAK, 0, 1, TRUE, FALSE, TRUE, 1 },
      { SET_MERGED, 2, 2, TRUE, FALSE, TRUE, 2 },
    },
    3 },
  { "no-merge-with-another-key",
    {
      { SET_MERGED, 1, 1, TRUE, FALSE, TRUE, 1 },
      { SET, 2, 2, TRUE, FALSE, TRUE, 2 },
      { SET_MERGED, 3, 3, TRUE, FALSE, TRUE, 3 },
    },
    3 },
  { "same-text-is-no-step",
    {
      { SET, 0, 0, FALSE, FALSE, FALSE, 0 },
      { SET, 1, 1, TRUE, FALSE, TRUE, 1 },
      { UNDO, 0, 0, FALSE, TRUE, FALSE, 1 },
      { SET, 0, 0, FALSE, TRUE, FALSE, 1 },
      { REDO, 0, 1, TRUE, FALSE, TRUE, 1 },
    },
    5 },
};

static void
set_digit (TcHistory *history, guint digit, const char *merge_key)
{
  g_autoptr (TcEdits) edits = tc_edits_new (tc_history_get_source (history));
  const char text[] = { (char) ('0' + digit), '\0' };

  g_assert_true (tc_edits_add (edits, text_span (0, 1), text, 1));
  g_assert_true (tc_history_apply (history, text, merge_key, edits));
}

static void
run_step (TcHistory *history, const Step *step)
{
  g_autoptr (TcEdits) edits = NULL;

  switch (step->operation) {
  case SET:
    set_digit (history, step->argument, NULL);
    break;
  case SET_MERGED:
    set_digit (history, step->argument, "field");
    break;
  case SAVE:
    tc_history_mark_saved (history);
    break;
  case UNDO:
    edits = tc_history_undo (history);
    break;
  case REDO:
    edits = tc_history_redo (history);
    break;
  case BREAK:
    tc_history_break_merge (history);
    break;
  }
}

static void
test_script (gconstpointer data)
{
  const Script *script = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "0");
  g_autoptr (TcHistory) history = tc_history_new (source);

  for (guint i = 0; i < script->n; i++) {
    const Step *step = &script->steps[i];
    const char *text;

    g_test_message ("step %u", i);
    run_step (history, step);
    text = tc_source_get_text (tc_history_get_source (history), NULL);
    g_assert_cmpuint ((guint) (text[0] - '0'), ==, step->expected);
    g_assert_cmpint (tc_history_can_undo (history), ==, step->can_undo);
    g_assert_cmpint (tc_history_can_redo (history), ==, step->can_redo);
    g_assert_cmpint (tc_history_is_modified (history), ==, step->is_modified);
    g_assert_cmpuint (tc_history_get_n (history), ==, step->n_steps);
  }
}

static void
test_labels (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "0");
  g_autoptr (TcHistory) history = tc_history_new (source);
  g_autoptr (TcEdits) undone = NULL;

  set_digit (history, 4, NULL);
  set_digit (history, 7, "field");
  set_digit (history, 8, "field");
  g_assert_cmpuint (tc_history_get_n (history), ==, 2);
  g_assert_cmpstr (tc_history_get_label (history, 0), ==, "4");
  g_assert_cmpstr (tc_history_get_label (history, 1), ==, "8");

  undone = tc_history_undo (history);
  g_assert_cmpuint (tc_history_get_position (history), ==, 1);
  g_assert_cmpstr (tc_history_get_label (history, 1), ==, "8");
}

static void
test_refuses (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "0");
  g_autoptr (TcHistory) history = tc_history_new (source);
  g_autoptr (TcEdits) stale = tc_edits_new (source);
  g_autoptr (TcEdits) empty = NULL;
  g_autoptr (TcEdits) undone = NULL;

  g_assert_true (tc_edits_add (stale, text_span (0, 1), "9", 1));
  set_digit (history, 1, NULL);
  g_assert_false (tc_history_apply (history, "stale", NULL, stale));
  g_assert_cmpuint (tc_history_get_n (history), ==, 1);

  empty = tc_edits_new (tc_history_get_source (history));
  g_assert_true (tc_history_apply (history, "empty", NULL, empty));
  g_assert_cmpuint (tc_history_get_n (history), ==, 1);

  /* Back at the text that they were made against, old edits are good again. */
  undone = tc_history_undo (history);
  g_assert_true (tc_history_apply (history, "stale", NULL, stale));
}

/* A view that applies what undo and redo hand out has the document's text all the time. */
static void
follow (TcSource **view, TcHistory *history, TcEdits *edits)
{
  TcSource *next = tc_edits_apply (edits, *view, NULL);

  tc_source_unref (*view);
  *view = next;
  g_assert_cmphex (tc_source_get_revision (next), ==,
                   tc_source_get_revision (tc_history_get_source (history)));
}

/* 10,000 over the whole corpus: undone they give the first bytes, redone the last ones. */
static void
test_random (gconstpointer data)
{
  const CorpusFile *file = data;
  const guint n_edits = 400;
  g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);
  g_autoptr (TcSource) view = tc_source_ref (source);
  g_autoptr (TcSource) last = NULL;
  g_autoptr (TcHistory) history = tc_history_new (source);
  TcRng rng;

  tc_rng_init (&rng, file->length);
  for (guint i = 0; i < n_edits; i++) {
    g_autoptr (TcEdits) edits = text_make_random_edits (&rng, tc_history_get_source (history));
    const char *key = tc_rng_below (&rng, 4) == 0 ? "drag" : NULL;

    g_assert_true (tc_history_apply (history, "edit", key, edits));
    follow (&view, history, edits);
  }

  last = tc_source_ref (tc_history_get_source (history));
  g_assert_cmpuint (tc_history_get_n (history), >, n_edits / 2);

  while (tc_history_can_undo (history)) {
    g_autoptr (TcEdits) edits = tc_history_undo (history);

    follow (&view, history, edits);
  }
  text_assert_equal (tc_history_get_source (history), file->text, file->length);
  g_assert_false (tc_history_is_modified (history));

  while (tc_history_can_redo (history)) {
    g_autoptr (TcEdits) edits = tc_history_redo (history);

    follow (&view, history, edits);
  }
  text_assert_equal (tc_history_get_source (history), tc_source_get_text (last, NULL),
                     tc_source_get_length (last));
}

/* Of the steps of a jump a view is told at once. */
static void
test_jumps (gconstpointer data)
{
  const CorpusFile *file = data;
  const guint n_edits = 40, n_jumps = 40;
  g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);
  g_autoptr (TcSource) view = tc_source_ref (source);
  g_autoptr (TcHistory) history = tc_history_new (source);
  g_autoptr (GArray) revisions = g_array_new (FALSE, FALSE, sizeof (guint64));
  TcRng rng;

  tc_rng_init (&rng, file->length);
  while (tc_history_get_n (history) < n_edits) {
    g_autoptr (TcEdits) edits = text_make_random_edits (&rng, tc_history_get_source (history));
    guint64 revision = tc_source_get_revision (tc_history_get_source (history));

    g_assert_true (tc_history_apply (history, "edit", NULL, edits));
    if (tc_history_get_n (history) > revisions->len)
      g_array_append_val (revisions, revision);
    follow (&view, history, edits);
  }
  g_array_append_vals (revisions, &(guint64){ tc_source_get_revision (view) }, 1);

  for (guint i = 0; i < n_jumps; i++) {
    guint position = (guint) tc_rng_below (&rng, n_edits + 1);
    gboolean is_there = position == tc_history_get_position (history);
    g_autoptr (TcEdits) edits = tc_history_go_to (history, position);

    g_assert_cmpint (edits == NULL, ==, is_there);
    g_assert_cmpuint (tc_history_get_position (history), ==, position);
    if (edits != NULL)
      follow (&view, history, edits);
    g_assert_cmphex (tc_source_get_revision (view), ==,
                     g_array_index (revisions, guint64, position));
  }
}

/* Where the saved text is, as steps come and go, and when others have replaced it. */
static void
test_saved_position (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("a", "0");
  g_autoptr (TcHistory) history = tc_history_new (source);

  g_assert_cmpuint (tc_history_get_saved (history), ==, 0);
  for (guint i = 0; i < 2; i++) {
    g_autoptr (TcEdits) edits = tc_edits_new (tc_history_get_source (history));

    tc_edits_add (edits, text_span (0, 0), "x", 1);
    g_assert_true (tc_history_apply (history, "add", NULL, edits));
    if (i == 0)
      tc_history_mark_saved (history);
  }
  g_assert_cmpuint (tc_history_get_saved (history), ==, 1);
  tc_edits_unref (tc_history_undo (history));
  g_assert_false (tc_history_is_modified (history));
  tc_history_forget_saved (history);
  g_assert_true (tc_history_is_modified (history));
  g_assert_cmpuint (tc_history_get_saved (history), ==, TC_HISTORY_NEVER_SAVED);
}

/* Who comes back to the saved text by new steps has changed nothing, and who leaves it has. */
static void
test_saved_text_again (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("a", "0");
  g_autoptr (TcHistory) history = tc_history_new (source);

  set_digit (history, 1, NULL);
  set_digit (history, 0, NULL);
  g_assert_false (tc_history_is_modified (history));
  g_assert_cmpuint (tc_history_get_saved (history), ==, 2);
  set_digit (history, 2, NULL);
  g_assert_true (tc_history_is_modified (history));
  g_assert_cmpuint (tc_history_get_saved (history), ==, 0);
  set_digit (history, 0, "field");
  tc_history_begin_save (history);
  set_digit (history, 3, "field");
  tc_history_end_save (history);
  g_assert_true (tc_history_is_modified (history));
  set_digit (history, 0, "field");
  g_assert_false (tc_history_is_modified (history));
  tc_history_forget_saved (history);
  g_assert_true (tc_history_is_modified (history));
}

static void
type_x (TcHistory *history)
{
  g_autoptr (TcEdits) edits = tc_edits_new (tc_history_get_source (history));

  tc_edits_add (edits, text_span (0, 0), "x", 1);
  g_assert_true (tc_history_apply (history, "type", "key", edits));
}

/* A text that is written while it changes: it is its own step that is saved, if it is still there.
 */
static void
test_saved_meanwhile (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("a", "0");
  g_autoptr (TcHistory) history = tc_history_new (source);

  type_x (history);
  tc_history_begin_save (history);
  type_x (history);
  g_assert_cmpuint (tc_history_get_n (history), ==, 2);
  tc_history_end_save (history);
  g_assert_true (tc_history_is_modified (history));
  g_assert_cmpuint (tc_history_get_saved (history), ==, 1);
  tc_edits_unref (tc_history_undo (history));
  g_assert_false (tc_history_is_modified (history));

  tc_history_begin_save (history);
  tc_edits_unref (tc_history_undo (history));
  set_digit (history, 3, NULL);
  tc_history_end_save (history);
  g_assert_cmpuint (tc_history_get_saved (history), ==, TC_HISTORY_NEVER_SAVED);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = NULL;

  g_test_init (&argc, &argv, NULL);
  files = text_load_corpus ();

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++) {
    g_autofree char *path = g_strdup_printf ("/text/history/script/%s", scripts[i].name);

    g_test_add_data_func (path, &scripts[i], test_script);
  }
  g_test_add_func ("/text/history/labels", test_labels);
  g_test_add_func ("/text/history/refuses", test_refuses);
  g_test_add_func ("/text/history/saved-position", test_saved_position);
  g_test_add_func ("/text/history/saved-text-again", test_saved_text_again);
  g_test_add_func ("/text/history/saved-meanwhile", test_saved_meanwhile);
  for (guint i = 0; i < files->len; i++) {
    const CorpusFile *file = g_ptr_array_index (files, i);
    g_autofree char *path = g_strdup_printf ("/text/history/random/%s", file->name);
    g_autofree char *jumps_path = g_strdup_printf ("/text/history/jumps/%s", file->name);

    g_test_add_data_func (path, file, test_random);
    g_test_add_data_func (jumps_path, file, test_jumps);
  }

  return g_test_run ();
}
