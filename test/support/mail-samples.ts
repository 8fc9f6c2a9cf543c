// Inquiries and mail contents to make mails of, harmless and hostile.
import fc from "fast-check";
import { companySizes } from "#contract/contact.ts";
import type { MailContent } from "#worker/mail/compose/mail-content.ts";
import type { Inquiry } from "#worker/mail/inquiry.ts";

type InquiryChanges = Partial<Omit<Inquiry, "contact">> & { contact?: Partial<Inquiry["contact"]> };

export function sampleInquiry({ contact, ...changes }: InquiryChanges = {}): Inquiry {
  return {
    id: "7d1f0f0e-6a83-4c7f-9a53-3f0b1b0f4c11",
    submissionId: "b6c7f2b4-0f0d-4b0e-8d0c-2b9a4a4f0e10",
    receivedAt: Date.UTC(2026, 10, 21, 13, 5),
    estimateId: null,
    suspicion: { score: 0, reasons: [] },
    ...changes,
    contact: {
      name: "Kim Klempner",
      email: "kim@klempner.example",
      phone: "02595 / 12 34 56",
      company: "Klempner & Töchter GmbH",
      companySize: "kleine-unternehmen",
      subject: "Neue Website",
      message:
        "Guten Tag,\n\nunsere Seite www.klempner.example ist von 2009 und auf dem Handy kaum zu lesen. Wir brauchen eine neue, mit der Nummer des Notdienstes oben und einer Seite je Leistung.\n\nWann hätten Sie Zeit?\nKim Klempner",
      ...contact,
    },
  };
}

/** An inquiry with everything in it that a mail has to withstand. */
export const hostileInquiry = sampleInquiry({
  estimateId: "0f8e3f4e-7a1c-4c7f-9a53-3f0b1b0f4c11",
  suspicion: { score: 8, reasons: ["trap-filled", "links", "markup"] },
  contact: {
    name: "Kim\r\nBcc: a@b.example <img src=x onerror=alert(1)>\u202egnp.exe",
    email: `${"k".repeat(60)}@${"lang-".repeat(11)}x.${"lang-".repeat(11)}x.example`,
    phone: "",
    companySize: "",
    company: "</td></table><h1>Rechnung</h1>",
    subject: `BACKLINKS ${"SEO ".repeat(35)}`,
    message: `<a href="https://boese.example">Hier klicken</a>\n\n\n\n\n\nhttps://${"a".repeat(300)}.example/\n-- \nGeldautomat & "Söhne"`,
  },
});

/** Every kind of block but notice and quote, with names longer than a line. */
export const estimateContent: MailContent = {
  subject: "Ihre Preisaufschlüsselung",
  title: "Ihre Preisaufschlüsselung",
  blocks: [
    { kind: "paragraph", words: "Guten Tag, so setzt sich Ihr Preis zusammen." },
    {
      kind: "prices",
      columns: ["Position", "Betrag"],
      rows: [
        {
          name: "Website mit 6 bis 10 Seiten",
          detail: "Eigener Entwurf, Ansicht für Handy, Tablet und Rechner, Einweisung in die Bedienung.",
          amount: "2.490€ bis 2.990€",
        },
        {
          name: "Anbindung an den Kalender, damit Kunden ihre Termine selbst buchen und verschieben können",
          amount: "490€",
        },
      ],
      sums: [{ name: "Summe, einmalig", amount: "2.980€ bis 3.480€" }],
    },
    { kind: "heading", text: "Monatlich" },
    {
      kind: "prices",
      columns: ["Position", "Im Monat"],
      rows: [{ name: "Basic Care", amount: "49€" }],
      sums: [],
    },
    { kind: "heading", text: "Annahmen" },
    {
      kind: "list",
      items: [
        "Texte und Bilder liefern Sie.",
        ["Mehr in den ", { text: "AGB", href: "https://site.example/agb" }, "."],
      ],
    },
    { kind: "facts", rows: [{ label: "Gültig bis", value: "21. Dezember 2026" }] },
    { kind: "button", link: { text: "Anfrage schicken", href: "https://site.example/kontakt?estimate=1" } },
    { kind: "closing", lines: ["Viele Grüße", "Maxi Beispiel"] },
    { kind: "small", words: "Alle Beträge ohne Umsatzsteuer." },
  ],
};

const nasty = [
  ..."<>\"'&;=/.:@\\`\r\n\t\0\u0085\u2028\u2029\u200b\u200d\u202e\u2066\u00ad\ufeff\u0301\u0338\u3164\ufe0f",
  "<script>",
  "</title>",
  "</style>",
  "-->",
  "<!--",
  "]]>",
  "&lt;",
  "&#60;",
  " onload=",
  "javascript:",
  "\r\nBcc: x@y.example",
  "https://boese.example/",
  "www.boese.example",
  "x@y.example",
  "{{name}}",
  "\ud800",
  "\udfff",
  "$&",
  "> ",
  "-- ",
];

/** Any text, often one that means something to HTML, headers or the eye. */
export const hostileText = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ maxLength: 12 })), { maxLength: 12 })
    .map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
);

const address = fc.constantFrom(
  "kim@klempner.example",
  "o'neil+a&b?c%41#d/e=f@xn--mller-kva.example",
  "a\r\nBcc: b@c.example",
  "a@b.example, c@d.example",
  '"<b>"@c.example',
);

/** Records as the border never lets them through. */
export const hostileInquiries: fc.Arbitrary<Inquiry> = fc.record({
  id: fc.uuid(),
  submissionId: fc.option(fc.uuid()),
  receivedAt: fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
  estimateId: fc.option(fc.uuid()),
  suspicion: fc.constantFrom<Inquiry["suspicion"]>(
    { score: 0, reasons: [] },
    { score: 9, reasons: ["trap-filled", "phrases", "repeated"] },
  ),
  contact: fc.record({
    name: hostileText,
    email: address,
    phone: fc.oneof(hostileText, fc.constantFrom("+49 (0)2591 12 34", "*#06#", "02591 1234, 02591 1235")),
    company: hostileText,
    companySize: fc.constantFrom(...companySizes, "" as const),
    subject: hostileText,
    message: hostileText,
  }),
});
