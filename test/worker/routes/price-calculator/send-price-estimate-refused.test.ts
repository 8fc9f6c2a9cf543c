// Estimates that are not mailed, and addresses that get none.
import { describe, expect, it } from "vitest";
import { estimateMailFaults, fieldReasons } from "#content/messages.ts";
import { post, testServices } from "../../support/api.ts";
import { deleteSession } from "../../support/chat-calls.ts";
import { wholePath } from "../../support/chats.ts";
import { email, mailsIn, SEND_ESTIMATE, withEstimate } from "../../support/estimate-mails.ts";
import { expectProblem } from "../../support/problems.ts";

describe("an estimate that this site has not issued", () => {
  it.each([
    "0f8e3f4e-7a1c-8c7f-8a53-3f0b1b0f4c11",
    crypto.randomUUID(),
    "00000000-0000-0000-0000-000000000000",
  ])("is not mailed: %s [API-18]", async (id) => {
    const { services, estimate } = await withEstimate();
    const { answer } = await post(services, SEND_ESTIMATE, { email, priceEstimate: { ...estimate, id } });
    await expectProblem(answer, "not-found", estimateMailFaults.gone);
    expect(await mailsIn(services)).toEqual([]);
  });

  it("is not mailed: the id of a real one with its end changed [API-18]", async () => {
    const { services, estimate } = await withEstimate();
    const id = estimate.id.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
    const { answer } = await post(services, SEND_ESTIMATE, { email, priceEstimate: { ...estimate, id } });
    await expectProblem(answer, "not-found", estimateMailFaults.gone);
  });

  it("is not mailed any more: one whose conversation was deleted [EDGE-12]", async () => {
    const { services, estimate, sessionId } = await withEstimate();
    await deleteSession(services, sessionId);
    const { answer } = await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    await expectProblem(answer, "not-found", estimateMailFaults.gone);
  });

  it.each<[unknown, string]>([
    [undefined, fieldReasons.missing("Die Schätzung")],
    [{}, fieldReasons.missing("Die Kennung der Schätzung")],
    [{ id: "1" }, fieldReasons.wrongKind("Die Kennung der Schätzung")],
    [{ id: "<script>" }, fieldReasons.wrongKind("Die Kennung der Schätzung")],
    ["0f8e3f4e-7a1c-8c7f-8a53-3f0b1b0f4c11", fieldReasons.wrongKind("Die Schätzung")],
  ])("is refused as none: %j [API-10]", async (priceEstimate, detail) => {
    const { answer } = await post(testServices(), SEND_ESTIMATE, { email, priceEstimate });
    await expectProblem(answer, "bad-request", detail);
  });
});

describe("an address", () => {
  it.each([
    ...[
      "erika",
      "erika@",
      "erika@example",
      "@example.org",
      "a@b.example, c@d.example",
      "a@b.example\r\nBcc: c@d.example",
    ],
    ...['"<b>"@example.org', "Erika <erika@example.org>", "\u0435rika@example.org", "erika@127.0.0.1"],
  ])("%j is refused in German, and nothing is stored [CHAT-48] [API-17]", async (wrong) => {
    const { services, estimate } = await withEstimate();
    const { answer } = await post(services, SEND_ESTIMATE, { email: wrong, priceEstimate: estimate });
    await expectProblem(answer, "bad-request", fieldReasons.wrongKind("Die E-Mail-Adresse"));
    expect(await mailsIn(services)).toEqual([]);
  });

  it("that is missing is named [CHAT-47]", async () => {
    const { answer } = await post(testServices(), SEND_ESTIMATE, {
      priceEstimate: { id: crypto.randomUUID() },
    });
    await expectProblem(answer, "bad-request", fieldReasons.missing("Die E-Mail-Adresse"));
  });

  it("gets five mails a day at most, its variants counted together [API-18] [EDGE-17]", async () => {
    const services = testServices();
    const statuses = [];
    let last = new Response();
    for (const [index, mailbox] of ["erika", "Erika", "erika+1", "erika+2", "ERIKA+3", "erika+4"].entries()) {
      const { estimate } = await withEstimate(
        [...wholePath.slice(0, 2), `${3 + index} Seiten`, ...wholePath.slice(3)],
        services,
      );
      last = (
        await post(services, SEND_ESTIMATE, { email: `${mailbox}@example.org`, priceEstimate: estimate })
      ).answer;
      statuses.push(last.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(last.headers.get("Retry-After")).toBe("86400");
    await expectProblem(last, "rate-limited", estimateMailFaults.tooMany);
    expect(await mailsIn(services)).toHaveLength(5);
  });
});
