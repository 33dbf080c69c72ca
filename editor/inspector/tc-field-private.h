/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "inspector/tc-field.h"

G_BEGIN_DECLS

typedef enum {
  FIELD_CHOICE, /* a word of a closed list */
  FIELD_PICK,   /* an existing datum */
  FIELD_SWITCH,
  FIELD_NUMBER,
  FIELD_DATE,
  FIELD_TEXT,
} FieldKind;

/* The key of the choice "Several values", which changes nothing. No value has such a character. */
#define TC_FIELD_MIXED "\001"

struct _TcField {
  GObject parent_instance;

  TcDocument *document;
  const TcSchemaAttribute *attribute;
  FieldKind kind;
  char *label;                    /* "First turn" */
  const char *kind_label;         /* static: of what is shown, "area" */
  char **paths;                   /* (nullable): of the nodes that are shown */
  char *parent_path;              /* (nullable): what is shown is not written there yet */
  const TcSchemaElement *element; /* nullable: what that would be */
  gboolean is_updating;
  gboolean is_mixed; /* the nodes differ */
  char *wrong;       /* (nullable): what is written where a spin button needs a number */
  char *refused;     /* (nullable): why what was typed is no number, until that is gone again */
  int base;          /* what the spin button holds while it shows no number */
  gboolean is_typed; /* what it held last was typed, not stepped to */

  GtkWidget *row;
  GtkWidget *problem_row;
  GtkLabel *problem;
  char *document_problem; /* nullable */
  TcSeverity document_severity;
  GtkWidget *badge; /* a menu button */
  GtkWidget *badge_label;
  GtkWidget *reset;
  GtkWidget *revert;   /* shown for what a variant changes */
  GtkWidget *editor;   /* the switch, the spin button or the drop-down */
  GtkWidget *colour;   /* nullable */
  GtkWidget *calendar; /* nullable */
  GListStore *choices; /* of TcItem, key = value */
  guint choices_sign;  /* of what they were made of; 0: list them again */
  char *shown;         /* what FIELD_TEXT or FIELD_DATE showed last */
};

/** tc_field_set_value: @value: (nullable): as it is written; %NULL: the default. %FALSE when it was
 * refused, which is reported. */
gboolean tc_field_set_value (TcField *self, const char *value);

/** tc_field_dup_merge_key: what is typed or stepped to one after the other is one step. */
char *tc_field_dup_merge_key (TcField *self, guint n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_field_say_typed: there is something to save, though it is no edit of the document yet; or
 * there is not any more. */
void tc_field_say_typed (TcField *self, gboolean is_typed);

/** tc_field_is_text: typed into an entry row. */
gboolean tc_field_is_text (TcField *self);

/** tc_field_show_problem: of what is being typed, else of the document. */
void tc_field_show_problem (TcField *self, const char *typed_problem);

/** tc_field_hide_apply_button: it shows itself for any change of the text, the document's own
 * included. */
void tc_field_hide_apply_button (TcField *self);

/* tc-field-make.c */
void tc_field_make (TcField *self);
void tc_field_apply_text (TcField *self);

/* tc-field-number.c */
void tc_field_make_number (TcField *self);
void tc_field_update_number (TcField *self, TcScenario *scenario, const TcNode *nodes, guint n);

/* tc-field-tip.c */
void tc_field_make_tip (TcField *self);

/* tc-field-source.c: where the value comes from. */
void tc_field_make_badge (TcField *self);
void tc_field_update_badge (TcField *self, TcScenario *scenario, TcNode node, gboolean is_written);

G_END_DECLS
