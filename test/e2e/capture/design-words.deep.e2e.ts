// What the design rating takes for the words of a page: headings with all they say, and what only runs by.
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const GRADIENT =
  "background:linear-gradient(90deg,#c06,#60c);-webkit-background-clip:text;background-clip:text;-webkit-text-fill-color:transparent";

for (const [name, heading, sample] of [
  [
    "a word in italics",
    "Gärten, die mit Ihnen <em>älter werden</em> dürfen.",
    "Gärten, die mit Ihnen älter werden dürfen.",
  ],
  [
    "words that a gradient fills",
    `Führe so, dass dein Team <span style="${GRADIENT}">über sich hinauswächst.</span>`,
    "Führe so, dass dein Team über sich hinauswächst.",
  ],
  ["where a word may break", "Das Kapitäns&shy;zimmer", "Das Kapitänszimmer"],
  ["letters of their own colour", "<b>D</b>achdecker<span>ei</span> Pohl", "Dachdeckerei Pohl"],
  [
    "lines and boxes",
    "Dächer<br>in Olfen<small style='display:block'>seit 1987</small>",
    "Dächer in Olfen seit 1987",
  ],
  ["what nobody sees", "Dächer <span hidden>versteckt</span>in Olfen", "Dächer in Olfen"],
] as const) {
  test(`a heading is quoted as it is read: ${name} [EYE-31]`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="de"><title>x</title><h1>${heading}</h1><p>Text</p>`);
    const { texts } = await snapshotOf(page);
    expect(texts[0]).toMatchObject({ headingLevel: 1, sample });
    expect(texts.filter((text) => text.sample === sample)).toHaveLength(1);
  });
}

test("what runs by on one line is told from what stands still [EYE-31]", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="de"><title>x</title><style>
    @keyframes by { to { transform: translateX(-50%) } }
    .band { overflow: hidden; white-space: nowrap } .band div { animation: by 9999s linear infinite }
    .still { white-space: nowrap; overflow: hidden } .pulse { animation: by 2s infinite; animation-play-state: paused }</style>
    <marquee behavior="alternate"><font><b>Wintercheck nur 19,90 Euro</b></font></marquee>
    <div class="band"><div><span>Wir suchen Verstärkung</span></div></div>
    <p class="still">Eine Zeile, die nicht umbricht</p><p class="pulse">Ein Absatz, der pocht</p>`);
  const { texts } = await snapshotOf(page);
  expect(texts.map(({ isTicker }) => isTicker)).toEqual([true, true, false, false]);
});
