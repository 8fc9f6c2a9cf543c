// Who made the site, not whose it is: „Webdesign: Medien GmbH, Ring 1, 48143 Münster“.
import { isSamePlace, type PostalAddress } from "./postal-address.ts";

const work =
  /^(?:technische )?(?:web-?(?:design|site|seite|auftritt)|homepage|internet(?:auftritt|seite|präsenz)|(?:grafik|screen)-?design|design|gestaltung|umsetzung|realisierung|realisation|idee|konzept\p{L}{0,10}|programmierung|entwicklung|hosting|technik|fotos?|fotografie|bilder|bildnachweise?)(?: (?:der|dieser|unserer) (?:web-?site|web-?seite|homepage|internetseite))?(?: (?:erstellt|gestaltet|umgesetzt))?$/iu;
/** What stands between the work and its maker. */
const by = /:| (?:von|durch|by)(?= |$)/i;
/** Headings without a colon, at least their last work; an entry of a menu may look the same. */
const sole = /^(?:webdesign|(?:technische )?(?:umsetzung|realisierung|programmierung))$/i;
const last = /^(?:gestaltung|design|umsetzung|realisierung|programmierung)$/i;
/** „Homepage: www.beispiel.de“, „Technik: 02595 1234“ */
const noName = /^(?:https?:|www\.|\S{1,80}\.\p{Ll}{2,6}\/?$|[\d\s()+/-]+$)/iu;
const town = /\b\d{5} \p{Lu}/u;
/** Behind it another firm's lines begin. */
const border =
  /§|^(?:impressum|anbieter|angaben|anschrift|adresse|kontakt|verantwortlich|betreiber|herausgeber)/i;
/** Lines between a heading and the street: name and department or person. */
const namesBelow = 2;

/** Whether a line names who made the site, or what they did. */
export function isCredit(line: string): boolean {
  const maker = makerIn(line);
  return maker === null ? isBareHeading(line) : !noName.test(maker);
}

/** Who follows the work; empty where the line ends with its colon, null where it speaks of no work. */
function makerIn(line: string): string | null {
  const sign = by.exec(line);
  if (sign === null || !worksOf(line.slice(0, sign.index)).every((part) => work.test(part))) return null;
  return line.slice(sign.index + sign[0].length).trim();
}

/** „Konzept, Design & Umsetzung“ → its three. */
function worksOf(text: string): string[] {
  return text.split(/[,/+&]| und /i).map((part) => part.trim());
}

function isBareHeading(line: string): boolean {
  const works = worksOf(line);
  const isSole = works.length === 1 && sole.test(line);
  return (
    isSole || (works.length > 1 && works.every((part) => work.test(part)) && last.test(works.at(-1) ?? ""))
  );
}

/** `lines` without credits, and without the address that stands below one. */
export function withoutCreditLines(lines: readonly string[]): string[] {
  const at = lines.findIndex(isCredit);
  if (at < 0) return [...lines];
  const end = lines.findIndex((line, index) => index >= at && town.test(line));
  return [...lines.slice(0, at), ...withoutCreditLines(lines.slice((end < 0 ? at : end) + 1))];
}

/** `addresses` without those of agencies and hosts. What a heading without a colon stands above goes only where others are left. */
export function withoutCredited(addresses: readonly PostalAddress[]): PostalAddress[] {
  const own = addresses.filter(({ above }) => creditOf(above) !== "sure");
  const likely = own.filter(({ above }) => creditOf(above) === null);
  const left = likely.filter(({ street }) => street !== null);
  return own.filter(
    (address) =>
      likely.includes(address) || left.length === 0 || left.some((other) => isSamePlace(address, other)),
  );
}

/**
 * `text` in two: what follows the streets of whoever made the site, up to the next own one, with their telephone; and the rest.
 * `addresses` as found in `text`.
 */
export function partsOf(
  text: string,
  addresses: readonly PostalAddress[],
): { credited: string; rest: string } {
  const own = withoutCredited(addresses);
  const parts = { credited: "", rest: "" };
  let [from, part]: [number, keyof typeof parts] = [0, "rest"];
  for (const address of addresses) {
    const at = address.street === null ? -1 : text.indexOf(address.street, from);
    if (at < 0) continue;
    parts[part] += `${text.slice(from, at)}\n`;
    [from, part] = [at, own.includes(address) ? "rest" : "credited"];
  }
  parts[part] += text.slice(from);
  return parts;
}

/** @param above lines above the street, nearest last */
function creditOf(above: readonly string[]): "sure" | "likely" | null {
  for (const [distance, line] of above.toReversed().entries()) {
    if (distance > namesBelow || town.test(line) || border.test(line)) return null;
    const maker = makerIn(line);
    // „Webdesign: Medien GmbH“ with another name between it and the street is a line of its own.
    if (maker) return distance === 0 && !noName.test(maker) ? "sure" : null;
    if (maker === "") return "sure";
    if (isBareHeading(line)) return "likely";
  }
  return null;
}
