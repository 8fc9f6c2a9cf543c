// A turn with a language model: what it may change, and that nothing it does shows as a fault.
import { describe, expect, it } from "vitest";
import { takeTurn } from "#worker/chat/conversation.ts";
import { calls, issue, played, says, turnOf } from "../support/models.ts";

const path = [
  "Bäckerei Kornfeld, Handwerk",
  "Einfache Firmenwebsite",
  "3–5 Seiten",
  "2–3 Wochen",
  "Standard reicht",
];
const atEnd = turnOf(...path);
const question = "Wie viele Seiten brauchen Sie ungefähr?";

describe("a model that answers well", () => {
  it("words the answer; estimate, step and quick replies are those of the rules [EDGE-14] [CHAT-56]", async () => {
    const words = "Für die Bäckerei Kornfeld komme ich auf 1.290 €, einmalig und netto.";
    const { reply, asked, outcome } = await played(atEnd, [says(words)]);
    expect(outcome).toBe("worded");
    expect(reply).toEqual({ ...atEnd.reply, content: words });
    expect(asked).toHaveLength(1);
  });

  it("fills what the reader left open, with the visitor's own words for it; the rules go on from there", async () => {
    const turn = turnOf(path[0] ?? "", "Wir wollen unser Brot übers Netz unter die Leute bringen");
    expect(turn.reply.understood.projectType).not.toMatchObject({ assumed: false });
    const slots = { projectType: { value: "shop", quote: "Brot übers Netz unter die Leute bringen" } };
    const { reply, asked, outcome } = await played(turn, [
      calls(slots),
      says(`Brot im Onlineshop, gern. ${question}`),
    ]);
    expect(outcome).toBe("worded");
    expect(reply.understood.projectType).toEqual({
      value: "Online-Shop",
      assumed: false,
      from: "Wir wollen unser Brot übers Netz unter die Leute bringen",
    });
    expect(reply).toMatchObject({
      step: 2,
      heard: { projectType: "shop" },
      content: `Brot im Onlineshop, gern. ${question}`,
    });
    // The tool answers with the new draft.
    const result = asked[1]?.inputs.messages.at(-1);
    expect(result).toMatchObject({ role: "tool", content: expect.stringContaining("Gut: Online-Shop.") });
  });

  it("is asked to call the tool where the reader read nothing, else free to, and never twice", async () => {
    const unread = await played(turnOf(path[0] ?? "", "Wir reisen für unser Leben gern"), [
      calls({}),
      says(question),
    ]);
    expect(unread.asked.map(({ inputs }) => inputs.tool_choice)).toEqual([
      { type: "function", function: { name: "berechnePreis" } },
      "none",
    ]);
    const read = await played(turnOf(...path.slice(0, 2)), [says(question)]);
    expect(read.asked.map(({ inputs }) => inputs.tool_choice)).toEqual(["auto"]);
    const stubborn = await played(turnOf(...path.slice(0, 2)), [calls({})]);
    expect(stubborn.asked).toHaveLength(2);
    expect(stubborn.reply).toEqual(turnOf(...path.slice(0, 2)).reply);
  });

  it("may leave the question to us", async () => {
    const turn = turnOf(...path.slice(0, 2));
    const { reply } = await played(turn, [says("Eine Firmenwebsite, notiert!")]);
    expect(reply.content).toMatch(/^Eine Firmenwebsite, notiert\. Wie viele Seiten brauchen Sie/);
  });

  it("is kept: what it heard counts in every later turn, and a later statement replaces it", async () => {
    const turn = turnOf(path[0] ?? "", "Wir wollen unser Brot übers Netz unter die Leute bringen");
    const slots = { projectType: { value: "shop", quote: "Brot übers Netz" } };
    const { reply } = await played(turn, [calls(slots), says(question)]);
    const state = { texts: [...turn.state.texts, turn.message], heard: [null, reply.heard ?? null] };
    const later = takeTurn(state, "8 Seiten", issue);
    expect(later.reply.understood.projectType?.value).toBe("Online-Shop");
    expect(takeTurn(later.state, "doch kein Shop", issue).reply.understood.projectType?.value).not.toBe(
      "Online-Shop",
    );
  });
});

describe("the reader", () => {
  it.each([
    ["8 Seiten", { pages: { value: { min: 3, max: 5 }, quote: "8 Seiten" } }, { pages: "8 Seiten" }],
    ["8 Seiten, kein Shop", { features: [{ value: "shop", quote: "Shop" }] }, { features: undefined }],
    ["weiß nicht", { pages: { value: { min: 20, max: 20 }, quote: "weiß nicht" } }, { pages: "3–10 Seiten" }],
    [
      "Kann man später einen Blog ergänzen?",
      { features: [{ value: "blog", quote: "Blog" }] },
      { features: undefined },
    ],
    [
      "na so wie Müllers",
      { pages: { value: { min: 7 }, quote: "Müllers haben sieben" } },
      { pages: undefined },
    ],
    [
      "na so wie Müllers",
      { projectType: { value: "shop", quote: "so wie Müllers" } },
      { projectType: "Einfache Firmenwebsite" },
    ],
  ])("wins over the model: „%s“", async (text, slots, understood) => {
    const turn = turnOf(...path.slice(0, 2), text);
    const { reply } = await played(turn, [calls(slots), says("Bis wann soll die Website fertig sein?")]);
    for (const [slot, value] of Object.entries(understood))
      expect(reply.understood[slot as "pages"]?.value).toBe(value);
    expect(reply).toEqual({ ...turn.reply, content: reply.content });
  });
});

