// Pieces of HTML that are easily misread, with what a browser has in its document. One table for both runtimes.
import type { HtmlFacts } from "#worker/seo/page-facts.ts";

export interface Trap {
  title: string;
  html: string;
  read: (facts: HtmlFacts) => unknown;
  expected: unknown;
}

const titles = (facts: HtmlFacts) => facts.titles;
const headings = (facts: HtmlFacts) => facts.headings.map(({ level, text }) => `h${level} ${text}`);
const links = (facts: HtmlFacts) => facts.anchors.map(({ href, text }) => `${href} ${text}`.trim());
const sources = (facts: HtmlFacts) => facts.images.map((image) => image.src);
const text = (facts: HtmlFacts) => facts.text.text;
const words = (facts: HtmlFacts) => facts.text.words;
const fields = (facts: HtmlFacts) =>
  facts.controls.map(({ tag, wrapped }) => `${tag}${wrapped ? " in label" : ""}`);
const scripts = (facts: HtmlFacts) =>
  facts.scripts.map(({ src, inHead }) => `${src} ${inHead ? "head" : "body"}`);
const names = (facts: HtmlFacts) => facts.metas.map((meta) => `${meta.name}: ${meta.content}`);

type Row = [title: string, html: string, expected: unknown];

const groups: [read: (facts: HtmlFacts) => unknown, rows: Row[]][] = [
  [
    titles,
    [
      [
        "folds and decodes a title",
        "<title>\n Tische  &amp;\tSt&uuml;hle &shy;</title>",
        ["Tische & Stühle \u00ad"],
      ],
      [
        "decodes references as text, without semicolon too",
        "<title>A &ampamp; &notit; &#x80;</title>",
        ["A &amp; ¬it; €"],
      ],
      [
        "takes no tag inside a title for a tag",
        "<title>a <b>b</b> <!-- c --></title>",
        ["a <b>b</b> <!-- c -->"],
      ],
      ["ends a title at its end tag only", "<title>a</titles></title x>b", ["a</titles>"]],
      ["leaves titles of SVG out", "<svg><title>Logo</title></svg><title>Seite</title>", ["Seite"]],
      ["leaves titles in templates out", "<template><title>a</title></template><title>b</title>", ["b"]],
      ["knows an empty title", "<title></title>", [""]],
      ["knows no title where there is none", "<h1>a</h1>", []],
      ["keeps a title that is never closed", "<title>offen <p>b", ["offen <p>b"]],
      ["leaves titles in comments out", "<!-- <title>a</title> --><title>b</title>", ["b"]],
    ],
  ],
  [
    headings,
    [
      ["keeps the order of the document", "<h2>b</h2><h1>a</h1><h3>c</h3>", ["h2 b", "h1 a", "h3 c"]],
      ["ends a heading where the next begins", "<h1>a<h2>b</h2>", ["h1 a", "h2 b"]],
      ["closes a heading with the end tag of another level", "<h1>a</h2>b<h3>c</h3>", ["h1 a", "h3 c"]],
      ["ends a heading with its parent", "<div><h1>a</div>b", ["h1 a"]],
      ["joins inline parts", "<h1>Dach<b>decker</b>ei</h1>", ["h1 Dachdeckerei"]],
      [
        "parts words at br and inner blocks",
        "<h1>Webdesign<br>Münster<div>und mehr</div></h1>",
        ["h1 Webdesign Münster und mehr"],
      ],
      [
        "leaves out what nobody reads",
        "<h1>a<script>b</script><style>c</style><noscript>d</noscript></h1>",
        ["h1 a"],
      ],
      [
        "names a heading made of a drawing by its text",
        "<h1><svg><title>Firma</title></svg></h1>",
        ["h1 Firma"],
      ],
      [
        "leaves the text of a drawing out beside other text",
        "<h2><svg><title>Pfeil</title></svg>Mehr</h2>",
        ["h2 Mehr"],
      ],
      ["leaves headings in templates out", "<template><h1>a</h1></template>", []],
      ["leaves headings in noscript out", "<noscript><h1>a</h1></noscript>", []],
      ["leaves headings in comments out", "<!--><h1>a</h1><!-- <h2>b</h2> -->", ["h1 a"]],
      ["takes headings out of SVG", "<svg><h1>a</h1>", ["h1 a"]],
      ["puts headings out of a table's structure before it", "<table><tr><td><h2>a</h2></table>", ["h2 a"]],
      [
        "moves a heading between rows in front of the table",
        "<table><tr><td><h2>a</h2></td><h1>b</h1></table>",
        ["h1 b", "h2 a"],
      ],
      ["keeps an empty heading", "<h2> </h2>", ["h2 "]],
      ["decodes references cut by nothing", "<h1>A&amp;B &lt;C&gt; &auml;</h1>", ["h1 A&B <C> ä"]],
    ],
  ],
  [
    links,
    [
      ["takes a[href] only", "<a name=x>a</a><a href>b</a><a href='/c'>c</a>", ["b", "/c c"]],
      ["closes a link where the next begins", "<a href=1>a<a href=2>b</a>c", ["1 a", "2 b"]],
      ["counts a link again where the browser opens it again", "<p><a href=1>a</p><p>b</p>", ["1 a", "1 b"]],
      ["counts a link once around a whole block", "<a href=1><div>a</div></a>", ["1 a"]],
      ["counts a link twice that closes inside a block", "<a href=1><p>a</a>b</p>", ["1", "1 a"]],
      ["takes links in SVG", "<svg><a href=1><text>x</text></a></svg>", ["1"]],
      [
        "decodes addresses as attributes",
        "<a href='?a=1&amp;b=2&copy=3&sect;'>x</a>",
        ["?a=1&b=2&copy=3§ x"],
      ],
      ["reads unquoted values up to white space", "<a href=x/>a</a>", ["x/ a"]],
      ["reads a bracket inside quotes as part of the value", "<a title=\"a>b\" href='c>d'>e</a>", ["c>d e"]],
      ["takes the first of equal attributes", "<a href=1 HREF=2>a</a>", ["1 a"]],
      ["takes no quote in a name for the begin of a value", '<a x"y>z" href=1>a</a><a href=2>b</a>', ["2 b"]],
      ["leaves links in select out", "<select><a href=1>a</a></select><a href=2>b</a>", ["2 b"]],
      [
        "leaves a select with the cell around it",
        "<table><td><select><template></template></td><td><a href=1>a</a></table>",
        ["1 a"],
      ],
      ["takes links after stray end tags", "</div></a></p></table><a href=1>a</a>", ["1 a"]],
      [
        "takes links inside a button and object",
        "<object><a href=1>a</object><button><a href=2>b",
        ["1 a", "2 b"],
      ],
    ],
  ],
  [
    sources,
    [
      ["takes image for img", "<image src=a.png>", ["a.png"]],
      ["leaves image in SVG out", "<svg><image src=a.png /></svg>", []],
      ["takes img out of SVG", "<svg><g><img src=a.png></g></svg>", ["a.png"]],
      [
        "leaves noscript, template and comments out",
        "<noscript><img src=1></noscript><template><img src=2></template><!-- <img src=3> --><img src=4>",
        ["4"],
      ],
      [
        "leaves nested templates out",
        "<template><template></template><img src=1></template><img src=2>",
        ["2"],
      ],
      [
        "goes on behind a template that a table closes early",
        "<template><table></template><img src=1>",
        ["1"],
      ],
      ["ends a comment at --!>", "<!-- a --!><img src=1>", ["1"]],
      ["ends an empty comment at once", "<!--><img src=1><!---><img src=2>", ["1", "2"]],
      ["ends a comment at the first -->", "<!-- <!-- --><img src=1>-->", ["1"]],
      [
        "reads other declarations up to the bracket",
        "<!x '><img src=1><?php '><img src=2></ x><img src=3>",
        ["1", "2", "3"],
      ],
      ["knows CDATA in SVG only", "<svg><![CDATA[<img src=1>]]></svg><![CDATA[<img src=2>]]>", []],
      [
        "leaves raw text out",
        "<iframe><img src=1></iframe><xmp><img src=2></xmp><noembed><img src=3></noembed><style><img src=4></style><textarea><img src=5></textarea>",
        [],
      ],
      ["ends reading at plaintext", "<img src=1><plaintext><img src=2></plaintext>", ["1"]],
      [
        "does not end a script inside its comment's script",
        "<script><!-- <script> </script><img src=1> --></script><img src=2>",
        ["2"],
      ],
      ["ends a script at the end tag inside a comment", "<script><!-- </script><img src=1>", ["1"]],
      ["ends a script in any case", "<script>a</SCRIPT ><img src=1>", ["1"]],
      ["drops a tag that is cut off by the end", "<img src=1><img src=2 ", ["1"]],
      ["reads img between rows of a table", "<table><tr><img src=1></tr></table>", ["1"]],
    ],
  ],
  [
    text,
    [
      ["parts blocks, not inline elements", "<p>a</p><p>b<i>c</i></p>d<span>e</span>", "a\nbc\nde"],
      [
        "parts br, cells and items",
        "a<br>b<table><tr><td>c<td>d</table><ul><li>e<li>f</ul>",
        "a\nb\nc\nd\ne\nf",
      ],
      ["folds white space of all kinds", "<p> a&nbsp;\u00a0\n b\u2003c </p>", "a b c"],
      [
        "leaves out what nobody reads",
        "a<script>1</script><style>2</style><noscript>3</noscript><template>4</template><svg><text>5</text></svg><textarea>6</textarea><select><option>7</select>b",
        "ab",
      ],
      ["counts hidden elements and MathML", "<div hidden>a</div><math><mi>x</mi></math>", "a\nx"],
      ["takes the title in the head for no text", "<title>t</title>a", "a"],
      ["begins the body at the first text", "a<title>t</title>", "at"],
      ["ends an empty drawing at />", "a<svg/>b<svg />c", "abc"],
      ["goes on behind the body", "<body>a</body>b</html>c", "abc"],
      ["takes brackets that begin no tag for text", "1 < 2 <3 a<b", "1 < 2 <3 a"],
      ["reads broken references as they are", "<p>&; &# &#x; &x A&B &#xZ;</p>", "&; &# &#x; &x A&B &#xZ;"],
      ["replaces what is no character", "<p>&#0;&#xD800;&#x110000;</p>", "\ufffd\ufffd\ufffd"],
      ["knows no text in framesets", "<frameset><frame src=a>x</frameset>", ""],
      ["takes </p> and </br> for elements", "a</p>b</br>c", "a\nb\nc"],
      ["drops NUL", "<p>a\0b</p>", "ab"],
    ],
  ],
  [
    words,
    [
      ["joins hyphens and apostrophes inside words", "<p>E-Mail-Adresse geht’s rock'n'roll - a- -b</p>", 5],
      ["counts numbers", "<p>24/7 und 3,5 %</p>", 5],
      ["counts no word twice across inline tags", "<p>Web<b>design</b></p>", 1],
    ],
  ],
  [
    fields,
    [
      [
        "finds fields inside labels",
        "<label>a <input></label><input><label><b><select></select></b></label>",
        ["input in label", "input", "select in label"],
      ],
      ["takes no attribute of a template language for a label", "<input :label=a v-bind:label=b>", ["input"]],
      ["ends a label with its parent", "<div><label>a</div><input>", ["input"]],
      ["ends a select at an input", "<select><input><textarea></textarea>", ["select", "input", "textarea"]],
      ["takes fields of a form inside a form", "<form><form><input></form><input>", ["input", "input"]],
      ["takes fields out of tables", "<table><input><tr><td><input>", ["input", "input"]],
    ],
  ],
  [
    scripts,
    [
      [
        "tells head and body apart",
        "<script src=1></script><p><script src=2></script>",
        ["1 head", "2 body"],
      ],
      [
        "counts a script behind the head to the head",
        "<head></head><script src=1></script><body>",
        ["1 head"],
      ],
      ["leaves templates out", "<template><script src=1></script></template>", []],
      ["takes a script in a select", "<select><script src=1></script></select>", ["1 body"]],
    ],
  ],
  [
    names,
    [
      ["reads meta in the body", "<p><meta name=a content=b>", ["a: b"]],
      ["decodes values as attributes", "<meta name=a content='&lt;b&gt; &amp;c'>", ["a: <b> &c"]],
      [
        "leaves noscript in the head out",
        "<head><noscript><meta name=a content=b></noscript><meta name=c content=d>",
        ["c: d"],
      ],
    ],
  ],
  [
    (facts) => [facts.lang, facts.baseHref],
    [
      [
        "reads language and base",
        "<html lang=de><base target=_top><base href=/a><base href=/b>",
        ["de", "/a"],
      ],
      ["adds what a later html tag says", "<p><html lang=de id=x>", ["de", null]],
      ["takes an empty language for said", "<html lang=''><html lang=de>", ["", null]],
    ],
  ],
  [
    (facts) => facts.doctype,
    [
      ["keeps a doctype as written", "<!DocType  HTML public 'a'><p>", "DocType  HTML public 'a'"],
      ["takes a doctype behind comments", "<!-- a --> <!doctype html>", "doctype html"],
      ["takes no doctype behind content", "<p><!doctype html>", null],
    ],
  ],
  [
    (facts) => facts.jsonLd,
    [
      [
        "keeps JSON-LD raw",
        '<script type="application/LD+json ">{"a":"&amp;</b>"}</script>',
        ['{"a":"&amp;</b>"}'],
      ],
      [
        "takes no other script",
        "<script type=text/ld>1</script><script>2</script><script type='application/ld+json'></script>",
        [""],
      ],
    ],
  ],
  [
    (facts) => facts.media.map(({ tag, src, srcset }) => `${tag} ${src ?? srcset}`),
    [
      [
        "reads what loads",
        "<video src=1><source src=2></video><picture><source srcset='3 2x'></picture><iframe src=4></iframe><embed src=5><object data=6></object><audio src=7></audio>",
        ["video 1", "source 2", "source 3 2x", "iframe 4", "embed 5", "object 6", "audio 7"],
      ],
    ],
  ],
  [
    (facts) => facts.microdata,
    [
      [
        "nests items",
        "<div itemscope itemtype=A><p itemprop='a b'>x<div itemprop=c itemscope itemtype=B><meta itemprop=d></div><i itemprop=e></i></div><b itemprop=f></b>",
        [
          { type: "A", properties: ["a", "b", "c", "e"] },
          { type: "B", properties: ["d"] },
        ],
      ],
    ],
  ],
  [
    (facts) => facts.anchors.map(({ text, otherName }) => [text, otherName]),
    [
      ["names a link by its image", "<a href=1><img alt=' Zur  Startseite '></a>", [["", "Zur Startseite"]]],
      ["names a link by its label first", "<a href=1 aria-label=a title=b><img alt=c></a>", [["", "a"]]],
      [
        "names a link by its drawing",
        "<a href=1><svg><title>Suche</title><style>.a{}</style></svg></a>",
        [["", "Suche"]],
      ],
      ["keeps at most 200 characters", `<a href=1>${"x".repeat(300)}</a>`, [["x".repeat(200), ""]]],
    ],
  ],
];

export const traps: Trap[] = groups.flatMap(([read, rows]) =>
  rows.map(([title, html, expected]) => ({ title, html, read, expected })),
);
