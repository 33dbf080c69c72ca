/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* All that the view of a scenario's board holds, as text: of small boards whole, and of changes of
 * them the lines that go ("-") and come ("+"). */

#define TINY   "tests/fixtures/tiny-1940.scenario.xml"
#define CRISIS "tests/fixtures/small-crisis.scenario.xml"
#define CITY   "tests/fixtures/tiny-badge.scenario.xml"

typedef struct {
  const char *name;
  const char *file;
  const char *setup; /* nullable */
  const char *text;
} Board;

typedef struct {
  const char *name;
  const char *file;
  const char *setup;
  const char *from; /* in the file, once */
  const char *to;
  const char *lines;
} Change;

static const Board boards[] = {
  { "tiny", TINY, "tiny",
    "size 1000 600\n"
    "owner germany \"Germany\" #74806f #c9c8c2\n"
    "owner france \"France\" #4a7ebb #dfe3bd\n"
    "owner britain \"Britain\" #d2b48c #d9d3c6\n"
    "owner belgium \"Belgium\" #2b4a8b #efdca2\n"
    "area haven \"Haven\" clear/plain/ france/ @200,200 100,100 300,100 300,300 100,300 [port port "
    "1]\n"
    "area dyke \"Dyke\" clear/plain/ belgium/ @400,200 300,100 500,100 500,300 300,300 [port port "
    "1] [value defence forces 1]\n"
    "area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "area border-1 \"Border Area 1\" clear/plain/ germany/ @800,200 700,100 900,100 900,300 "
    "700,300 [label border 1]\n"
    "area paris \"Paris\" clear/plain/ france/ @200,400 100,300 300,300 300,500 100,500\n"
    "area ford \"Ford\" clear/plain/ france/ @400,400 300,300 500,300 500,500 300,500\n"
    "area ridge \"Ridge\" mountain/hills/ france/ @600,400 500,300 700,300 700,500 500,500 [fort "
    "maginot 1]\n"
    "area border-2 \"Border Area 2\" clear/plain/ germany/ @800,400 700,300 900,300 900,500 "
    "700,500 [label border 1]\n"
    "link haven - dyke\n"
    "link dyke - moor\n"
    "link moor - border-1\n"
    "link paris - ford\n"
    "link ford - ridge\n"
    "link ridge - border-2 [fort maginot-front 1]\n"
    "link haven - paris\n"
    "link dyke - ford\n"
    "link moor - ridge\n"
    "link border-1 - border-2\n"
    "shape sea \"Sea\" closed 0,0 1000,0 1000,100 0,100\n"
    "label sea \"Sea\" @500,50 0\n"
    "counter be-1-corps \"I Corps\" in moor of belgium infantry/infantry/corps 2-2-1 x1\n"
    "counter be-air \"Belgian Air\" in moor of belgium bomber/bomber/ 1-1 x1\n"
    "counter 1-division \"1 Division\" in haven of britain motorised/motorised/division 2-2-2 x1\n"
    "counter aasf \"AASF\" in haven of britain fighter/fighter/ 2-0 x1\n"
    "counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n"
    "counter 2c \"2C\" in ford of france infantry/infantry/corps 2-2-1 x1\n"
    "counter aa \"AA\" in ford of france fighter/fighter/ 2-0 x1\n"
    "counter 3dcr \"3DCR\" in paris of france armour/armour/division 5-4-2 x1\n"
    "counter french-republic \"French Republic\" in paris of france marker/marker/  x1\n"
    "counter 1-panzer \"1st Panzer\" in border-1 of germany armour/armour/division 9-7-2 x1\n"
    "counter 2-corps \"2 Corps\" in border-1 of germany infantry/infantry/corps 5-4-1 x1\n"
    "counter 7-airborne \"7th Airborne\" in border-1 of germany airborne/airborne/division 2-2-1 "
    "x1\n"
    "counter 3-corps \"3 Corps\" in border-2 of germany motorised/motorised/corps 4-3-2 x1\n" },
  { "crisis", CRISIS, "sunday",
    "size 800 600\n"
    "owner town \"Town\" #b98a5e \n"
    "owner yes \"Yes\" #d8c9a0 \n"
    "owner no \"No\" #3f6fa8 \n"
    "area square \"Square\" // town/ @150,150 [label pivotal 1]\n"
    "area church \"Church\" // town/ @150,450\n"
    "link church -> square\n"
    "cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x2\n"
    "cube church-no \"blue vote\" in church of no cubes of a side/cube/  x2\n" },
  { "city", CITY, "tiny",
    "size 500 400\n"
    "owner red \"Red\" #c8102e \n"
    "owner green \"Green\" #1e8449 \n"
    "tile a1 \"A1\" never outside// / @50,50 0,0 100,0 100,100 0,100\n"
    "tile b1 \"B1\" never outside// / @150,50 100,0 200,0 200,100 100,100\n"
    "tile c1 \"C1\" never outside// / @250,50 200,0 300,0 300,100 200,100\n"
    "tile d1 \"D1\" never outside// / @350,50 300,0 400,0 400,100 300,100\n"
    "tile e1 \"E1\" never outside// / @450,50 400,0 500,0 500,100 400,100\n"
    "tile a2 \"A2\" never outside// / @50,150 0,100 100,100 100,200 0,200\n"
    "tile b2 \"B2\" random tile// / @150,150 100,100 200,100 200,200 100,200\n"
    "tile c2 \"C2\" random tile// / @250,150 200,100 300,100 300,200 200,200\n"
    "tile d2 \"D2\" random tile// / @350,150 300,100 400,100 400,200 300,200\n"
    "tile e2 \"E2\" never outside// / @450,150 400,100 500,100 500,200 400,200\n"
    "tile a3 \"A3\" never outside// / @50,250 0,200 100,200 100,300 0,300\n"
    "tile b3 \"B3\" random tile// / @150,250 100,200 200,200 200,300 100,300\n"
    "tile c3 \"C3\" random tile// / @250,250 200,200 300,200 300,300 200,300\n"
    "tile d3 \"D3\" random tile// / @350,250 300,200 400,200 400,300 300,300\n"
    "tile e3 \"E3\" never outside// / @450,250 400,200 500,200 500,300 400,300\n"
    "tile a4 \"A4\" never outside// / @50,350 0,300 100,300 100,400 0,400\n"
    "tile b4 \"B4\" never outside// / @150,350 100,300 200,300 200,400 100,400\n"
    "tile c4 \"C4\" never outside// / @250,350 200,300 300,300 300,400 200,400\n"
    "tile d4 \"D4\" never outside// / @350,350 300,300 400,300 400,400 300,400\n"
    "tile e4 \"E4\" never outside// / @450,350 400,300 500,300 500,400 400,400\n"
    "shape exit \"\" 0,0 500,0\n"
    "shape exit \"\" 500,0 500,400\n"
    "shape exit \"\" 0,400 0,0\n"
    "pawn red-patrol \"Red patrol\" in a1 of red patrol/car/  x1\n"
    "pawn green-patrol \"Green patrol\" in e4 of green patrol/car/  x1\n" },
};

