// Questions that a single word of theirs would give to another topic: they get their own, or are handed over.
import { expect, it } from "vitest";
import { type SideTopic, sideAnswers } from "#content/price-calculator/chat-answers.ts";
import { takeTurn } from "#worker/chat/conversation.ts";
import { type Station, stations } from "./stations.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-29T12:00:00Z") };
const replyAt = (station: Station, text: string) =>
  takeTurn({ texts: [...stations[station]] }, text, issue).reply.content;

it.each<[string, SideTopic]>([
  ["Was raten Sie mir?", "unknown"],
  ["Kann ich in Raten zahlen?", "instalments"],
  ["Muss man dafür ein Programm installieren?", "unknown"],
  ["Ist das hier ein Programm?", "machine"],
  ["brauch ich denn überhaupt n firmennamen?", "whyName"],
  ["Warum muss ich hier meinen Namen sagen", "whyName"],
  ["5. wozu müsst ihr das alles wissen", "whyAsk"],
  ["langsam nervt das hier nen alten mann", "anger"],
  ["Können die Eltern dann auch wieder absagen, wenn das Kind krank wird?", "unknown"],
  ["muss die speisekarte jedes mal von Ihnen geändert werden oder kann meine frau das selber", "selfEditing"],
  ["Brauch ich eine Domain mit meinem Namen?", "domain"],
  ["Muss mein Name ins Impressum?", "legalTexts"],
  ["Was ist preislich der Unterschied zwischen Buchungsportal und einfacher Website?", "bookingPrice"],
  ["Wie sicher ist das?", "secure"],
  ["Geh 200 runter und du hast den Auftrag", "discount"],
  ["brauche schnell preis", "prices"],
  ["Falls ein Shop dazukommt, lässt sich das später nachrüsten?", "grow"],
  ["Falls ein Shop dazukommt: Lässt sich das später nachrüsten?", "grow"],
])("„%s“ is answered by its own topic: %s [TALK-58]", (text, topic) => {
  expect(replyAt("end", text)).toContain(sideAnswers[topic]);
});

it("offers a call behind an answer whose question was told by a single word of many, and behind no other [TALK-59]", () => {
  const { somethingElse } = sideAnswers;
  expect(replyAt("pages", "Werden die bestehenden Treffer bei Google dadurch unbrauchbar?")).toContain(
    somethingElse,
  );
  expect(replyAt("pages", "Was kostet die Domain?")).not.toContain(somethingElse);
  expect(replyAt("pages", "Wem gehört die Seite, wenn ich sie bezahlt habe?")).not.toContain(somethingElse);
  expect(replyAt("pages", "Behandeln Sie das alles bitte auch wirklich ganz vertraulich?")).not.toContain(
    somethingElse,
  );
});

it("hears both of two questions in one sentence [TALK-45]", () => {
  const reply = replyAt("pages", "Wie sicher ist das, und wo stehen die Server?");
  expect(reply).toContain("SSL");
  expect(reply).toContain("Hosting");
});

it("begins a new sentence behind an abbreviation, and weighs an amount with a full stop [TALK-45]", () => {
  const reply = replyAt(
    "who",
    "Hier der Kassenwart der Chorgemeinschaft Linde e.V. Ich darf bis 2.000 € ausgeben.",
  );
  expect(reply).toContain("Chorgemeinschaft Linde e.V.");
  expect(reply).toContain(sideAnswers.budget);
});
