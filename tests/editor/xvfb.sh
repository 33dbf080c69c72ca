#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# xvfb.sh COMMAND...: runs it on an X server of its own, whose size is XVFB_SCREEN, and whose number is
# made of the process's: xvfb-run -a sometimes takes that of another run, and a server that looks for a
# free number itself may find one whose server is just ending, and lose its socket to that one's tidying
# up.
set -eu
folder=$(mktemp -d)
server=
end () {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT
trap 'exit 143' INT TERM
mkfifo "$folder/ready"
number=$((1000 + $$ % 50000))
screen=${XVFB_SCREEN:-1280x800}x24
# Without -noreset it would start again whenever its last client goes, and refuse who comes meanwhile.
Xvfb ":$number" -noreset -displayfd 3 -screen 0 "$screen" -nolisten tcp 3>"$folder/ready" >"$folder/log" 2>&1 &
server=$!
# Written when the server is ready; nothing comes when it cannot start.
if ! read -r number <"$folder/ready"; then
  cat "$folder/log" >&2
  exit 1
fi
DISPLAY=:$number "$@"