/* What of a faulty file cannot be read is left out, and everything else is there. */
static const Change changes[] = {
  { "size", TINY, "tiny", "width=\"1000\" height=\"600\"", "width=\"1200\" height=\"700\"",
    "-size 1000 600\n"
    "+size 1200 700\n" },
  { "size-that-is-none", TINY, "tiny", "width=\"1000\" height=\"600\"", "width=\"wide\"",
    "-size 1000 600\n"
    "+size 0 0\n" },
  { "colour", TINY, "tiny", "colour=\"#74806f\" land-colour=\"#c9c8c2\"", "colour=\"#000000\"",
    "-owner germany \"Germany\" #74806f #c9c8c2\n"
    "+owner germany \"Germany\" #000000 \n" },
  { "name", TINY, "tiny", "name=\"Moor\"", "name=\"M\303\266\303\266r &amp; Fen\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"M\303\266\303\266r & Fen\" forest/trees/ belgium/ @600,200 500,100 700,100 "
    "700,300 500,300 [value defence forces 1]\n" },
  { "no-name", TINY, "tiny", " name=\"Moor\"", "",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n" },
  { "terrain", TINY, "tiny", "terrain=\"forest\" x=\"600\"", "terrain=\"mountain\" x=\"600\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" mountain/hills/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n" },
  { "terrain-misspelt", TINY, "tiny", "terrain=\"forest\" x=\"600\"",
    "terrain=\"forrest\" x=\"600\"", "" },
  { "terrain-unknown", TINY, "tiny", "terrain=\"forest\" x=\"600\"", "terrain=\"swamp\" x=\"600\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" // belgium/ @600,200 500,100 700,100 700,300 500,300 [value defence "
    "forces "
    "1]\n" },
  { "no-terrain", TINY, "tiny", "terrain=\"forest\" x=\"600\"", "x=\"600\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" // belgium/ @600,200 500,100 700,100 700,300 500,300 [value defence "
    "forces "
    "1]\n" },
  { "pattern", TINY, "tiny", "motorised-cost=\"2\" pattern=\"trees\"",
    "motorised-cost=\"2\" pattern=\"marsh\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/marsh/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n" },
  { "land-of-another", TINY, "tiny", "name=\"Moor\" nation=\"belgium\"",
    "name=\"Moor\" nation=\"france\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ france/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n" },
  { "land-of-nobody", TINY, "tiny", "name=\"Moor\" nation=\"belgium\"",
    "name=\"Moor\" nation=\"italy\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ / @600,200 500,100 700,100 700,300 500,300 [value defence "
    "forces "
    "1]\n" },
  { "place", TINY, "tiny", "x=\"600\" y=\"200\" bracket=\"1\"",
    "x=\"-650\" y=\"250\" bracket=\"1\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ belgium/ @-650,250 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n" },
  { "place-that-is-no-number", TINY, "tiny", "x=\"600\" y=\"200\" bracket=\"1\"",
    "x=\"here\" y=\"200\" bracket=\"1\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ belgium/ @0,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n" },
  { "port", TINY, "tiny", "x=\"600\" y=\"200\" bracket=\"1\"",
    "x=\"600\" y=\"200\" bracket=\"1\" port=\"1\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [port "
    "port 1] [value defence forces 1]\n" },
  { "no-port", TINY, "tiny", "y=\"200\" port=\"true\" edge=\"west\"",
    "y=\"200\" port=\"0\" edge=\"west\"",
    "-area haven \"Haven\" clear/plain/ france/ @200,200 100,100 300,100 300,300 100,300 [port "
    "port 1]\n"
    "+area haven \"Haven\" clear/plain/ france/ @200,200 100,100 300,100 300,300 100,300\n" },
  { "bracket", TINY, "tiny", "x=\"600\" y=\"200\" bracket=\"1\"",
    "x=\"600\" y=\"200\" bracket=\"3\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 3]\n" },
  { "no-bracket", TINY, "tiny", "x=\"600\" y=\"200\" bracket=\"1\"", "x=\"600\" y=\"200\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300\n" },
  { "bracket-of-nothing", TINY, "tiny", "x=\"600\" y=\"200\" bracket=\"1\"",
    "x=\"600\" y=\"200\" bracket=\"0\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300\n" },
  { "three-marks", TINY, "tiny", "x=\"600\" y=\"200\" bracket=\"1\"",
    "x=\"600\" y=\"200\" bracket=\"2\" port=\"true\" maginot=\"true\"",
    "-area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [value "
    "defence forces 1]\n"
    "+area moor \"Moor\" forest/trees/ belgium/ @600,200 500,100 700,100 700,300 500,300 [port "
    "port 1] [fort maginot 1] [value defence forces 2]\n" },
  { "corner", TINY, "tiny", "<point x=\"900\" y=\"500\"/>", "<point x=\"950\" y=\"550\"/>",
    "-area border-2 \"Border Area 2\" clear/plain/ germany/ @800,400 700,300 900,300 900,500 "
    "700,500 [label border 1]\n"
    "+area border-2 \"Border Area 2\" clear/plain/ germany/ @800,400 700,300 900,300 950,550 "
    "700,500 [label border 1]\n" },
  { "corner-missing", TINY, "tiny", "<point x=\"900\" y=\"500\"/>", "",
    "-area border-2 \"Border Area 2\" clear/plain/ germany/ @800,400 700,300 900,300 900,500 "
    "700,500 [label border 1]\n"
    "+area border-2 \"Border Area 2\" clear/plain/ germany/ @800,400 700,300 900,300 700,500 "
    "[label border 1]\n" },
  { "link", TINY, "tiny", "<link a=\"moor\" b=\"ridge\"/>", "", "-link moor - ridge\n" },
  { "link-with-a-fort", TINY, "tiny", "<link a=\"moor\" b=\"ridge\"/>",
    "<link a=\"moor\" b=\"ridge\" maginot-front=\"true\"/>",
    "-link moor - ridge\n"
    "+link moor - ridge [fort maginot-front 1]\n" },
  { "link-to-nowhere", TINY, "tiny", "<link a=\"moor\" b=\"ridge\"/>",
    "<link a=\"moor\" b=\"berlin\"/>",
    "-link moor - ridge\n"
    "+link moor - berlin\n" },
  { "shape-open", TINY, "tiny", "name=\"Sea\" closed=\"true\"", "name=\"Sea\"",
    "-shape sea \"Sea\" closed 0,0 1000,0 1000,100 0,100\n"
    "+shape sea \"Sea\" 0,0 1000,0 1000,100 0,100\n" },
  { "shape-style", TINY, "tiny", "<shape style=\"sea\"", "<shape style=\"river\"",
    "-shape sea \"Sea\" closed 0,0 1000,0 1000,100 0,100\n"
    "+shape river \"Sea\" closed 0,0 1000,0 1000,100 0,100\n" },
  { "label", TINY, "tiny", "<label text=\"Sea\" x=\"500\" y=\"50\" style=\"sea\"/>",
    "<label text=\"The &quot;Sea&quot;\" x=\"510\" y=\"60\" style=\"town\" angle=\"-30\"/>",
    "-label sea \"Sea\" @500,50 0\n"
    "+label town \"The \"Sea\"\" @510,60 -30\n" },
  { "counter-elsewhere", TINY, "tiny", "<place counter=\"1c\" area=\"ridge\"/>",
    "<place counter=\"1c\" area=\"paris\"/>",
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n"
    "+counter 1c \"1C\" in paris of france infantry/infantry/corps 3-2-1 x1\n" },
  { "counter-nowhere", TINY, "tiny", "<place counter=\"1c\" area=\"ridge\"/>",
    "<place counter=\"1c\" area=\"berlin\"/>",
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n" },
  { "counter-unknown", TINY, "tiny", "<place counter=\"1c\" area=\"ridge\"/>",
    "<place counter=\"9z\" area=\"ridge\"/>",
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n" },
  { "counter-reduced", TINY, "tiny", "<place counter=\"1c\" area=\"ridge\"/>",
    "<place counter=\"1c\" area=\"ridge\" reduced=\"true\"/>",
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n"
    "+counter 1c \"1C\" in ridge of france infantry/infantry/corps 2-2-1 x1 reduced\n" },
  { "counter-with-one-side-reduced", TINY, "tiny", "<place counter=\"be-1-corps\" area=\"moor\"/>",
    "<place counter=\"be-1-corps\" area=\"moor\" reduced=\"true\"/>",
    "-counter be-1-corps \"I Corps\" in moor of belgium infantry/infantry/corps 2-2-1 x1\n"
    "+counter be-1-corps \"I Corps\" in moor of belgium infantry/infantry/corps 2-2-1 x1 "
    "reduced\n" },
  { "counter-name", TINY, "tiny", "name=\"1C\"", "name=\"1 Corps\"",
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n"
    "+counter 1c \"1 Corps\" in ridge of france infantry/infantry/corps 3-2-1 x1\n" },
  { "counter-numbers", TINY, "tiny", "<full attack=\"9\" defence=\"7\" movement=\"2\"/>",
    "<full attack=\"10\" defence=\"0\" movement=\"3\"/>",
    "-counter 1-panzer \"1st Panzer\" in border-1 of germany armour/armour/division 9-7-2 x1\n"
    "+counter 1-panzer \"1st Panzer\" in border-1 of germany armour/armour/division 10-0-3 x1\n" },
  { "counter-class", TINY, "tiny",
    "<unit id=\"1c\" name=\"1C\" nation=\"france\" class=\"infantry\"",
    "<unit id=\"1c\" name=\"1C\" nation=\"france\" class=\"armour\"",
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n"
    "+counter 1c \"1C\" in ridge of france armour/armour/corps 3-2-1 x1\n" },
  { "counter-symbol", TINY, "tiny", "name=\"Infantry\" symbol=\"infantry\"",
    "name=\"Infantry\" symbol=\"motorised\"",
    "-counter be-1-corps \"I Corps\" in moor of belgium infantry/infantry/corps 2-2-1 x1\n"
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n"
    "-counter 2c \"2C\" in ford of france infantry/infantry/corps 2-2-1 x1\n"
    "-counter 2-corps \"2 Corps\" in border-1 of germany infantry/infantry/corps 5-4-1 x1\n"
    "+counter be-1-corps \"I Corps\" in moor of belgium infantry/motorised/corps 2-2-1 x1\n"
    "+counter 1c \"1C\" in ridge of france infantry/motorised/corps 3-2-1 x1\n"
    "+counter 2c \"2C\" in ford of france infantry/motorised/corps 2-2-1 x1\n"
    "+counter 2-corps \"2 Corps\" in border-1 of germany infantry/motorised/corps 5-4-1 x1\n" },
  { "counter-of-another", TINY, "tiny", "<unit id=\"1c\" name=\"1C\" nation=\"france\"",
    "<unit id=\"1c\" name=\"1C\" nation=\"britain\"",
    "-counter 1c \"1C\" in ridge of france infantry/infantry/corps 3-2-1 x1\n"
    "+counter 1c \"1C\" in ridge of britain infantry/infantry/corps 3-2-1 x1\n" },
  { "marker-of-nobody", TINY, "tiny", "name=\"French Republic\" nation=\"france\"",
    "name=\"French Republic\"",
    "-counter french-republic \"French Republic\" in paris of france marker/marker/  x1\n"
    "+counter french-republic \"French Republic\" in paris of  marker/marker/  x1\n" },
  { "arrow-the-other-way", CRISIS, "sunday", "<arrow a=\"church\" b=\"square\"/>",
    "<arrow a=\"square\" b=\"church\"/>",
    "-link church -> square\n"
    "+link square -> church\n" },
  { "arrow-both-ways", CRISIS, "sunday", "<arrow a=\"church\" b=\"square\"/>",
    "<arrow a=\"church\" b=\"square\" both=\"true\"/>",
    "-link church -> square\n"
    "+link church <-> square [mutual both ways 1]\n" },
  { "space-of-no-dimension", CRISIS, "sunday", "dimension=\"town\" x=\"150\" y=\"450\"",
    "x=\"150\" y=\"450\"",
    "-area church \"Church\" // town/ @150,450\n"
    "+area church \"Church\" // / @150,450\n" },
  { "not-pivotal", CRISIS, "sunday", " pivotal=\"true\"", "",
    "-area square \"Square\" // town/ @150,150 [label pivotal 1]\n"
    "+area square \"Square\" // town/ @150,150\n" },
  { "stock-of-more", CRISIS, "sunday", "<put side=\"yes\" in=\"square\" count=\"2\"/>",
    "<put side=\"yes\" in=\"square\" count=\"5\"/>",
    "-cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x2\n"
    "+cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x5\n" },
  { "stock-of-none", CRISIS, "sunday", "<put side=\"yes\" in=\"square\" count=\"2\"/>",
    "<put side=\"yes\" in=\"square\" count=\"0\"/>",
    "-cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x2\n" },
  { "stock-elsewhere", CRISIS, "sunday", "<put side=\"yes\" in=\"square\" count=\"2\"/>",
    "<put side=\"yes\" in=\"church\" count=\"2\"/>",
    "-cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x2\n"
    "+cube church-yes \"yellow vote\" in church of yes cubes of a side/cube/  x2\n" },
  { "stock-nowhere", CRISIS, "sunday", "<put side=\"yes\" in=\"square\" count=\"2\"/>",
    "<put side=\"yes\" in=\"steeple\" count=\"2\"/>",
    "-cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x2\n" },
  { "stock-of-no-side", CRISIS, "sunday", "<put side=\"yes\" in=\"square\" count=\"2\"/>",
    "<put in=\"square\" count=\"2\"/>",
    "-cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x2\n" },
  { "cube-name", CRISIS, "sunday", "name=\"yellow vote\"", "name=\"gold vote\"",
    "-cube square-yes \"yellow vote\" in square of yes cubes of a side/cube/  x2\n"
    "+cube square-yes \"gold vote\" in square of yes cubes of a side/cube/  x2\n" },
  { "side-colour", CRISIS, "sunday", "name=\"Yes\" colour=\"#d8c9a0\"",
    "name=\"Yes\" colour=\"#ffff00\"",
    "-owner yes \"Yes\" #d8c9a0 \n"
    "+owner yes \"Yes\" #ffff00 \n" },
  { "grid-size", CITY, "tiny", "columns=\"5\" rows=\"4\"", "columns=\"5\" rows=\"3\"",
    "-size 500 400\n"
    "-tile a4 \"A4\" never outside// / @50,350 0,300 100,300 100,400 0,400\n"
    "-tile b4 \"B4\" never outside// / @150,350 100,300 200,300 200,400 100,400\n"
    "-tile c4 \"C4\" never outside// / @250,350 200,300 300,300 300,400 200,400\n"
    "-tile d4 \"D4\" never outside// / @350,350 300,300 400,300 400,400 300,400\n"
    "-tile e4 \"E4\" never outside// / @450,350 400,300 500,300 500,400 400,400\n"
    "-shape exit \"\" 500,0 500,400\n"
    "-shape exit \"\" 0,400 0,0\n"
    "-pawn green-patrol \"Green patrol\" in e4 of green patrol/car/  x1\n"
    "+size 500 300\n"
    "+shape exit \"\" 500,0 500,300\n"
    "+shape exit \"\" 0,300 0,0\n" },
  { "grid-hole", CITY, "tiny", "<exit edge=\"north\"/>",
    "<hole column=\"3\" row=\"2\"/><exit edge=\"north\"/>",
    "-tile c2 \"C2\" random tile// / @250,150 200,100 300,100 300,200 200,200\n"
    "+tile c2 \"C2\" hole hole// / @250,150 200,100 300,100 300,200 200,200\n" },
  { "grid-hole-at-an-exit", CITY, "tiny", "<exit edge=\"north\"/>",
    "<hole column=\"3\" row=\"1\"/><exit edge=\"north\"/>",
    "-tile c1 \"C1\" never outside// / @250,50 200,0 300,0 300,100 200,100\n"
    "-shape exit \"\" 0,0 500,0\n"
    "+tile c1 \"C1\" hole hole// / @250,50 200,0 300,0 300,100 200,100\n"
    "+shape exit \"\" 0,0 200,0\n"
    "+shape exit \"\" 300,0 500,0\n" },
  { "grid-street", CITY, "tiny", "<exit edge=\"north\"/>",
    "<street column=\"3\" row=\"2\"/><exit edge=\"north\"/>",
    "-tile c2 \"C2\" random tile// / @250,150 200,100 300,100 300,200 200,200\n"
    "+tile c2 \"C2\" never outside// / @250,150 200,100 300,100 300,200 200,200\n" },
  { "grid-wall", CITY, "tiny", "<exit edge=\"north\"/>",
    "<wall column=\"3\" row=\"2\" side=\"east\"/><exit edge=\"north\"/>",
    "+shape wall \"\" 300,100 300,200\n" },
  { "grid-gate", CITY, "tiny", "<exit edge=\"north\"/>",
    "<gate column=\"3\" row=\"4\" side=\"south\"/>",
    "-shape exit \"\" 0,0 500,0\n"
    "+shape exit \"\" 300,400 200,400\n" },
  { "grid-no-exit", CITY, "tiny", "<exit edge=\"east\"/>", "", "-shape exit \"\" 500,0 500,400\n" },
  { "grid-city-elsewhere", CITY, "tiny", "<city column=\"2\" row=\"2\" columns=\"3\" rows=\"2\"/>",
    "<city column=\"1\" row=\"1\" columns=\"3\" rows=\"2\"/>",
    "-tile a1 \"A1\" never outside// / @50,50 0,0 100,0 100,100 0,100\n"
    "-tile b1 \"B1\" never outside// / @150,50 100,0 200,0 200,100 100,100\n"
    "-tile c1 \"C1\" never outside// / @250,50 200,0 300,0 300,100 200,100\n"
    "-tile a2 \"A2\" never outside// / @50,150 0,100 100,100 100,200 0,200\n"
    "-tile d2 \"D2\" random tile// / @350,150 300,100 400,100 400,200 300,200\n"
    "-tile b3 \"B3\" random tile// / @150,250 100,200 200,200 200,300 100,300\n"
    "-tile c3 \"C3\" random tile// / @250,250 200,200 300,200 300,300 200,300\n"
    "-tile d3 \"D3\" random tile// / @350,250 300,200 400,200 400,300 300,300\n"
    "+tile a1 \"A1\" random tile// / @50,50 0,0 100,0 100,100 0,100\n"
    "+tile b1 \"B1\" random tile// / @150,50 100,0 200,0 200,100 100,100\n"
    "+tile c1 \"C1\" random tile// / @250,50 200,0 300,0 300,100 200,100\n"
    "+tile a2 \"A2\" random tile// / @50,150 0,100 100,100 100,200 0,200\n"
    "+tile d2 \"D2\" never outside// / @350,150 300,100 400,100 400,200 300,200\n"
    "+tile b3 \"B3\" never outside// / @150,250 100,200 200,200 200,300 100,300\n"
    "+tile c3 \"C3\" never outside// / @250,250 200,200 300,200 300,300 200,300\n"
    "+tile d3 \"D3\" never outside// / @350,250 300,200 400,200 400,300 300,300\n" },
  { "grid-tile-up", CITY, "tiny", "players=\"3\">",
    "players=\"3\">\n"
    "      <lay tile=\"hideout-red\" column=\"2\" row=\"2\" side=\"up\"/>",
    "-tile b2 \"B2\" random tile// / @150,150 100,100 200,100 200,200 100,200\n"
    "+tile b2 \"B2\" up hideout//house red/ @150,150 100,100 200,100 200,200 100,200 [label Red "
    "hideout 0]\n" },
  { "grid-tile-down", CITY, "tiny", "players=\"3\">",
    "players=\"3\">\n"
    "      <lay tile=\"evidence-red\" column=\"2\" row=\"2\"/>",
    "-tile b2 \"B2\" random tile// / @150,150 100,100 200,100 200,200 100,200\n"
    "+tile b2 \"B2\" up evidence//sheet red/ @150,150 100,100 200,100 200,200 100,200 [label Red "
    "evidence 0]\n" },
  { "grid-tile-of-traffic", CITY, "tiny", "players=\"3\">",
    "players=\"3\">\n"
    "      <lay tile=\"traffic\" column=\"2\" row=\"2\" side=\"up\"/>",
    "-tile b2 \"B2\" random tile// / @150,150 100,100 200,100 200,200 100,200\n"
    "+tile b2 \"B2\" up traffic//barrier / @150,150 100,100 200,100 200,200 100,200 [label Traffic "
    "0] [warning traffic 1]\n" },
  { "grid-tile-unknown", CITY, "tiny", "players=\"3\">",
    "players=\"3\">\n"
    "      <lay tile=\"works\" column=\"2\" row=\"2\" side=\"up\"/>",
    "" },
  { "grid-tile-off-the-board", CITY, "tiny", "players=\"3\">",
    "players=\"3\">\n"
    "      <lay tile=\"traffic\" column=\"9\" row=\"2\" side=\"up\"/>",
    "" },
  { "grid-pawn-elsewhere", CITY, "tiny",
    "players=\"3\">\n"
    "      <stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>",
    "players=\"3\">\n"
    "      <stand pawn=\"red-patrol\" column=\"2\" row=\"1\"/>",
    "-pawn red-patrol \"Red patrol\" in a1 of red patrol/car/  x1\n"
    "+pawn red-patrol \"Red patrol\" in b1 of red patrol/car/  x1\n" },
  { "grid-pawn-off-the-board", CITY, "tiny",
    "players=\"3\">\n"
    "      <stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>",
    "players=\"3\">\n"
    "      <stand pawn=\"red-patrol\" column=\"20\" row=\"1\"/>",
    "-pawn red-patrol \"Red patrol\" in a1 of red patrol/car/  x1\n" },
  { "grid-pawn-of-another-kind", CITY, "tiny", "players=\"3\">",
    "players=\"3\">\n"
    "      <stand pawn=\"red-fugitive\" column=\"3\" row=\"1\"/>",
    "" },
  { "nation-misspelt", TINY, "tiny", "name=\"Moor\" nation=\"belgium\"",
    "name=\"Moor\" nation=\"belgum\"", "" },
  { "nation-of-a-counter-misspelt", TINY, "tiny", "<unit id=\"1c\" name=\"1C\" nation=\"france\"",
    "<unit id=\"1c\" name=\"1C\" nation=\"frnace\"", "" },
  { "counter-misspelt", TINY, "tiny", "<place counter=\"3dcr\" area=\"paris\"/>",
    "<place counter=\"3dcrr\" area=\"paris\"/>", "" },
  { "link-misspelt", TINY, "tiny", "<link a=\"moor\" b=\"ridge\"/>",
    "<link a=\"moor\" b=\"rigde\"/>", "" },
  { "link-to-itself", TINY, "tiny", "<link a=\"moor\" b=\"ridge\"/>",
    "<link a=\"moor\" b=\"moor\"/>",
    "-link moor - ridge\n"
    "+link moor - moor\n" },
  { "grid-colour-misspelt", CITY, "tiny", "name=\"Green patrol\" colour=\"green\"",
    "name=\"Green patrol\" colour=\"gren\"", "" },
  { "grid-colour-unknown", CITY, "tiny", "name=\"Red patrol\" colour=\"red\"",
    "name=\"Red patrol\" colour=\"mauve\"",
    "-pawn red-patrol \"Red patrol\" in a1 of red patrol/car/  x1\n"
    "+pawn red-patrol \"Red patrol\" in a1 of  patrol/car/  x1\n" },
};

/* -- As text ----------------------------------------------------------------------------------- */

static void
append_marks (GString *out, const TcMark *marks, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, " [%s %s %d%s%s]", tc_mark_kind_get_name (marks[i].kind),
                            marks[i].text, marks[i].value, *marks[i].owner != '\0' ? " " : "",
                            marks[i].owner);
}

static void
append_points (GString *out, const TcPoint *points, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, " %d,%d", points[i].x, points[i].y);
}

static void
append_containers (GString *out, TcView *view)
{
  static const char *const kinds[] = { "area", "tile", "floor", "hand", "deck", "box", "seat" };
  static const char *const faces[] = { "never", "hole", "random", "down", "up" };
  guint n = 0;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *at = &containers[i];

    g_string_append_printf (out, "%s %s \"%s\"", kinds[at->kind], at->key, at->name);
    if (at->kind == TC_CONTAINER_TILE)
      g_string_append_printf (out, " %s", faces[at->face]);
    g_string_append_printf (out, " %s/%s/%s %s/%s @%d,%d", at->type, at->pattern, at->glyph,
                            at->region, at->owner, at->centre.x, at->centre.y);
    append_points (out, at->outline, at->n_outline);
    append_marks (out, at->marks, at->n_marks);
    g_string_append_c (out, '\n');
  }
}

static void
append_links (GString *out, TcView *view)
{
  static const char *const ways[] = { "-", "->", "<->" };
  guint n = 0;
  const TcViewLink *links = tc_view_get_links (view, &n);

  for (guint i = 0; i < n; i++) {
    g_string_append_printf (out, "link %s %s %s", links[i].a, ways[links[i].way], links[i].b);
    append_marks (out, links[i].marks, links[i].n_marks);
    g_string_append_c (out, '\n');
  }
}

static void
append_scenery (GString *out, TcView *view)
{
  guint n = 0;
  const TcViewShape *shapes = tc_view_get_shapes (view, &n);
  const TcViewLabel *labels;

  for (guint i = 0; i < n; i++) {
    g_string_append_printf (out, "shape %s \"%s\"%s", shapes[i].style, shapes[i].name,
                            shapes[i].closed ? " closed" : "");
    append_points (out, shapes[i].points, shapes[i].n_points);
    g_string_append_c (out, '\n');
  }
  labels = tc_view_get_labels (view, &n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "label %s \"%s\" @%d,%d %d\n", labels[i].style, labels[i].text,
                            labels[i].at.x, labels[i].at.y, labels[i].angle);
}

static void
append_tokens (GString *out, TcView *view)
{
  static const char *const kinds[] = { "counter", "pawn", "card", "cube", "disk" };
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *at = &tokens[i];

    g_string_append_printf (out, "%s %s \"%s\" in %s of %s%s %s/%s/%s %s x%u%s%s\n",
                            kinds[at->kind], at->key, at->name, at->container, at->owner,
                            at->colour, at->type, at->symbol, at->size, at->face, at->count,
                            at->is_reduced ? " reduced" : "", at->is_hidden ? " hidden" : "");
  }
}

