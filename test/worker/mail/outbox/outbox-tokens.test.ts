// How often the outbox lets a form's token count, and how long it remembers one.
import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { SpamReason } from "#worker/mail/inquiry.ts";
import {
  accepted,
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  fakeProvider,
  HOUR,
  kill,
  newOutbox,
  ringNext,
  ringUntilSettled,
  rows,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

const token = { id: "k3x0a1b2.AAAAAAAAAAAAAAAA", endsAt: BEGIN + 6 * HOUR };
const other = { id: "k3x0a1b2.BBBBBBBBBBBBBBBB", endsAt: BEGIN + 5 * HOUR };

clockAndLogOfEach();

/** Score and reasons of every inquiry, in the order they came. */
async function marks(outbox: TestOutbox): Promise<[number, ...SpamReason[]][]> {
  const { leads } = await outbox.leads({ after: 0, limit: 100 });
  return leads.map(({ suspicion }) => [suspicion.score, ...suspicion.reasons]);
}

describe("a form's token", () => {
  it("counts for one inquiry; with the second it is as good as none, and the inquiry is kept [SAFE-36]", async () => {
    const outbox = newOutbox();
    for (let i = 0; i < 3; i++) await accepted(outbox, submission({ token }));
    await accepted(outbox, submission({ token: other }));
    expect(await marks(outbox)).toEqual([[0], [1, "token-missing"], [1, "token-missing"], [0]]);
    expect(await rows(outbox, "mails")).toHaveLength(8);
  });

  it("is not used up by the same inquiry sent again [SAFE-36]", async () => {
    const outbox = newOutbox();
    const given = submission({ token });
    const first = await accepted(outbox, given);
    expect(await accepted(outbox, given)).toEqual({ id: first.id, isNew: false });
    expect(await marks(outbox)).toEqual([[0]]);
  });

  it("adds to other marks, as a missing one does [SAFE-36]", async () => {
    const outbox = newOutbox();
    const suspicion = { score: 3, reasons: ["links"] } as const;
    await accepted(outbox, submission({ token }));
    await accepted(outbox, submission({ token, suspicion }));
    expect(await marks(outbox)).toEqual([[0], [4, "links", "token-missing"]]);
  });

  it("is not needed: forms without script bring none [SAFE-36]", async () => {
    const outbox = newOutbox();
    for (let i = 0; i < 3; i++) await accepted(outbox, submission({ token: null }));
    expect(await marks(outbox)).toEqual([[0], [0], [0]]);
    expect(await rows(outbox, "form_tokens")).toEqual([]);
  });

  it("is used up though the server dies after the answer [SAFE-36]", async () => {
    const outbox = newOutbox();
    await accepted(outbox, submission({ token }));
    const updated = await kill(outbox);
    await accepted(updated, submission({ token }));
    expect(await marks(updated)).toEqual([[0], [1, "token-missing"]]);
  });
});

describe("what the outbox knows of a token", () => {
  it("stands apart from the inquiry, and goes when the token could count no more [SAFE-36]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    await accepted(outbox, submission({ token }));
    expect(await rows(outbox, "form_tokens")).toEqual([{ token: token.id, delete_at: token.endsAt }]);
    const elsewhere = [await rows(outbox, "inquiries"), await rows(outbox, "mails")];
    expect(JSON.stringify([...elsewhere, await outbox.leads({ after: 0, limit: 9 })])).not.toContain(
      token.id,
    );
    await ringUntilSettled(outbox);
    expect(await alarmOf(outbox)).toBe(token.endsAt);
    vi.setSystemTime(token.endsAt - 1);
    expect(await rows(outbox, "form_tokens")).toHaveLength(1);
    await ringNext(outbox);
    expect(await rows(outbox, "form_tokens")).toEqual([]);
    expect(await rows(outbox, "inquiries")).toHaveLength(1);
  });

  it("is one row for each inquiry at most [SAFE-36]", async () => {
    const outbox = newOutbox();
    for (let i = 0; i < 5; i++) await accepted(outbox, submission({ token }));
    expect(await rows(outbox, "form_tokens")).toHaveLength(1);
  });

  it("begins in an outbox of before with what comes from now on [SAFE-36]", async () => {
    const outbox = newOutbox();
    await accepted(outbox, submission({ token }));
    await runInDurableObject(outbox, async (_, { storage }) => {
      // As the second step of the schema left it.
      storage.sql.exec("DROP TABLE form_tokens");
      storage.kv.put("schema", 2);
      await storage.sync();
    });
    const updated = await kill(outbox);
    await accepted(updated, submission({ token }));
    await accepted(updated, submission({ token }));
    expect(await marks(updated)).toEqual([[0], [0], [1, "token-missing"]]);
  });
});
