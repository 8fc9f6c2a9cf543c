// What the design rating finds lying over a page: consent banners, dialogs, bars and bubbles, and what only seems to.
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";

/** A page with something to cover. */
const TEXT =
  "<main><h1>Dächer aus Münster</h1><p style='height:3000px'>Wir decken, flicken und dämmen.</p></main>";
const STICKY = '<div style="position: sticky; top: 0; flex: none; background: white';

test.use({ viewport: { width: 1280, height: 800 } });

const cases: { name: string; html: string; kind: string | null; coverage?: number }[] = [
  {
    name: "a consent banner by its words",
    html: box(
      "inset: auto 0 0; height: 240px",
      "<p>Wir verwenden Cookies.</p><button>Alle akzeptieren</button>",
    ),
    kind: "consent",
    coverage: 0.3,
  },
  {
    name: "a consent banner in an open shadow root, whose host has no box",
    html: `<div id="usercentrics-root"><template shadowrootmode="open">${box("inset: auto 0 0; height: 200px", "Datenschutz <button>Zustimmen</button>")}</template></div>`,
    kind: "consent",
    coverage: 0.25,
  },
  {
    name: "a banner behind a veil, without the veil",
    html: `<div style="position: fixed; inset: 0; background: rgb(0 0 0 / 50%)"><div style="margin: 200px 320px; height: 400px; background: white">
      Einwilligung <button>Ablehnen</button></div></div>`,
    kind: "consent",
    coverage: 0.25,
  },
  {
    name: "an open dialog in the top layer",
    html: `<dialog id="d" style="width: 640px; height: 400px; padding: 0; border: 0">Newsletter</dialog><script>d.showModal()</script>`,
    kind: "dialog",
    coverage: 0.25,
  },
  {
    name: "a box over the middle",
    html: box("inset: 200px 320px", "Nur heute: zehn Prozent"),
    kind: "dialog",
  },
  {
    name: "a header that stays",
    html: box("inset: 0 0 auto; height: 80px", "<a href='/'>Start</a>"),
    kind: "bar",
  },
  {
    name: "a rounded header that leaves the sides free [EYE-31]",
    html: box("inset: 16px 128px auto; height: 64px", "<a href='/'>Start</a>"),
    kind: "bar",
  },
  {
    name: "a menu with a link to the privacy page",
    html: box("inset: 0 0 auto; height: 80px", "<a href='/datenschutz'>Datenschutz</a>"),
    kind: "bar",
  },
  {
    name: "a sticky header",
    html: `<header style="position: sticky; top: 0; order: -1; height: 80px; background: white">Menü</header>`,
    kind: "bar",
  },
  {
    name: "a sticky bar below a notice",
    html: `<div style="order: -2; height: 60px">Hinweis</div>${STICKY}; order: -1; height: 80px">Notdienst</div>`,
    kind: "bar",
  },
  {
    name: "a section that stays while the next one slides over it",
    html: `${STICKY}; order: -1; height: 700px">Dächer</div>`,
    kind: null,
  },
  {
    name: "a chat bubble",
    html: box("right: 20px; bottom: 20px; width: 64px; height: 64px", ""),
    kind: "bubble",
  },
  {
    name: "a popover",
    html: `<div id="p" popover style="width: 90px; height: 60px">Hallo</div><script>p.showPopover()</script>`,
    kind: "bubble",
  },
  { name: "a column beside the content", html: box("inset: 0 auto 0 0; width: 300px", "Menü"), kind: null },
  {
    name: "a narrow column beside the content [EYE-58]",
    html: box("inset: 0 auto 0 0; width: 200px", "Menü"),
    kind: null,
  },
  {
    name: "a column beside the content, with a line at the page's end that stands as far left [EYE-58]",
    html: `<footer style="width: 200px">Impressum</footer>${box("inset: 0 auto 0 0; width: 300px", "Menü")}`,
    kind: null,
  },
  {
    name: "a header that stays above a column beside the content [EYE-58]",
    html:
      box("inset: 0 auto 0 0; width: 300px", "Menü") +
      box("inset: 0 0 auto; height: 60px", "<span>Dach und Wand</span>"),
    kind: "bar",
  },
  {
    name: "a panel as high as the screen over the content [EYE-58]",
    html: box("inset: 0 auto 0 0; width: 900px", "Nur heute: zehn Prozent"),
    kind: "dialog",
  },
  {
    name: "a tall sign over the content",
    html: box("inset: 100px 0 100px auto; width: 200px", "Feedback"),
    kind: "bubble",
  },
  { name: "a picture fixed behind the page", html: box("inset: 0; z-index: -1", "Muster"), kind: null },
  {
    name: "a veil that lets clicks through",
    html: box("inset: 0; pointer-events: none", "Schnee"),
    kind: null,
  },
  { name: "one that is closed", html: box("inset: 0; display: none", "Cookies akzeptieren"), kind: null },
  {
    name: "a dimming veil alone",
    html: `<div style="position: fixed; inset: 0; background: rgb(0 0 0 / 40%)"></div>`,
    kind: null,
  },
];
for (const { name, html, kind, coverage } of cases) {
  test(`${kind ?? "nothing"}: ${name}`, async ({ page }) => {
    await page.setContent(`<!doctype html><style>body { margin: 0; display: flex; flex-direction: column }
      main { margin-left: 320px }</style>${TEXT}${html}`);
    const { overlays } = await snapshotOf(page);
    expect(overlays.map((overlay) => overlay.kind)).toEqual(kind ? [kind] : []);
    if (coverage) expect(overlays[0]?.coverage).toBeCloseTo(coverage, 1);
  });
}

test("nothing: the page itself where it scrolls in a fixed box, but its banner is one", async ({ page }) => {
  await page.setContent(`<!doctype html><div style="position: fixed; inset: 0; overflow: auto">${TEXT}
    ${box("inset: auto 0 0; height: 240px", "<p>Cookies</p><button>Akzeptieren</button>")}</div>`);
  const { overlays, texts } = await snapshotOf(page);
  expect(overlays).toMatchObject([{ kind: "consent" }]);
  expect(texts.filter(({ inOverlay }) => inOverlay).map(({ sample }) => sample)).toEqual([
    "Cookies",
    "Akzeptieren",
  ]);
});

test("a bar's texts belong to the page", async ({ page }) => {
  await page.setContent(`<!doctype html>${TEXT}${box("inset: 0 0 auto; height: 80px", "Firma Muster")}`);
  const { texts } = await snapshotOf(page);
  expect(texts.find(({ sample }) => sample === "Firma Muster")?.inOverlay).toBe(false);
});

function box(place: string, content: string): string {
  return `<div style="position: fixed; background: #ddd; ${place}">${content}</div>`;
}
