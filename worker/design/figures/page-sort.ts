// What sort of page a browser shows, as far as it can be seen: neither a tool that one works with nor an article is asked for what wins customers.
import type { PageSnapshot } from "../page-snapshot.ts";
import { countCharacters, selectBodyTexts, selectPageTexts } from "./body-text.ts";
import { hasPhoneNumber } from "./first-screen.ts";

export type PageSort = "tool" | "article" | "firm" | "other";

/** A firm is one that can be called or visited, or has an Impressum. */
export function classifyPage(snapshot: PageSnapshot): PageSort {
  if (isTool(snapshot)) return "tool";
  if (isArticle(snapshot)) return "article";
  return isFirm(snapshot) ? "firm" : "other";
}

/** Of all letters: sentences one below the other, at one edge; and how many there are at least. */
const ARTICLE = { share: 0.55, characters: 1_500, paragraphs: 5 };
/** px */
const SAME_EDGE = 12;

/** Text to be read from top to bottom: most of it stands in a single column. */
export function isArticle(snapshot: PageSnapshot): boolean {
  const sentences = selectBodyTexts(snapshot).filter(({ lines }) => lines > 1);
  const columns = Map.groupBy(sentences, ({ box }) => Math.round(box.x / SAME_EDGE));
  const main = [...columns.values()].toSorted(
    (one, other) => countCharacters(other) - countCharacters(one),
  )[0];
  if (!main || main.length < ARTICLE.paragraphs) return false;
  const characters = countCharacters(main);
  return (
    characters >= ARTICLE.characters &&
    characters >= countCharacters(selectPageTexts(snapshot)) * ARTICLE.share
  );
}

/** "48149 Münster" */
const POSTCODE = /\b\d{5} \p{Lu}\p{Ll}/u;
const FIRMS_LINKS = /^(?:impressum|anfahrt|öffnungszeiten|termine?(?: .*)?)$/i;

function isFirm({ controls, texts }: PageSnapshot): boolean {
  return (
    controls.some(({ target, name }) => target === "phone" || FIRMS_LINKS.test(name.trim())) ||
    texts.some(({ sample }) => hasPhoneNumber(sample) || POSTCODE.test(sample))
  );
}

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
