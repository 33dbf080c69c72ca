/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The one header that the shells (editor/, cli/) and the tests include. It names every public
 * module of core, layer by layer: a header includes only headers of its own layer and of those
 * above. */

#pragma once

#define TC_CORE_INSIDE

#include "base/tc-dice.h"
#include "base/tc-hash.h"
#include "base/tc-name-key.h"
#include "base/tc-name-list.h"
#include "base/tc-rng.h"
#include "base/tc-seed.h"
#include "base/tc-setup.h"
#include "base/tc-shipped.h"
#include "base/tc-siphash.h"

#include "text/tc-cause.h"
#include "text/tc-diff.h"
#include "text/tc-draft.h"
#include "text/tc-edit.h"
#include "text/tc-file.h"
#include "text/tc-format.h"
#include "text/tc-history.h"
#include "text/tc-letter.h"
#include "text/tc-report.h"
#include "text/tc-scan.h"
#include "text/tc-source.h"

#include "scenario/tc-changed-rules.h"
#include "scenario/tc-complete.h"
#include "scenario/tc-operation.h"
#include "scenario/tc-oracle.h"
#include "scenario/tc-references.h"
#include "scenario/tc-scenario.h"
#include "scenario/tc-schema.h"
#include "scenario/tc-sentence.h"
#include "scenario/tc-suggest.h"
#include "scenario/tc-template.h"
#include "scenario/tc-title.h"

#include "variant/tc-variant-edit.h"
#include "variant/tc-variant-extract.h"
#include "variant/tc-variant-rebase.h"
#include "variant/tc-variant.h"
#include "variant/tc-whole.h"

#include "compare/tc-difference-markdown.h"
#include "compare/tc-difference.h"
#include "compare/tc-listing.h"
#include "compare/tc-review.h"
#include "compare/tc-revision.h"

#include "merge/tc-three-way.h"

#include "lint/tc-deck-sum.h"
#include "lint/tc-floor-plan.h"
#include "lint/tc-free-setup.h"
#include "lint/tc-lint.h"

#include "rules/tc-bot-trace.h"
#include "rules/tc-bot-type.h"
#include "rules/tc-decision.h"
#include "rules/tc-divergence.h"
#include "rules/tc-event.h"
#include "rules/tc-filling.h"
#include "rules/tc-game-acts.h"
#include "rules/tc-game-tree.h"
#include "rules/tc-game.h"
#include "rules/tc-move.h"
#include "rules/tc-position.h"
#include "rules/tc-prospects.h"
#include "rules/tc-reach.h"
#include "rules/tc-replay.h"
#include "rules/tc-ruleset.h"
#include "rules/tc-state.h"
#include "rules/tc-system.h"
#include "rules/tc-thing.h"
#include "rules/tc-umpire.h"
#include "rules/tc-view.h"

#include "build/tc-build.h"
#include "build/tc-migrate.h"
#include "systems/tc-systems.h"

#include "policy/tc-baseline.h"
#include "policy/tc-policy.h"

#include "play/tc-bot.h"
#include "play/tc-kept-games.h"
#include "play/tc-log-text.h"
#include "play/tc-simulation.h"
#include "play/tc-statistics.h"
#include "play/tc-tally.h"
#include "play/tc-trial.h"
#include "play/tc-try-card.h"
#include "play/tc-turn-summary.h"

#undef TC_CORE_INSIDE
