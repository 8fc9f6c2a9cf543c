// What the footer says on every page, and the ways to get in touch.
import { OPENING_HOURS, REPLY_PROMISE } from "./constants.ts";
import { owner } from "./owner.ts";

/** Word joiners keep „Mo–Fr“ on one line. */
const openingDays = OPENING_HOURS.days.replace("–", "\u2060–\u2060");

export const footerTexts = {
  title: "Sagen Sie mir, wo Sie hinwollen.",
  lead: `Die erste Beratung ist kostenlos. Am Telefon bin ich ${openingDays} von ${OPENING_HOURS.from} bis ${OPENING_HOURS.to}\u00a0Uhr da. Auf Nachrichten antworte ich ${REPLY_PROMISE}.`,
  /** On the sign at the end of the path. */
  goal: "Ziel",
  start: { name: "Projekt starten", href: "/kontakt" },
  services: "Services",
  company: "Unternehmen",
  area: "Servicegebiet",
  cookieSettings: "Cookie-Einstellungen",
  colours: "Farbschema",
  themes: { system: "System", light: "Hell", dark: "Dunkel" },
  social: `${owner.brand} auf ${owner.social.name}`,
} as const;

export interface ContactEntry {
  label: string;
  value: string;
  href: string;
}

const address = `${owner.street}, ${owner.postalCode} ${owner.town}`;

export const contactEntries = {
  phone: { label: "Telefon", value: owner.phone.shown, href: `tel:${owner.phone.dial}` },
  whatsapp: {
    label: "WhatsApp",
    value: owner.whatsapp.shown,
    href: `https://wa.me/${owner.whatsapp.digits}`,
  },
  email: { label: "E-Mail", value: owner.email, href: `mailto:${owner.email}` },
  address: {
    label: "Adresse",
    value: address,
    href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  },
} as const satisfies Record<string, ContactEntry>;
