// /kontakt: the form, and how to reach the provider, when and where.
import { OPENING_HOURS, REPLY_PROMISE, REPLY_PROMISE_HOURS } from "../../constants.ts";
import { inGerman } from "../../figures.ts";
import { contactEntries } from "../../footer.ts";
import { owner } from "../../owner.ts";
import type { Sentence } from "../../section-types.ts";

const GREETING = "Guten Tag, ich habe eine Frage zu meiner Website.";
const MAIL_SUBJECT = "Anfrage zu meiner Website";

export const contactMeta = {
  title: `Kontakt in ${owner.town} – ${owner.brand}`,
  description: `Kostenlose Beratung für Betriebe im Münsterland: vor Ort in ${owner.town}, am Telefon oder per WhatsApp. Antwort ${REPLY_PROMISE}.`,
} as const;

export const contactHero = {
  title: "Erzählen Sie mir von",
  accent: "Ihrem Betrieb.",
  lead: [
    "Die erste Beratung ist kostenlos: bei Ihnen vor Ort, am Telefon oder per WhatsApp. Danach wissen Sie, was Ihre Website braucht und was es kostet.",
  ] satisfies Sentence,
} as const;

export const inquiryTexts = {
  title: "Schreiben Sie mir",
  /** Marks at a field's label. */
  needed: "Pflichtfeld",
  optional: "freiwillig",
  parts: { who: "Wie erreiche ich Sie?", firm: "Ihr Betrieb", what: "Ihr Anliegen" },
  labels: {
    name: "Name",
    email: "E-Mail",
    phone: "Telefon",
    company: "Betrieb oder Verein",
    companySize: "Größe",
    subject: "Betreff",
    message: "Nachricht",
  },
  hints: {
    phone: "Wenn ich zurückrufen soll.",
    message: "Drei Sätze genügen: was Sie anbieten, was die Website bringen soll, bis wann.",
  },
  noSize: "Keine Angabe",
  left: (characters: number) =>
    characters === 1 ? "Noch 1 Zeichen frei." : `Noch ${inGerman(characters)} Zeichen frei.`,
  /** For programs that fill in every field; a person who meets it must know to leave it. */
  trap: "Bitte leer lassen",
  estimate: "Ihre Schätzung wird mitgeschickt.",
  dropEstimate: "Ohne Schätzung senden",
  send: "Nachricht senden",
  sending: "Wird gesendet...",
  privacy: [
    "Ihre Angaben verwende ich nur, um Ihnen zu antworten. Mehr steht in der ",
    { name: "Datenschutzerklärung", href: "/datenschutz" },
    ".",
  ] satisfies Sentence,
  /** Above the faults of a refused form. */
  toMend: (count: number) =>
    count === 1
      ? "Eine Angabe fehlt noch oder stimmt nicht:"
      : `${count} Angaben fehlen noch oder stimmen nicht:`,
} as const;

/** What stands below the button once a try is over. */
export const afterTry = {
  failed: {
    title: "Ihre Nachricht steht noch im Formular.",
    text: "Versuchen Sie es noch einmal, oder nehmen Sie einen dieser Wege:",
    /** The mail carries subject and message of the form, as far as a link holds them. */
    mail: "Als E-Mail senden",
  },
  sent: {
    title: "Ihre Nachricht ist angekommen.",
    text: (email: string) => `Meine Antwort geht an ${email}, ${REPLY_PROMISE}.`,
    wrong: "Stimmt die Adresse nicht, rufen Sie mich kurz an:",
  },
} as const;

/** Ways to get in touch, the quickest first. */
export const directContact = {
  title: "Direkt zu mir",
  text: `Ich antworte an Werktagen innerhalb von ${REPLY_PROMISE_HOURS}h.`,
  ways: {
    phone: {
      ...contactEntries.phone,
      icon: "i-tabler-phone",
      name: "Anrufen",
      hint: "Wenn es schnell gehen soll oder Sie lieber sprechen.",
    },
    whatsapp: {
      ...contactEntries.whatsapp,
      href: `${contactEntries.whatsapp.href}?text=${encodeURIComponent(GREETING)}`,
      icon: "i-tabler-brand-whatsapp",
      name: "WhatsApp",
      hint: "Auch mit Fotos: Speisekarte, Schaufenster, alte Website.",
    },
    email: {
      ...contactEntries.email,
      href: `${contactEntries.email.href}?subject=${encodeURIComponent(MAIL_SUBJECT)}`,
      icon: "i-tabler-mail",
      name: "E-Mail",
      hint: "Wenn Sie etwas anhängen: ein Angebot, Texte, Bilder.",
    },
  },
} as const;

const openingDays = { today: "heute", tomorrow: "morgen", monday: "am Montag" } as const;

export const office = {
  title: "Wo und wann",
  addressLabel: "Büro",
  address: contactEntries.address,
  hoursLabel: "Am Telefon",
  hours: `${OPENING_HOURS.days} ${OPENING_HOURS.from}–${OPENING_HOURS.to}`,
  openNow: (until: string) => `Jetzt erreichbar, bis ${until}\u00a0Uhr`,
  closedNow: (day: keyof typeof openingDays, at: string) =>
    `Jetzt nicht besetzt, wieder ${openingDays[day]} um ${at}\u00a0Uhr`,
  appointment:
    "Die Zeiten gelten fürs Telefon. Für einen Besuch im Büro bitte vorher einen Termin vereinbaren: Ich bin oft bei Kunden. An Feiertagen nur nach Termin.",
} as const;

export const firstCall = {
  title: "Hilft beim ersten Gespräch",
  items: [
    { name: "Ihre jetzige Website", text: "Die Adresse genügt. Ich sehe sie mir vorher an." },
    {
      name: "Was die Seite bringen soll",
      text: "Mehr Anrufe, mehr Reservierungen, weniger Rückfragen: ein Satz reicht.",
    },
    { name: "Ihr Zeitplan", text: "Eine Messe, eine Eröffnung? Dann rechnen wir vom Termin zurück." },
  ],
} as const;
