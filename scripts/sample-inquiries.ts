// Made-up inquiries to try the owner's desk on this machine: `npm start -- --sample-inquiries`. Their addresses reach nobody.
import type { ContactData } from "#contract/contact.ts";
import type { Submission } from "#worker/mail/inquiry.ts";
import type { OutboxClient } from "#worker/mail/outbox/outbox-client.ts";
import { estimatePrice } from "#worker/pricing/estimate-price.ts";
import type { Project } from "#worker/pricing/project.ts";

const HOUR_MS = 3_600_000;

interface Sample extends Partial<Omit<ContactData, "name" | "subject" | "message">> {
  name: string;
  subject: string;
  message: string;
  hoursAgo: number;
  project?: Partial<Project>;
  isSuspicious?: true;
}

const samples: readonly Sample[] = [
  {
    ...{ hoursAgo: 2, name: "Beate Beispiel", company: "Tischlerei Beispiel", companySize: "startup" },
    ...{ phone: "02595 000 00 01", subject: "Neue Website für meine Tischlerei" },
    message:
      "Guten Tag,\n\nwir sind zu viert und bauen Möbel und Treppen. Unsere Seite ist von 2014 und am Handy kaum zu lesen.\nBitte rufen Sie mich an, am besten nach 16 Uhr.",
    project: { pages: { min: 5, max: 7 }, features: ["blog"] },
  },
  {
    ...{
      hoursAgo: 26,
      name: "Kai Muster",
      company: "Gasthof Muster",
      subject: "SEO-Check: https://gasthof.example",
    },
    message:
      "Hallo, Ihr Check sagt, dass unsere Öffnungszeiten nicht zu finden sind: https://gasthof.example/ Können Sie das übernehmen?",
  },
  {
    ...{ hoursAgo: 50, name: "Dr. Erika Muster", company: "Praxis Dr. Muster", subject: "Termine online" },
    message:
      "Wir suchen jemanden, der uns eine Terminbuchung einbaut. Was kostet das ungefähr, und wann ginge es?",
    project: { pages: { min: 8, max: 8 }, features: ["booking"], care: "basic" },
  },
  {
    ...{ hoursAgo: 75, name: "SEO Experts", subject: "Rank #1 on Google", isSuspicious: true },
    message:
      "Dear webmaster, we guarantee first page rankings. http://a.example http://b.example http://c.example",
  },
  {
    ...{ hoursAgo: 120, name: "Heimatverein Musterdorf", companySize: "verein-ngo", subject: "Vereinsseite" },
    message:
      "Guten Abend, wir brauchen eine einfache Seite mit Terminen. Gibt es für Vereine einen anderen Preis?",
  },
];

export const SAMPLE_COUNT = samples.length;

/** Adds each of them once, however often it is called; beyond their number they come again, further back. */
export async function addSampleInquiries(
  outbox: Pick<OutboxClient, "accept">,
  now: Date,
  count = SAMPLE_COUNT,
): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => submissionOf(index, now));
  // The oldest first, as they would have come.
  for (const submission of all.sort((one, other) => one.receivedAt - other.receivedAt))
    await outbox.accept(submission);
}

function submissionOf(index: number, now: Date): Submission {
  const sample = samples[index % SAMPLE_COUNT];
  if (!sample) throw new Error("There are no samples");
  const { hoursAgo, project, isSuspicious, ...given } = sample;
  const contact = {
    ...{ phone: "", company: "", companySize: "" as const, email: `anfrage${index + 1}@example.org` },
    ...given,
  };
  const whole: Project = {
    ...{ projectType: "company", pages: null, timeline: { kind: "flexible" }, features: [] },
    ...{ furtherLanguages: null, care: null },
    ...project,
  };
  const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
  const estimate = project ? estimatePrice(whole, { id, now }) : null;
  return {
    submissionId: id,
    receivedAt: now.getTime() - (hoursAgo + Math.floor(index / SAMPLE_COUNT)) * HOUR_MS,
    contact,
    estimateId: estimate?.id ?? null,
    estimate,
    suspicion: isSuspicious ? { score: 5, reasons: ["links", "phrases"] } : { score: 0, reasons: [] },
  };
}
