// Whether a visitor recognises the firm: on the page, in the tab, in a chat. Read from the desktop page.
import type { Gauge } from "../aspect.ts";
import { siteIcons } from "../figures/site-icons.ts";
import { germanNumber, listed, quoted } from "../wording.ts";

/** A logo that leads nowhere does most of its work. */
const UNLINKED_LOGO = 0.6;

export const logo: Gauge = {
  id: "logo",
  label: "Logo, das zur Startseite führt",
  weight: 28,
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
        blame: "Im Kopf der Seite ist kein Logo und kein Firmenname zu finden (0 von 1).",
        suggestion: "Setzen Sie Ihr Logo oder Ihren Firmennamen oben links in den Kopf jeder Seite.",
      };
    }
    const what = found.kind === "text" ? "Der Firmenname" : "Das Logo";
    return {
      value: found.linksHome ? 1 : UNLINKED_LOGO,
      shown: found.linksHome ? "vorhanden, verlinkt" : "vorhanden, nicht verlinkt",
      praise: `${what} steht im Kopf der Seite und führt zur Startseite.`,
      blame: `${what} steht im Kopf der Seite, führt aber nicht zur Startseite.`,
      suggestion: `Verlinken Sie ${found.kind === "text" ? "den Firmennamen" : "das Logo"} im Kopf mit der Startseite.`,
      annotations: [
        { viewport: "desktop", box: found.box, text: `${what} führt beim Anklicken nicht zur Startseite.` },
      ],
    };
  },
};

/** An icon at all counts half; that it is sharp and made for home screens a quarter each. */
export const favicons: Gauge = {
  id: "favicons",
  label: "Symbole für Tab und Startbildschirm",
  weight: 14,
  good: 1,
  poor: 0,
  expected: "Symbol, davon eines als SVG oder ab 32 px, und eines für den Startbildschirm",
  basis: "HTML-Standard (link rel=icon) und Apple (apple-touch-icon); Anteile: Erfahrung",
  read({ desktop }) {
    const { hasIcon, isSharp, hasTouchIcon } = siteIcons(desktop.snapshot.brand);
    const parts = [
      { has: hasIcon, share: 0.5, name: "ein Symbol für den Tab" },
      { has: isSharp, share: 0.25, name: "ein scharfes Symbol (SVG oder ab 32 px)" },
      { has: hasTouchIcon, share: 0.25, name: "ein Symbol für den Startbildschirm" },
    ];
    const missing = listed(parts.filter(({ has }) => !has).map(({ name }) => name));
    const count = parts.filter(({ has }) => has).length;
    const shown = `${germanNumber(count)} von ${germanNumber(parts.length)}`;
    return {
      value: parts.reduce((sum, { has, share }) => sum + (has ? share : 0), 0),
      shown,
      praise: `Im Tab und auf dem Startbildschirm erscheint Ihr eigenes Symbol (${shown} Angaben vorhanden).`,
      blame: `Für Tab und Startbildschirm ${count === 1 ? "ist" : "sind"} ${shown} Angaben vorhanden; es ${parts.length - count === 1 ? "fehlt" : "fehlen"} ${missing}.`,
      suggestion: `Ergänzen Sie ${missing === "" ? "nichts weiter" : missing}: Daran erkennt man Ihre Seite zwischen vielen offenen Tabs.`,
    };
  },
};

export const socialImage: Gauge = {
  id: "preview-image",
  label: "Bild für die Vorschau beim Teilen",
  weight: 10,
  good: 1,
  poor: 0,
  expected: "vorhanden",
  basis: "Open Graph (og:image)",
  read({ desktop }) {
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
  weight: 8,
  good: 1,
  poor: 0,
  expected: "beides angegeben",
  basis: "Open Graph (og:site_name) und HTML-Standard (theme-color); Anteile: Erfahrung",
  read({ desktop }) {
    const { siteName, themeColor } = desktop.snapshot.brand;
    const missing = [
      ...(siteName === null ? ["der Name der Website (og:site_name)"] : []),
      ...(themeColor === null ? ["die Farbe für den Browser (theme-color)"] : []),
    ];
    const lack = `${missing.length === 1 ? "fehlt" : "fehlen"} ${listed(missing)}`;
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
