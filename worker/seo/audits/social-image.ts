import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import { absolute, baseOf, extensionOf } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import type { PageFacts } from "../page-facts.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed, warning } from "../verdicts.ts";

/** Pixels. Facebook shows nothing below 200 × 200 and a small square below 600 × 315; 1200 × 630 is what it asks for. */
const least = { width: 200, height: 200 };
const large = { width: 600, height: 315 };
const best = { width: 1200, height: 630 };

const card = "summary_large_image";
const where = "og:image";

export const socialImage: Audit = {
  id: "social-image",
  group: "structured-data",
  topic: "Bild der Vorschau in sozialen Netzen",
  passedTitle: "Das Bild für die Vorschau lässt sich überall laden",
  source: sources.socialImages,
  basis:
    "Größen nach Meta: unter 200 × 200 Pixeln kein Bild, unter 600 × 315 ein kleines, 1200 × 630 empfohlen.",
  ignoresScripts: true,
  judge(facts, { social }) {
    const { ogTags, twitterTags } = social;
    const written = (
      ogTags["og:image"] ??
      ogTags["og:image:url"] ??
      ogTags["og:image:secure_url"] ??
      ""
    ).trim();
    if (written === "") return notApplicable("Die Seite nennt kein Bild für die Vorschau (og:image)");
    const address = betterAddress(written, facts);
    const snippet = tagsFor(address);
    const wrong = addressFault(written);
    if (wrong !== null) {
      return failed({
        title: `Das Bild der Vorschau ${wrong.says}`,
        advice:
          "WhatsApp, Facebook und LinkedIn zeigen die Vorschau dann ohne Bild. Nennen Sie eine vollständige Adresse mit https zu einem JPG oder PNG.",
        evidence: [{ where, value: shortened(written, 120), expected: wrong.expected }],
        snippet,
      });
    }
    const size = sizeFault(ogTags);
    if (size !== null) {
      return warning({
        title: "Das Bild der Vorschau ist klein",
        advice: `Unter ${large.width} × ${large.height} Pixeln erscheint nur ein kleines Quadrat, unter ${least.width} × ${least.height} gar nichts. Nehmen Sie ein Bild mit ${best.width} × ${best.height} Pixeln.`,
        evidence: [size],
        snippet,
      });
    }
    // On a page that is itself unencrypted this is the audit https.
    if (/^http:/i.test(written) && !facts.fetched.url.startsWith("http:")) return insecure(written, snippet);
    if ((twitterTags["twitter:card"] ?? "").trim() !== "") return passed();
    return warning({
      title: "Für die große Vorschau auf X fehlt die Angabe twitter:card",
      advice:
        "Ohne sie zeigt X nur den Link. Ergänzen Sie die eine Zeile; Titel und Bild nimmt X aus den übrigen Angaben.",
      evidence: [{ where: "twitter:card", value: "fehlt", expected: card }],
      share: 0.8,
      snippet: `<meta name="twitter:card" content="${card}">`,
      absence: true,
    });
  },
};

function insecure(written: string, snippet: string) {
  return warning({
    title: "Das Bild der Vorschau hat eine unverschlüsselte Adresse (http)",
    advice: "Manche Netze laden nur Bilder über https. Ändern Sie den Anfang der Adresse auf https://.",
    evidence: [{ where, value: shortened(written, 120), expected: "https:// am Anfang" }],
    snippet,
  });
}

interface AddressFault {
  /** Continues "Das Bild der Vorschau …". */
  says: string;
  expected: string;
}

function addressFault(written: string): AddressFault | null {
  const whole = "eine vollständige Adresse mit https://";
  if (/^data:/i.test(written)) return { says: "ist in die Seite eingebettet", expected: whole };
  if (!/^https?:\/\//i.test(written)) return { says: "hat keine vollständige Adresse", expected: whole };
  if (!URL.canParse(written)) return { says: "hat eine ungültige Adresse", expected: whole };
  return extensionOf(written) === "svg"
    ? { says: "ist eine SVG-Datei, die kein Netz zeigt", expected: "JPG, PNG oder WebP" }
    : null;
}

/** Sizes are optional; only given ones are judged. */
function sizeFault(tags: Record<string, string>): Evidence | null {
  const width = pixelsOf(tags["og:image:width"]);
  const height = pixelsOf(tags["og:image:height"]);
  if (width === null || height === null) return null;
  if (width >= large.width && height >= large.height) return null;
  return {
    where: "og:image:width und og:image:height",
    value: `${width} × ${height} Pixel`,
    expected: `${best.width} × ${best.height} Pixel`,
  };
}

function pixelsOf(value: string | undefined): number | null {
  return value !== undefined && /^\s*\d{1,5}\s*$/.test(value) ? Number(value) : null;
}

/** The same image with a whole address; an example where no address of a picture can be made of it. */
function betterAddress(written: string, facts: PageFacts): string {
  const address = absolute(written, baseOf(facts));
  const usable = address !== null && /^https?:/.test(address) && extensionOf(address) !== "svg";
  return usable ? address.replace(/^http:/, "https:") : (absolute("/vorschau.jpg", facts.fetched.url) ?? "");
}

function tagsFor(address: string): string {
  return [
    `<meta property="og:image" content="${escapedAddress(address, "https://www.ihre-adresse.de/vorschau.jpg")}">`,
    `<meta property="og:image:width" content="${best.width}">`,
    `<meta property="og:image:height" content="${best.height}">`,
  ].join("\n");
}
