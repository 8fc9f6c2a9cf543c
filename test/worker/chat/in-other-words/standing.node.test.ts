// What answers nothing leaves the open question open; what only looks like a question or an aside answers it.
import { describe, expect, it } from "vitest";
import { sideAnswers } from "#content/price-calculator/chat-answers.ts";
import { questionTexts, replyWords } from "#content/price-calculator/price-chat.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";
import { heardAt, type Station, stations } from "./stations.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-12-01T12:00:00Z") };

function replyTo(...texts: readonly string[]): string {
  let state = newConversation;
  let content = "";
  for (const text of texts) {
    const turn = takeTurn(state, text, issue);
    state = turn.state;
    content = turn.reply.content;
  }
  return content;
}

const stays = (station: Station, text: string): boolean =>
  pendingQuestion(foldAnswers([...stations[station], text])) ===
  pendingQuestion(foldAnswers(stations[station]));

describe("the open question stays open", () => {
  it.each([
    ["who", "Sind Sie denn überhaupt noch da um diese Zeit"],
    ["who", "da hat mir die Regina von nebenan viel Gutes erzählt"],
    ["who", "wir brauchen ungefähr sechs Seiten"],
    ["kind", "da muss ich erst noch mit meiner Schwester sprechen"],
    ["kind", "Portfolio?? Was soll das denn sein"],
    ["kind", "Blog, was ist das"],
    ["kind", "is ein Shop viel teurer als ohne"],
    ["kind", "weiß nich was gibts da alles"],
    ["kind", "unser Azubi lacht sich kaputt, der ist 17"],
    ["pages", "das muss ich erst mal durchzählen"],
    ["pages", "sind drei das Minimum"],
    ["pages", "Coesfelder Straße 12, 48249 Dülmen"],
    ["date", "das besprechen wir Montag im Vorstand"],
    ["date", "der Betrieb ist von 1962, und jetzt macht das mein Bruder"],
    ["date", "bei der letzten Agentur haben wir 9 Monate gewartet"],
    ["functions", "Moment, Kundschaft"],
    ["functions", "Mich würde vor allem interessieren, was das im Jahr kostet"],
  ] as const)("at %s: „%s“ [TALK-66]", (station, text) => {
    expect(stays(station, text)).toBe(true);
  });

  it("and whoever comes back later is told that he can [TALK-66]", () => {
    const reply = replyTo(...stations.pages, "das muss ich erst meine Frau fragen");
    expect(reply).toBe(`${sideAnswers.pause} ${questionTexts.pages}`);
  });

  it("unless the next text answers the next question [TALK-66]", () => {
    const { answers, assumed } = foldAnswers([...stations.kind, "da muss ich erst meine Frau fragen", "5"]);
    expect(answers.pages).toEqual({ min: 5, max: 5 });
    expect(assumed).toEqual(["projectType"]);
  });
});

describe("the firm is asked for once more", () => {
  it("where a sentence names neither firm nor trade [TALK-66]", () => {
    expect(replyTo("Da hat mir die Regina von nebenan viel Gutes erzählt")).toBe(replyWords.missedWho);
  });

  it("behind what is noted, where it answers something else [TALK-66]", () => {
    expect(replyTo("wir brauchen ungefähr sechs Seiten")).toMatch(
      /^Notiert: 6 Seiten\. Wie heißt Ihr Betrieb/,
    );
  });

  it("not twice, and what was answered ahead is kept [TALK-66]", () => {
    const texts = ["wir brauchen ungefähr sechs Seiten", "das tut hier gerade nichts weiter"];
    expect(pendingQuestion(foldAnswers(texts))).toBe("projectType");
    expect(foldAnswers(texts).answers.pages).toEqual({ min: 6, max: 6 });
  });

  it.each([
    "Den Namen möchte ich lieber noch nicht sagen",
    "Wir haben noch keinen Namen",
    "Weiß ich noch nicht so genau",
  ])("not where it is refused: „%s“ [TALK-66]", (text) =>
    expect(pendingQuestion(foldAnswers([text]))).toBe("projectType"),
  );
});

describe("an answer behind a question or a sigh counts", () => {
  it.each([
    ["pages", "wozu so viele, schätze 4 reichen", { pages: "4" }],
    ["functions", "warum so umständlich, nur ein Blog", { features: ["blog"] }],
    ["functions", "Kann man da Plätze reservieren? Weil das muss rein", { features: ["booking"] }],
    ["pages", "keinen blassen Schimmer", { pages: "?" }],
    ["pages", "was weiß denn ich, schlagen Sie was vor", { pages: "?" }],
  ] as const)("at %s: „%s“ [TALK-66]", (station, text, means) => {
    expect(heardAt(station, text)).toMatchObject(means);
  });
});
