// Deletes on a running site what is stored for one mail address, or a shared report by its link: asks first, then reports what was deleted.
import { createInterface } from "node:readline";
import * as v from "valibot";
import {
  erasureAnswerSchema,
  erasureRequestSchema,
  sharedErasureAnswerSchema,
  type WholeErasure,
} from "#contract/erasure.ts";
import { counted } from "#worker/german/sentences.ts";
import { callLeads, type LeadsEndpoint, leadsEndpoint, type Refused } from "./leads-endpoint.ts";

interface ErasureOptions {
  site: string | undefined;
  /** LEADS_KEY */
  key: string | undefined;
  /** A mail address, or the link to a shared report. */
  what: string;
}

/** Null: there is nobody to ask. */
type Ask = (question: string) => Promise<boolean | null>;

/** `text`: what happened, refusal of the owner included. */
type Outcome = { ok: true; text: string } | Refused;

const UNCERTAIN = "Ob gelöscht wurde, ist ungewiss: Rufen Sie den Befehl noch einmal auf.";
/** The sender's own address of it has a key behind the number. */
const SHARED_REPORT = /^\/bericht\/([0-9a-f]{32})(?:\/|$)/;

/** What is asked of the owner and of the site, and what its answer means. */
interface Wanted {
  question: string;
  request: object;
  /** Null where the answer is none. */
  tell: (answer: unknown) => string | null;
}

/** Validates everything before it asks; nothing is requested before the owner has agreed. */
export async function eraseLeads({ site, key, what }: ErasureOptions, ask: Ask): Promise<Outcome> {
  if (site === undefined)
    return { ok: false, reason: "--delete löscht auf der Website: --site https://… nennt sie." };
  const endpoint = leadsEndpoint(site, key);
  if (!endpoint.ok) return endpoint;
  const wanted = URL.canParse(what) && /^https?:/.test(what) ? ofReport(site, what) : ofAddress(site, what);
  if (typeof wanted === "string") return { ok: false, reason: wanted };
  const agreed = await ask(`${wanted.question}\nEndgültig löschen? (ja/nein) `);
  if (agreed === null)
    return { ok: false, reason: "Ohne Terminal kann niemand zustimmen: --yes löscht, ohne zu fragen." };
  return agreed ? eraseAt(endpoint, wanted) : { ok: true, text: "Nichts gelöscht." };
}

/** A text: why not. */
function ofAddress(site: string, what: string): Wanted | string {
  const request = v.safeParse(erasureRequestSchema, { email: what });
  if (!request.success)
    return `„${what}“ ist weder eine E-Mail-Adresse noch der Link zu einem geteilten Bericht.`;
  return {
    question: `Alles, was auf ${site} zu ${request.output.email} gespeichert ist: Anfragen, Mails und Beobachtungen.`,
    request: request.output,
    tell: (answer) => {
      const read = v.safeParse(erasureAnswerSchema, answer);
      return read.success ? describeErasure(read.output) : null;
    },
  };
}

function ofReport(site: string, what: string): Wanted | string {
  const link = new URL(what);
  const [, sharedReport] = SHARED_REPORT.exec(link.pathname) ?? [];
  if (sharedReport === undefined)
    return "Der Link führt zu keinem geteilten Bericht: Er endet auf /bericht/ und 32 Zeichen.";
  if (link.host !== new URL(site).host) return `Der Link gehört nicht zu ${site}.`;
  return {
    question: `Der geteilte Bericht ${link.origin}/bericht/${sharedReport}, mit Bildern und PDF.`,
    request: { sharedReport },
    tell: (answer) => {
      const read = v.safeParse(sharedErasureAnswerSchema, answer);
      if (!read.success) return null;
      return read.output.sharedReports === 0
        ? "Diesen Bericht gibt es nicht oder nicht mehr: nichts gelöscht."
        : "Gelöscht: der geteilte Bericht mit Bildern und PDF. Sein Link führt jetzt ins Leere.";
    },
  };
}

async function eraseAt(endpoint: LeadsEndpoint, { request, tell }: Wanted): Promise<Outcome> {
  const { site } = endpoint;
  try {
    const answer = await callLeads(endpoint, "DELETE", request);
    if (!answer.ok) return answer;
    const json = v.safeParse(answerText, new TextDecoder().decode(answer.bytes));
    const text = json.success ? tell(json.output) : null;
    if (text !== null) return { ok: true, text };
    return { ok: false, reason: `${site} antwortet mit etwas anderem als Zahlen. ${UNCERTAIN}` };
  } catch {
    const broken = `${site} ist nicht erreichbar, oder die Verbindung ist unterwegs abgerissen.`;
    return { ok: false, reason: `${broken} ${UNCERTAIN}` };
  }
}

const answerText = v.pipe(v.string(), v.parseJson());

/** Asks on the terminal. Only „ja“ agrees: an empty line does not, nor does Ctrl-C. */
export async function askOnTerminal(
  question: string,
  { stdin, stdout }: Pick<NodeJS.Process, "stdin" | "stdout"> = process,
): Promise<boolean | null> {
  if (!stdin.isTTY || !stdout.isTTY) return null;
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await new Promise<string | null>((resolve) => {
    terminal.once("close", () => resolve(null));
    terminal.question(question, resolve);
  });
  terminal.close();
  // The line of the question is still open.
  if (answer === null) stdout.write("\n");
  return answer?.trim().toLowerCase() === "ja";
}

function describeErasure({
  inquiries,
  mails,
  estimateMails,
  watches,
  waiting,
  sending,
}: WholeErasure): string {
  if (inquiries + mails + estimateMails + watches === 0)
    return "Zu dieser Adresse ist nichts gespeichert: 0 Anfragen und 0 Mails gelöscht.";
  const sentences = [
    `Gelöscht: ${counted(inquiries, "Anfrage", "Anfragen")} mit ${counted(mails, "Mail", "Mails")} und ` +
      `${counted(estimateMails, "Mail", "Mails")} mit einer Aufschlüsselung.`,
  ];
  if (watches > 0)
    sentences.push(`Beendet: ${counted(watches, "Beobachtung", "Beobachtungen")} mit ihren Mails.`);
  if (waiting > 0)
    sentences.push(`Noch nicht verschickt und jetzt verworfen: ${counted(waiting, "Mail", "Mails")}.`);
  if (sending > 0)
    sentences.push(`Gerade unterwegs und nicht mehr aufzuhalten: ${counted(sending, "Mail", "Mails")}.`);
  return sentences.join("\n");
}
