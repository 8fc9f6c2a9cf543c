import { describe, expect, it } from "vitest";
import { mailLink } from "#app/features/contact/mail-link.ts";

const MAIL = "mailto:post@paettken.example?subject=Anfrage";

describe("the link that opens a mail", () => {
  it("takes the subject in place of the general one [SVC-06]", () => {
    expect(mailLink(MAIL, { subject: "Paket Starter & Pflege" })).toBe(
      "mailto:post@paettken.example?subject=Paket%20Starter%20%26%20Pflege",
    );
  });

  it("keeps the general subject without another [CONT-27]", () => {
    expect(mailLink(MAIL, { subject: "" })).toBe(MAIL);
  });

  it("carries the message of the form, so that it need not be written twice [CONT-24]", () => {
    expect(mailLink(MAIL, { subject: "Neu", body: "Guten Tag,\nbis bald & Gruß" })).toBe(
      "mailto:post@paettken.example?subject=Neu&body=Guten%20Tag%2C%0D%0Abis%20bald%20%26%20Gru%C3%9F",
    );
  });

  it("leaves out a message that no mail program would take in an address, rather than cut it", () => {
    expect(mailLink(MAIL, { subject: "Neu", body: "ü".repeat(400) })).toBe(
      "mailto:post@paettken.example?subject=Neu",
    );
  });

  it.each([
    ["another field", "Hallo&body=Text", "Hallo%26body%3DText"],
    ["another header", "Hallo\r\nBcc: alle@example.org", "Hallo%0D%0ABcc%3A%20alle%40example.org"],
  ])("encodes what tries to become %s [SVC-06]", (_case, subject, expected) => {
    expect(mailLink(MAIL, { subject })).toBe(`mailto:post@paettken.example?subject=${expected}`);
  });

  it("leaves other ways alone", () => {
    expect(mailLink("tel:+4925910000000", { subject: "Webdesign", body: "Text" })).toBe("tel:+4925910000000");
  });
});
