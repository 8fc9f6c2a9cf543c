// The projects of the home page by keyboard alone from the load on.
import { expect, test } from "../../support/browser-test.ts";
import { walk } from "../support/keyboard-walk.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("by keyboard alone: the projects are turned by arrows, one is looked at in its dialog, which gives the focus back, and the way leads on to all of them [QUAL-01] [HOME-51] [HOME-61]", async ({
  page,
}) => {
  await visit(page, "/");
  const { press, to, at, atContent } = walk(page);
  await to("button", "Nächstes Projekt");
  await press("Enter");
  await at("button", "Nächstes Projekt");
  await to("button", /^Vorschau /);
  const first = (await page.locator(":focus").textContent()) as string;
  await press("ArrowRight");
  await expect(page.locator(":focus")).not.toHaveText(first);
  await at("button", /^Vorschau /);
  await press("ArrowLeft");
  await at("button", first);
  await press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await to("link", /^Live ansehen/);
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await press("Escape");
  await at("button", /^Vorschau /);
  await expect(dialog).toBeHidden();
  await to("link", "Alle Projekte ansehen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/portfolio");
  await atContent();
});
