/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-codes-private.h is private to core/."
#endif

#include "text/tc-report.h"

G_BEGIN_DECLS

/* The families of the catalogue. Each layer keeps the table of its own family beside the code that
 * reports it: declare the table here, give it a line in tc-codes.c. Entries of a table are in the
 * order of their codes; strings that users read are marked with N_ (). */

extern const TcCode tc_codes_xml[]; /* text/tc-codes-xml.c */
extern const guint tc_codes_xml_n;
extern const TcCode tc_codes_ign[]; /* text/tc-codes-ign.c */
extern const guint tc_codes_ign_n;
extern const TcCode tc_codes_sch[]; /* scenario/tc-codes-sch.c */
extern const guint tc_codes_sch_n;
extern const TcCode tc_codes_ref[]; /* scenario/tc-codes-ref.c */
extern const guint tc_codes_ref_n;
extern const TcCode tc_codes_lint[]; /* lint/tc-codes-lint.c */
extern const guint tc_codes_lint_n;
extern const TcCode tc_codes_free[]; /* lint/tc-codes-free.c */
extern const guint tc_codes_free_n;

extern const TcCode tc_codes_var[]; /* variant/tc-codes-var.c */
extern const guint tc_codes_var_n;
extern const TcCode tc_codes_mrg[]; /* merge/tc-codes-mrg.c */
extern const guint tc_codes_mrg_n;
extern const TcCode tc_codes_sys[]; /* rules/tc-codes-sys.c */
extern const guint tc_codes_sys_n;

extern const TcCode tc_codes_cfg[]; /* policy/tc-codes-cfg.c */
extern const guint tc_codes_cfg_n;
extern const TcCode tc_codes_ply[]; /* play/tc-codes-ply.c */
extern const guint tc_codes_ply_n;
extern const TcCode tc_codes_eff[]; /* effects/tc-codes-eff.c */
extern const guint tc_codes_eff_n;

G_END_DECLS
