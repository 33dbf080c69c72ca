/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "inspector/tc-field.h"
#include "inspector/tc-inspector.h"

G_BEGIN_DECLS

/* A field of the form and whose it is: of the selected data themselves, or of the one child of a
 * kind that each of them has. */
typedef struct {
  TcField *field;
  const TcSchemaElement *child; /* (nullable): the kind of the child */
  AdwPreferencesGroup *group;
} TcInspectorField;

struct _TcInspector {
  AdwBin parent_instance;

  TcDocument *document;
  char *form_key;       /* (nullable): what the form was made for */
  GArray *fields;       /* of TcInspectorField */
  GPtrArray *groups;    /* of AdwPreferencesGroup, for children */
  GListStore *children; /* of TcItem: key = path, or "*name" for a kind as a whole */
  GListStore *uses;     /* the same, of what refers to the datum */
  GListStore *findings; /* of TcItem */
  GHashTable *opened;   /* set of "*name" */
  char **crumbs;        /* (nullable): what the breadcrumb was made for */
  char *shown_text;     /* what the text view showed last */

  GtkWidget *stack;
  AdwStatusPage *empty_page;
  GtkWidget *breadcrumb;
  GtkWidget *title;
  GtkWidget *kind;
  GtkWidget *sentence; /* what the datum says, where its schema has words for that */
  GtkWidget *doc;
  GtkWidget *scrolled;
  GtkWidget *form;
  GtkWidget *stale_label;
  GtkWidget *findings_list;
  GtkWidget *values_group;
  GtkWidget *provenance_group;
  GtkWidget *text_group;
  GtkWidget *text_view;
  GtkWidget *children_group;
  GtkWidget *children_list;
  GtkWidget *uses_group;
  GtkWidget *uses_list;
  GtkWidget *child_forms;
  GtkWidget *add_button;
};

/* tc-inspector.c */
void tc_inspector_update (TcInspector *self);

/* tc-inspector-uses.c */
void tc_inspector_update_uses (TcInspector *self,
                               TcScenario *scenario,
                               TcNode node,
                               guint n_selected);
void tc_inspector_use_activated_cb (TcInspector *self, GtkListBoxRow *row);

/* tc-inspector-form.c */

/** tc_inspector_list_nodes: (transfer full): what is selected, the root when nothing is. */
GArray *tc_inspector_list_nodes (TcInspector *self, TcScenario *scenario);

void tc_inspector_clear_form (TcInspector *self);

/** tc_inspector_update_form: makes the form again only when it is for data of another kind. */
void tc_inspector_update_form (TcInspector *self, TcScenario *scenario, const GArray *nodes);

/* tc-inspector-actions.c */
void tc_inspector_install_actions (GtkWidgetClass *widget_class);
void tc_inspector_update_actions (TcInspector *self, TcScenario *scenario, const GArray *nodes);
void tc_inspector_apply_text (TcInspector *self);

G_END_DECLS
