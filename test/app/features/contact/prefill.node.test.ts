import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { readPrefill } from "#app/features/contact/prefill.ts";
import { contactAbout } from "#content/contact-link.ts";
import { contactLimits, contactSchema } from "#contract/contact.ts";

const ESTIMATE = "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11";
const read = (link: string) => readPrefill(new URL(link, "https://x.example"));
const ofSearch = (search: string) => readPrefill({ search, hash: "" });

describe("a link to the form", () => {
  it("leads to /kontakt and fills in subject, message and estimate [SVC-06] [CONT-09] [CONT-10]", () => {
    const link = contactAbout("Paket Starter & Pflege", {
      message: "Guten Tag,\n\nich möchte mehr wissen: 50 % + ?",
      estimateId: ESTIMATE,
    });
    expect(new URL(link, "https://x.example").pathname).toBe("/kontakt");
    expect(read(link)).toEqual({
      subject: "Paket Starter & Pflege",
      message: "Guten Tag,\n\nich möchte mehr wissen: 50 % + ?",
      estimateId: ESTIMATE,
    });
  });

  it("carries nothing but its subject unless told", () => {
    expect(contactAbout("Webdesign")).toBe("/kontakt?subject=Webdesign");
  });

  it("keeps the message from every server, in full up to what the form takes [WISH-07]", () => {
    const message = `Adresse: https://x.example/?a=1&b=2#c\n${"ü & = # + % ".repeat(412)}`.trimEnd();
    expect(message.length).toBeGreaterThan(4_900);
    const link = contactAbout("Bericht", { message });
    expect(read(link).message).toBe(message);
    const { pathname, search } = new URL(link, "https://x.example");
    expect(pathname + search).toBe("/kontakt?subject=Bericht");
    expect(ofSearch("?message=Hallo").message).toBe("");
  });

  it.each(["", "?", "?utm_source=x", "?subject=&message=&estimate="])(
    "fills in nothing for „%s“",
    (query) => {
      expect(ofSearch(query)).toEqual({ subject: "", message: "", estimateId: null });
    },
  );

  it.each([
    ["line breaks and controls", "Hallo\r\nBcc: alle@example.org\u0000", "Hallo Bcc: alle@example.org"],
    ["what cannot be seen", "Web\u200bsei\u202ete", "Webseite"],
    ["a novel", "a".repeat(1000), "a".repeat(contactLimits.subject)],
    ["a half character at the limit", `${"a".repeat(contactLimits.subject - 1)}😀`, "a".repeat(149)],
    ["markup, as the text it is", "<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ])("makes %s a harmless subject [SVC-06]", (_case, subject, expected) => {
    expect(ofSearch(`?${new URLSearchParams({ subject })}`).subject).toBe(expected);
  });

  it.each(["1", "../../etc", `${ESTIMATE}x`, "<script>"])("takes „%s“ for no estimate", (estimate) => {
    expect(ofSearch(`?${new URLSearchParams({ estimate })}`).estimateId).toBeNull();
  });

  it("never fills in what the form would refuse, whatever the link says [CONT-19]", () => {
    const anything = fc.string({ unit: "binary", maxLength: 400 });
    fc.assert(
      fc.property(anything, anything, fc.constantFrom(1, 2, 20), (subject, message, times) => {
        const search = `?${new URLSearchParams({ subject: subject.repeat(times) })}`;
        const hash = `#${new URLSearchParams({ message: message.repeat(times) })}`;
        const prefill = readPrefill({ search, hash });
        const fields = {
          name: "A",
          email: "a@example.de",
          subject: prefill.subject,
          message: prefill.message,
        };
        const { issues = [] } = v.safeParse(contactSchema, fields);
        expect(issues.map((issue) => issue.message).filter((fault) => fault !== "missing")).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
