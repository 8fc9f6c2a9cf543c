// Gauges of the brand: recognised on the page, in the tab and in a chat; buttons alike, accent repeated. Read from the desktop page.
import { counted } from "../../german/sentences.ts";
import { annotate, type Gauge } from "../aspect.ts";
import type { ButtonGroup } from "../figures/branding.ts";
import { findAccentHues, findAccentPlaces, groupButtons, inspectSiteIcons } from "../figures/branding.ts";
import { toHex } from "../figures/colors.ts";
import { classifyPage, isTool } from "../figures/page-sort.ts";
import type { ControlLook } from "../page-snapshot.ts";
import { germanNumber, joinList, pixels, quoted } from "../wording.ts";

/** A logo without link is worth most of one with. */
const UNLINKED_LOGO = 0.6;

export const logo: Gauge = {
  id: "logo",
  label: "Logo, das zur Startseite führt",
  weight: 2.5,
  good: 1,
  poor: 0,
  expected: "vorhanden und mit der Startseite verlinkt",
  basis: "Erfahrung: oben links sucht jeder den Weg zum Anfang",
  read({ desktop }) {
    const found = desktop.snapshot.brand.logo;
    if (found === null) {
      return {
        value: 0,
        shown: "nicht gefunden",
        praise: "Der Kopf der Seite kommt ohne Logo aus.",
        blame: "Im Kopf der Seite ist kein Logo und kein Firmenname zu finden.",
        suggestion: "Setzen Sie Ihr Logo oder Ihren Firmennamen oben links in den Kopf jeder Seite.",
      };
    }
    const what = found.kind === "text" ? "Der Firmenname" : "Das Logo";
    return {
      value: found.linksHome ? 1 : UNLINKED_LOGO,
      // What reads like a name in a heading may be one.
      withoutPraise: found.isHeading,
      withoutBlame: found.isHeading,
      shown: found.linksHome ? "vorhanden, verlinkt" : "vorhanden, nicht verlinkt",
      praise: `${what} steht im Kopf der Seite und führt zur Startseite.`,
      blame: `${what} steht im Kopf der Seite, führt aber nicht zur Startseite.`,
      suggestion: `Verlinken Sie ${found.kind === "text" ? "den Firmennamen" : "das Logo"} im Kopf mit der Startseite.`,
      annotations: annotate("desktop", [found], () => `${what} führt beim Anklicken nicht zur Startseite.`),
    };
  },
};

/** Having an icon counts half, a sharp one and one for home screens a quarter each. */
export const favicons: Gauge = {
  id: "favicons",
  label: "Symbole für Tab und Startbildschirm",
  weight: 0.5,
  good: 1,
  poor: 0,
  expected: "Symbol, davon eines als SVG oder ab 32 px, und eines für den Startbildschirm",
  basis: "HTML-Standard (link rel=icon) und Apple (apple-touch-icon); Anteile: Erfahrung",
  read({ desktop }) {
    const { hasIcon, isSharp, hasTouchIcon } = inspectSiteIcons(desktop.snapshot.brand);
    const lacks = [
      ...(hasIcon ? [] : ["ein Symbol für den Tab (SVG oder ab 32 px)"]),
      ...(isSharp || !hasIcon ? [] : ["ein scharfes Symbol (SVG oder ab 32 px)"]),
      ...(hasTouchIcon ? [] : ["ein Symbol für den Startbildschirm"]),
    ];
    const missing = joinList(lacks);
    const count = [hasIcon, isSharp, hasTouchIcon].filter(Boolean).length;
    const shown = `${germanNumber(count)} von 3`;
    return {
      value: (hasIcon ? 0.5 : 0) + (isSharp ? 0.25 : 0) + (hasTouchIcon ? 0.25 : 0),
      shown,
      praise: `Im Tab und auf dem Startbildschirm erscheint Ihr eigenes Symbol (${shown} Angaben vorhanden).`,
      blame: `Für Tab und Startbildschirm ${count === 1 ? "ist" : "sind"} ${shown} Angaben vorhanden; es ${lacks.length === 1 ? "fehlt" : "fehlen"} ${missing}.`,
      suggestion: `Ergänzen Sie ${missing === "" ? "nichts weiter" : missing}: Daran erkennt man Ihre Seite zwischen vielen offenen Tabs.`,
    };
  },
};

export const socialImage: Gauge = {
  id: "preview-image",
  label: "Bild für die Vorschau beim Teilen",
  weight: 0.5,
  good: 1,
  poor: 0,
  expected: "vorhanden",
  basis: "Open Graph (og:image)",
  read({ desktop }) {
    if (isTool(desktop.snapshot)) return null;
    const isThere = desktop.snapshot.brand.socialImage !== null;
    return {
      value: isThere ? 1 : 0,
      shown: isThere ? "vorhanden" : "fehlt",
      praise: "Wer die Seite bei WhatsApp oder Facebook teilt, zeigt damit ein Bild von Ihnen.",
      blame:
        "Beim Teilen über WhatsApp oder Facebook erscheint kein Bild, denn die Seite nennt keines (og:image fehlt).",
      suggestion:
        "Nennen Sie ein Vorschaubild von 1.200 × 630 Pixeln mit Ihrem Logo oder Ihrer Arbeit (og:image).",
    };
  },
};

