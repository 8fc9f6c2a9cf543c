import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { escapedAddress, gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { collectFilledSocialTags } from "../../page/meta-tags.ts";
import { getBaseUrl, getExtension, resolveWebUrl } from "../../page/urls.ts";
import { findClosedBuilder } from "../../technology/closed-builder.ts";

/** Pixels. Facebook shows nothing below 200 × 200 and a small square below 600 × 315; 1200 × 630 is what it asks for. */
const minSize = { width: 200, height: 200 };
const largeSize = { width: 600, height: 315 };
const recommendedSize = { width: 1200, height: 630 };

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
  judge(facts) {
    const ogTags = collectFilledSocialTags(facts.html.metas, "og:");
    const twitterTags = collectFilledSocialTags(facts.html.metas, "twitter:");
    const image = ogTags["og:image"] ?? ogTags["og:image:url"] ?? ogTags["og:image:secure_url"];
    const written = image?.trim() ?? "";
    if (written === "") return notApplicable("Die Seite nennt kein Bild für die Vorschau (og:image)");
    const address = repairAddress(written, facts);
    const snippet = buildTag(address);
    const wrong = findAddressFault(written);
    if (wrong !== null) {
      return failed({
        title: `Das Bild der Vorschau ${wrong.says}`,
        advice:
          "WhatsApp, Facebook und LinkedIn zeigen die Vorschau dann ohne Bild. Nennen Sie eine vollständige Adresse mit https zu einem JPG oder PNG.",
        evidence: [{ where, value: shortened(written, 120), expected: wrong.expected }],
        snippet,
      });
    }
    const size = findSizeFault(ogTags);
    if (size !== null) {
      return warning({
        title: "Das Bild der Vorschau ist klein",
        advice: `Unter ${largeSize.width} × ${largeSize.height} Pixeln erscheint nur ein kleines Quadrat, unter ${minSize.width} × ${minSize.height} gar nichts. Nehmen Sie ein Bild mit ${recommendedSize.width} × ${recommendedSize.height} Pixeln.`,
        evidence: [size],
        snippet: buildLargerTags(),
      });
    }
    // On an unencrypted page this is reported by https, and a website builder writes the line itself.
    const isSecureElsewhere = /^https:/i.test(ogTags["og:image:secure_url"]?.trim() ?? "");
    if (
      /^http:/i.test(written) &&
      !isSecureElsewhere &&
      !facts.fetched.url.startsWith("http:") &&
      findClosedBuilder(facts) === null
    ) {
      return warning({
        title: "Das Bild der Vorschau hat eine unverschlüsselte Adresse (http)",
        advice: "Manche Netze laden nur Bilder über https. Ändern Sie den Anfang der Adresse auf https://.",
        evidence: [{ where, value: shortened(written, 120), expected: "https:// am Anfang" }],
        snippet,
      });
    }
    // X takes title and picture from these tags; without its own it shows them small.
    return twitterTags["twitter:card"] === undefined
      ? passed(
          "Das Bild für die Vorschau lässt sich überall laden; auf X erscheint es klein (ohne twitter:card)",
        )
      : passed();
  },
};

/** `says` continues "Das Bild der Vorschau …". */
function findAddressFault(written: string): { says: string; expected: string } | null {
  const whole = "eine vollständige Adresse mit https://";
  if (/^data:/i.test(written)) return { says: "ist in die Seite eingebettet", expected: whole };
  if (!/^https?:\/\//i.test(written)) return { says: "hat keine vollständige Adresse", expected: whole };
  if (!URL.canParse(written)) return { says: "hat eine ungültige Adresse", expected: whole };
  return getExtension(written) === "svg"
    ? { says: "ist eine SVG-Datei, die kein Netz zeigt", expected: "JPG, PNG oder WebP" }
    : null;
}

/** Sizes are optional; only given ones are judged. */
function findSizeFault(tags: Record<string, string>): Evidence | null {
  const width = parsePixels(tags["og:image:width"]);
  const height = parsePixels(tags["og:image:height"]);
  if (width === null || height === null) return null;
  if (width >= largeSize.width && height >= largeSize.height) return null;
  return {
    where: "og:image:width und og:image:height",
    value: `${width} × ${height} Pixel`,
    expected: `${recommendedSize.width} × ${recommendedSize.height} Pixel`,
  };
}

function parsePixels(value: string | undefined): number | null {
  return value !== undefined && /^\s*\d{1,5}\s*$/.test(value) ? Number(value) : null;
}

/** The same image as an absolute https address; null where that is impossible. */
function repairAddress(written: string, facts: PageFacts): string | null {
  const address = resolveWebUrl(written, getBaseUrl(facts));
  const isUsable = address !== null && getExtension(address) !== "svg";
  return isUsable ? address.replace(/^http:/, "https:") : null;
}

function buildTag(address: string | null): string {
  return `<meta property="og:image" content="${escapedAddress(address, "Adresse eines Bildes, mit https am Anfang")}">`;
}

function buildLargerTags(): string {
  return [
    `<meta property="og:image" content="${gap("Adresse des größeren Bildes")}">`,
    `<meta property="og:image:width" content="${recommendedSize.width}">`,
    `<meta property="og:image:height" content="${recommendedSize.height}">`,
  ].join("\n");
}
