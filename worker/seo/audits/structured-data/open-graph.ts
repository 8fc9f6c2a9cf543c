import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import { type Audit, allButApps } from "../../engine/audit.ts";
import { escapedOr, gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { findLeadingPage } from "../../page/leading-page.ts";
import { collectFilledSocialTags } from "../../page/meta-tags.ts";

/** What a preview shows. og:type has a default, and without og:url the page's own address is taken. */
const requiredProperties = ["og:title", "og:description", "og:image"];

export const openGraph: Audit = {
  id: "open-graph",
  group: "structured-data",
  topic: "Vorschau in sozialen Netzen",
  passedTitle: "Titel, Text und Bild für die Vorschau in sozialen Netzen stehen bereit",
  source: sources.openGraph,
  ignoresScripts: true,
  kinds: allButApps,
  judge(facts, { meta }) {
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    const { fetched, html } = facts;
    const tags = collectFilledSocialTags(html.metas, "og:");
    const missing = requiredProperties.filter((property) => tags[property] === undefined);
    if (missing.length === 0) return passed();
    const leading = findLeadingPage(fetched.url);
    if (leading !== null) return notApplicable(`${leading} wird kaum geteilt`);
    const hasNone = missing.length === requiredProperties.length;
    const contents: Record<string, string> = {
      "og:title": escapedOr(meta.title, "Leistung und Ort"),
      "og:description": escapedOr(meta.description, "was Sie anbieten, in ein bis zwei Sätzen"),
      "og:image": gap("Adresse eines Bildes, mit https am Anfang"),
    };
    const complain = hasNone ? failed : warning;
    const value = `fehlt: ${missing.join(", ")}`;
    return complain({
      title: hasNone
        ? "Für die Vorschau in WhatsApp und Facebook gibt es keine Angaben"
        : `Für die Vorschau in WhatsApp und Facebook fehlt: ${missing.join(", ")}`,
      advice: "Ergänzen Sie die Zeilen im Kopf der Seite. Ein Bild mit 1200 × 630 Pixeln passt überall.",
      share: 1 - missing.length / requiredProperties.length,
      snippet: missing.map((name) => `<meta property="${name}" content="${contents[name]}">`).join("\n"),
      evidence: [{ where: "meta-Angaben og:…", value, expected: requiredProperties.join(", ") }],
      absence: true,
    });
  },
};
