// The conversation by the built-in rules: questions, suggestions, estimate.
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { priceEstimateSchema } from "#contract/price-calculator/estimate.ts";
import { priceChatAnswerSchema } from "#contract/price-calculator/price-chat.ts";
import { holdout } from "#test/fixtures/conversations/holdout.ts";
import { known, quickReplyPaths } from "#test/fixtures/conversations/known.ts";
import { currentState, newConversation, opening, type Reply, takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-21T12:00:00Z") };

function talk(...texts: string[]): Reply[] {
  let state = newConversation;
  return texts.map((text) => {
    const turn = takeTurn(state, text, issue);
    state = turn.state;
    return turn.reply;
  });
}

function lastOf(...texts: string[]): Reply {
  const reply = talk(...texts).at(-1);
  if (!reply) throw new Error("No text, no reply");
  return reply;
}

describe("the opening", () => {
  it("greets and asks for company and industry [CHAT-03]", () => {
    expect(opening().content).toMatch(/^Guten Tag\..*Wie heißt Ihr Betrieb.*Branche/);
    expect(opening().step).toBe(0);
  });

  it("suggests six trades [CHAT-07]", () => {
    expect(opening().quickReplies).toEqual([
      "IT-Dienstleistungen",
      "Handwerksbetrieb",
      "Restaurant / Hotel",
      "Gesundheitswesen",
      "Einzelhandel",
      "Beratung / Coaching",
    ]);
  });
});

describe("a greeting", () => {
  it.each(["Hallo", "Moin moin!", "Guten Abend", "Grüß Gott", "Hallo zusammen", "Morgen"])(
    "%s costs no answer: the question comes again, and the firm's name is heard then [CHAT-57]",
    (greeting) => {
      const [greeted, named] = talk(greeting, "Malerbetrieb Schulze, Handwerk");
      expect(greeted?.content).toMatch(/Wie heißt Ihr Betrieb/);
      expect(greeted?.step).toBe(0);
      expect(named?.understood.company?.value).toBe("Malerbetrieb Schulze");
    },
  );

  it("before an answer takes nothing from it", () => {
    expect(lastOf("Moin, Bäckerei Homann aus Olfen").understood.company?.value).toContain("Homann");
    expect(lastOf("Handwerk", "Firmenwebsite", "5 Seiten", "morgen").step).toBe(4);
  });
});

describe("suggested answers", () => {
  const replies = talk("Handwerksbetrieb", "Portfolio", "6–10 Seiten", "2–3 Wochen", "Standard reicht");

  it.each([
    [
      "five kinds of website [CHAT-08]",
      1,
      ["Einfache Firmenwebsite", "Online-Shop", "Buchungsportal", "Portfolio", "Blog mit CMS"],
    ],
    [
      "four numbers of pages [CHAT-09]",
      2,
      ["3–5 Seiten", "6–10 Seiten", "11–20 Seiten", "Mehr als 20 Seiten"],
    ],
    [
      "four dates [CHAT-10]",
      3,
      ["So schnell wie möglich", "Etwa 1 Woche", "2–3 Wochen", "1 Monat oder mehr"],
    ],
    [
      "five functions [CHAT-11]",
      4,
      ["Online-Shop", "Buchungssystem", "Mehrsprachig", "Sonderfunktionen", "Standard reicht"],
    ],
    ["none at the end [CHAT-12]", 5, []],
  ])("are %s", (_title, texts, suggestions) => {
    expect(replies[texts - 1]).toMatchObject({ step: texts, quickReplies: suggestions });
  });

  it.each(quickReplyPaths.map(({ says }) => [says.join(" / "), says] as const))(
    "lead to an estimate in five: %s [CHAT-57]",
    (_title, says) => {
      const all = talk(...says);
      expect(all.map(({ estimate }) => estimate !== null)).toEqual([false, false, false, false, true]);
      expect(all.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
    },
  );

  it("also come to it when every answer is gibberish: those of the open question stay until everything is assumed [CHAT-07] [CHAT-12] [TALK-07]", () => {
    const all = talk("Test", "Test", "Test", "Test", "Test");
    expect(all.map(({ quickReplies }) => quickReplies.length)).toEqual([5, 5, 5, 0, 0]);
    expect(all[3]?.estimate).not.toBeNull();
  });
});

describe("an answer", () => {
  it("names what was understood, then asks on", () => {
    expect(lastOf("Tischlerei Homann").content).toBe(
      "Notiert: Tischlerei Homann, Handwerk. Was für eine Website soll es werden?",
    );
  });

  it("says what is assumed when nothing was understood, and goes on", () => {
    const { content, understood } = lastOf("Handwerk", "Firmenwebsite", "weiß nicht");
    expect(content).toMatch(
      /^Ich rechne vorerst mit 3–10 Seiten\. Ändern können Sie das jederzeit\. Bis wann/,
    );
    expect(understood.pages).toEqual({ value: "3–10 Seiten", assumed: true });
  });

  it("answers a question of the visitor and asks its own again", () => {
    const { content, step, quickReplies } = lastOf("Handwerk", "Firmenwebsite", "Ist Hosting dabei?");
    expect(content).toMatch(/^Domain und Hosting buchen Sie.*Wie viele Seiten brauchen Sie ungefähr\?/);
    expect([step, quickReplies[0]]).toEqual([2, "3–5 Seiten"]);
  });

  it("asks nothing that was said before", () => {
    const { content, step } = lastOf("Tischlerei Homann, Firmenwebsite mit 8 Seiten in 3 Wochen");
    expect([step, content]).toEqual([4, expect.stringContaining("besonderen Funktionen")]);
  });

  it("lists functions named early and asks whether more is needed", () => {
    const { content } = lastOf("Handwerk", "Website mit Terminbuchung", "5", "2 Wochen");
    expect(content).toContain("Bisher: Buchung oder Terminvergabe. Brauchen Sie noch etwas?");
  });

  it("reckons anew when an answer changes, and only then", () => {
    const path = ["Handwerk", "Firmenwebsite", "5 Seiten", "2 Wochen", "Standard reicht"];
    expect(lastOf(...path, "doch lieber 8 Seiten")).toMatchObject({
      content: "Geändert: 8 Seiten. Ich habe neu gerechnet: 2.490 €, einmalig und netto.",
      estimate: { totalPrice: 2490 },
    });
    expect(lastOf(...path, "keine Pflege")).toMatchObject({
      content: "Geändert: ohne Pflege. Am Preis ändert das nichts: 1.290 €, einmalig und netto.",
      estimate: { recurring: [] },
    });
    expect(lastOf(...path, "Gibt es Ratenzahlung?").estimate).toBeNull();
    expect(lastOf(...path, "Firma: Holz & Huf").estimate).toBeNull();
    expect(lastOf(...path, "Danke schön.").content).toBe("Gern. Mich selbst erreichen Sie unter /kontakt.");
    expect(lastOf(...path, "schönes Wetter").content).toContain("keiner Angabe zuordnen");
  });

  it.each([
    ["ohne Shop", "So ist es schon gerechnet, am Preis ändert sich nichts."],
    ["Funktionen: keine", "So ist es schon gerechnet, am Preis ändert sich nichts."],
    ["5 Seiten", "So ist es schon gerechnet, am Preis ändert sich nichts."],
    ["und ein Kontaktformular bitte", "Das gehört zum Standardumfang und ändert am Preis nichts."],
    ["Wetter gut heute", "Das konnte ich keiner Angabe zuordnen."],
  ])("says so where what it has understood changes nothing: %s [CHAT-57]", (said, answer) => {
    const { content } = lastOf("Handwerk", "Firmenwebsite", "5 Seiten", "2 Wochen", "Standard reicht", said);
    expect(content.replaceAll("\u00a0", " ")).toContain(answer);
  });

  it("assumes no pages for a shop, whose price does not hang on them", () => {
    expect(lastOf("Einzelhandel", "Online-Shop", "weiß nicht").content).toMatch(/^Beim Shop ändert/);
  });

  it("waits when somebody says yes to a choice", () => {
    const { step, content } = lastOf("Handwerk", "Firmenwebsite", "5", "2 Wochen", "ja");
    expect([step, content]).toEqual([4, "Welche besonderen Funktionen brauchen Sie?"]);
  });
});

describe("the running price", () => {
  it("narrows from the smallest package to the estimate", () => {
    const prices = talk("Handwerk", "Buchungsportal", "6–10 Seiten", "2–3 Wochen", "Standard reicht").map(
      ({ runningPrice }) => runningPrice,
    );
    expect(prices).toEqual([
      { min: 1290, shopFrom: 3500 },
      { min: 1680, shopFrom: 3890 },
      { min: 2880, max: 5860, shopFrom: 3890 },
      { min: 2880, max: 5860, shopFrom: 3890 },
      { min: 2880, max: 3180 },
    ]);
  });
});

describe("state", () => {
  it("is the visitor's texts alone: told anew, everything stands as before", () => {
    let state = newConversation;
    for (const text of ["Tischlerei Homann", "Portfolio", "weiß nicht"]) {
      const turn = takeTurn(state, text, issue);
      state = JSON.parse(JSON.stringify(turn.state));
      const { content: _content, estimate: _estimate, ...standing } = turn.reply;
      expect(currentState(state)).toEqual(standing);
    }
    expect(state.texts).toHaveLength(3);
  });
});

describe("estimates from conversations", () => {
  it("fit the contract in every known and unknown conversation [API-03] [DATA-07]", () => {
    for (const { says } of [...known, ...holdout])
      for (const { estimate, content, quickReplies, step, understood, form, runningPrice } of talk(...says)) {
        if (estimate) expect(v.safeParse(priceEstimateSchema, estimate).success).toBe(true);
        const answer = {
          content,
          quickReplies: [...quickReplies],
          step,
          understood,
          form,
          runningPrice,
          sessionId: issue.id,
          ...(estimate && { priceEstimate: estimate }),
        };
        expect(v.parse(priceChatAnswerSchema, answer)).toEqual(answer);
      }
  });

  it("carry nothing of what the visitor wrote", () => {
    const word = fc.stringMatching(/^[Q][qxyvz]{5,12}$/);
    fc.assert(
      fc.property(word, word, (first, second) => {
        const { estimate, understood } = lastOf(
          `${first} GmbH, Handwerk`,
          `Firmenwebsite ${second}`,
          `5 Seiten für ${first}`,
          `2 Wochen ${second}`,
          `Standard reicht ${second}`,
        );
        expect(understood.company?.value).toBe(`${first} GmbH`);
        expect(JSON.stringify(estimate)).not.toMatch(new RegExp(`${first}|${second}`, "i"));
      }),
      { numRuns: 30 },
    );
  });
});