static char *
dup_board (const char *file, const char *setup, const char *from, const char *to)
{
  g_autofree char *text = tc_test_dup_text (file, from, to);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode node = TC_NODE_NONE;
  g_autoptr (TcView) view = NULL;
  GString *out = g_string_new (NULL);
  guint width = 0;
  guint height = 0;
  guint n = 0;
  const TcViewOwner *owners;

  g_assert_nonnull (scenario);
  do
    node = setup != NULL ? tc_scenario_find_by_role (scenario, "setup", node) : TC_NODE_NONE;
  while (node != TC_NODE_NONE && strcmp (tc_scenario_get_id (scenario, node), setup) != 0);
  view = tc_view_new_for_board (scenario, node);
  tc_view_get_size (view, &width, &height);
  g_string_append_printf (out, "size %u %u\n", width, height);
  owners = tc_view_get_owners (view, &n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "owner %s \"%s\" %s %s\n", owners[i].id, owners[i].name,
                            owners[i].colour, owners[i].land_colour);
  append_containers (out, view);
  append_links (out, view);
  append_scenery (out, view);
  append_tokens (out, view);

  return g_string_free (out, FALSE);
}

/* The lines of @text that @other has not, each behind @sign. */
static void
append_missing (GString *out, const char *text, const char *other, const char *sign)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) others = g_strsplit (other, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) others, lines[i]))
      g_string_append_printf (out, "%s%s\n", sign, lines[i]);
}

