/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "inspector/tc-field.h"
#include "pages/rules/tc-rules-page.h"

G_BEGIN_DECLS

/* A rule of the form: an element that stands there at most once. */
typedef struct {
  const TcSchemaElement *element;
  AdwPreferencesGroup *group;
  GPtrArray *fields; /* of TcField; empty while the element is neither written nor open */
  GtkWidget *button; /* opens it */
  gboolean is_open;  /* its fields are shown, though it is not written yet */
} TcRule;

struct _TcRulesPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GPtrArray *rules;     /* of TcRule */
  const TcSchemaElement *rules_element;
  GListStore *victory; /* of TcItem: key = path, index = depth */
  GListStore *milestones;
  GtkWidget *track; /* (nullable): a TcSheetList */
  gboolean is_updating;

  GtkWidget *stack;
  GtkStack *views;
  GtkBox *forms;
  GtkBox *track_box;
  GtkWidget *house_bar;
  GtkLabel *house;
  GtkListBox *victory_list;
  GtkListBox *milestone_list;
  GtkMenuButton *victory_add;
  GtkMenuButton *milestone_add;
};

/* tc-rules-page-forms.c */
void tc_rules_page_update_forms (TcRulesPage *self, TcScenario *scenario);
void tc_rules_page_open_rule (TcRulesPage *self, const char *name);
void tc_rule_free (TcRule *rule);

/* tc-rules-page-trees.c */
void tc_rules_page_set_up_trees (TcRulesPage *self);
void tc_rules_page_update_trees (TcRulesPage *self, TcScenario *scenario);
void tc_rules_page_update_tree_selection (TcRulesPage *self, TcScenario *scenario);

G_END_DECLS
