# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys share in which the program ends before all is saved."""
import os

from journey import FOLDER, insist, wait

DRAFTS = os.path.join(FOLDER, "turncoat", "drafts")


def drafts(folder=DRAFTS):
    if not os.path.isdir(folder):
        return []
    return [name for name in os.listdir(folder) if name.endswith(".draft")]


def text(editor):
    return editor.text(editor.find("text", "Source text"))


def type_at_end(editor, words):
    """Types @words at the end of the source page; gives the text then."""
    editor.go("Source")
    editor.click(editor.find("text", "Source text"))
    editor.key("ctrl+End")
    before = text(editor)
    insist(lambda: editor.type(words), lambda: text(editor) != before, "what was typed")
    wait(lambda: text(editor) == before + words, "the whole of it")
    return before + words
