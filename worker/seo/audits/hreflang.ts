import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "../../german/sentences.ts";
import { absolute, baseOf } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { isSamePage } from "../canonicals.ts";
import { countryCodes, languageCodes } from "../language-codes.ts";
import { readLinkHeader } from "../link-header.ts";
import type { LinkElementFact, PageFacts } from "../page-facts.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";

/** Faults shown of a page with hundreds of versions. */
const shown = 8;

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
  needsServer: true,
  judge(facts) {
    const versions = versionsOf(facts);
    if (versions.length === 0) {
      const misplaced = facts.html.links.filter(({ hreflang, inBody }) => hreflang !== null && inBody);
      return misplaced.length === 0
        ? notApplicable("Die Seite nennt keine anderen Sprachversionen")
        : outsideHead(misplaced);
    }
    const faults = [...versions.flatMap(faultOf), ...contradictions(versions)];
    if (faults.length > 0) {
      return failed({
        title: `${counted(faults.length, "Verweis auf eine Sprachversion ist", "Verweise auf Sprachversionen sind")} unbrauchbar`,
        advice:
          "Google übergeht solche Angaben. Nötig sind eine Sprache (de), wenn gewollt mit Land (de-AT), und die vollständige Adresse mit https://.",
        evidence: evidenceOf(faults.slice(0, shown), {
          where: "hreflang",
          value: "unbrauchbar",
          expected: "Sprache und vollständige Adresse",
        }),
        share: 1 - Math.min(1, faults.length / versions.length),
        snippet: `<link rel="alternate" hreflang="de" href="${escapedAddress(facts.fetched.url)}">`,
      });
    }
    const own = facts.fetched.url;
    if (!versions.some(({ target }) => target !== null && isSamePage(target, own))) {
      return warning({
        title: "Unter den Sprachversionen fehlt diese Seite selbst",
        advice:
          "Jede Sprachversion muss alle Versionen nennen, auch sich selbst. Sonst kann Google die Angaben übergehen.",
        evidence: [
          {
            where: versions[0]?.where ?? "hreflang",
            value: versions
              .slice(0, shown)
              .map(({ code }) => code)
              .join(", "),
            expected: `ein Verweis auf ${own}`,
          },
        ],
        snippet: `<link rel="alternate" hreflang="${ownCode(facts)}" href="${escapedAddress(own)}">`,
        absence: true,
      });
    }
    return passed(
      `${counted(versions.length, "Verweis", "Verweise")} auf Sprachversionen sind richtig angegeben; ob die anderen Seiten zurückverweisen, wurde nicht geprüft`,
    );
  },
};

function outsideHead(misplaced: readonly LinkElementFact[]) {
  return failed({
    title: "Die Verweise auf Sprachversionen stehen nicht im Kopf der Seite und werden übergangen",
    advice:
      "Google liest sie nur im Kopf (head). Meist steht davor ein Element, das dort nicht hingehört, etwa ein Bild oder ein div: Damit endet der Kopf. Setzen Sie die Zeilen weiter nach oben oder entfernen Sie das Element.",
    evidence: evidenceOf(
      misplaced.slice(0, shown).map(({ hreflang }) => ({
        where: `<link hreflang="${hreflang?.trim() ?? ""}">`,
        value: "im Rumpf der Seite",
        expected: "im Kopf der Seite",
      })),
      { where: "hreflang", value: "im Rumpf der Seite", expected: "im Kopf der Seite" },
    ),
  });
}

function versionsOf(facts: PageFacts): Version[] {
  const { html, fetched } = facts;
  const elements = html.links
    .filter(({ rel, hreflang, inBody }) => rel.includes("alternate") && hreflang !== null && !inBody)
    .map(({ hreflang, href }) => ({
      where: `<link hreflang="${hreflang?.trim() ?? ""}">`,
      code: hreflang?.trim() ?? "",
      href: href?.trim() ?? "",
      base: baseOf(facts),
    }));
  const headers = readLinkHeader(fetched.headers.link ?? "")
    .filter(({ rel, hreflang }) => rel.includes("alternate") && hreflang !== null)
    .map(({ hreflang, target }) => ({
      where: "Kopfzeile Link",
      code: hreflang ?? "",
      href: target,
      base: fetched.url,
    }));
  return [...elements, ...headers].map(({ base, ...version }) => {
    const target = version.href === "" ? null : absolute(version.href, base);
    return { ...version, target: target !== null && /^https?:/.test(target) ? target : null };
  });
}

function faultOf({ where, code, href, target }: Version): Evidence[] {
  const problem = problemOfCode(code);
  if (problem !== null) return [{ where, value: `hreflang="${code}"`, expected: problem }];
  if (target === null || !/^https?:\/\//i.test(href)) {
    return [
      {
        where,
        value: href === "" ? "keine Adresse" : href,
        expected: "eine vollständige Adresse mit https://",
      },
    ];
  }
  return [];
}

/** What would be right instead; null when the code is. Longer codes of BCP 47 (nds) pass: rare, and no fault. */
function problemOfCode(code: string): string | null {
  const lower = code.toLowerCase();
  if (lower === "x-default") return null;
  if (lower.includes("_")) return `${lower.split("_", 2).join("-")} (mit Bindestrich)`;
  const [language = "", ...rest] = lower.split("-");
  const swapped = swappedCode(language, rest);
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
function swappedCode(first: string, rest: readonly string[]): string | null {
  const [second] = rest;
  if (second === undefined || rest.length > 1 || !languageCodes.has(second)) return null;
  const country = first === "uk" ? "gb" : first;
  const standsRight = languageCodes.has(first) && countryCodes.has(second);
  return countryCodes.has(country) && !standsRight ? `${second}-${country.toUpperCase()}` : null;
}

/** One code must lead to one address. */
function contradictions(versions: readonly Version[]): Evidence[] {
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

function ownCode({ html }: PageFacts): string {
  const code = html.lang?.trim() ?? "";
  return problemOfCode(code) === null ? code : "de";
}
