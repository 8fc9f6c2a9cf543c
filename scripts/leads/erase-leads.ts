// Deletes on a running site what is stored for one mail address: asks first, then reports what was deleted.
import { createInterface } from "node:readline";
import * as v from "valibot";
import { type Erasure, erasureAnswerSchema, erasureRequestSchema } from "#contract/erasure.ts";
import { counted } from "#worker/german/sentences.ts";
import { callLeads, type LeadsEndpoint, leadsEndpoint, type Refused } from "./leads-endpoint.ts";

interface ErasureOptions {
  site: string | undefined;
  /** LEADS_KEY */
  key: string | undefined;
  email: string;
}

/** Null: there is nobody to ask. */
type Ask = (question: string) => Promise<boolean | null>;

/** `text`: what happened, refusal of the owner included. */
type Outcome = { ok: true; text: string } | Refused;

const answerText = v.pipe(v.string(), v.parseJson(), erasureAnswerSchema);
const UNCERTAIN = "Ob gelöscht wurde, ist ungewiss: Rufen Sie den Befehl noch einmal auf.";

/** Validates everything before it asks; nothing is requested before the owner has agreed. */
export async function eraseLeads({ site, key, email }: ErasureOptions, ask: Ask): Promise<Outcome> {
  if (site === undefined)
    return { ok: false, reason: "--delete löscht auf der Website: --site https://… nennt sie." };
  const endpoint = leadsEndpoint(site, key);
  if (!endpoint.ok) return endpoint;
  const request = v.safeParse(erasureRequestSchema, { email });
  if (!request.success) return { ok: false, reason: `„${email}“ ist keine E-Mail-Adresse.` };
  const agreed = await ask(
    `Alles, was auf ${site} zu ${request.output.email} gespeichert ist: Anfragen und Mails.\nEndgültig löschen? (ja/nein) `,
  );
  if (agreed === null)
    return { ok: false, reason: "Ohne Terminal kann niemand zustimmen: --yes löscht, ohne zu fragen." };
  return agreed ? eraseAt(endpoint, request.output) : { ok: true, text: "Nichts gelöscht." };
}

async function eraseAt(endpoint: LeadsEndpoint, request: { email: string }): Promise<Outcome> {
  const { site } = endpoint;
  try {
    const answer = await callLeads(endpoint, "DELETE", request);
    if (!answer.ok) return answer;
    const erasure = v.safeParse(answerText, new TextDecoder().decode(answer.bytes));
    if (erasure.success) return { ok: true, text: describeErasure(erasure.output) };
    return { ok: false, reason: `${site} antwortet mit etwas anderem als Zahlen. ${UNCERTAIN}` };
  } catch {
    const broken = `${site} ist nicht erreichbar, oder die Verbindung ist unterwegs abgerissen.`;
    return { ok: false, reason: `${broken} ${UNCERTAIN}` };
  }
}

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

function describeErasure({ inquiries, mails, estimateMails, waiting, sending }: Erasure): string {
  if (inquiries + mails + estimateMails === 0)
    return "Zu dieser Adresse ist nichts gespeichert: 0 Anfragen und 0 Mails gelöscht.";
  const sentences = [
    `Gelöscht: ${counted(inquiries, "Anfrage", "Anfragen")} mit ${counted(mails, "Mail", "Mails")} und ` +
      `${counted(estimateMails, "Mail", "Mails")} mit einer Aufschlüsselung.`,
  ];
  if (waiting > 0)
    sentences.push(`Noch nicht verschickt und jetzt verworfen: ${counted(waiting, "Mail", "Mails")}.`);
  if (sending > 0)
    sentences.push(`Gerade unterwegs und nicht mehr aufzuhalten: ${counted(sending, "Mail", "Mails")}.`);
  return sentences.join("\n");
}
