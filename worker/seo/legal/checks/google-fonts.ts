import { googleFonts as service } from "../../../third-parties/fonts.ts";
import { failed, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { unreadReason } from "../../html/unread-reason.ts";
import { getBaseUrl, resolveUrl } from "../../page/urls.ts";
import { detectRunning } from "../../technology/services/detect-services.ts";
import type { LegalCheck } from "../legal-check.ts";

/** These open a connection to the host (which shows it the visitor's IP address) without loading anything. */
const connectingRel = "preconnect";
const fontHosts = ["fonts.googleapis.com", "fonts.gstatic.com"];

const maxLinks = 1_000;

export const googleFonts: LegalCheck = {
  id: "google-fonts",
  topic: "Schriften von Google",
  passedTitle: "Schriften von Google sind im HTML nicht zu sehen",
  source: {
    title: "LG München I, Urteil vom 20.01.2022, 3 O 17493/20",
    url: "https://www.gesetze-bayern.de/Content/Document/Y-300-Z-GRURRS-B-2022-N-612",
  },
  judge(facts) {
    const expected = "Schriften vom eigenen Server";
    const advice =
      "Der Browser gibt dabei die IP-Adresse Ihrer Besucher an Google weiter. Das Landgericht München I sah darin 2022 ohne Einwilligung einen Verstoß. Wie weit das reicht, hat der Bundesgerichtshof 2025 den Europäischen Gerichtshof gefragt (VI ZR 258/24). Laden Sie die Schriften herunter und legen Sie sie auf Ihren Server, dann stellt sich die Frage nicht.";
    const [loaded] = detectRunning(facts, (one) => one === service);
    if (loaded !== undefined) {
      const evidence = { where: "HTML", value: listFirstFew(loaded.at, 3, 100), expected };
      return failed({ title: "Die Seite lädt Schriften von Google", advice, evidence: [evidence] });
    }
    const connected = findConnections(facts);
    if (connected.length > 0) {
      return warning({
        title: "Die Seite baut eine Verbindung zu Googles Schriftservern auf",
        advice,
        evidence: [{ where: '<link rel="preconnect">', value: listFirstFew(connected, 3, 100), expected }],
      });
    }
    const unread = unreadReason(facts);
    if (unread !== null) return unchecked(unread);
    // A stylesheet or a script can load fonts too; those in files are not read.
    const { scripts, links } = facts.html;
    if (scripts.some(({ src }) => src !== null) || links.some(({ rel }) => rel.includes("stylesheet"))) {
      return unchecked(
        "Schriften von Google sind im HTML nicht zu sehen; die Dateien mit Stylesheets und Skripten wurden nicht durchsucht.",
      );
    }
    return passed();
  },
};

function findConnections(facts: PageFacts): string[] {
  const base = getBaseUrl(facts);
  return facts.html.links
    .filter(({ rel }) => rel.includes(connectingRel))
    .slice(0, maxLinks)
    .flatMap(({ href }) => (href === null ? [] : (resolveUrl(href, base) ?? [])))
    .filter((address) => fontHosts.includes(new URL(address).hostname));
}