static void
test_board (gconstpointer data)
{
  const Board *board = data;
  g_autofree char *text = dup_board (board->file, board->setup, NULL, NULL);

  g_assert_cmpstr (text, ==, board->text);
}

static void
test_change (gconstpointer data)
{
  const Change *change = data;
  g_autofree char *before = dup_board (change->file, change->setup, NULL, NULL);
  g_autofree char *after = dup_board (change->file, change->setup, change->from, change->to);
  g_autoptr (GString) lines = g_string_new (NULL);

  append_missing (lines, before, after, "-");
  append_missing (lines, after, before, "+");
  g_assert_cmpstr (lines->str, ==, change->lines);
}

/* Tokens of one kind can be told from each other: each has the picture that it names. */
static void
test_pictures (void)
{
  static const char *const ids[] = { "smoke", "slide", "drip", "passage" };
  g_autofree char *text = tc_test_dup_text ("scenarios/house/house.scenario.xml", NULL, NULL);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcScenario *scenario = tc_build_get_scenario (build);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++) {
    TcNode node = tc_scenario_find_by_key (scenario, "piece-kind", ids[i]);
    TcViewToken token = { .thing = TC_THING_NONE };

    tc_view_read_token (scenario, node, &token);
    g_assert_true (g_strv_contains (tc_glyph_get_all (), token.symbol));
    g_assert_true (g_hash_table_add (seen, (gpointer) token.symbol));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++) {
    g_autofree char *path = g_strconcat ("/rules/view-board/", boards[i].name, NULL);

    g_test_add_data_func (path, &boards[i], test_board);
  }
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *path = g_strconcat ("/rules/view-board/change/", changes[i].name, NULL);

    g_test_add_data_func (path, &changes[i], test_change);
  }
  g_test_add_func ("/rules/view-board/pictures", test_pictures);

  return g_test_run ();
}
