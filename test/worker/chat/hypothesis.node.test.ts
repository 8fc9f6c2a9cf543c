// Changes that a visitor weighs: what they would come to, without the project being changed; and packages side by side.
import { describe, expect, it } from "vitest";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";

const ISSUE = { id: "00000000-0000-4000-8000-000000000001", now: new Date("2026-11-26T12:00:00Z") };
const WHOLE = ["Tischlerei Muster", "Einfache Firmenwebsite", "6 Seiten", "2–3 Wochen", "Blog und Englisch"];

function told(texts: readonly string[]) {
  return texts.reduce((state, text) => takeTurn(state, text, ISSUE).state, newConversation);
}
const ask = (question: string, texts: readonly string[] = WHOLE) => takeTurn(told(texts), question, ISSUE);

describe("a change that is weighed", () => {
  it.each([
    [
      "Was würde eine Buchung kosten?",
      "Mit Buchung oder Terminvergabe kommen 390 € bis 690 € dazu",
      "3.460 € bis 4.260 €",
    ],
    ["und mit Buchung?", "Mit Buchung oder Terminvergabe kommen 390 € bis 690 € dazu", "3.460 € bis 4.260 €"],
    [
      "was kostet ein mitgliederbereich zusätzlich",
      "Mit Mitgliederbereich kommen 690 € bis 1.490 € dazu",
      "3.760 € bis 5.060 €",
    ],
    [
      "Wie viel mehr wäre Polnisch dazu?",
      "Mit Englisch und Polnisch kommen 290 € bis 590 € dazu",
      "3.360 € bis 4.160 €",
    ],
    ["Und wenn wir den Blog weglassen?", "Ohne Blog sind es 290 € bis 490 € weniger", "2.780 € bis 3.080 €"],
    ["und ohne Blog?", "Ohne Blog sind es 290 € bis 490 € weniger", "2.780 € bis 3.080 €"],
    [
      "Was kostet es ohne Englisch?",
      "Nur auf Deutsch sind es 290 € bis 590 € weniger",
      "2.780 € bis 2.980 €",
    ],
    ["Was würde es mit 4 Seiten kosten?", "Mit 4 Seiten sind es 1.200 € weniger", "1.870 € bis 2.370 €"],
    ["was wäre wenn wir 12 Seiten nehmen?", "Mit 12 Seiten wären es zusammen", "ab 3.070 €"],
    ["Was würde ein Online-Shop kosten?", "Mit Online-Shop wären es zusammen", "ab 4.080 €"],
  ])("%s: %s, %s [TALK-31]", (question, change, total) => {
    const { reply, state } = ask(question);
    expect(reply.content).toContain(change);
    expect(reply.content).toContain(total);
    expect(reply.content).toContain("Geändert ist noch nichts.");
    expect(reply.estimate).toBeNull();
    const { understood, form } = takeTurn(told(WHOLE), "danke", ISSUE).reply;
    expect([reply.understood, reply.form]).toEqual([understood, form]);
    // Taken at a press, it is what was promised.
    const [take = ""] = reply.quickReplies;
    expect(take).toMatch(/^Ja, /);
    const taken = takeTurn(state, take, ISSUE).reply;
    expect(taken.content).toContain(total);
    expect(taken.estimate).not.toBeNull();
    expect(taken.quickReplies).not.toContain(take);
  });

  it("brings the open question back, with its choices behind the change [TALK-31]", () => {
    const { reply } = ask("Was würde ein Blog kosten?", WHOLE.slice(0, 3));
    expect(reply.content).toMatch(/zusammen wären es 2\.780 € bis 2\.980 €.*Bis wann/s);
    expect(reply.quickReplies[0]).toBe("Ja, mit Blog");
    expect(reply.quickReplies.length).toBeGreaterThan(2);
  });

  it.each([
    "Was kostet Hosting?",
    "Wie lange dauert das?",
    "Ist ein Blog im Preis drin?",
    "Was kostet eine Website?",
  ])("is not what %s asks [TALK-31]", (question) => {
    const { content, quickReplies } = ask(question).reply;
    expect(content).not.toContain("Geändert ist noch nichts.");
    expect(quickReplies).toEqual([]);
  });

  it("before anything is known the list answers [TALK-31]", () => {
    const { content } = ask("Was würde ein Blog kosten?", ["Tischlerei Muster"]).reply;
    expect(content).toContain("Ein Blog mit CMS kostet");
    expect(content).not.toContain("zusammen");
  });
});

describe("packages side by side", () => {
  it.each([
    "Welche Pakete gibt es?",
    "Welches Paket passt zu uns?",
    "Was ist der Unterschied zwischen Starter und Business?",
  ])("%s: each with pages, price, and whether it fits [TALK-32]", (question) => {
    const { content } = ask(question).reply;
    expect(content).toContain("Starter Website, 3–5 Seiten, 1.290 €: passt nicht zu 6 Seiten.");
    expect(content).toContain("Business Website, 6–10 Seiten, 2.490 €: passt, weil Sie 6 Seiten brauchen.");
    expect(content).toContain("Premium Website");
  });

  it("the list answers before the pages are known, and a shop takes the place of all packages [TALK-32]", () => {
    const early = ask("Welches Paket passt zu uns?", WHOLE.slice(0, 2)).reply.content;
    expect(early).toContain("Starter Website");
    expect(early).not.toContain("passt, weil");
    const shop = ask("Welches Paket passt?", ["Hofladen Muster", "Online-Shop", "8 Seiten"]).reply.content;
    expect(shop).toContain("Dann tritt der Shop an die Stelle des Pakets");
    expect(shop).not.toContain("passt, weil");
  });
});
