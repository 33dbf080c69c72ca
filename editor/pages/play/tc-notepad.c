/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-notepad.h"

#include <glib/gi18n.h>

#include "widgets/tc-tip.h"

struct _TcNotepad {
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkLabel *others;
  GHashTable *cells; /* key of a place -> its GtkLabel */
  GHashTable *words; /* key of a place -> what is known of it, owned */
  char *places;      /* keys of the places that the grid was made for, in order */
};

G_DEFINE_FINAL_TYPE (TcNotepad, tc_notepad, ADW_TYPE_BIN)

/* Where no tile lies everybody sees all there is. */
static gboolean
is_on_pad (const TcViewContainer *container, guint *out_column, guint *out_row)
{
  return container->kind == TC_CONTAINER_TILE && container->face != TC_TILE_NEVER &&
         container->face != TC_TILE_HOLE && tc_grid_parse_id (container->key, out_column, out_row);
}

static void
attach_heading (TcNotepad *self, const char *text, gint column, gint row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

/* A column's letter above, a row's number to the left, as on the board. */
static void
attach_headings (TcNotepad *self, guint column, guint row)
{
  g_autofree char *name = tc_grid_dup_name (column, row);
  g_autofree char *letter = g_strndup (name, 1);

  if (gtk_grid_get_child_at (self->grid, (gint) column, 0) == NULL)
    attach_heading (self, letter, (gint) column, 0);
  if (gtk_grid_get_child_at (self->grid, 0, (gint) row) == NULL)
    attach_heading (self, name + 1, 0, (gint) row);
}

static void
attach_cell (TcNotepad *self, const char *key, guint column, guint row)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_widget_add_css_class (label, "pad-cell");
  gtk_grid_attach (self->grid, label, (gint) column, (gint) row, 1, 1);
  g_hash_table_insert (self->cells, g_strdup (key), label);
}

static char *
dup_places (const TcViewContainer *containers, guint n)
{
  GString *places = g_string_new (NULL);
  guint column, row;

  for (guint i = 0; i < n; i++) {
    if (is_on_pad (&containers[i], &column, &row))
      g_string_append_printf (places, "%s ", containers[i].key);
  }

  return g_string_free (places, FALSE);
}

/* Only for another board: labels that stay keep what a screen reader knows of them. */
static void
make_grid (TcNotepad *self, const TcViewContainer *containers, guint n)
{
  g_autofree char *places = dup_places (containers, n);
  GtkWidget *child;
  guint column, row;

  if (g_strcmp0 (places, self->places) == 0)
    return;

  g_hash_table_remove_all (self->cells);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (guint i = 0; i < n; i++) {
    if (!is_on_pad (&containers[i], &column, &row))
      continue;
    attach_headings (self, column, row);
    attach_cell (self, containers[i].key, column, row);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->grid), *places != '\0');
  g_free (self->places);
  self->places = g_steal_pointer (&places);
}

static const TcViewNote *
find_note (const TcView *view, const char *key)
{
  guint n;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_str_equal (notes[i].container, key))
      return &notes[i];
  }

  return NULL;
}

/* A mark about somebody's thing stands on their colour, in what can be read on it. */
static char *
dup_mark (const TcView *view, const TcViewNote *note)
{
  const TcViewOwner *owner = tc_view_find_owner (view, note->owner);
  GdkRGBA colour;
  gboolean is_dark;

  if (owner == NULL || !gdk_rgba_parse (&colour, owner->colour))
    return g_markup_printf_escaped ("%s", note->mark);

  is_dark = 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue < 0.56;

  return g_markup_printf_escaped ("<span background=\"%s\" foreground=\"%s\"><b> %s </b></span>",
                                  owner->colour, is_dark ? "#ffffff" : "#000000", note->mark);
}

static void
show_cell (TcNotepad *self, const TcView *view, const TcViewContainer *container)
{
  GtkWidget *cell = g_hash_table_lookup (self->cells, container->key);
  const TcViewNote *note = find_note (view, container->key);
  gboolean is_open = container->face == TC_TILE_FACE_UP;
  g_autofree char *mark = note != NULL ? dup_mark (view, note) : g_strdup ("");
  g_autofree char *words = NULL;

  if (note != NULL)
    words = g_strdup_printf ("%s: %s", container->name, note->text);
  else
    /* Translators: a place of the board */
    words = g_strdup_printf (is_open ? _ ("%s: face up") : _ ("%s: not seen"), container->name);
  if (g_strcmp0 (g_hash_table_lookup (self->words, container->key), words) == 0)
    return;

  gtk_label_set_markup (GTK_LABEL (cell), mark);
  tc_tip_set_whole (cell, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (is_open)
    gtk_widget_add_css_class (cell, "open");
  else
    gtk_widget_remove_css_class (cell, "open");
  g_hash_table_insert (self->words, g_strdup (container->key), g_steal_pointer (&words));
}

/* What is known of things that are no places of the grid. Returns: whether nothing was before. */
static gboolean
show_others (TcNotepad *self, const TcView *view, const TcViewContainer *containers, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean was_empty = *gtk_label_get_label (self->others) == '\0';
  guint n_notes;
  const TcViewNote *notes = tc_view_get_notes (view, &n_notes);

  for (guint i = 0; i < n; i++) {
    if (g_hash_table_contains (self->cells, containers[i].key))
      continue;
    for (guint k = 0; k < n_notes; k++) {
      if (g_str_equal (notes[k].container, containers[i].key))
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", containers[i].name,
                                notes[k].text);
    }
  }
  gtk_label_set_label (self->others, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->others), text->len > 0);
  return was_empty && text->len > 0;
}

gboolean
tc_notepad_show (TcNotepad *self, const TcView *view)
{
  guint n;
  const TcViewContainer *containers = NULL;

  g_return_val_if_fail (TC_IS_NOTEPAD (self) && view != NULL, FALSE);

  containers = tc_view_get_containers (view, &n);
  make_grid (self, containers, n);
  for (guint i = 0; i < n; i++) {
    if (g_hash_table_contains (self->cells, containers[i].key))
      show_cell (self, view, &containers[i]);
    else
      g_hash_table_remove (self->words, containers[i].key);
  }
  if (g_hash_table_size (self->cells) == 0)
    g_hash_table_remove_all (self->words);
  return show_others (self, view, containers, n);
}

char *
tc_notepad_dup_words (TcNotepad *self, const char *key)
{
  g_return_val_if_fail (TC_IS_NOTEPAD (self) && key != NULL, NULL);

  return g_strdup (g_hash_table_lookup (self->words, key));
}

static void
tc_notepad_finalize (GObject *object)
{
  TcNotepad *self = TC_NOTEPAD (object);

  g_clear_pointer (&self->cells, g_hash_table_unref);
  g_clear_pointer (&self->words, g_hash_table_unref);
  g_free (self->places);
  G_OBJECT_CLASS (tc_notepad_parent_class)->finalize (object);
}

static void
tc_notepad_class_init (TcNotepadClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_notepad_finalize;
}

static void
tc_notepad_init (TcNotepad *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->cells = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 2);
  gtk_grid_set_column_spacing (self->grid, 2);
  gtk_widget_set_halign (GTK_WIDGET (self->grid), GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What this player has seen"), -1);
  self->others = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_xalign (self->others, 0);
  gtk_label_set_wrap (self->others, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->grid));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->others));
  adw_bin_set_child (ADW_BIN (self), box);
}