export const siteIdentity: Gauge = {
  id: "site-identity",
  label: "Name der Website und Farbe für den Browser",
  weight: 0.5,
  good: 1,
  poor: 0,
  expected: "beides angegeben",
  basis: "Open Graph (og:site_name) und HTML-Standard (theme-color); Anteile: Erfahrung",
  read({ desktop }) {
    if (isTool(desktop.snapshot)) return null;
    const { siteName, themeColor } = desktop.snapshot.brand;
    const missing = [
      ...(siteName === null ? ["der Name der Website (og:site_name)"] : []),
      ...(themeColor === null ? ["die Farbe für den Browser (theme-color)"] : []),
    ];
    const lack = `${missing.length === 1 ? "fehlt" : "fehlen"} ${joinList(missing)}`;
    const shown = `${germanNumber(2 - missing.length)} von 2`;
    return {
      value: (siteName === null ? 0 : 0.6) + (themeColor === null ? 0 : 0.4),
      shown,
      praise: `Die Seite nennt ihren Namen${siteName === null ? "" : ` (${quoted(siteName, 40)})`} und ihre Farbe für den Browser.`,
      blame: `Von zwei Angaben zur Marke ${missing.length === 1 ? "ist eine" : "ist keine"} da: Es ${lack}.`,
      suggestion: `Ergänzen Sie den Kopf des HTML: Es ${lack}.`,
    };
  },
};

const FEW_LOOKS = 3;
const MANY_LOOKS = 8;

/** No recognisable button scores like too many: hiding them must not pay. */
export const buttonLooks: Gauge = {
  id: "button-looks",
  label: "Verschiedene Arten von Schaltflächen",
  weight: 1,
  cost: 10,
  good: FEW_LOOKS,
  poor: MANY_LOOKS,
  expected: "1 bis 3",
  basis: "Erfahrung: eine wichtige, eine schlichte, eine kleine",
  read({ desktop }) {
    const groups = groupButtons(desktop.snapshot);
    const count = groups.reduce((sum, { buttons }) => sum + buttons.length, 0);
    if (count === 0) {
      return {
        value: MANY_LOOKS,
        shown: "keine Schaltfläche",
        matter: "action",
        withoutBlame: classifyPage(desktop.snapshot) !== "firm",
        praise: "Die Seite kommt ohne Schaltflächen aus.",
        blame: "Auf der Seite ist keine Schaltfläche als solche zu erkennen.",
        suggestion:
          "Geben Sie der wichtigsten Handlung, etwa „Anrufen“ oder „Termin anfragen“, eine Schaltfläche mit eigener Farbe.",
      };
    }
    const shown = counted(groups.length, "Art", "Arten");
    const buttons = counted(count, "Schaltfläche", "Schaltflächen");
    const rare = groups.slice(FEW_LOOKS).toReversed();
    return {
      value: groups.length,
      shown,
      // Where hardly one looks like another, nothing is recognised.
      withoutPraise: count === 1 || (groups.length > 1 && groups.length * 2 > count),
      praise:
        groups.length === 1
          ? `${count === 1 ? "Die Schaltfläche ist" : `${count === 2 ? "Beide" : `Alle ${germanNumber(count)}`} Schaltflächen sehen gleich aus und sind`} leicht wiederzuerkennen (1 Art).`
          : `Die ${buttons} gibt es in ${germanNumber(groups.length)} Arten; sie sind leicht wiederzuerkennen.`,
      blame: `Die ${buttons} sehen auf ${shown} verschieden aus: Ecken, Farben, Größen und Schriften wechseln.`,
      suggestion: `Legen Sie zwei Arten von Schaltflächen fest und gleichen Sie die übrigen an${rare[0] ? `, zuerst ${nameOf(rare[0])}` : ""}.`,
      annotations: annotate(
        "desktop",
        rare.flatMap(({ look, buttons }) => (buttons[0] ? [{ look, box: buttons[0].box }] : [])),
        ({ look }) => `Diese Schaltfläche sieht anders aus als die übrigen: ${describeLook(look)}.`,
      ),
    };
  },
};

export const accentPlaces: Gauge = {
  id: "accent-places",
  label: "Stellen, an denen die Akzentfarbe wiederkehrt",
  weight: 1,
  good: 2,
  poor: 0,
  expected: "mindestens 2 von 4",
  basis: "Erfahrung: Wiederholung macht aus einem Ton die Farbe der Firma",
  read({ desktop }) {
    const accent = findAccentHues(desktop.snapshot)[0];
    const places = accent ? findAccentPlaces(accent, desktop.snapshot) : [];
    const name = accent ? toHex(accent.color) : "";
    const shown = `${germanNumber(places.length)} von 4`;
    return {
      value: places.length,
      shown,
      // One place of four is enough for small pages; pictures and gradients may carry it as well.
      withoutBlame: places.length > 0,
      ...(!accent && { matter: "accent" }),
      praise: `Die Akzentfarbe ${name} kehrt wieder (${shown} Stellen: ${joinList(places)}) und gehört damit zur Marke.`,
      blame: accent
        ? `Die Akzentfarbe ${name} kommt nur an ${shown} Stellen vor: ${joinList(places)}.`
        : "Keine Farbe kehrt an Schaltflächen und Links wieder.",
      suggestion: accent
        ? `Setzen Sie ${name} auch an anderer Stelle ein: an Schaltflächen, Links, Zwischentiteln oder Flächen.`
        : "Wählen Sie Ihre Hausfarbe und setzen Sie sie an Schaltflächen, Links und einzelnen Flächen ein.",
    };
  },
};

function nameOf({ buttons }: ButtonGroup): string {
  const name = buttons[0]?.name ?? "";
  return name === "" ? "die ohne Beschriftung" : quoted(name, 40);
}

function describeLook(look: ControlLook): string {
  const background = look.background.a > 0 ? toHex(look.background) : "ohne Grund";
  const corners =
    look.borderRadius > 0 ? `${pixels(Math.min(look.borderRadius, look.height / 2))} gerundet` : "eckig";
  return `${background}, ${pixels(look.height)} hoch, ${corners}, ${quoted(look.family, 40)} mit ${pixels(look.size)}`;
}
