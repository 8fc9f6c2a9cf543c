import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { sendInquiry } from "#app/send-inquiry.ts";
import type { ContactRequest } from "#contract/contact.ts";
import { problemType } from "#contract/problem.ts";

// All test files share one world.
afterAll(() => {
  vi.unstubAllGlobals();
});

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);
afterEach(() => void fetched.mockReset());

const inquiry: ContactRequest = {
  ...{ name: "Erika Muster", email: "erika@example.de", phone: "", company: "", companySize: "" as const },
  ...{ subject: "Neue Website", message: "Guten Tag" },
  ...{ submissionId: "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11", formToken: "t" },
  ...{ estimateId: undefined, website: undefined },
};

const answer = (body: unknown, status = 200) =>
  void fetched.mockResolvedValue(
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  );
const refusal = (members: object) => ({
  ...{ type: problemType("bad-request"), title: "x", status: 400, detail: "Ein Satz.", requestId: "r" },
  ...members,
});

describe("handing an inquiry over", () => {
  it("posts every field and what the form adds, in a call that outlives the page [API-05] [DATA-08] [API-24]", async () => {
    answer({ ok: true, id: "1" });
    expect(await sendInquiry(inquiry)).toEqual({ outcome: "stored" });
    const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(url).toBe("/functions/v1/send-contact-email");
    expect(init).toMatchObject({ method: "POST", keepalive: true });
    const { estimateId: _estimate, website: _website, ...sent } = inquiry;
    expect(JSON.parse(init.body as string)).toEqual(sent);
  });

  it.each([
    ["an answer that is not ours", "<title>Hotel WLAN</title>", 200],
    ["nothing", "", 200],
    ["ok: false", { ok: false }, 200],
    ["a failure of the server", refusal({ status: 500 }), 500],
    ["a refusal without fields", refusal({}), 400],
    ["fields that are none", refusal({ fields: { name: "<b>" } }), 400],
    ["no faults", refusal({ fields: {} }), 400],
    ["fields we do not know", refusal({ fields: { iban: "missing" } }), 400],
  ])("takes %s for a failure [CONT-23]", async (_case, body, status) => {
    answer(body, status);
    expect(await sendInquiry(inquiry)).toMatchObject({ outcome: "failed" });
  });

  it("takes a broken line for a failure [CONT-23]", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await sendInquiry(inquiry)).toMatchObject({ outcome: "failed" });
  });

  it("gives up after its time limit [API-23]", async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const outcome = sendInquiry(inquiry);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ outcome: "failed" });
    vi.useRealTimers();
  });

  it("names the fields that the server found at fault [CONT-19] [QUAL-17]", async () => {
    answer(refusal({ fields: { email: "malformed", iban: "missing" } }), 400);
    expect(await sendInquiry(inquiry)).toEqual({ outcome: "refused", faults: { email: "malformed" } });
  });
});
