/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* What ends the name of a place in a template (tc:sentence): see tc-sentence.h. */
#define TC_SENTENCE_SIGNS "|~#=>!@^.+':"

/* TcSchema: one schemas/<system>.xsd as constant tables, made at build time by our own reader of
 * the house subset of XSD 1.0 (see docs/schema-subset.md). The same tables drive validation,
 * inspector forms, completion, references, provenance and the reference manual.
 *
 * Everything here is static and constant: no function allocates, nothing is ever freed.
 *
 * A complex type's content is a sequence of slots. A slot is one element with its own bounds, or a
 * choice of elements whose bounds hold for the group; no element name occurs twice in a type, so a
 * child's name alone gives its slot. */

#define TC_SCHEMA_UNBOUNDED G_MAXUINT32

typedef enum {
  TC_VALUE_TEXT,    /* xs:string, xs:token: any text; a token's white space is collapsed */
  TC_VALUE_ID,      /* xs:NCName */
  TC_VALUE_INTEGER, /* xs:integer and its kin, with bounds that fit gint64 */
  TC_VALUE_BOOLEAN, /* xs:boolean */
  TC_VALUE_DATE,    /* xs:date, without time zone */
  TC_VALUE_ENUM,    /* a closed list of words */
} TcValueKind;

/** TcSchemaValue: one word of an enumeration. */
typedef struct {
  const char *name;
  const char *sentence; /* tc:sentence, nullable: what it adds to the sentence of its element */
  const char *negation; /* tc:negation, nullable: where it is not so */
  const char
    *owner; /* tc:owner, nullable: the same before what belongs to it: "the other player’s " */
  const char *glyph; /* tc:glyph, nullable: the drawing of a tile that says it */
  const char *doc;
} TcSchemaValue;

typedef struct {
  const char *name; /* of the simple type, "" when anonymous */
  TcValueKind kind;
  gboolean collapse; /* white space is collapsed before anything is judged */
  gint64 min;        /* TC_VALUE_INTEGER, inclusive */
  gint64 max;
  guint32 min_length;          /* in characters */
  guint32 max_length;          /* TC_SCHEMA_UNBOUNDED when free */
  const char *pattern;         /* nullable: anchored, in the syntax that XSD and PCRE share */
  const TcSchemaValue *values; /* TC_VALUE_ENUM */
  guint32 n_values;
  const char *doc;
} TcSchemaType;

/** TcMarkKind: what a mark on the board means (tc:mark): a place or a connection may have any
 * number of them. */
typedef enum {
  TC_MARK_NONE,
  TC_MARK_LABEL,   /* words about it, for descriptions */
  TC_MARK_VALUE,   /* a number, written with the name */
  TC_MARK_STATE,   /* what happens there now, written instead of the number */
  TC_MARK_PORT,    /* an anchor */
  TC_MARK_FORT,    /* fortified: where its border is a front, the front is drawn so */
  TC_MARK_WARNING, /* drawn in the colour of warnings */
  TC_MARK_MUTUAL,  /* of a link: its switch makes it lead both ways; without it, from a to b */
  TC_MARK_BACKER,  /* what leads to the place from outside the board, in its owner's colour */
} TcMarkKind;

/** TcDraws: tc:draws: whether a number says how many cards a game takes from its deck. */
typedef enum {
  TC_DRAWS_NOTHING,
  TC_DRAWS_GAME,   /* so many in a game */
  TC_DRAWS_PLAYER, /* so many for each player */
} TcDraws;

typedef struct {
  const char *name;
  guint64 head; /* the first letters of the name, by which it is found: private to core/scenario/ */
  const TcSchemaType *type;
  gboolean required;
  TcDraws draws;
  TcMarkKind mark;           /* tc:mark: what a switch that is on, or a number other than 0, puts on
                                the board; TC_MARK_LABEL for other switches */
  const char *default_value; /* nullable */
  const char *const *refs;   /* nullable, NULL-terminated: key spaces that the value must name */
  const char *label;         /* tc:label, or the name: for forms */
  const char *printed;       /* tc:printed, nullable: the value in the printed rules, "" for none;
                                another one is a house rule */
  const char *start;         /* tc:start, nullable: what the smallest scenario says there */
  const char *sentence; /* tc:sentence, nullable: what a switch that is on adds to the sentence of
                           its element */
  const char *changed;  /* tc:changed, nullable: what is so with a new value; a template as
                           tc:sentence is one, of its element */
  const char *doc;
} TcSchemaAttribute;

/** TcMergeMode: how a variant's element meets its base's: attribute by attribute and child by
 * child, or in its place. Whole are those with tc:merge="whole", those that hold repeatable
 * elements without a key, and those that hold text. */
typedef enum { TC_MERGE_BY_KEY, TC_MERGE_WHOLE } TcMergeMode;

