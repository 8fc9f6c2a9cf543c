import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "#worker/german/sentences.ts";
import type { Audit, Verdict } from "../../engine/audit.ts";
import { escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { isSamePage, listLeftOut } from "../../page/canonicals.ts";
import { parseLinkHeader } from "../../page/link-header.ts";
import { getBaseUrl, resolveWebUrl } from "../../page/urls.ts";
import { countryCodes, languageCodes } from "../../text/language-codes.ts";

const maxShown = 8;
/** Elements read; real pages have one per language. */
const maxVersions = 1_000;

interface Version {
  where: string;
  code: string;
  /** As written. */
  href: string;
  /** Absolute web address, null when it is none. */
  target: string | null;
}

export const hreflang: Audit = {
  id: "hreflang",
  group: "findability",
  topic: "Verweise auf Sprachversionen (hreflang)",
  passedTitle: "Die Verweise auf Sprachversionen sind richtig angegeben",
  source: sources.hreflang,
  asksHead: true,
  needsAddress: true,
  judge(facts) {
    const versions = listVersions(facts);
    const [first] = versions;
    if (first === undefined) return judgeMisplaced(facts);
    const broken = versions.flatMap(findBrokenAddress);
    const faults = [...broken, ...versions.flatMap(findWrongCode), ...findContradictions(versions)];
    const [fault, ...others] = faults;
    if (fault !== undefined) {
      const areAllBroken = faults.length === broken.length;
      return failed({
        title: areAllBroken
          ? describeBroken(versions, broken)
          : `${counted(faults.length, "Verweis auf eine Sprachversion ist", "Verweise auf Sprachversionen sind")} unbrauchbar`,
        advice: areAllBroken
          ? "Google übergeht solche Verweise. Tragen Sie die ganze Adresse der anderen Fassung ein, mit https:// am Anfang."
          : "Google übergeht solche Angaben. Nennen Sie die Sprache (de), wenn nötig mit Land (de-AT), und die ganze Adresse mit https://.",
        evidence: [fault, ...others.slice(0, maxShown - 1)],
        share: 1 - Math.min(1, faults.length / versions.length),
        snippet: `<link rel="alternate" hreflang="de" href="${escapedAddress(facts.fetched.url)}">`,
      });
    }
    const own = facts.fetched.url;
    const isOwn = (target: string) => isSamePage(target, own) || listLeftOut(target, own) !== null;
    if (!versions.some(({ target }) => target !== null && isOwn(target))) {
      const codes = versions.slice(0, maxShown).map(({ code }) => code);
      return warning({
        title: "Unter den Sprachversionen fehlt diese Seite selbst",
        advice: "Jede Fassung muss alle nennen, auch sich selbst. Sonst kann Google die Angaben übergehen.",
        evidence: [{ where: first.where, value: codes.join(", "), expected: `ein Verweis auf ${own}` }],
        snippet: `<link rel="alternate" hreflang="${getOwnCode(facts)}" href="${escapedAddress(own)}">`,
        absence: true,
      });
    }
    return passed(
      `${counted(versions.length, "Verweis", "Verweise")} auf Sprachversionen sind richtig angegeben; ob die anderen Seiten zurückverweisen, wurde nicht geprüft`,
    );
  },
};

function judgeMisplaced({ html }: PageFacts): Verdict {
  const [first, ...others] = html.links
    .filter(({ hreflang, inBody }) => hreflang !== null && inBody)
    .slice(0, maxShown)
    .map(({ hreflang }) => ({
      where: `<link hreflang="${hreflang?.trim() ?? ""}">`,
      value: "im Rumpf der Seite",
      expected: "im Kopf der Seite",
    }));
  if (first === undefined) return notApplicable("Die Seite nennt keine anderen Sprachversionen");
  return failed({
    title: "Die Verweise auf Sprachversionen stehen nicht im Kopf der Seite und werden übergangen",
    advice:
      "Google liest sie nur im Kopf (head). Meist steht davor ein Element, das dort nicht hingehört, etwa ein Bild oder ein div: Damit endet der Kopf. Setzen Sie die Zeilen weiter nach oben oder entfernen Sie das Element.",
    evidence: [first, ...others],
  });
}

function listVersions(facts: PageFacts): Version[] {
  const { html, fetched } = facts;
  const elements = html.links
    .filter(({ rel, hreflang, inBody }) => rel.includes("alternate") && hreflang !== null && !inBody)
    .slice(0, maxVersions)
    .map(({ hreflang, href }) => ({
      where: `<link hreflang="${hreflang?.trim() ?? ""}">`,
      code: hreflang?.trim() ?? "",
      href: href?.trim() ?? "",
      base: getBaseUrl(facts),
    }));
  const headers = parseLinkHeader(fetched.headers.link ?? "")
    .filter(({ rel, hreflang }) => rel.includes("alternate") && hreflang !== null)
    .map(({ hreflang, target }) => ({
      where: "Kopfzeile Link",
      code: hreflang ?? "",
      href: target,
      base: fetched.url,
    }));
  return [...elements, ...headers].map(({ base, ...version }) => ({
    ...version,
    target: resolveWebUrl(version.href, base),
  }));
}

function findWrongCode(version: Version): Evidence[] {
  const { where, code } = version;
  const problem = checkCode(code);
  // Each element is complained of once.
  if (problem === null || addressFault(version) !== null) return [];
  return [{ where, value: `hreflang="${code}"`, expected: problem }];
}

function findBrokenAddress(version: Version): Evidence[] {
  const { where, href } = version;
  if (addressFault(version) === null) return [];
  return [{ where, value: href || "keine Adresse", expected: "eine vollständige Adresse mit https://" }];
}

/** Continues "nennt keine …": broken, missing, or one that only holds from this page on. Null for a whole one. */
function addressFault({ href, target }: Version): string | null {
  if (href === "") return "Adresse";
  if (/^https?:\/\/[^/?#\s]/i.test(href)) {
    // "https://https://…" has a host without a dot.
    const isHost = target !== null && /[.:]|^localhost$/.test(new URL(target).hostname);
    return isHost && !/\s/.test(href) ? null : "gültige Adresse";
  }
  const isMeant = /^https?[:/]/i.test(href) || target === null;
  return isMeant ? "gültige Adresse" : "vollständige Adresse";
}

/** @param broken evidence for the broken ones among the versions, in the same order */
function describeBroken(versions: readonly Version[], broken: readonly Evidence[]): string {
  const [first] = versions.filter((version) => addressFault(version) !== null);
  if (broken.length === 1 && first !== undefined) {
    return `Der Verweis auf die Sprachversion ${quoted(first.code, 20)} nennt keine ${addressFault(first)}`;
  }
  return `${counted(broken.length, "Verweis auf eine Sprachversion nennt", "Verweise auf Sprachversionen nennen")} keine gültige Adresse`;
}

/** What would be right instead; null when the code is. Longer codes of BCP 47 (nds) pass: rare, and no fault. */
function checkCode(code: string): string | null {
  const lower = code.toLowerCase();
  if (lower === "x-default") return null;
  if (lower.includes("_")) return `${lower.split("_", 2).join("-")} (mit Bindestrich)`;
  const [language = "", ...rest] = lower.split("-");
  const swapped = swapCode(language, rest);
  if (swapped !== null) return `${swapped} (erst die Sprache, dann das Land)`;
  if (!/^[a-z]{2,3}$/.test(language)) return "ein Sprachkürzel wie de oder en";
  if (language.length === 2 && !languageCodes.has(language)) {
    return countryCodes.has(language)
      ? `ein Sprachkürzel; ${language.toUpperCase()} ist ein Land (etwa de-${language.toUpperCase()})`
      : "ein Sprachkürzel wie de oder en";
  }
  const region = rest.find((part) => /^[a-z]{2}$/.test(part));
  if (region === "uk") return `${language}-GB`;
  if (region !== undefined && !countryCodes.has(region))
    return `ein Länderkürzel hinter ${language}, wie ${language}-AT`;
  const known = rest.every((part) => /^(?:[a-z]{2}|[a-z]{4}|\d{3}|[a-z0-9]{5,8})$/.test(part));
  return known ? null : "ein Sprachkürzel wie de oder de-AT";
}

/** "at-de" → "de-AT"; the United Kingdom is GB, not UK. Null where the parts stand as they should. */
function swapCode(first: string, rest: readonly string[]): string | null {
  const [second] = rest;
  if (second === undefined || rest.length > 1 || !languageCodes.has(second)) return null;
  const country = first === "uk" ? "gb" : first;
  const standsRight = languageCodes.has(first) && countryCodes.has(second);
  return countryCodes.has(country) && !standsRight ? `${second}-${country.toUpperCase()}` : null;
}

/** One code must lead to one address. */
function findContradictions(versions: readonly Version[]): Evidence[] {
  const targets = new Map<string, string>();
  const faults: Evidence[] = [];
  for (const { where, code, target } of versions) {
    if (target === null) continue;
    const first = targets.get(code.toLowerCase());
    if (first === undefined) targets.set(code.toLowerCase(), target);
    else if (!isSamePage(first, target)) {
      faults.push({ where, value: `${first} und ${target}`, expected: `eine Adresse für ${code}` });
    }
  }
  return faults;
}

function getOwnCode({ html }: PageFacts): string {
  const code = html.lang?.trim() ?? "";
  return checkCode(code) === null ? code : "de";
}
