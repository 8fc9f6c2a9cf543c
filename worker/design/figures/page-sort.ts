// What sort of page a browser shows, as far as it can be seen: a tool that one works with is not asked for what wins customers.
import type { PageSnapshot } from "../page-snapshot.ts";

/** A menu beside the content: links one below the other, in a column at the edge. */
const MENU = { links: 6, width: 320, heightShare: 0.4 };

/** Dashboards, admin pages, shops' back rooms; and pages to sign in, which have a single form and hardly any text. */
export function isTool(snapshot: PageSnapshot): boolean {
  return hasSideMenu(snapshot) || isSignIn(snapshot);
}

function hasSideMenu({ controls, viewport }: PageSnapshot): boolean {
  const links = controls.filter(
    ({ kind, box, isInline }) =>
      kind === "link" &&
      !isInline &&
      box.x < MENU.width / 2 &&
      box.x + box.width <= MENU.width &&
      box.y < viewport.height,
  );
  const tops = [...new Set(links.map(({ box }) => Math.round(box.y / 10)))];
  const height = (Math.max(...tops) - Math.min(...tops)) * 10;
  return tops.length >= MENU.links && height >= viewport.height * MENU.heightShare;
}

/** Words on such a page: more is a page with a form. */
const FEW_CHARACTERS = 500;

function isSignIn({ controls, texts }: PageSnapshot): boolean {
  const fields = controls.filter(({ kind }) => kind === "field");
  const characters = texts.reduce((sum, { characters }) => sum + characters, 0);
  const isAsking = /passwor[dt]|kennwort/i.test(fields.map(({ name }) => name).join(" "));
  return fields.length >= 2 && isAsking && characters < FEW_CHARACTERS;
}
