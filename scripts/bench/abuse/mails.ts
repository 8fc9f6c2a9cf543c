// Inquiries and estimate mails: to a different mailbox each, and all to one.
import { type Caller, runConcurrently } from "./calls.ts";

const TRIES = 30;
const LANES = 4;
const MANY_ESTIMATES = 15;
const VICTIM = "opfer@example.org";

const inquiryMailbox = (number: number) => `anfrage-${number}@example.org`;
const estimateMailbox = (number: number) => `schaetzung-${number}@example.org`;

/** Number of accepted inquiries. */
export async function inquire(call: Caller): Promise<number> {
  const answers = await runConcurrently(TRIES, LANES, async (number) => {
    const { body } = await call("contact-token", { method: "GET" });
    return call("send-contact-email", {
      body: {
        name: "Erika Muster",
        email: number % 2 === 0 ? inquiryMailbox(number) : VICTIM,
        subject: "Neue Website",
        message: `Guten Tag, wir brauchen eine Website mit ${number} Seiten. ${"Und noch etwas. ".repeat(100)}`,
        submissionId: crypto.randomUUID(),
        formToken: body?.token,
      },
    });
  });
  return answers.filter(({ status }) => status === 200).length;
}

/** Each estimate to many mailboxes, and many estimates to one. */
export async function mailEstimates(call: Caller, estimates: readonly string[]): Promise<void> {
  const [first] = estimates;
  if (first === undefined) return;
  const send = (id: string, email: string) =>
    call("send-price-estimate-email", { body: { email, priceEstimate: { id } } });
  // In turns, so that neither uses up the limit of the other.
  const many = estimates.slice(0, MANY_ESTIMATES);
  await runConcurrently(TRIES, LANES, async (number) => {
    await send(first, estimateMailbox(number));
    await send(many[number % many.length] ?? first, VICTIM);
  });
}
