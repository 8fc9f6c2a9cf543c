import { absolute } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { escaped, escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { failed, passed, warning } from "../verdicts.ts";

/** The four properties the protocol requires, without og:type, which has a default; and the description shown. */
const wanted = ["og:title", "og:description", "og:image", "og:url"];

export const openGraph: Audit = {
  id: "open-graph",
  group: "structured-data",
  topic: "Vorschau in sozialen Netzen",
  passedTitle: "Titel, Text und Bild für die Vorschau in sozialen Netzen stehen bereit",
  source: sources.openGraph,
  ignoresScripts: true,
  judge({ fetched }, { social, meta, technical }) {
    const missing = wanted.filter((property) => (social.ogTags[property] ?? "").trim() === "");
    if (missing.length === 0) return passed();
    const none = missing.length === wanted.length;
    const original = technical.canonicalUrl;
    const values: Record<string, string> = {
      "og:title": meta.title?.trim() || "Leistung in Ort – Name des Betriebs",
      "og:description": meta.description?.trim() || "Was Sie anbieten, in ein bis zwei Sätzen",
      "og:image": absolute("/vorschau.jpg", fetched.url) ?? "",
      "og:url": original?.startsWith("http") ? original : fetched.url,
    };
    const complaint = {
      title: none
        ? "Für die Vorschau in WhatsApp und Facebook gibt es keine Angaben"
        : `Für die Vorschau in WhatsApp und Facebook fehlt: ${missing.join(", ")}`,
      advice: "Ergänzen Sie die Zeilen im Kopf der Seite. Ein Bild mit 1200 × 630 Pixeln passt überall.",
      share: 1 - missing.length / wanted.length,
      snippet: missing.map((property) => tagFor(property, values[property] ?? "")).join("\n"),
      absence: true,
    };
    const evidence = {
      where: "meta-Angaben og:…",
      value: `fehlt: ${missing.join(", ")}`,
      expected: wanted.join(", "),
    };
    return none
      ? failed({ ...complaint, evidence: [evidence] })
      : warning({ ...complaint, evidence: [evidence] });
  },
};

function tagFor(property: string, value: string): string {
  const content = property === "og:url" ? escapedAddress(value) : escaped(value);
  return `<meta property="${property}" content="${content}">`;
}
