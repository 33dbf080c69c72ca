/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-notices.h"

#include <glib/gi18n.h>

/* Until the user is told that something takes its time; and from one move of its bar to the next.
 */
#define WORK_DELAY_MS 300
#define WORK_PULSE_MS 50

struct _TcNotices {
  AdwBin parent_instance;

  TcDocument *document;
  char *told; /* nullable: path of what is shipped and was changed, when that was said */

  AdwBin *content;
  GtkRevealer *work;
  GtkLabel *work_text;
  GtkProgressBar *work_progress;
  guint work_source; /* id: until it is shown, then what moves it */
  GtkRevealer *broken;
  GtkLabel *broken_text;
  GtkRevealer *disk;
  GtkLabel *disk_text;
  GtkWidget *merge_button;
  GtkWidget *theirs_button;
  GtkWidget *difference_button;
  GtkRevealer *recovered;
  GtkLabel *recovered_text;
  GtkRevealer *left;
  GtkLabel *left_text;
  GtkRevealer *read_only;
};

G_DEFINE_FINAL_TYPE (TcNotices, tc_notices, ADW_TYPE_BIN)

enum { PROP_0, PROP_CONTENT, N_PROPS };

static GParamSpec *props[N_PROPS];

/* A bar that is not shown takes no part in anything, the screen reader's tree included. */
static void
show (GtkRevealer *revealer, gboolean is_shown)
{
  gtk_widget_set_visible (GTK_WIDGET (revealer), is_shown);
  gtk_revealer_set_reveal_child (revealer, is_shown);
}

/* What of @report keeps the text from being read: other problems before it do not. */
static const TcFinding *
find_break (TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (g_str_has_prefix (finding->code, "XML") && finding->severity == TC_SEVERITY_ERROR)
      return finding;
  }
  return tc_report_get_n (report) > 0 ? tc_report_get (report, 0) : NULL;
}

static void
update_broken (TcNotices *self)
{
  TcBuild *build = tc_document_get_build (self->document);
  gboolean is_broken = build != NULL && !tc_document_is_readable (self->document);
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  const TcFinding *first = is_broken ? find_break (report) : NULL;
  g_autofree char *text = NULL;

  if (first != NULL) {
    if (tc_document_get_scenario (self->document) != NULL)
      text = g_strdup_printf (_ ("Line %u: %s. The other pages show the last valid version. Fix "
                                 "this first to edit there."),
                              first->line, first->message);
    else
      text = g_strdup_printf (_ ("Line %u: %s. The other pages are empty until this is fixed."),
                              first->line, first->message);
    gtk_label_set_label (self->broken_text, text);
  }
  show (self->broken, is_broken);
}

static void
update_disk (TcNotices *self)
{
  gboolean is_modified = tc_document_is_modified (self->document);
  const char *text = "";
  guint state;

  g_object_get (self->document, "disk-state", &state, NULL);
  if (state == TC_DISK_GONE)
    text = _ ("Another program has deleted the file. Your text here is complete.");
  else if (is_modified)
    text = _ ("Another program has changed the file, and you have unsaved changes.");
  else
    text = _ ("Another program has changed the file.");
  gtk_label_set_label (self->disk_text, text);
  /* Where nothing was changed here, taking theirs is all that a merge could do. */
  gtk_widget_set_visible (self->merge_button, state == TC_DISK_CHANGED && is_modified);
  gtk_widget_set_visible (self->theirs_button, state != TC_DISK_GONE);
  gtk_widget_set_visible (self->difference_button, state != TC_DISK_GONE);
  show (self->disk, state != TC_DISK_SAME);
}

/* (transfer full): a day and a time. */
static char *
dup_when (gint64 time_us)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time_us / G_USEC_PER_SEC);

  return g_date_time_format (then, "%-e %B, %R");
}

static void
update_recovered (TcNotices *self)
{
  gint64 time = tc_document_get_recovered_time (self->document);
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;

  show (self->recovered, time != 0);
  if (time == 0)
    return;
  shown = dup_when (time);
  /* TRANSLATORS: %s is a day and a time, "21 November, 14:46" */
  text = g_strdup_printf (
    _ ("The program ended before these changes were saved. They date from %s."), shown);
  gtk_label_set_label (self->recovered_text, text);
}

