// /kontakt: how to reach the provider, when and where.
import { OPENING_HOURS, REPLY_PROMISE_HOURS } from "../constants.ts";
import { contactEntries } from "../footer.ts";
import { owner, serviceArea } from "../owner.ts";
import type { Opening } from "../section-types.ts";

const GREETING = "Guten Tag, ich habe eine Frage zu meiner Website.";
const MAIL_SUBJECT = "Anfrage zu meiner Website";

export const contactMeta = {
  title: `Kontakt in ${owner.town} – ${owner.brand}`,
  description: `Kostenlose Beratung für Betriebe im Münsterland: vor Ort in ${owner.town}, am Telefon oder per WhatsApp. Antwort innerhalb von ${REPLY_PROMISE_HOURS} Stunden.`,
} as const;

export const contactOpening = {
  title: "Erzählen Sie mir von Ihrem Betrieb.",
  lead: [
    `Die erste Beratung ist kostenlos: bei Ihnen vor Ort, am Telefon oder per WhatsApp. Danach wissen Sie, was Ihre Website braucht und was es kostet.`,
  ],
  actions: [],
} as const satisfies Opening;

/** Ways to get in touch, the quickest first. */
export const directContact = {
  title: "Direkt zu mir",
  text: `Ich antworte innerhalb von ${REPLY_PROMISE_HOURS}h.`,
  subject: "Ihr Anliegen:",
  ways: [
    {
      ...contactEntries.phone,
      icon: "i-tabler-phone",
      name: "Anrufen",
      hint: "Wenn es schnell gehen soll oder Sie lieber sprechen als schreiben.",
    },
    {
      ...contactEntries.whatsapp,
      href: `${contactEntries.whatsapp.href}?text=${encodeURIComponent(GREETING)}`,
      icon: "i-tabler-brand-whatsapp",
      name: "WhatsApp schreiben",
      hint: "Auch mit Fotos: von der Speisekarte, vom Schaufenster, von der alten Website.",
    },
    {
      ...contactEntries.email,
      href: `${contactEntries.email.href}?subject=${encodeURIComponent(MAIL_SUBJECT)}`,
      icon: "i-tabler-mail",
      name: "E-Mail schreiben",
      hint: "Wenn Sie etwas anhängen möchten: ein Angebot, Texte oder Bilder.",
    },
  ],
} as const;

export const visit = {
  title: "Wo und wann",
  address: contactEntries.address,
  appointment: "Bitte vorher einen Termin vereinbaren, ich bin oft bei Kunden.",
  hoursLabel: "Erreichbar",
  hours: `${OPENING_HOURS.days} ${OPENING_HOURS.from}–${OPENING_HOURS.to}`,
  addressLabel: "Büro",
  openMap: "Karte öffnen",
  areaTitle: "Dahin komme ich",
  area: serviceArea,
} as const;

export const firstCall = {
  title: "Drei Dinge, die beim ersten Gespräch helfen",
  items: [
    {
      name: "Ihre jetzige Website",
      text: "Die Adresse genügt. Ich sehe sie mir vorher an und sage Ihnen, was ich behalten würde.",
    },
    {
      name: "Was die Seite bringen soll",
      text: "Mehr Anrufe, mehr Tische, weniger Rückfragen: ein Satz reicht.",
    },
    {
      name: "Ihr Zeitplan",
      text: "Eine Messe, eine Eröffnung, ein neues Angebot. Dann rechnen wir vom Termin zurück.",
    },
  ],
} as const;

export const contactGoal = {
  title: "Ein Anruf genügt.",
  text: "Sie müssen nichts vorbereiten. Wir klären in zehn Minuten, ob und wie ich helfen kann.",
} as const;
