// What is refused before it reaches the outbox: the endpoint as the form's script calls it.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contactError } from "#content/contact-errors.ts";
import { fieldReasons, unreadableBody } from "#content/messages.ts";
import { type ContactField, contactRefusalSchema } from "#contract/contact.ts";
import { RATE_LIMIT_PERIOD_SECONDS } from "#worker/http/rate-limits.ts";
import { call, PUBLIC_KEY, post } from "../../support/api.ts";
import { inquiry, SEND, send, serving } from "../../support/inquiries.ts";
import { expectProblem } from "../../support/problems.ts";

describe("an inquiry with faults", () => {
  it.each<[string, object, object]>([
    [
      "empty",
      { name: "", email: " ", subject: "\t", message: "\r\n" },
      { name: "missing", email: "missing", subject: "missing", message: "missing" },
    ],
    ["without its e-mail", { email: undefined }, { email: "missing" }],
    ["with a malformed e-mail", { email: "erika@" }, { email: "malformed" }],
    ["with two e-mails", { email: "erika@example.de,b@example.de" }, { email: "malformed" }],
    ["with a look-alike before the @", { email: "\u0435rika@example.de" }, { email: "malformed" }],
    ["with a header in the name", { name: "Erika\r\nBcc: b@example.de" }, { name: "malformed" }],
    ["with a header in the subject", { subject: "Hallo\nTo: b@example.de" }, { subject: "malformed" }],
    ["with a header in the e-mail", { email: "a@example.de\nBcc: b@example.de" }, { email: "malformed" }],
    ["with a line separator in the subject", { subject: "Hallo\u2028To: b" }, { subject: "malformed" }],
    ["with a message too long", { message: "a".repeat(5_001) }, { message: "too-long" }],
    ["of an unknown size", { companySize: "huge" }, { companySize: "malformed" }],
    ["with a number as name", { name: 1 }, { name: "malformed" }],
  ])(
    "%s sends nothing and points to the fields in German [CONT-19] [API-10] [API-17]",
    async (_, changes, fields) => {
      const { answer, submissions } = await send(changes);
      const copy = answer.clone();
      const [field, fault] = Object.entries(fields)[0] as [ContactField, "missing"];
      await expectProblem(answer, "bad-request", contactError(field, fault));
      expect(v.parse(contactRefusalSchema, await copy.json()).fields).toEqual(fields);
      expect(submissions).toEqual([]);
    },
  );

  it.each<[string, unknown, string]>([
    ["no JSON", "{", unreadableBody],
    ["a list", [inquiry], contactError("name", "missing")],
    ["null", "null", fieldReasons.wrongKind("Die Anfrage")],
    ["a text", '"Guten Tag"', fieldReasons.wrongKind("Die Anfrage")],
  ])("is %s: refused [API-10]", async (_, body, detail) => {
    await expectProblem((await post(serving().services, SEND, body)).answer, "bad-request", detail);
  });

  it("never comes back in the answer or the log [EDGE-24]", async () => {
    const { services } = serving();
    const secret = "geheim-7391";
    const { answer } = await post(services, SEND, {
      ...inquiry,
      name: `${secret}\n`,
      email: secret,
      phone: `${secret}\0`,
    });
    expect((await answer.text()) + JSON.stringify(services.entries)).not.toContain(secret);
  });
});

describe("who sends", () => {
  it("needs the public key [API-09] [API-08]", async () => {
    for (const Authorization of ["", "Bearer wrong", PUBLIC_KEY]) {
      const { services, submissions } = serving();
      const { answer } = await post(services, SEND, inquiry, { headers: { Authorization } });
      await expectProblem(answer, "unauthorized");
      expect(submissions).toEqual([]);
    }
  });

  it.each(["GET", "PUT", "DELETE", "PATCH"])("by %s is answered 405 [API-11]", async (method) => {
    const { answer } = await call(serving().services, SEND, { method });
    await expectProblem(answer, "method-not-allowed");
    expect(answer.headers.get("Allow")).toBe("POST");
  });

  it.each([
    "",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/x-www-form-urlencodedx",
  ])("in the format „%s“ is answered 415 [API-10]", async (type) => {
    const { answer } = await post(serving().services, SEND, inquiry, { headers: { "Content-Type": type } });
    await expectProblem(answer, "not-json");
  });

  it("is refused 10 MB without reading them [API-10]", async () => {
    const { services, submissions } = serving();
    let read = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
        if (read >= 10_000_000) controller.close();
      },
    });
    const headers = { Authorization: `Bearer ${PUBLIC_KEY}`, "Content-Type": "application/json" };
    await expectProblem(
      (await call(services, SEND, { method: "POST", body, headers })).answer,
      "body-too-large",
    );
    expect(read).toBeLessThan(200_000);
    const whole = { ...inquiry, message: "a".repeat(10_000_000) };
    await expectProblem((await post(services, SEND, whole)).answer, "body-too-large");
    expect(submissions).toEqual([]);
  });

  it("too often is refused with a pause, and no faulty try counts [EDGE-17] [API-10]", async () => {
    let asked = 0;
    const { services, submissions } = serving();
    services.limits.contact = async () => ++asked <= 1;
    expect((await post(services, SEND, { ...inquiry, name: "" })).answer.status).toBe(400);
    expect((await post(services, SEND, inquiry)).answer.status).toBe(200);
    const { answer } = await post(services, SEND, inquiry);
    await expectProblem(answer, "rate-limited");
    expect(answer.headers.get("Retry-After")).toBe(String(RATE_LIMIT_PERIOD_SECONDS));
    expect(submissions).toHaveLength(1);
  });
});
