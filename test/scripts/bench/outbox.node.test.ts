// The fault test of the outbox notices what it is there for; that it finds nothing is for `npm run bench -- outbox` to say.
import { describe, expect, it } from "vitest";
import { type Evidence, judge } from "#scripts/bench/outbox/judge.ts";
import { chance, type ProviderCall } from "#scripts/bench/outbox/provider.ts";

const SENT: ProviderCall["fate"] = { name: "sent", isTaken: true, told: "delivered" };
const CUT: ProviderCall["fate"] = { name: "cut", isTaken: true, told: "unclear" };
const REFUSED: ProviderCall["fate"] = { name: "refused", isTaken: false, told: "refused for good" };

const email = "besucher-1@example.org";

function call(
  fate: ProviderCall["fate"],
  beganAt: number,
  kind: ProviderCall["kind"] = "inquiry",
): ProviderCall {
  return { inquiryId: "a", kind, fate, beganAt };
}

/** One inquiry, delivered at the first try. */
function good(): Evidence {
  return {
    sent: [{ email, isAnswered: true, ids: ["a", "a"] }],
    stored: {
      inquiries: [{ id: "a", email }],
      mails: [
        { inquiryId: "a", kind: "inquiry", state: "delivered", unclear: 0, failure: null },
        { inquiryId: "a", kind: "confirmation", state: "delivered", unclear: 0, failure: null },
      ],
    },
    calls: [call(SENT, 1_000), call(SENT, 1_000, "confirmation")],
    kills: [],
  };
}

/** The same with the owner's mail in another state and handed over otherwise. */
function withMail(changes: object, calls: ProviderCall[], kills: number[] = []): Evidence {
  const { sent, stored } = good();
  const [mail, confirmation] = stored.mails;
  if (!mail || !confirmation) throw new Error("Expected two mails");
  return {
    sent,
    calls,
    kills,
    stored: {
      ...stored,
      mails: [
        { ...mail, ...changes },
        { ...confirmation, state: "dead" },
      ],
    },
  };
}

function faultsOf(evidence: Evidence, isSettled = true): string[] {
  const faults = judge(evidence, isSettled).filter(({ isFault, count }) => isFault && count > 0);
  return faults.map(({ label }) => label.trim());
}

describe("the fault test of the outbox", () => {
  it.each<[string, Evidence]>([
    ["delivered at once", good()],
    ["twice after an unclear answer", withMail({ unclear: 1 }, [call(CUT, 1_000), call(SENT, 9_000)])],
    ["twice after a kill", withMail({ unclear: 1 }, [call(SENT, 1_000), call(SENT, 9_000)], [1_010])],
    ["dead after a refusal", withMail({ state: "dead", failure: "permanent" }, [call(REFUSED, 1_000)])],
  ])("has nothing against an inquiry %s [EDGE-16]", (_, evidence) => {
    expect(faultsOf(evidence)).toEqual([]);
  });

  it.each<[string, Evidence, string[]]>([
    [
      "an answered inquiry that is not stored",
      { ...good(), calls: [], stored: { inquiries: [], mails: [] } },
      ["of these not in the store", "answered under an id the store does not have"],
    ],
    [
      "one stored twice",
      {
        ...good(),
        stored: { ...good().stored, inquiries: [...good().stored.inquiries, { id: "b", email }] },
      },
      [
        "in the store twice",
        "answered under an id the store does not have",
        "owner's mails missing or there twice",
      ],
    ],
    [
      "one that is never answered",
      { ...good(), sent: [{ email, isAnswered: false, ids: [] }] },
      ["never answered with success"],
    ],
    ["a mail noted as delivered that never left", withMail({}, []), ["of these never taken by the provider"]],
    ["a mail left over in the end", withMail({ state: "waiting" }, []), ["owner's mails queued"]],
    [
      "a mail given up though nobody refused it",
      withMail({ state: "dead", failure: "unknown", unclear: 1 }, [call(CUT, 1_000)]),
      ["dead for any other reason"],
    ],
    [
      "a mail sent twice for no reason",
      withMail({ unclear: 1 }, [call(SENT, 1_000), call(SENT, 9_000)]),
      ["without a reason"],
    ],
    [
      "a mail sent twice long before a kill",
      withMail({ unclear: 1 }, [call(SENT, 1_000), call(SENT, 90_000)], [80_000]),
      ["without a reason"],
    ],
    [
      "a mail sent twice of which the store does not know",
      withMail({}, [call(CUT, 1_000), call(SENT, 9_000)]),
      ["without a reason"],
    ],
    [
      "a third confirmation",
      {
        ...good(),
        calls: [call(SENT, 1_000), ...[1_000, 2_000, 3_000].map((at) => call(CUT, at, "confirmation"))],
      },
      ["taken more often"],
    ],
  ])("notices %s [EDGE-16]", (_, evidence, faults) => {
    expect(faultsOf(evidence)).toEqual(faults);
  });

  it("lets mails wait for their time while the provider fails [EDGE-16]", () => {
    expect(faultsOf(withMail({ state: "waiting" }, []), false)).toEqual([]);
  });

  it("decides the same for the same seed", () => {
    expect(chance("1", "mail")).toBe(chance("1", "mail"));
    expect(chance("1", "mail")).not.toBe(chance("2", "mail"));
    expect(chance("1", "mail")).toBeLessThan(1);
  });
});
