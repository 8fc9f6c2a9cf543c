// One page for each of the questions about keyboard, small windows and menu; all of them are asked among the deep suites.

import { type CheckServer, startCheckServer } from "../../support/browser-check/check-server.ts";
import { keyboardPages } from "../../support/browser-check/keyboard-pages.ts";
import { menuPages, reflowPages } from "../../support/browser-check/reflow-pages.ts";
import { saidOf } from "../../support/browser-check/said.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type PageServer, servePages } from "../../support/page-server.ts";

let site: PageServer;
let server: CheckServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const pages = { ...keyboardPages, ...reflowPages, "/menu/": menuPages["/menu/"] ?? "" };
  [site, server] = await Promise.all([servePages(pages), startCheckServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.close(), server.stop()]);
});

test("a link to the content that is hidden until focus is found and works, each stop is seen [A11Y-10] [A11Y-11] [A11Y-14]", async () => {
  const { reading, result } = await server.walk(`${site.origin}/skip/`);
  expect(saidOf(result)).toEqual([]);
  expect(reading.skipLink?.works).toBe(true);
  expect(result.stops.map(({ name }) => name).slice(0, 3)).toEqual(["Zum Inhalt", "Leistungen", "Über uns"]);
  expect(result.shot).toBeNull();
});

test("a widget that keeps the key is a trap; an outline taken away is no visible focus [A11Y-11] [A11Y-12]", async () => {
  expect(saidOf((await server.walk(`${site.origin}/trap/`)).result)).toEqual(["keyboard-trap: 2"]);
  expect(saidOf((await server.walk(`${site.origin}/outline-none/`)).result)).toEqual(["focus-visible: 4"]);
});

test("a fixed width sticks out at 320 px, a fixed height cuts large text [A11Y-15] [A11Y-16]", async () => {
  const wide = (await server.reflow(`${site.origin}/fixed-width/`)).result;
  expect([saidOf(wide.narrow), saidOf(wide.large)]).toEqual([["reflow: 1"], []]);
  const high = (await server.reflow(`${site.origin}/fixed-height/`)).result;
  expect([saidOf(high.narrow), saidOf(high.large)]).toEqual([[], ["text-cut: 1"]]);
});

test("the opened menu is looked at once more [A11Y-17]", async () => {
  const { faults, shots } = await server.accessibility(`${site.origin}/menu/`);
  const inMenu = faults.filter(({ places }) => places.some(({ viewports }) => viewports.includes("menu")));
  expect(inMenu.map(({ rule }) => rule).toSorted()).toEqual(["button-name", "color-contrast"]);
  expect(shots.menu).not.toBeNull();
});
