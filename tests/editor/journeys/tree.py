# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessible tree of a program, by AT-SPI's own messages. A walk asks about many nodes at once, as most
of the time of a question goes by until the other side has the processor."""
import itertools

import dbus
import gi
from dbus import DBusException  # noqa: F401
from dbus.bus import BusConnection
from dbus.lowlevel import ErrorMessage, MethodCallMessage

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

TIMEOUT = 20  # seconds: the program answers when it has time, and opening a chooser of files takes long
AT_ONCE = 20  # nodes: for few rounds, but the program answers all of them in one turn of its loop
ROOT = "/org/a11y/atspi/accessible/root"
A11Y = "org.a11y.atspi."
PROPERTIES = "org.freedesktop.DBus.Properties"
LEAVES = ("label", "image", "scroll bar", "separator")  # nothing in them is of any use


class Bus:
    """One connection for all nodes, made when it is first asked for."""

    connection = None

    def get(self):
        if not self.connection:
            session = dbus.SessionBus().get_object("org.a11y.Bus", "/org/a11y/bus", introspect=False)
            self.connection = BusConnection(session.GetAddress(dbus_interface="org.a11y.Bus"))
        return self.connection

    def ask(self, questions):
        """The answers by question, each a node with a Question, in their order. A node that is gone gives
        none."""
        questions = list(questions)
        answers = {}

        def send(asked):
            def answered(reply):
                if not isinstance(reply, ErrorMessage):
                    answers[asked] = reply.get_args_list()[0]

            return self.get().send_message_with_reply(asked[1].to(asked[0]), answered, TIMEOUT)

        for i in range(0, len(questions), 2 * AT_ONCE):
            for waiting in [send(asked) for asked in questions[i : i + 2 * AT_ONCE]]:
                waiting.block()

        return {asked: answers[asked] for asked in questions if asked in answers}

    def tell(self, node, question):
        """All that is answered; without an answer an error."""
        return self.get().send_message_with_reply_and_block(question.to(node), TIMEOUT).get_args_list()


class Question:
    """A method with what it is given."""

    def __init__(self, interface, method, signature="", *arguments):
        self.interface, self.method, self.signature, self.arguments = interface, method, signature, arguments

    def to(self, node):
        message = MethodCallMessage(node.bus, node.path, self.interface, self.method)
        if self.arguments:
            message.append(*self.arguments, signature=self.signature)
        return message


BUS = Bus()
ROLES = {}  # by a node's bus and path: a node never takes another role, and its path is never used again


class States:
    def __init__(self, words):
        self.bits = words[0] | words[1] << 32

    def contains(self, state):
        return bool(self.bits >> int(state) & 1)


class Box:
    def __init__(self, x, y, width, height):
        self.x, self.y, self.width, self.height = x, y, width, height


def property_of(interface, name):
    return Question(PROPERTIES, "Get", "ss", A11Y + interface, name)


NAME = property_of("Accessible", "Name")
DESCRIPTION = property_of("Accessible", "Description")
PROPERTIES_OF_NODE = Question(PROPERTIES, "GetAll", "s", A11Y + "Accessible")
STATE = Question(A11Y + "Accessible", "GetState")
ROLE = Question(A11Y + "Accessible", "GetRole")
CHILDREN = Question(A11Y + "Accessible", "GetChildren")
EXTENTS = Question(A11Y + "Component", "GetExtents", "u", int(Atspi.CoordType.WINDOW))


class Node:
    """One widget, as a screen reader knows it. What it is asked it is asked now; @name and @children are
    those it was found with."""

    name = None
    children = ()

    def __init__(self, bus, path):
        self.bus, self.path = bus, path

    def __eq__(self, other):
        return isinstance(other, Node) and (self.bus, self.path) == (other.bus, other.path)

    def __hash__(self):
        return hash((self.bus, self.path))

    def _get(self, interface, name):
        return BUS.tell(self, property_of(interface, name))[0]

    def get_name(self):
        return str(BUS.tell(self, NAME)[0])

    def get_description(self):
        return str(BUS.tell(self, DESCRIPTION)[0])

    def get_parent(self):
        return Node(*self._get("Accessible", "Parent"))

    def get_children(self):
        return [Node(*child) for child in BUS.tell(self, CHILDREN)[0]]

    def get_child(self, i):
        return Node(*BUS.tell(self, Question(A11Y + "Accessible", "GetChildAtIndex", "i", i))[0])

    def get_role(self):
        if self not in ROLES:
            ROLES[self] = Atspi.role_get_name(Atspi.Role(int(BUS.tell(self, ROLE)[0])))
        return ROLES[self]

    def has_state(self, state):
        return States(BUS.tell(self, STATE)[0]).contains(state)

    def get_extents(self):
        """Within its window."""
        return Box(*BUS.tell(self, EXTENTS)[0])

    def do_action(self):
        BUS.tell(self, Question(A11Y + "Action", "DoAction", "i", 0))

    def is_editable(self):
        return A11Y + "EditableText" in BUS.tell(self, Question(A11Y + "Accessible", "GetInterfaces"))[0]

    def get_text(self):
        length = self._get("Text", "CharacterCount")
        return str(BUS.tell(self, Question(A11Y + "Text", "GetText", "ii", 0, length))[0])

    def get_selection(self):
        """Where it begins and ends."""
        return BUS.tell(self, Question(A11Y + "Text", "GetSelection", "i", 0))

    def set_text(self, text):
        BUS.tell(self, Question(A11Y + "EditableText", "SetTextContents", "s", text))

    def set_value(self, value):
        value = dbus.Double(value, variant_level=1)
        BUS.tell(self, Question(PROPERTIES, "Set", "ssv", A11Y + "Value", "CurrentValue", value))


def desktop():
    """Of which the programs are children."""
    return Node("org.a11y.atspi.Registry", ROOT)


def _look(nodes):
    """The children of @nodes, by node; of one that is gone nothing. GTK tells of no child that is hidden, so
    nobody asks a node for that."""
    questions = [(node, ROLE) for node in nodes if node not in ROLES]
    questions += [(node, CHILDREN) for node in nodes if ROLES.get(node) not in LEAVES]
    answers = BUS.ask(questions)
    for node in nodes:
        if role := answers.get((node, ROLE)):
            ROLES[node] = Atspi.role_get_name(Atspi.Role(int(role)))
        node.children = [Node(*child) for child in answers.get((node, CHILDREN), ())]
    return {n: n.children for n in nodes if ROLES.get(n) in LEAVES or (n, CHILDREN) in answers}


def walk(root, stack=None, page=None, wanted=None):
    """@root and all within that is not hidden, from the top; of the @stack of pages only @page. Of the leaves,
    which are half of all, only those of the role @wanted if one is."""
    order = [root]  # what is still to be told; one that is known has its children behind it
    known = set()
    while order:
        asked = set(itertools.islice((node for node in order if node not in known), AT_ONCE))
        shown = _look(asked)
        known |= asked
        if stack in shown:
            shown[stack] = [page]
        opened = []
        for node in order:
            if node in shown:
                opened += [node, *(child for child in shown[node] if _is_wanted(child, wanted))]
            elif node not in asked:
                opened.append(node)
        n_known = next((i for i, node in enumerate(opened) if node not in known), len(opened))
        yield from opened[:n_known]
        order = opened[n_known:]


def _is_wanted(node, wanted):
    return not wanted or ROLES.get(node, wanted) == wanted or ROLES[node] not in LEAVES


def ask_names(nodes):
    """By node."""
    answers = BUS.ask([(node, NAME) for node in nodes])
    return {node: str(name) for (node, _), name in answers.items()}


def ask_states(nodes):
    """By node."""
    answers = BUS.ask([(node, STATE) for node in nodes])
    return {node: States(states) for (node, _), states in answers.items()}


def words_of(nodes):
    """Their names and descriptions."""
    answers = BUS.ask([(node, PROPERTIES_OF_NODE) for node in nodes])
    return [str(told[word]) for told in answers.values() for word in ("Name", "Description") if told[word]]


def ask_boxes(nodes):
    """By node; a widget without a place has none."""
    answers = BUS.ask([(node, EXTENTS) for node in nodes])
    return {node: Box(*box) for (node, _), box in answers.items()}
