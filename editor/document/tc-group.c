/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-group.h"

void
tc_group_set (TcOperation *group, const char *path, const char *attribute, const char *value)
{
  tc_operation_group_take (group, tc_operation_new_set (path, attribute, value));
}

void
tc_group_remove (TcOperation *group, const char *path)
{
  tc_operation_group_take (group, tc_operation_new_remove (path));
}

TcOperation *
tc_group_insert (TcOperation *group,
                 const char *path,
                 const char *name,
                 const char *const *attributes)
{
  TcOperation *insert = tc_operation_new_insert (path, name, attributes);

  tc_operation_group_take (group, insert);
  return insert;
}
