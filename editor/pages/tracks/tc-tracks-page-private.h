/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tracks/tc-track-model.h"
#include "pages/tracks/tc-track-strip.h"
#include "pages/tracks/tc-tracks-page.h"

G_BEGIN_DECLS

struct _TcTracksPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GPtrArray *tracks;    /* nullable: of TcTrack, as they are shown */
  GPtrArray *strips;    /* of TcTrackStrip, not owned */
  GListStore *setups;   /* of TcItem */
  char *zone;           /* path of the zone whose contents are shown, "" for none */
  gboolean is_updating;

  GtkWidget *stack;
  GtkBox *tracks_box;
  GtkDropDown *setup_choice;
  GtkWidget *contents_box;
  GtkLabel *zone_title;
  GtkMenuButton *put_button;
  GtkListBox *contents_list;
  GListStore *contents; /* of TcItem: key: path, title: label, index: how many */
};

/* tc-tracks-page.c */

/** tc_tracks_page_find_setup: the one that is chosen, or TC_NODE_NONE. */
TcNode tc_tracks_page_find_setup (TcTracksPage *self, TcScenario *scenario);

/* tc-tracks-page-contents.c: what lies in the selected zone. */
void tc_tracks_page_set_up_contents (TcTracksPage *self);
void tc_tracks_page_update_contents (TcTracksPage *self, TcScenario *scenario);
void tc_tracks_page_install_contents (GtkWidgetClass *widget_class);

G_END_DECLS
