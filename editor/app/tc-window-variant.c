/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window and variants: a new one of the file that is open, and the base of the one that is. */

#include <glib/gi18n.h>

#include "app/tc-new-window.h"
#include "app/tc-save-name.h"
#include "app/tc-window-private.h"

/* It has no file yet, but a place: beside its base. */
static void
start_variant (TcWindow *self)
{
  const char *path = tc_document_get_path (self->document);
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) variant = NULL;
  g_autofree char *name = NULL;
  g_autofree char *extends = NULL;

  tc_inspector_apply (self->inspector);
  scenario = tc_document_ref_current (self->document, &error);
  if (scenario == NULL) {
    tc_window_warn (self, error->message);
    return;
  }
  name = tc_save_name_dup_variant (path);
  extends = g_path_get_basename (path);
  variant = tc_variant_new (scenario, extends, name);
  tc_window_start_new (self, variant);
}

static void
save_base_cb (TcWindow *self, const char *response)
{
  if (g_str_equal (response, "without"))
    start_variant (self);
  if (!g_str_equal (response, "save"))
    return;
  self->varies_when_saved = TRUE;
  tc_window_save (self);
}

/* A variant names the file that it changes, and takes it as it is on disk. */
static void
ask_to_save_base (TcWindow *self)
{
  gboolean has_file = tc_document_get_path (self->document) != NULL;
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
    GTK_WINDOW (self), has_file ? _ ("Save Your Changes First?") : _ ("Save the Scenario First?"),
    has_file ? _ ("A variant begins with the file as it was saved. Changes that are not saved will "
                  "not be in it.")
             : _ ("A variant names the file that it changes, and this scenario has none "
                  "yet. When it is saved, the variant opens in a window of its own.")));

  adw_message_dialog_add_response (dialog, "cancel", _ ("_Cancel"));
  if (has_file)
    adw_message_dialog_add_response (dialog, "without", _ ("Continue _Without"));
  adw_message_dialog_add_response (dialog, "save", has_file ? _ ("_Save") : _ ("_Save As…"));
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (save_base_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tc_window_vary_saved (TcWindow *self, gboolean is_saved)
{
  gboolean varies = self->varies_when_saved;

  self->varies_when_saved = FALSE;
  if (varies && is_saved && self->document != NULL)
    start_variant (self);
}

static void
choose_base (TcWindow *self)
{
  GtkWindow *dialog = tc_new_window_new_for_variant (GTK_WINDOW (self));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (tc_window_start_new), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static void
begin_variant (TcWindow *self)
{
  tc_inspector_apply (self->inspector);
  if (tc_document_get_path (self->document) == NULL || tc_document_is_modified (self->document))
    ask_to_save_base (self);
  else
    start_variant (self);
}

void
tc_window_variant_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  if (g_str_equal (name, "win.choose-base"))
    choose_base (self);
  else if (g_str_equal (name, "win.new-variant"))
    begin_variant (self);
  else if (g_str_equal (name, "win.open-base") &&
           tc_document_get_base_path (self->document) != NULL)
    tc_window_open_base (self, tc_document_get_base_path (self->document));
}

void
tc_window_update_variant_actions (TcWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-variant",
                                 tc_document_get_source (self->document) != NULL &&
                                   tc_document_is_readable (self->document));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.open-base",
                                 tc_document_get_base_path (self->document) != NULL);
}

/* -- Where a variant is saved ------------------------------------------------------------------ */

/* Whether a variant at @target finds its own base by @extends. */
static gboolean
is_found (const char *target, const char *extends, TcSource *base)
{
  g_autoptr (TcSource) placed = tc_source_new_for_string (target, "");
  g_autoptr (TcSource) found = tc_variant_load_file (extends, placed, NULL, NULL);

  return found != NULL && g_bytes_equal (tc_source_get_bytes (found), tc_source_get_bytes (base));
}

/* Copies @base beside @target, unless it is there. */
static gboolean
copy_base (const char *target, TcSource *base, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *name = g_path_get_basename (tc_source_get_name (base));
  g_autofree char *copy = g_build_filename (folder, name, NULL);
  TcFileIdentity nothing = { 0 };
  g_autoptr (TcSource) there = tc_file_load (copy, NULL, NULL);

  if (there == NULL)
    return tc_file_save (copy, tc_source_get_bytes (base), &nothing, error);
  if (g_bytes_equal (tc_source_get_bytes (there), tc_source_get_bytes (base)))
    return TRUE;
  g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_CONFLICT,
               _ ("There is already a different file \"%s\", which is not the base of this "
                  "variant. Choose another folder."),
               copy);
  return FALSE;
}

static void
set_extends (TcWindow *self, TcBuild *build, const char *extends)
{
  g_autoptr (TcEdits) edits = tc_edits_new (tc_document_get_source (self->document));
  g_autofree char *value = g_markup_escape_text (extends, -1);
  TcSpan span;

  if (tc_build_find_span (build, 0, "extends", &span) && tc_edits_add (edits, span, value, -1))
    tc_document_apply (self->document, _ ("Follow the base"), NULL, edits);
}

gboolean
tc_window_place_base (TcWindow *self, const char *target, GError **error)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcWhole *whole = build != NULL ? tc_build_get_whole (build) : NULL;
  g_autofree char *relative = NULL;
  g_autofree char *beside = NULL;
  TcSource *base;
  const char *extends;

  if (whole == NULL || tc_document_is_building (self->document))
    return TRUE;
  base = tc_whole_get_file (whole, tc_whole_get_n_files (whole) - 2);
  extends = tc_whole_get_extends (whole);
  if (is_found (target, extends, base))
    return TRUE;
  relative = tc_variant_dup_relative (tc_source_get_name (base), target);
  if (is_found (target, relative, base)) {
    set_extends (self, build, relative);
    return TRUE;
  }
  for (guint i = 0; i + 1 < tc_whole_get_n_files (whole); i++)
    if (!copy_base (target, tc_whole_get_file (whole, i), error))
      return FALSE;
  beside = g_path_get_basename (tc_source_get_name (base));
  g_free (self->copied_base);
  self->copied_base = g_strdup (beside);
  if (!g_str_equal (beside, extends))
    set_extends (self, build, beside);
  return TRUE;
}
