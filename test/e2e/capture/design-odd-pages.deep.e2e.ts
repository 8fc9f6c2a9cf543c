// No page, however odd, stops the in-page script of the design rating.
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";

test.use({ viewport: { width: 1280, height: 800 }, expectedErrors: /404|Failed to load|Content Security/ });

const html = "data:text/html;charset=utf-8,";
const addresses: Record<string, string> = {
  "an empty one": "about:blank",
  "one of frames": `${html}<frameset cols="50%25,50%25"><frame src="about:blank"><frame src="about:blank"></frameset>`,
  "one without body": `${html}<body><script>document.body.remove()</script>`,
  "one without any element": `${html}<script>document.documentElement.remove()</script>`,
  XHTML:
    'data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Text</p></body></html>',
  "broken XHTML": 'data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml"><p>',
  XML: "data:text/xml,<a><b>c</b></a>",
  "a drawing": 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><text y="20">Text</text></svg>',
  "plain text": "data:text/plain,Text",
};
for (const [name, address] of Object.entries(addresses)) {
  test(name, async ({ page }) => {
    await page.goto(address);
    const snapshot = await snapshotOf(page);
    expect(snapshot.viewport.width).toBe(1280);
    expect(snapshot.cutLists).toEqual([]);
  });
}

test("one whose elements take the names of what readers ask", async ({ page }) => {
  const names =
    "title body fonts styleSheets doctype documentElement baseURI adoptedStyleSheets querySelectorAll createRange".split(
      " ",
    );
  const fields =
    "children parentNode closest assignedSlot getAttribute matches getBoundingClientRect style".split(" ");
  await page.setContent(`<!doctype html><title>Dach</title>${names.map((name) => `<img name="${name}">`).join("")}
    <form style="position: fixed; bottom: 0; width: 100%; height: 60px">${fields.map((name) => `<input name="${name}">`).join("")}
    <p>Anruf</p></form>`);
  const { title, technique, overlays } = await snapshotOf(page);
  expect({ title, doctype: technique.doctype }).toEqual({ title: "Dach", doctype: "html" });
  expect(overlays.map(({ kind }) => kind)).toEqual(["bar"]);
});

test("one that forbids all scripts, and one that has bent the browser's own functions", async ({ page }) => {
  await page.setContent(
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><p>Text</p>`,
  );
  expect((await snapshotOf(page)).texts).toHaveLength(1);
  await page.setContent("<!doctype html><p>Text</p>");
  await page.evaluate(() => {
    Element.prototype.getBoundingClientRect = () => {
      throw new Error("verbogen");
    };
    window.getComputedStyle = () => {
      throw new Error("verbogen");
    };
  });
  expect((await snapshotOf(page)).texts).toHaveLength(1);
});

test("thousands of rules, typefaces and rows end at their limits", async ({ page }) => {
  const many = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join("");
  await page.setContent(`<!doctype html><style>${many(40_000, (i) => `.a${i}{color:red}`)}
    ${many(800, (i) => `@font-face{font-family:F${i};src:url(https://x.example/${i}.woff2)}`)}</style>
    <table>${many(2_000, (i) => `<tr><td align="left">${i}</td></tr>`)}</table>`);
  const { technique } = await snapshotOf(page);
  expect(technique.fonts).toHaveLength(60);
  expect(technique.obsoleteAttributes).toEqual({ align: 2_000 });
});
