// The outbox as routes see it, with an object that fails as the platform's do.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Submission } from "#worker/mail/inquiry.ts";
import { createOutboxClient, type OutboxClient } from "#worker/mail/outbox/outbox-client.ts";

const submission = { submissionId: null, receivedAt: 0 } as Submission;

/** An object whose first calls fail with an error that carries these marks. */
function failing(times: number, marks: { retryable?: boolean; overloaded?: boolean }) {
  const given: (string | null)[] = [];
  let opened = 0;
  const open = () => {
    opened++;
    return {
      accept: async ({ submissionId }: Submission) => {
        given.push(submissionId);
        if (given.length <= times) throw Object.assign(new Error("gone"), marks);
        return { outcome: "stored", id: "inquiry", isNew: true };
      },
      erase: async () => {
        given.push(null);
        throw Object.assign(new Error("gone"), marks);
      },
    } as Partial<OutboxClient> as OutboxClient;
  };
  return { client: createOutboxClient(open), given, opened: () => opened };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a call to the outbox", () => {
  it("is made again when the object was gone for a moment, as the same submission and on a new stub [EDGE-16]", async () => {
    const { client, given, opened } = failing(2, { retryable: true });
    const answer = client.accept(submission);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ outcome: "stored", id: "inquiry", isNew: true });
    expect(opened()).toBe(3);
    expect(new Set(given).size).toBe(1);
    expect(given[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("keeps the name that the form gave its submission", async () => {
    const { client, given } = failing(0, {});
    await client.accept({ ...submission, submissionId: "a7b0d6d2-5f0e-4a39-9c57-0e5f4f1f2d11" });
    expect(given).toEqual(["a7b0d6d2-5f0e-4a39-9c57-0e5f4f1f2d11"]);
  });

  it.each([
    ["is overloaded", 1, { retryable: true, overloaded: true }, 1],
    ["throws an error of its own", 1, {}, 1],
    ["stays away", 9, { retryable: true }, 3],
  ])("fails when the object %s, so that the visitor is told", async (_, times, marks, calls) => {
    const { client, given } = failing(times, marks);
    const answer = expect(client.accept(submission)).rejects.toThrow("gone");
    await vi.runAllTimersAsync();
    await answer;
    expect(given).toHaveLength(calls);
  });

  it("that deletes is made once: a second answer would say that nothing was there [CONT-36]", async () => {
    const { client, given } = failing(1, { retryable: true });
    const answer = expect(client.erase("erika@example.org")).rejects.toThrow("gone");
    await vi.runAllTimersAsync();
    await answer;
    expect(given).toHaveLength(1);
  });
});
