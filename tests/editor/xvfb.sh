#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# xvfb.sh COMMAND...: runs it on an X server of its own, whose size is XVFB_SCREEN. The
# server itself looks for a free number; two runs of xvfb-run -a at a time sometimes take the same one.
set -eu
folder=$(mktemp -d)
server=
end () {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT
trap 'exit 143' INT TERM
mkfifo "$folder/number"
Xvfb -displayfd 3 -screen 0 "${XVFB_SCREEN:-1280x800}x24" -nolisten tcp 3>"$folder/number" >"$folder/log" 2>&1 &
server=$!
# Written when the server is ready; nothing comes when it cannot start.
if ! read -r number <"$folder/number"; then
  cat "$folder/log" >&2
  exit 1
fi
DISPLAY=:$number "$@"
