/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/deck/tc-deck-row.h"

struct _TcDeckRow {
  GObject parent_instance;

  char *path;
  char *title;
  char *detail;
  char *share;
  char *problem; /* nullable */
  TcSeverity severity;
  guint copies;
};

enum { PROP_0, PROP_TITLE, PROP_DETAIL, PROP_SHARE, PROP_COPIES, N_PROPS };

G_DEFINE_FINAL_TYPE (TcDeckRow, tc_deck_row, G_TYPE_OBJECT)

static GParamSpec *props[N_PROPS];

enum { UPDATED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
tc_deck_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcDeckRow *self = TC_DECK_ROW (object);

  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_DETAIL:
    g_value_set_string (value, self->detail);
    break;
  case PROP_SHARE:
    g_value_set_string (value, self->share);
    break;
  case PROP_COPIES:
    g_value_set_uint (value, self->copies);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_deck_row_finalize (GObject *object)
{
  TcDeckRow *self = TC_DECK_ROW (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->detail);
  g_free (self->share);
  g_free (self->problem);
  G_OBJECT_CLASS (tc_deck_row_parent_class)->finalize (object);
}

static void
tc_deck_row_class_init (TcDeckRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = tc_deck_row_finalize;
  object_class->get_property = tc_deck_row_get_property;
  signals[UPDATED] = g_signal_new ("updated", TC_TYPE_DECK_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_DETAIL] = g_param_spec_string ("detail", NULL, NULL, "", flags);
  props[PROP_SHARE] = g_param_spec_string ("share", NULL, NULL, "", flags);
  props[PROP_COPIES] = g_param_spec_uint ("copies", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tc_deck_row_init (TcDeckRow *self)
{
}

TcDeckRow *
tc_deck_row_new (const char *path)
{
  TcDeckRow *self = g_object_new (TC_TYPE_DECK_ROW, NULL);

  self->path = g_strdup (path);

  return self;
}

const char *
tc_deck_row_get_path (TcDeckRow *self)
{
  return self->path;
}

const char *
tc_deck_row_get_title (TcDeckRow *self)
{
  return self->title != NULL ? self->title : "";
}

guint
tc_deck_row_get_copies (TcDeckRow *self)
{
  return self->copies;
}

const char *
tc_deck_row_get_problem (TcDeckRow *self, TcSeverity *out_severity)
{
  *out_severity = self->severity;
  return self->problem;
}

static void
set_string (TcDeckRow *self, char **field, const char *value, guint prop)
{
  if (g_strcmp0 (*field, value) == 0)
    return;
  g_free (*field);
  *field = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
tc_deck_row_update (TcDeckRow *self,
                    const char *title,
                    const char *detail,
                    guint copies,
                    const char *share,
                    const TcFinding *problem)
{
  set_string (self, &self->title, title, PROP_TITLE);
  set_string (self, &self->detail, detail, PROP_DETAIL);
  set_string (self, &self->share, share, PROP_SHARE);
  if (self->copies != copies) {
    self->copies = copies;
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COPIES]);
  }
  g_free (self->problem);
  self->problem = problem != NULL ? g_strdup (problem->message) : NULL;
  self->severity = problem != NULL ? problem->severity : TC_SEVERITY_NOTE;
  g_signal_emit (self, signals[UPDATED], 0);
}
