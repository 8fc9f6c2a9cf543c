import { describe, expect, it } from "vitest";
import { withSubject } from "#app/features/contact/with-subject.ts";
import { contactAbout } from "#content/contact-link.ts";

const MAIL = "mailto:post@paettken.example?subject=Anfrage";

describe("the subject of a mail", () => {
  it("comes from the address of the page and replaces the general one [SVC-06]", () => {
    const subject = new URL(contactAbout("Paket Starter & Pflege"), "https://x.example").searchParams.get(
      "subject",
    );
    expect(withSubject(MAIL, subject)).toBe(
      "mailto:post@paettken.example?subject=Paket%20Starter%20%26%20Pflege",
    );
  });

  it.each([
    ["another header", "Hallo\r\nBcc: alle@example.org", "Hallo%20Bcc%3A%20alle%40example.org"],
    ["another field", "Hallo&body=Text", "Hallo%26body%3DText"],
    ["a novel", "a".repeat(1000), "a".repeat(150)],
  ])("cannot smuggle in %s [SVC-06]", (_case, subject, expected) => {
    expect(withSubject(MAIL, subject)).toBe(`mailto:post@paettken.example?subject=${expected}`);
  });

  it.each([null, "", "  \n "])("stays the general one for %j [CONT-27]", (subject) => {
    expect(withSubject(MAIL, subject)).toBe(MAIL);
  });

  it("leaves other ways alone", () => {
    expect(withSubject("tel:+4925910000000", "Webdesign")).toBe("tel:+4925910000000");
  });
});
