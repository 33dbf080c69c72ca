# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed at any time while somebody types and saves: its file is a whole text of one
moment, and file and draft together have all but the last seconds. TC_KILLS says how often."""
import os
import signal
import threading
import time

from drafts import DRAFTS, drafts, type_at_end
from journey import SHIPPED, Editor, copy, read

N_KILLS = int(os.environ.get("TC_KILLS", "2"))
MOST_LOST = 5.0  # seconds


def type_until_killed(editor, after):
    """What was typed, word by word, each with the time when it was there to be read; and the time of
    the end."""
    typed = []
    killer = threading.Timer(after, lambda: editor.process.send_signal(signal.SIGKILL))
    killer.start()
    while editor.process.poll() is None:
        word = f"<!--{len(typed)}-->"
        typed.append([word, time.monotonic()])
        editor.type(word)
        if len(typed) % 40 < 15 and len(typed) % 3 == 0:
            editor.key("ctrl+s")
    return typed, time.monotonic()


def kept_of(text, start, words):
    """How many of @words @text has, whole; fails when it is no text that the file ever had."""
    assert text.startswith(start), text[:200]
    rest = text[len(start):]
    assert words.startswith(rest), rest
    return rest.count("-->")


def kill(n):
    path = copy(SHIPPED)
    editor = Editor(path)
    editor.wait_for_problems(0)
    start = type_at_end(editor, "<!--start-->")
    editor.key("ctrl+s")
    typed, end = type_until_killed(editor, 0.3 + n * 1.301 % 6)
    words = "".join(word for word, _ in typed)
    text = read(path)
    before = read(SHIPPED)
    kept = kept_of(text, start, words) if text != before else 0
    for name in drafts():
        draft = read(os.path.join(DRAFTS, name))
        draft = draft[draft.index(start[:200]):]
        kept = max(kept, kept_of(draft, start, words))
        os.unlink(os.path.join(DRAFTS, name))
    lost = end - typed[kept][1] if kept < len(typed) else 0
    print(f"{len(typed)} words, {kept} kept, {lost:.1f} s lost", flush=True)
    assert lost <= MOST_LOST, lost


for n in range(N_KILLS):
    kill(n)
print("ok")
