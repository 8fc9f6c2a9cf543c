// What the mails say that the site sends: to the owner about an inquiry, to the visitor that it has arrived, and estimates.
import { OPENING_HOURS, REPLY_PROMISE } from "./constants.ts";
import { contactEntries } from "./footer.ts";
import { owner } from "./owner.ts";
import { self, whoWrites } from "./person.ts";

const { phone, email, address } = contactEntries;

/** Closes every mail: who writes. A link is `{text, href}`. */
export const mailFrame = {
  footer: [
    `${owner.name} · ${owner.brand}`,
    // No portrait: a mail fetches nothing. The link leads to it.
    ...(self.about ? [self.about] : []),
    ...(self.name ? [[{ text: whoWrites, href: `${owner.siteUrl}/#about` }] as const] : []),
    address.value,
    [phone.label, " ", { text: phone.value, href: phone.href }],
    [{ text: email.value, href: email.href }],
    [{ text: "Impressum", href: `${owner.siteUrl}/impressum` }],
    [{ text: "Datenschutz", href: `${owner.siteUrl}/datenschutz` }],
  ],
} as const;

/** To the owner. `name` and `subject` are what the visitor wrote. */
export const inquiryMail = {
  subject: (name: string, subject: string) => `Anfrage von ${name}: ${subject}`,
  title: (name: string) => `Anfrage von ${name}`,
  labels: {
    subject: "Betreff",
    name: "Name",
    email: "E-Mail",
    phone: "Telefon",
    company: "Betrieb",
    companySize: "Größe",
    estimateId: "Schätzung",
    receivedAt: "Eingang",
    notGiven: "Ohne Angabe",
  },
  message: "Nachricht",
  estimate: "Schätzung des Preisrechners",
  estimateUnknown: (id: string) => `${id}, nicht gefunden`,
  reply: "Antwort schreiben",
  replySubject: (subject: string) => `Re: ${subject}`,
  replyHint: "Eine Antwort auf diese Mail geht an die Adresse aus der Anfrage.",
  number: (id: string) => `Nummer der Anfrage: ${id}`,
} as const;

/** Stands at the top of a suspicious inquiry. */
export const spamNotice = {
  subjectMark: "[Spamverdacht]",
  title: "Spamverdacht",
  text: "Diese Anfrage stammt vielleicht von einem Programm. Deshalb geht keine Bestätigung an die Adresse. Was dafür spricht:",
  reasons: {
    "trap-filled": "Ein Feld ist ausgefüllt, das Menschen nicht sehen.",
    "token-missing":
      "Der Nachweis, wann das Formular geöffnet wurde, fehlt, ist alt oder hat schon für eine andere Anfrage gedient. Ohne JavaScript ist das üblich.",
    "token-forged": "Der Nachweis, wann das Formular geöffnet wurde, ist ungültig.",
    "too-fast": "Das Formular war schneller abgeschickt, als ein Mensch es ausfüllt.",
    links: "Die Anfrage enthält viele Links oder einen Link im Namen.",
    markup: "Die Anfrage enthält Code, wie er in Webseiten steht.",
    phrases: "Die Anfrage enthält Sätze, wie sie in unerwünschter Werbung stehen.",
    "foreign-script": "Die Anfrage ist zum großen Teil nicht in lateinischer Schrift geschrieben.",
    repeated: "Die gleiche Anfrage kam in kurzer Zeit mehrfach.",
  },
} as const;

/** To the visitor. Holds nothing that was typed into the form: whoever knows an address could send its owner any text. */
export const confirmationMail = {
  subject: `Ihre Anfrage bei ${owner.brand} ist angekommen`,
  title: "Ihre Anfrage ist angekommen.",
  greeting: "Guten Tag,",
  answer: `vielen Dank für Ihre Nachricht. Ich antworte ${REPLY_PROMISE}.`,
  urgent: "Wenn es eilt, rufen Sie mich an:",
  phone,
  hours: {
    label: "Am Telefon",
    value: `${OPENING_HOURS.days} ${OPENING_HOURS.from}–${OPENING_HOURS.to} Uhr`,
  },
  received: (time: string, id: string) => `Eingang: ${time}. Nummer Ihrer Anfrage: ${id}`,
  closing: [`Viele Grüße aus ${owner.town}`, owner.name],
  notYou:
    "Sie haben mir nicht geschrieben? Dann hat jemand Ihre Adresse in mein Formular eingetragen. Sie müssen nichts tun. Schreiben Sie mir einen Satz zurück, dann lösche ich die Anfrage.",
  withoutText:
    "Ihre Nachricht steht nicht in dieser Mail. So kann niemand über mein Formular fremden Leuten Texte schicken.",
} as const;

/** An estimate of the price calculator. Its items, assumptions and notes bring their own words. */
export const estimateMail = {
  subject: `Ihre Preisaufschlüsselung von ${owner.brand}`,
  title: "Ihre Preisaufschlüsselung",
  greeting: "Guten Tag,",
  lead: "so setzt sich der Preis zusammen, den der Preisrechner aus Ihren Angaben berechnet hat.",
  labels: {
    projectType: "Art der Website",
    timeline: "Termin",
    validUntil: "Preisliste gilt bis",
    priceList: "Preisliste vom",
    id: "Nummer",
  },
  columns: { item: "Position", price: "Betrag", perMonth: "Im Monat" },
  total: "Gesamtpreis, einmalig",
  monthly: "Pflege",
  firstYear: "Im ersten Jahr",
  payment: "Zahlung",
  assumptions: "Annahmen",
  notes: "Was noch gilt",
  next: "Passt etwas nicht, oder möchten Sie weitermachen? Schreiben Sie mir; die Schätzung liegt Ihrer Anfrage dann bei.",
  inquiry: "Unverbindlich anfragen",
  notYou:
    "Sie haben den Preisrechner nicht benutzt? Dann hat jemand Ihre Adresse dort eingetragen. Sie müssen nichts tun; für anderes verwende ich Ihre Adresse nicht.",
} as const;