static gboolean
is_shipped (TcNotices *self)
{
  const char *path = tc_document_get_path (self->document);

  return path != NULL && tc_shipped_contains (path);
}

/* With the first change, and where nothing moves: a click is perhaps on its way. */
static void
say_shipped (TcNotices *self)
{
  const char *path = tc_document_get_path (self->document);

  if (g_strcmp0 (self->told, path) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (path);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s",
                              _ ("This scenario comes with Turncoat and stays as it is. Saving "
                                 "creates a copy of your own."));
}

static void
update_file (TcNotices *self)
{
  gboolean is_ours = is_shipped (self);

  update_disk (self);
  update_recovered (self);
  show (self->read_only, tc_document_is_read_only (self->document) && !is_ours);
  /* Who only looks at what is shipped, and plays it, has nothing to decide. */
  if (is_ours && tc_document_is_modified (self->document))
    say_shipped (self);
}

static gboolean
pulse_cb (gpointer user_data)
{
  TcNotices *self = user_data;

  gtk_progress_bar_pulse (self->work_progress);
  return G_SOURCE_CONTINUE;
}

/* A window that is shown when it has something to show is shown with this. */
static gboolean
work_delayed_cb (gpointer user_data)
{
  TcNotices *self = user_data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *text = g_strdup_printf (_ ("%s…"), tc_document_get_work (self->document));

  gtk_label_set_label (self->work_text, text);
  show (self->work, TRUE);
  if (GTK_IS_WINDOW (root) && !gtk_widget_get_visible (GTK_WIDGET (root)))
    gtk_window_present (GTK_WINDOW (root));
  self->work_source = g_timeout_add (WORK_PULSE_MS, pulse_cb, self);
  return G_SOURCE_REMOVE;
}

/* Most is done before anybody could read what. */
static void
update_work (TcNotices *self)
{
  g_clear_handle_id (&self->work_source, g_source_remove);
  show (self->work, FALSE);
  if (tc_document_get_work (self->document) != NULL)
    self->work_source = g_timeout_add (WORK_DELAY_MS, work_delayed_cb, self);
}

static void
tc_notices_dispose (GObject *object)
{
  g_clear_handle_id (&TC_NOTICES (object)->work_source, g_source_remove);
  g_clear_object (&TC_NOTICES (object)->document);
  g_clear_pointer (&TC_NOTICES (object)->told, g_free);
  G_OBJECT_CLASS (tc_notices_parent_class)->dispose (object);
}

static void
tc_notices_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CONTENT)
    adw_bin_set_child (TC_NOTICES (object)->content, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_notices_class_init (TcNoticesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_notices_dispose;
  G_OBJECT_CLASS (klass)->set_property = tc_notices_set_property;
  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-notices.ui");
  gtk_widget_class_bind_template_child (widget_class, TcNotices, content);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, work);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, work_text);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, work_progress);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, broken);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, broken_text);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, disk);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, disk_text);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, merge_button);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, theirs_button);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, difference_button);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, recovered);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, recovered_text);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, left);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, left_text);
  gtk_widget_class_bind_template_child (widget_class, TcNotices, read_only);
}

static void
tc_notices_init (TcNotices *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tc_notices_set_document (TcNotices *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_NOTICES (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (update_broken), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::modified", G_CALLBACK (update_file), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::disk-state", G_CALLBACK (update_file), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::work", G_CALLBACK (update_work), self,
                           G_CONNECT_SWAPPED);
  update_file (self);
}

void
tc_notices_set_left (TcNotices *self, gint64 time_us)
{
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (TC_IS_NOTICES (self));

  show (self->left, time_us != 0);
  if (time_us == 0)
    return;
  shown = dup_when (time_us);
  /* TRANSLATORS: %s is a day and a time, "21 November, 14:46" */
  text =
    g_strdup_printf (_ ("The program ended before your game was saved. It dates from %s."), shown);
  gtk_label_set_label (self->left_text, text);
}
