/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-document-private.h"

/* The tree of a text is told to the document as soon as it is read: what is made of it, such as a
 * layout of the board, can be made while the thread that read it judges it. */

struct _TcTreeNews {
  GWeakRef document; /* looked up in its own thread, so that no other drops its last reference */
  guint64 revision;
  TcScenario *tree; /* nullable until it is read */
};

TcTreeNews *
tc_tree_news_new (TcDocument *document)
{
  TcTreeNews *news = g_new0 (TcTreeNews, 1);

  g_weak_ref_init (&news->document, document);
  news->revision = tc_source_get_revision (tc_document_get_source (document));
  return news;
}

void
tc_tree_news_free (TcTreeNews *news)
{
  g_weak_ref_clear (&news->document);
  g_clear_pointer (&news->tree, tc_scenario_unref);
  g_free (news);
}

static gboolean
tell_cb (gpointer data)
{
  TcTreeNews *news = data;
  g_autoptr (TcDocument) document = g_weak_ref_get (&news->document);

  if (document != NULL)
    tc_document_take_tree (document, news->revision, news->tree);
  return G_SOURCE_REMOVE;
}

/* Not g_main_context_invoke (): it would call from here when nobody runs the main context. */
void
tc_tree_news_send (TcTreeNews *news, TcScenario *tree)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  news->tree = tc_scenario_ref (tree);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell_cb, news, (GDestroyNotify) tc_tree_news_free);
  g_source_attach (source, NULL);
}
