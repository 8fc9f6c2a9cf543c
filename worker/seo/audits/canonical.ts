import { absolute, baseOf } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import type { PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { failed, passed, warning } from "../verdicts.ts";

export const canonical: Audit = {
  id: "canonical",
  group: "findability",
  topic: "Kanonische Adresse",
  passedTitle: "Die Seite nennt ihre eigene Adresse als Original",
  source: sources.canonical,
  needsServer: true,
  judge(facts) {
    const written = canonicalsOf(facts);
    const [first] = written;
    const expected = facts.fetched.url;
    if (first === undefined) return missing(expected);
    const where = '<link rel="canonical">';
    if (new Set(written).size > 1) {
      return failed({
        title: `Die Seite nennt ${new Set(written).size} verschiedene Adressen als Original`,
        advice: "Google beachtet dann keine davon. Lassen Sie eine einzige kanonische Adresse stehen.",
        evidence: [{ where, value: written.join(" · "), expected: "eine Adresse" }],
      });
    }
    const target = absolute(first, baseOf(facts));
    if (target === null || !/^https?:/.test(target)) {
      return failed({
        title: "Die kanonische Adresse ist keine gültige Adresse",
        advice: "Tragen Sie die vollständige Adresse der Seite ein, mit https:// am Anfang.",
        evidence: [{ where, value: first === "" ? "leer" : first, expected }],
      });
    }
    if (comparable(target) === comparable(expected)) return passed();
    return warning({
      title: "Die Seite nennt eine andere Adresse als Original",
      advice:
        "Google zeigt dann eher die andere Adresse und lässt diese weg. Das ist richtig bei Doppeln (etwa einer Druckfassung) und sonst ein Fehler: Prüfen Sie, ob die genannte Adresse gewollt ist.",
      evidence: [{ where, value: target, expected }],
    });
  },
};

function missing(expected: string) {
  return warning({
    title: "Die Seite nennt keine kanonische Adresse",
    advice:
      "Ist dieselbe Seite unter mehreren Adressen erreichbar, etwa mit und ohne www, wählt Google selbst eine aus. Eine Zeile im Kopf der Seite legt sie fest.",
    evidence: [{ where: "Kopf der Seite und Kopfzeile Link", value: "keine Angabe", expected }],
    absence: true,
  });
}

/** Addresses as written, from link elements and the Link header. */
function canonicalsOf({ html, fetched }: PageFacts): string[] {
  const elements = html.links
    .filter(({ rel }) => rel.includes("canonical"))
    .map(({ href }) => href?.trim() ?? "");
  const header = fetched.headers.link ?? "";
  const headers = header
    .split(/,(?=\s*<)/)
    .filter((value) => /;\s*rel\s*=\s*"?[^";,]*\bcanonical\b/i.test(value))
    .flatMap((value) => /<([^>]*)>/.exec(value)?.[1] ?? []);
  return [...elements, ...headers];
}

/** Fragment and a slash at the end make no other page here. */
function comparable(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname.replace(/\/$/, "")}${url.search}`;
}
