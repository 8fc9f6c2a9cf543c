// Text on pictures and gradients: its ground is read from the picture of the page, as a visitor sees it.

import { colorScheme } from "#worker/design/registry.ts";
import { expect, test } from "../../support/browser-test.ts";
import { designFactsOf } from "../../support/design/design-facts-of.ts";
import { readingOf } from "../../support/design/gauge-reading.ts";

const STYLE = `
  body { margin: 0; font: 18px/1.6 sans-serif; background: #fff }
  section { padding: 40px; color: #fff }
  .light { background: linear-gradient(90deg, #ffe9c4, #fff4dd) }
  .dark { background: linear-gradient(#123, #345) }
  .scrim { background: linear-gradient(rgb(0 0 0 / 70%), rgb(0 0 0 / 70%)), linear-gradient(#fff, #eee) }
  .tinted { filter: brightness(0.3); background: linear-gradient(#ffe9c4, #fff4dd) }
  .flat { background: #fff; color: #222 }
  h2 { font-size: 40px; margin: 0 }`;

const TEXTS = [
  "Helles auf Hellem",
  "Helles auf Dunklem",
  "Helles auf abgedunkeltem Hellem",
  "Eingefärbt",
  "Auf einer Farbe",
];

test("text on a light gradient is found, on a dark or darkened one it is well [EYE-60]", async ({
  browser,
}) => {
  const sections = ["light", "dark", "scrim", "tinted", "flat"].map(
    (name, at) => `<section class="${name}"><h2>${TEXTS[at]}</h2></section>`,
  );
  const page = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>x</title><style>${STYLE}</style><main>${sections.join("")}</main>`;
  const facts = await designFactsOf(browser, (tab) => tab.setContent(page));
  const { snapshot, grounds } = facts.desktop;
  expect(snapshot.texts.map(({ sample }) => sample)).toEqual(TEXTS);
  expect(snapshot.texts.map(({ isOverPicture }) => isOverPicture)).toEqual([true, true, true, false, false]);
  const luma = grounds.map((ground) => ground && (ground.r + ground.g + ground.b) / 3);
  expect(luma[0]).toBeGreaterThan(215);
  expect(luma[1]).toBeLessThan(90);
  expect(luma[2]).toBeLessThan(100);
  expect(luma.slice(3)).toEqual([null, null]);
  const reading = readingOf(colorScheme, "picture-contrast", facts);
  expect(reading?.blame).toContain("„Helles auf Hellem“");
  expect(reading?.annotations?.map(({ viewport }) => viewport).toSorted()).toEqual(["desktop", "mobile"]);
});
