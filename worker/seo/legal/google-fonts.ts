import { absolute, baseOf } from "../addresses.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import type { PageFacts } from "../page-facts.ts";
import { googleFontHosts } from "../third-parties.ts";
import { failed, passed, unchecked, warning } from "../verdicts.ts";
import { someOf } from "../wording.ts";

const loadingRels = ["stylesheet", "preload"];
/** These open a connection to the host (which shows it the visitor's IP address) without loading anything. */
const connectingRels = ["preconnect"];

export const googleFonts: LegalCheck = {
  id: "google-fonts",
  topic: "Schriften von Google",
  passedTitle: "Die Seite lädt keine Schriften von Google",
  source: {
    title: "LG München I, Urteil vom 20.01.2022, 3 O 17493/20",
    url: "https://www.gesetze-bayern.de/Content/Document/Y-300-Z-GRURRS-B-2022-N-612",
  },
  asOf: lookedAt,
  judge(facts) {
    const expected = "Schriften vom eigenen Server";
    const advice =
      "Der Browser übermittelt dabei die IP-Adresse Ihrer Besucher an Google. Das Landgericht München I sah darin 2022 ohne Einwilligung einen Verstoß. Wie weit das reicht, hat der Bundesgerichtshof 2025 dem Europäischen Gerichtshof vorgelegt (VI ZR 258/24). Wer die Schriften herunterlädt und vom eigenen Server ausliefert, umgeht die Frage.";
    const loaded = addressesAtGoogle(facts, loadingRels);
    if (loaded.length > 0) {
      return failed({
        title: "Die Seite lädt Schriften von Google",
        advice,
        evidence: [{ where: "<link> im HTML", value: someOf(loaded, 3, 100), expected }],
      });
    }
    const connected = addressesAtGoogle(facts, connectingRels);
    if (connected.length > 0) {
      return warning({
        title: "Die Seite baut eine Verbindung zu Googles Schriftservern auf",
        advice,
        evidence: [{ where: '<link rel="preconnect">', value: someOf(connected, 3, 100), expected }],
      });
    }
    const { fetched, html } = facts;
    if (fetched.truncated) return unchecked("Die Seite wurde nicht bis zum Ende gelesen.");
    // A stylesheet (even an inline one, which the facts do not hold) or a script can load fonts too.
    const hidden = html.scripts.length > 0 || html.links.some(({ rel }) => rel.includes("stylesheet"));
    if (hidden) {
      return unchecked(
        "Im HTML steht kein Verweis auf Schriften von Google; Stylesheets und Skripte wurden nicht durchsucht.",
      );
    }
    return passed("Das HTML verweist auf keine Schriften von Google");
  },
};

function addressesAtGoogle(facts: PageFacts, rels: readonly string[]): string[] {
  const base = baseOf(facts);
  return facts.html.links
    .filter(({ rel }) => rel.some((token) => rels.includes(token)))
    .map(({ href }) => (href === null ? null : absolute(href, base)))
    .filter((address) => address !== null)
    .filter((address) => googleFontHosts.includes(new URL(address).hostname));
}
