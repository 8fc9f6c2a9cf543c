import { type Audit, allButApps } from "../../engine/audit.ts";
import { escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import {
  type Canonical,
  findCanonicals,
  getPageKey,
  isSamePage,
  listLeftOut,
} from "../../page/canonicals.ts";
import { findLeadingPage, skippedOnLeadingPages } from "../../page/leading-page.ts";
import { readRobotsDirectives } from "../../robots/robots-directives.ts";

const maxShown = 5;

export const canonical: Audit = {
  id: "canonical",
  kinds: allButApps,
  group: "findability",
  topic: "Kanonische Adresse",
  passedTitle: "Die Seite nennt ihre eigene Adresse als Original",
  source: sources.canonical,
  needsAddress: true,
  asksHead: true,
  judge(facts) {
    const all = findCanonicals(facts);
    const [first] = all;
    const expected = facts.fetched.url;
    const snippet = `<link rel="canonical" href="${escapedAddress(expected)}">`;
    if (first === undefined) {
      const misplaced = facts.html.links.find(({ rel, inBody }) => rel.includes("canonical") && inBody);
      if (misplaced !== undefined) return outsideHead(misplaced.href ?? "");
      if (readRobotsDirectives(facts).some(({ noindex }) => noindex)) {
        return notApplicable(
          "Die Seite hält sich aus der Suche heraus (noindex) und braucht kein Original zu nennen",
        );
      }
      const leading = findLeadingPage(expected);
      return leading === null ? missing(expected, snippet) : notApplicable(skippedOnLeadingPages(leading));
    }
    const others = listDifferent(all).slice(1);
    if (others.length > 0) {
      const evidenceFor = ({ where, written }: Canonical) => ({
        where,
        value: written,
        expected: "eine Adresse",
      });
      return failed({
        title: `Die Seite nennt ${others.length + 1} verschiedene Adressen als Original`,
        advice: "Google beachtet dann keine davon. Lassen Sie eine einzige stehen, im HTML oder am Server.",
        evidence: [evidenceFor(first), ...others.slice(0, maxShown - 1).map(evidenceFor)],
        snippet,
      });
    }
    if (first.target === null) {
      return failed({
        title: "Die kanonische Adresse ist keine gültige Adresse",
        advice: "Tragen Sie die vollständige Adresse der Seite ein, mit https:// am Anfang.",
        evidence: [{ where: first.where, value: first.written || "leer", expected }],
        snippet,
      });
    }
    if (isSamePage(first.target, expected)) return passed();
    // That http does not redirect there is reported by https.
    if (isSamePage(first.target, expected.replace(/^http:/, "https:"))) {
      return passed("Die Seite nennt ihre verschlüsselte Adresse als Original");
    }
    const leftOut =
      listLeftOut(first.target, expected) ?? listLeftOut(first.target, expected.replace(/^http:/, "https:"));
    if (leftOut !== null) return passed(describeLeftOut(leftOut));
    const isSpelling = differsInHostOrScheme(first.target, expected);
    return warning({
      title: `Die Seite nennt eine andere ${isSpelling ? "Schreibweise ihrer Adresse" : "Adresse"} als Original`,
      advice: isSpelling
        ? "Aufgerufen wird die eine Schreibweise (http oder https, mit oder ohne www), genannt die andere. Leiten Sie auf eine davon um und nennen Sie überall diese."
        : "Google zeigt dann eher die andere Adresse und lässt diese weg. Das ist richtig bei Doppeln (etwa einer Druckfassung) und sonst ein Fehler: Prüfen Sie, ob die genannte Adresse gewollt ist.",
      evidence: [{ where: first.where, value: first.target, expected }],
      snippet,
    });
  },
};

/** Browsers and Google end the head at the first element that does not belong there. */
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
    title: "Die Seite sagt nicht, welche ihrer Adressen gilt (canonical fehlt)",
    advice:
      "Google weiß nicht, ob Ihre Adresse mit oder ohne „www“ gilt. Eine Zeile klärt das. In WordPress setzt sie meist ein SEO-Plugin.",
    evidence: [{ where: "Kopf der Seite und Kopfzeile Link", value: "keine Angabe", expected }],
    snippet,
    absence: true,
  });
}

function describeLeftOut(names: readonly string[]): string {
  const parameters = listFirstFew([...new Set(names)], 3, 40);
  return names.length === 0
    ? "Die Seite nennt ihre eigene Adresse als Original"
    : `Die Seite nennt ihre eigene Adresse als Original, ohne die Angaben für diesen Aufruf (${parameters})`;
}

/** Relative and absolute spellings of one address are one. */
function listDifferent(all: readonly Canonical[]): Canonical[] {
  const byTarget = Map.groupBy(all, ({ target, written }) =>
    target === null ? written : getPageKey(target),
  );
  return [...byTarget.values()].flatMap(([first]) => first ?? []);
}

function differsInHostOrScheme(one: string, other: string): boolean {
  const plain = (address: string) => getPageKey(address).replace(/^https?:\/\/(?:www\.)?/, "");
  return plain(one) === plain(other);
}
