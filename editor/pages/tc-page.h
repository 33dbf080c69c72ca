/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcPage: a page of the window. It says for which roles it is the place: it stands in the sidebar
 * when the document's schema has one of them, and comes to the front for a datum that has one. It
 * is kept up to date while it is on the screen and not before: an edit costs what is seen.
 *
 * A subclass has a template with TcPage as its parent, which may name the "focus-target": the
 * widget that takes the keys when the page is shown. */

#define TC_TYPE_PAGE (tc_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TcPage, tc_page, TC, PAGE, AdwBin)

struct _TcPageClass {
  AdwBinClass parent_class;

  /* Required, set in class_init. */
  const char *name;      /* in win.show-page */
  const char *title;     /* in the sidebar; marked with N_ () */
  const char *icon_name; /* in the sidebar */

  /* (array zero-terminated=1): the roles whose data it shows; NULL for a page that every text has.
   */
  const char *const *roles;

  /* Optional (array zero-terminated=1): it stands in the sidebar only for schemas with one of these
   * roles; NULL: with one of its roles. */
  const char *const *needs;

  /* Whether only variants have it. */
  gboolean is_for_variants;

  /* Optional: once, before the first update. @document lives as long as the page. */
  void (*attach) (TcPage *self, TcDocument *document);

  /* Optional: the text was read as @tree, and is still judged: what update will need of it that
   * takes long can be made meanwhile. Called only while the page is on the screen; an update with
   * this tree, with another one, or none may follow. */
  void (*prepare) (TcPage *self, TcScenario *tree);

  /* Optional: shows the latest build. Called only while the page is on the screen, and when it
   * comes there after a change; not before attach. The scenario may be NULL. */
  void (*update) (TcPage *self);

  /* Optional: shows the selected datum of the document; called as update is, and after it when the
   * page comes to the screen. */
  void (*follow) (TcPage *self);
};

/** tc_page_set_document: once. */
void tc_page_set_document (TcPage *self, TcDocument *document);

const char *tc_page_get_name (TcPage *self);

/** tc_page_get_title: translated. */
const char *tc_page_get_title (TcPage *self);
const char *tc_page_get_icon_name (TcPage *self);

/** tc_page_get_roles: (nullable) (array zero-terminated=1): see the class. */
const char *const *tc_page_get_roles (TcPage *self);

/** tc_page_has_content: whether it has something to show for scenarios of @schema: (nullable):
 * before there is one, only what every text has. */
gboolean tc_page_has_content (TcPage *self, const TcSchema *schema);

G_END_DECLS