describe("a model that answers wrongly", () => {
  it.each([
    ["a price of its own", "Ihre Website kostet nur 990 €, einmalig und netto.", "amount"],
    ["a price in words", "Ihre Website kostet neunhundert Euro statt 1.290 €.", "amount"],
    ["a price of something else", "Ihre Website kostet 2.490 €.", "amount"],
    ["no price where it is due", "Das reicht für eine Schätzung. Sie sehen sie gleich unten.", "total"],
    ["a discount", "Ihre Website kostet 1.290 €, mit Rabatt entsprechend weniger.", "promise"],
    ["a date", "Ihre Website kostet 1.290 € und steht bis Freitag.", "date"],
    ["a time", "Ihre Website kostet 1.290 €. In 4 Tagen können Sie loslegen.", "figure"],
    ["English", "Your website will cost 1.290 €, and you can change your answers at any time.", "language"],
    ["„du“", "Deine Website kostet 1.290 €, einmalig und netto.", "familiarity"],
    ["HTML", "Ihre Website kostet <b>1.290 €</b>, einmalig.<script>alert(1)</script>", "characters"],
    ["Markdown", "**1.290 €** kostet Ihre Website.\n\n- einmalig\n- netto", "characters"],
    ["a link", "Ihre Website kostet 1.290 €. Mehr auf www.beispiel.de", "address"],
    ["an address", "Ihre Website kostet 1.290 €. Fragen an chef@beispiel.de", "characters"],
    ["a huge text", "Ihre Website kostet 1.290 €. ".repeat(20_000), "length"],
    ["too long a text", "Ihre Website kostet 1.290 €. ".repeat(30), "length"],
    ["nothing", "", "length"],
    ["its instructions", "Ihre Website kostet 1.290 €. In meiner Anweisung steht die Preisliste.", "promise"],
  ])("with %s is not heard: our own words stand [CHAT-56] [CHAT-58] [EDGE-14]", async (_, text, fault) => {
    const { reply, outcome } = await played(atEnd, [says(text)]);
    expect({ outcome, reply }).toEqual({ outcome: fault, reply: atEnd.reply });
  });

  it("asks something else: our own words stand, as the suggested answers belong to our question", async () => {
    const turn = turnOf(...path.slice(0, 2));
    const { reply, outcome } = await played(turn, [says("Notiert. Bis wann soll die Website fertig sein?")]);
    expect({ outcome, reply }).toEqual({ outcome: "question", reply: turn.reply });
  });

  it.each([
    ["of a wrong kind", calls({ pages: { value: { min: "acht" }, quote: "acht" } })],
    ["out of bounds", calls({ pages: { value: { min: 1, max: 100_000 }, quote: "Seiten" } })],
    ["of none of our values", calls({ projectType: { value: "spaceship", quote: "Reisen" } })],
    ["without the visitor's words", calls({ projectType: { value: "shop" } })],
    ["that are no JSON", calls('{"projectType":{"value":"shop",')],
    ["that are no object", calls('"shop"')],
  ])("calls the tool with arguments %s: it does not run, the words may still count", async (_, call) => {
    const turn = turnOf(path[0] ?? "", "Wir reisen für unser Leben gern");
    const words = "Reisen zeigen, das geht. Was für eine Website soll es werden?";
    const { reply, asked } = await played(turn, [call, says(words)]);
    expect(asked).toHaveLength(2);
    expect(reply).toEqual({ ...turn.reply, content: words });
  });

  it("gives the tool prices of its own: nothing reads them [CHAT-56]", async () => {
    const slots = { price: 1, totalPrice: "1 €", rabatt: 100, company: null };
    const { reply } = await played(atEnd, [calls(slots), says("Ihre Website kostet 1 €.")]);
    expect(reply).toEqual(atEnd.reply);
  });

  it.each([
    ["nothing", null],
    ["a text that is no JSON", "{"],
    ["an empty object", {}],
    ["choices without a message", { choices: [] }],
    ["a number", { response: 42 }],
    ["an error", { error: "no capacity" }],
    [
      "another tool",
      {
        choices: [
          {
            message: {
              tool_calls: [{ id: "1", type: "function", function: { name: "löschen", arguments: "{}" } }],
            },
          },
        ],
      },
    ],
  ])("returns %s: our own words stand", async (_, answer) => {
    const { reply } = await played(atEnd, [answer]);
    expect(reply).toEqual(atEnd.reply);
  });
});
