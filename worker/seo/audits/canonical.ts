import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { type Canonical, canonicalsOf, isSamePage, samePageKey } from "../canonicals.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, passed, warning } from "../verdicts.ts";

/** Values shown of a page that names dozens. */
const shown = 5;

export const canonical: Audit = {
  id: "canonical",
  group: "findability",
  topic: "Kanonische Adresse",
  passedTitle: "Die Seite nennt ihre eigene Adresse als Original",
  source: sources.canonical,
  needsServer: true,
  asksHead: true,
  judge(facts) {
    const all = canonicalsOf(facts);
    const [first] = all;
    const expected = facts.fetched.url;
    const snippet = `<link rel="canonical" href="${escapedAddress(expected)}">`;
    if (first === undefined) {
      const misplaced = facts.html.links.find(({ rel, inBody }) => rel.includes("canonical") && inBody);
      return misplaced === undefined ? missing(expected, snippet) : outsideHead(misplaced.href ?? "");
    }
    const different = distinct(all);
    if (different.length > 1) {
      return failed({
        title: `Die Seite nennt ${different.length} verschiedene Adressen als Original`,
        advice:
          "Google beachtet dann keine davon. Lassen Sie eine einzige kanonische Adresse stehen, im HTML oder in der Kopfzeile.",
        evidence: evidenceOf(
          different
            .slice(0, shown)
            .map(({ where, written }) => ({ where, value: written, expected: "eine Adresse" })),
          { where: first.where, value: first.written, expected: "eine Adresse" },
        ),
        snippet,
      });
    }
    if (first.target === null) {
      return failed({
        title: "Die kanonische Adresse ist keine gültige Adresse",
        advice: "Tragen Sie die vollständige Adresse der Seite ein, mit https:// am Anfang.",
        evidence: [{ where: first.where, value: first.written === "" ? "leer" : first.written, expected }],
        snippet,
      });
    }
    if (isSamePage(first.target, expected)) return passed();
    // What is wrong then is that http does not lead there: the audit https.
    if (isSamePage(first.target, expected.replace(/^http:/, "https:"))) {
      return passed("Die Seite nennt ihre verschlüsselte Adresse als Original");
    }
    const evidence: [Evidence] = [{ where: first.where, value: first.target, expected }];
    if (differsInHostOrScheme(first.target, expected)) {
      return warning({
        title: "Die Seite nennt eine andere Schreibweise ihrer Adresse als Original",
        advice:
          "Aufgerufen wird die eine Schreibweise (http oder https, mit oder ohne www), genannt die andere. Leiten Sie auf eine davon um und nennen Sie überall diese.",
        evidence,
        snippet,
      });
    }
    return warning({
      title: "Die Seite nennt eine andere Adresse als Original",
      advice:
        "Google zeigt dann eher die andere Adresse und lässt diese weg. Das ist richtig bei Doppeln (etwa einer Druckfassung) und sonst ein Fehler: Prüfen Sie, ob die genannte Adresse gewollt ist.",
      evidence,
      snippet,
    });
  },
};

/** Browsers end the head at the first element that does not belong there, and so does Google. */
function outsideHead(written: string) {
  return warning({
    title: "Die kanonische Adresse steht nicht im Kopf der Seite und wird übergangen",
    advice:
      "Google liest die Angabe nur im Kopf (head). Meist steht davor ein Element, das dort nicht hingehört, etwa ein Bild oder ein div: Damit endet der Kopf. Setzen Sie die Zeile weiter nach oben oder entfernen Sie das Element.",
    evidence: [
      { where: '<link rel="canonical"> im Rumpf der Seite', value: written, expected: "im Kopf der Seite" },
    ],
  });
}

function missing(expected: string, snippet: string) {
  return warning({
    title: "Die Seite nennt keine kanonische Adresse",
    advice:
      "Eine Zeile im Kopf der Seite legt fest, welche Schreibweise gilt, etwa die mit oder die ohne www.",
    evidence: [{ where: "Kopf der Seite und Kopfzeile Link", value: "keine Angabe", expected }],
    snippet,
    absence: true,
  });
}

/** Relative and absolute spellings of one address are one. */
function distinct(all: readonly Canonical[]): Canonical[] {
  const byTarget = new Map<string, Canonical>();
  for (const one of all) {
    const key = one.target === null ? one.written : samePageKey(one.target);
    if (!byTarget.has(key)) byTarget.set(key, one);
  }
  return [...byTarget.values()];
}

function differsInHostOrScheme(one: string, other: string): boolean {
  const plain = (address: string) => samePageKey(address).replace(/^https?:\/\/(?:www\.)?/, "");
  return plain(one) === plain(other);
}
