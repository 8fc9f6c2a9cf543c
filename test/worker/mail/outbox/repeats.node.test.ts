import { describe, expect, it } from "vitest";
import { SUSPICIOUS_FROM } from "#worker/mail/inquiry.ts";
import { mailbox } from "#worker/mail/outbox/outbox-rows.ts";
import { messageKey, REPEATED_SCORE, withRepeat } from "#worker/mail/spam.ts";

describe("the name of a message's text", () => {
  it.each([
    ["case", "Guten Tag, ich brauche eine Website.", "GUTEN TAG, ich brauche eine WEBSITE."],
    ["spaces and line breaks", "Guten Tag, ich brauche", "Guten  Tag,\r\n\r\nich\tbrauche "],
    ["punctuation", "Guten Tag, ich brauche eine Website.", "Guten Tag! Ich brauche eine Website …"],
    ["characters that look the same", "Website", "Ｗｅｂｓｉｔｅ"],
    ["how an umlaut is made", "schön", "scho\u0308n"],
  ])("is the same in spite of %s", async (_, one, other) => {
    expect(await messageKey(one)).toBe(await messageKey(other));
  });

  it.each([
    ["other words", "Ich brauche eine Website.", "Ich brauche keine Website."],
    ["words run together", "ein Laden", "einladen"],
    ["texts without a letter", "???", "!!!"],
  ])("differs for %s", async (_, one, other) => {
    expect(await messageKey(one)).not.toBe(await messageKey(other));
  });

  it("tells nothing of the text", async () => {
    expect(await messageKey("Guten Tag")).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a repeated message", () => {
  it("is a reason more, which alone marks nobody who pressed twice", () => {
    expect(withRepeat({ score: 1, reasons: ["links"] })).toEqual({
      score: 1 + REPEATED_SCORE,
      reasons: ["links", "repeated"],
    });
    expect(REPEATED_SCORE).toBeLessThan(SUSPICIOUS_FROM);
  });
});

describe("the mailbox of an address", () => {
  it.each([
    ["Erika@Example.org", "erika@example.org"],
    ["erika+1@example.org", "erika@example.org"],
    ["erika+a+b@example.org", "erika@example.org"],
    ["erika.m@example.org", "erika.m@example.org"],
    ["e.ri.ka+1@GoogleMail.com", "erika@gmail.com"],
    ["erika@gmail.com", "erika@gmail.com"],
    ["e.rika@gmail.com.example.org", "e.rika@gmail.com.example.org"],
  ])("of %s is %s [API-18]", (address, box) => {
    expect(mailbox(address)).toBe(box);
  });
});
