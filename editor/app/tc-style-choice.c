/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-style-choice.h"

#include <adwaita.h>

#define KEY "style"

/* As the key has them. */
static const struct {
  const char *choice;
  AdwColorScheme scheme;
} styles[] = {
  { "system", ADW_COLOR_SCHEME_DEFAULT },
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
};

static gboolean
get_scheme (GValue *value, GVariant *variant, gpointer unused)
{
  const char *choice = g_variant_get_string (variant, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (styles[i].choice, choice)) {
      g_value_set_enum (value, (gint) styles[i].scheme);
      return TRUE;
    }
  return FALSE;
}

/* Where nothing is kept. */
static void
change_cb (GSimpleAction *action, GVariant *choice, gpointer unused)
{
  g_auto (GValue) scheme = G_VALUE_INIT;

  g_value_init (&scheme, ADW_TYPE_COLOR_SCHEME);
  if (!get_scheme (&scheme, choice, NULL))
    return;
  g_object_set_property (G_OBJECT (adw_style_manager_get_default ()), "color-scheme", &scheme);
  g_simple_action_set_state (action, choice);
}

void
tc_style_choice_add (GActionMap *map, GSettings *settings)
{
  g_autoptr (GAction) action = NULL;

  g_return_if_fail (G_IS_ACTION_MAP (map));

  if (settings == NULL) {
    action = G_ACTION (g_simple_action_new_stateful (KEY, G_VARIANT_TYPE_STRING,
                                                     g_variant_new_string (styles[0].choice)));
    g_signal_connect (action, "change-state", G_CALLBACK (change_cb), NULL);
  } else {
    action = g_settings_create_action (settings, KEY);
    g_settings_bind_with_mapping (settings, KEY, adw_style_manager_get_default (), "color-scheme",
                                  G_SETTINGS_BIND_GET, get_scheme, NULL, NULL, NULL);
  }
  g_action_map_add_action (map, action);
}
