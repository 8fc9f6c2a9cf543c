// Who made the site, not whose it is: „Webdesign: Medien GmbH, Ring 1, 48143 Münster“.
import { isSamePlace, type PostalAddress } from "./postal-address.ts";

const work =
  "(?:technische )?(?:web-?(?:design|site|seite|auftritt)|homepage|internet(?:auftritt|seite|präsenz)|(?:grafik|screen)-?design|design|gestaltung|umsetzung|realisierung|realisation|idee|konzept\\p{L}{0,10}|programmierung|entwicklung|hosting|technik|fotos?|fotografie|bilder|bildnachweise?)";
const works = `^${work}(?:(?:, ?| ?[/+] ?| (?:und|&) )${work})*`;
const ofTheSite =
  "(?: (?:der|dieser|unserer) (?:web-?site|web-?seite|homepage|internetseite))?(?: (?:erstellt|gestaltet|umgesetzt))?";
/** With what follows the colon or the „von“. */
const credit = new RegExp(`${works}${ofTheSite}(?: ?:| (?:von|durch|by)(?= |$))(.*)$`, "iu");
/** A heading without a colon; an entry of a menu looks the same. */
const heading =
  /^(?:webdesign|(?:technische )?(?:umsetzung|realisierung|programmierung))$|^.{1,60} (?:und|&) (?:gestaltung|design|umsetzung|realisierung|programmierung)$/iu;
const headingOfWorks = new RegExp(`${works}${ofTheSite}$`, "iu");
/** „Homepage: www.beispiel.de“, „Technik: 02595 1234“ */
const noName = /^\s*(?:https?:|www\.|\S+\.\p{Ll}{2,6}\/?\s*$|[\d\s()+/-]+$)/iu;
const town = /\b\d{5} \p{Lu}/u;
/** Behind it another firm's lines begin. */
const border =
  /§|^(?:impressum|anbieter|angaben|anschrift|adresse|kontakt|verantwortlich|betreiber|herausgeber)/i;
/** Lines between a heading and the street: name and department or person. */
const namesBelow = 2;

/** Whether a line names who made the site, or what they did. */
export function isCredit(line: string): boolean {
  const named = credit.exec(line)?.[1];
  return named === undefined ? isBareHeading(line) : !noName.test(named);
}

function isBareHeading(line: string): boolean {
  return heading.test(line) && headingOfWorks.test(line);
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

/** @param above lines above the street, nearest last */
function creditOf(above: readonly string[]): "sure" | "likely" | null {
  for (const [distance, line] of above.toReversed().entries()) {
    if (distance > namesBelow || town.test(line) || border.test(line)) return null;
    const named = credit.exec(line)?.[1]?.trim();
    // „Webdesign: Medien GmbH“ with another name between it and the street is a line of its own.
    if (named) return distance === 0 && !noName.test(named) ? "sure" : null;
    if (named === "") return "sure";
    if (isBareHeading(line)) return "likely";
  }
  return null;
}
