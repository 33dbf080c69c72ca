#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh PROGRAM COMMAND JOURNEY.py [ARGUMENT...]: one journey through the window, by its accessible names and by real
# keys and clicks, on an X server and buses that live exactly as long as it.
set -eu
program=$1
command=$2
journey=$3
shift 3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export GDK_BACKEND=x11 GSK_RENDERER=cairo LC_ALL=C.UTF-8 TZ=UTC ADW_DISABLE_PORTAL=1
export GSETTINGS_BACKEND=memory GTK_A11Y=atspi NO_AT_BRIDGE=0
export XDG_CACHE_HOME="$folder" XDG_CONFIG_HOME="$folder" XDG_DATA_HOME="$folder" XDG_STATE_HOME="$folder"
export JOURNEY_PROGRAM="$program" JOURNEY_COMMAND="$command" JOURNEY_FOLDER="$folder"
dbus-run-session -- "$(dirname "$0")/../xvfb.sh" /usr/bin/python3 "$journey" "$@"
