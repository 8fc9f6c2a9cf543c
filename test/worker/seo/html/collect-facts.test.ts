import { describe, expect, it } from "vitest";
import { traps } from "#test/fixtures/html-traps.ts";
import { bodyOf, collect, factsOf, piecesOf, UTF_8, utf8 } from "#test/support/seo/html.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";

describe("HTML as browsers read it [TRUE-14]", () => {
  it.each(traps)("$title", async ({ html, read, expected }) => {
    expect(read(await factsOf(html, rewriter))).toEqual(expected);
  });
});

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Tischlerei Grüter</title>
<meta name="description" content="Möbel aus Eiche"><link rel="canonical" href="/"><script src="a.js" defer></script></head>
<body><h1>Möbel</h1><p>Wir bauen <a href="/tische">Tische</a>.</p><img src="a.webp" alt="" width="4" height="3" loading="lazy"></body></html>`;

describe("the stream of a page", () => {
  it("gathers all facts of a decent page [SEO-48] [SEO-50] [SEO-54]", async () => {
    const { html, bytes, truncated, notes } = await collect(page, rewriter);
    expect(html).toMatchObject({
      charset: "utf-8",
      charsetSource: "header",
      doctype: "doctype html",
      lang: "de",
      titles: ["Tischlerei Grüter"],
      headings: [{ level: 1, text: "Möbel" }],
      anchors: [{ href: "/tische", rel: [], text: "Tische", otherName: "" }],
      scripts: [{ src: "a.js", type: null, async: false, defer: true, inHead: true }],
      images: [
        {
          src: "a.webp",
          srcset: null,
          alt: "",
          width: "4",
          height: "3",
          loading: "lazy",
          fetchPriority: null,
        },
      ],
      text: { text: "Möbel\nWir bauen Tische.", bytes: 24, words: 4 },
    });
    expect(html.links).toMatchObject([{ rel: ["canonical"], href: "/" }]);
    expect({ bytes, truncated, notes }).toEqual({ bytes: utf8(page).length, truncated: false, notes: [] });
  });

  it("tells a missing alt from an empty one [SEO-57]", async () => {
    const { images } = await factsOf("<img src=a><img src=b alt=''><img src=c alt>", rewriter);
    expect(images.map(({ alt }) => alt)).toEqual([null, "", ""]);
  });

  it("reports progress while bytes arrive [EDGE-03]", async () => {
    const heard: number[] = [];
    const body = bodyOf(piecesOf(utf8(page), [100, 250]));
    await collectHtmlFacts(body, { contentType: UTF_8, rewriter, onProgress: (bytes) => heard.push(bytes) });
    expect(heard).toEqual([100, 250, utf8(page).length]);
  });

  it("asks for the next chunk only when the last is read: the body is never buffered [EDGE-03]", async () => {
    const order: string[] = [];
    function* chunks() {
      for (const name of ["a", "b", "c"]) {
        order.push(`give ${name}`);
        yield utf8(`<p>${name.repeat(2000)}</p>`);
      }
    }
    const stream = new ReadableStream<Uint8Array>(
      {
        start: () => {},
        pull: ((iterator) => (controller) => {
          const { done, value } = iterator.next();
          if (done) controller.close();
          else controller.enqueue(value);
        })(chunks()),
      },
      { highWaterMark: 0 },
    );
    await collectHtmlFacts(stream, { contentType: UTF_8, rewriter, onProgress: () => order.push("read") });
    expect(order).toEqual(["give a", "read", "give b", "read", "give c", "read"]);
  });

  it("gives what came before the body broke off, with a note", async () => {
    let sent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(new Error("connection reset"));
        else controller.enqueue(utf8(page.slice(0, 400)));
        sent = true;
      },
    });
    const { html, notes } = await collectHtmlFacts(body, { contentType: UTF_8, rewriter });
    expect(html.headings).toEqual([{ level: 1, text: "Möbel" }]);
    expect(notes).toEqual(["Die Übertragung brach ab. Geprüft wurde, was bis dahin angekommen war."]);
  });

  it("reads native streams of bytes as well", async () => {
    const body = new Response(page).body as ReadableStream<Uint8Array>;
    const { html } = await collectHtmlFacts(body, { contentType: UTF_8, rewriter });
    expect(html).toEqual((await collect(page, rewriter)).html);
  });

  it("leaves traces for the detection of technologies", async () => {
    const { markers, scripts } = await factsOf(
      `<!-- Made with Contao --><body class="home x"><div id="__next" data-reactroot><astro-island></astro-island>
       <script>self.__next_f=[]</script></div>`,
      rewriter,
    );
    expect(markers).toEqual(
      expect.arrayContaining([
        "comment:Made with Contao",
        "class:home",
        "id:__next",
        "attribute:data-reactroot",
        "element:astro-island",
      ]),
    );
    expect(scripts.map(({ begin }) => begin)).toEqual(["self.__next_f=[]"]);
  });
});
