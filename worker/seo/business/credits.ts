// Credits of whoever made the site: „Webdesign: Medien GmbH, Ring 1, 48143 Münster“.
import { findPostalAddresses, isSamePlace, type PostalAddress } from "./postal-address.ts";

const creditedWork =
  /^(?:technische )?(?:web-?(?:design|site|seite|auftritt)|homepage|internet(?:auftritt|seite|präsenz)|(?:grafik|screen)-?design|design|gestaltung|umsetzung|realisierung|realisation|idee|konzept\p{L}{0,10}|programmierung|entwicklung|hosting|technik|fotos?|fotografie|bilder|bildnachweise?)(?: (?:der|dieser|unserer) (?:web-?site|web-?seite|homepage|internetseite))?(?: (?:erstellt|gestaltet|umgesetzt))?$/iu;
/** Between the work and its maker. */
const by = /:| (?:von|durch|by)(?= |$)/i;
/** Headings without a colon; a menu entry may look the same. */
const soleHeading = /^(?:webdesign|(?:technische )?(?:umsetzung|realisierung|programmierung))$/i;
const last = /^(?:gestaltung|design|umsetzung|realisierung|programmierung)$/i;
/** „Homepage: www.beispiel.de“, „Technik: 02595 1234“ */
const notAName = /^(?:https?:|www\.|\S{1,80}\.\p{Ll}{2,6}\/?$|[\d\s()+/-]+$)/iu;
const townLine = /\b\d{5} \p{Lu}/u;
/** Starts the section of another firm. */
const sectionStart =
  /§|^(?:impressum|anbieter|angaben|anschrift|adresse|kontakt|verantwortlich|betreiber|herausgeber)/i;
/** Lines between heading and street: name and department or person. */
const maxNamesBelow = 2;

/** Whether a line names who made the site, or what they did. */
export function isCredit(line: string): boolean {
  const maker = findMaker(line);
  return maker === null ? isBareHeading(line) : !notAName.test(maker);
}

/** The maker named after the work; "" where the line ends with the colon, null where it names no work. */
function findMaker(line: string): string | null {
  const sign = by.exec(line);
  if (sign === null || !splitWorks(line.slice(0, sign.index)).every((part) => creditedWork.test(part)))
    return null;
  return line.slice(sign.index + sign[0].length).trim();
}

function splitWorks(text: string): string[] {
  return text.split(/[,/+&]| und /i).map((part) => part.trim());
}

function isBareHeading(line: string): boolean {
  const works = splitWorks(line);
  if (works.length === 1) return soleHeading.test(line);
  return works.every((part) => creditedWork.test(part)) && last.test(works.at(-1) ?? "");
}

/** Drops credits and the address below each. */
export function dropCreditLines(lines: readonly string[]): string[] {
  const at = lines.findIndex(isCredit);
  if (at < 0) return [...lines];
  const end = lines.findIndex((line, index) => index >= at && townLine.test(line));
  return [...lines.slice(0, at), ...dropCreditLines(lines.slice((end < 0 ? at : end) + 1))];
}

/** Drops addresses of agencies and hosts. Those below a heading without a colon go only where others are left. */
export function dropCreditedAddresses(addresses: readonly PostalAddress[]): PostalAddress[] {
  const own = addresses.filter(({ above }) => rateCredit(above) !== "sure");
  const likely = own.filter(({ above }) => rateCredit(above) === null);
  const left = likely.filter(({ street }) => street !== null);
  return own.filter(
    (address) =>
      likely.includes(address) || left.length === 0 || left.some((other) => isSamePlace(address, other)),
  );
}

/** Splits off what follows the addresses of whoever made the site, up to the firm's own next address. */
export function splitByCredits(text: string): { credited: string; rest: string } {
  const addresses = findPostalAddresses(text);
  const own = dropCreditedAddresses(addresses);
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
function rateCredit(above: readonly string[]): "sure" | "likely" | null {
  for (const [distance, line] of above.toReversed().entries()) {
    if (distance > maxNamesBelow || townLine.test(line) || sectionStart.test(line)) return null;
    const maker = findMaker(line);
    // With another name between it and the street, „Webdesign: Medien GmbH“ is a line of its own.
    if (maker) return distance === 0 && !notAName.test(maker) ? "sure" : null;
    if (maker === "") return "sure";
    if (isBareHeading(line)) return "likely";
  }
  return null;
}