typedef enum {
  TC_KEY_SCOPE_DOCUMENT, /* unique in its key space over the whole file */
  TC_KEY_SCOPE_PARENT, /* unique among its siblings; references look outwards from where they are */
} TcKeyScope;

typedef struct _TcSchemaElement TcSchemaElement;

typedef struct {
  guint32 first; /* index into TcSchemaContent.elements */
  guint32 n;     /* 1, or the members of a choice */
  guint32 min;
  guint32 max; /* TC_SCHEMA_UNBOUNDED when free */
} TcSchemaSlot;

/** TcSchemaContent: a complex type. */
typedef struct {
  const char *name;
  const TcSchemaAttribute *attributes; /* required first is not promised: order of the schema */
  guint32 n_attributes;
  const TcSchemaSlot *slots;
  guint32 n_slots;
  const TcSchemaElement *const *elements;
  guint32 n_elements;
  const TcSchemaType *text;    /* nullable: the type of simple content; else text is not allowed */
  gboolean foreign_attributes; /* attributes of other namespaces are allowed and kept */
  gboolean foreign_elements;   /* elements of other namespaces are allowed after the last slot */
  const char *doc;
} TcSchemaContent;

/* So many attributes make a key at most; the schema compiler refuses more. */
#define TC_SCHEMA_MAX_KEY_PARTS 4

struct _TcSchemaElement {
  const char *name;
  const TcSchemaContent *content;
  const char *role;       /* tc:role, nullable: "space", "link", "piece", "table", ... */
  const char *key_space;  /* tc:space, or the name; what references name */
  const char *const *key; /* nullable, NULL-terminated: one to TC_SCHEMA_MAX_KEY_PARTS attributes */
  gboolean key_unordered; /* link a-b is link b-a */
  TcKeyScope scope;
  TcMergeMode merge;
  guint32 start; /* tc:start: so many of it the smallest scenario has, if not more are required */
  const char *label;  /* tc:label, or the name */
  const char *plural; /* tc:plural, nullable: what several of it are called in sentences */
  const char
    *glyph; /* tc:glyph, nullable: the drawing that stands for it, of tc_glyph_get_all () */
  const char *sentence; /* tc:sentence, nullable: the sentence that it makes, see tc-sentence.h */
  const char *negation; /* tc:negation, nullable: the sentence that says that it is not so */
  const char *number;   /* tc:number, nullable: what kind of number it is: "count", "quality" */
  const char *join;    /* tc:join, nullable: what stands between the sentences of several of them */
  const char *added;   /* tc:added, nullable: what changes about its parent when it is added, */
  const char *removed; /*   tc:removed: when it is removed; templates as tc:sentence is one */
  TcMarkKind mark;     /* tc:mark: what it puts on the place where it lies */
  const char *doc;
};

/* The name of the root of variants. */
#define TC_SCHEMA_VARIANT "variant"

typedef struct _TcSchema TcSchema;

struct _TcSchema {
  const char *system;      /* id of the game system */
  const TcSchema *variant; /* nullable: the schema of its variants, made of this one: see
                              docs/variants.md */
  const char *target_namespace;
  const TcSchemaElement *root;
  const TcSchemaElement *const *elements; /* every declaration, in the schema's order */
  guint32 n_elements;
  const char *xsd; /* the schema as one self-contained text, for the oracle */
  gsize xsd_length;
};

/** tc_mark_kind_parse: the value of a tc:mark: "label", "value", "port", "fort", "warning". */
gboolean tc_mark_kind_parse (const char *word, TcMarkKind *out_kind);
const char *tc_mark_kind_get_name (TcMarkKind kind);

/** tc_glyph_get_all: (array zero-terminated=1): the drawings that a tc:glyph can name. They say
 * what is drawn, not what it means in a game. */
const char *const *tc_glyph_get_all (void);

const TcSchemaAttribute *tc_schema_content_find_attribute (const TcSchemaContent *content,
                                                           const char *name);

/** tc_schema_content_find_element: (nullable): @out_slot, optional, gets the slot's index. */
const TcSchemaElement *tc_schema_content_find_element (const TcSchemaContent *content,
                                                       const char *name,
                                                       guint *out_slot);

/** tc_schema_content_find_role: (nullable): the first element of @role that may stand inside;
 * @content: (nullable). */
const TcSchemaElement *tc_schema_content_find_role (const TcSchemaContent *content,
                                                    const char *role);

/** tc_schema_find_role: (nullable): the first element of @role, wherever it may stand. */
const TcSchemaElement *tc_schema_find_role (const TcSchema *schema, const char *role);

/**
 * tc_schema_type_check:
 * @value: as the parser gives it: references resolved, attribute white space normalised
 * @length: in bytes
 * @out_expected: (out) (optional) (transfer full): what was expected, in words, when refused:
 *   "a whole number from 1 to 12", "one of clear, forest, mountain"
 */
gboolean tc_schema_type_check (const TcSchemaType *type,
                               const char *value,
                               gsize length,
                               char **out_expected);

G_END_DECLS
