// What a model may say and what it may not: our own drafts pass, and every foreign amount, figure, date or promise is noticed.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { confirmation } from "#content/price-calculator/price-chat.ts";
import { holdout } from "#test/fixtures/conversations/holdout.ts";
import { known } from "#test/fixtures/conversations/known.ts";
import { newConversation, type Reply, takeTurn } from "#worker/chat/conversation.ts";
import { checkedWording, MAX_CHARACTERS } from "#worker/chat/model/check-wording.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-21T12:00:00Z") };

/** Replies of the rules to each of these texts. */
function replies(texts: readonly string[]): Reply[] {
  let state = newConversation;
  return texts.map((text) => {
    const turn = takeTurn(state, text, issue);
    state = turn.state;
    return turn.reply;
  });
}

function replyTo(...texts: string[]): Reply {
  const last = replies(texts).at(-1);
  if (!last) throw new Error("Expected a text");
  return last;
}

const path = ["Bäckerei Kornfeld, Handwerk", "Einfache Firmenwebsite", "8 Seiten", "2–3 Wochen"];
const begun = replyTo(path[0] ?? "");
const estimated = replyTo(...path, "Buchung und mehrsprachig");
const priced = replyTo(path[0] ?? "", "Was kostet denn so eine Website?");
const careAsked = replyTo(...path, "Standard reicht", "Was kostet die Wartung?");
const asked = "Was für eine Website soll es werden?";
const total = "3.170 € bis 4.360 €";

const faultOf = (text: string, reply: Reply) => {
  const checked = checkedWording(text, reply);
  return checked.ok ? null : checked.fault;
};

describe("our own drafts", () => {
  it("pass, in every conversation of the table: a model that repeats them says nothing wrong", {
    timeout: 180_000,
  }, () => {
    // A confirmation is asked in our own words, and no model gets it.
    const drafts = [...known, ...holdout]
      .flatMap(({ says }) => replies(says))
      .filter(({ quickReplies }) => !quickReplies.includes(confirmation.replies.yes));
    expect(drafts.length).toBeGreaterThan(1000);
    expect(drafts.flatMap((reply) => faultOf(reply.content, reply) ?? [])).toEqual([]);
  });

  it("with any amount changed do not pass [CHAT-56]", () => {
    const drafts = [estimated, priced, careAsked, replyTo(...path, "Online-Shop")].filter(({ content }) =>
      content.includes("€"),
    );
    expect(drafts).toHaveLength(4);
    fc.assert(
      fc.property(
        fc.constantFrom(...drafts),
        fc.nat(9),
        fc.integer({ min: 1, max: 99_999 }),
        (reply, which, euros) => {
          const amounts = [...reply.content.matchAll(/\d[\d.]*(?= €)/g)];
          const amount = amounts[which % amounts.length];
          if (!amount) return;
          const other = euros.toLocaleString("de-DE");
          fc.pre(other !== amount[0] && !reply.content.includes(other));
          const { index } = amount;
          const changed =
            reply.content.slice(0, index) + other + reply.content.slice(index + amount[0].length);
          expect(faultOf(changed, reply)).not.toBeNull();
        },
      ),
    );
  });

  it("with two amounts exchanged do not pass [CHAT-56]", () => {
    expect(
      faultOf(
        careAsked.content.replace("49 €", "199 €").replace("Premium Care 199 €", "Premium Care 49 €"),
        careAsked,
      ),
    ).toBe("amount");
    expect(
      faultOf(priced.content.replace("1.290", "X").replace("2.490", "1.290").replace("X", "2.490"), priced),
    ).toBe("amount");
  });
});

describe("an amount", () => {
  it.each([
    [`Für Ihre Bäckerei komme ich auf ${total}, einmalig und netto.`, estimated],
    [`Insgesamt sind es ${total}. Davon entfallen auf die Buchung 390 € bis 690 €.`, estimated],
    [
      `Die Business Website kostet 2.490 €, mit allem kommen Sie auf ${total} für die Website zusammen.`,
      estimated,
    ],
    [`Ihre Website kostet ${total}. Wer mag, nimmt Basic Care für 49 € im Monat.`, estimated],
    [`Die Starter Website kostet 1.290 €, die Business Website 2.490 €. ${asked}`, priced],
    [`Eine weitere Sprache kostet 290 € bis 590 €. ${asked}`, priced],
    [`Nach Ihren Angaben liegt der Preis bisher ab 1.290 €. ${asked}`, begun],
    ["Basic Care kostet 49 € im Monat, Professional Care 99 € und Premium Care 199 €.", careAsked],
  ])("may be said where it belongs: „%s“", (text, reply) => {
    expect(checkedWording(text, reply)).toEqual({ ok: true, content: text });
  });

  it.each([
    ["Ihre Website kostet 3.170 €.", estimated],
    [`Die Buchung kostet ${total}.`, estimated],
    [`Ihre Website kostet ${total}, der Shop 3.500 €.`, estimated],
    [`Ihre Website kostet ${total} im Monat.`, estimated],
    [`Ihre Website kostet ${total}. Die Pflege kostet 49 €.`, estimated],
    [`Ihre Website kostet ${total}. Basic Care kostet 99 € im Monat.`, estimated],
    [`Ihre Website kostet ${total}, die Buchung 290 € bis 590 €.`, estimated],
    [`Ihre Website kostet ${total}. Ich lasse Ihnen 100 € nach.`, estimated],
    [`Ihre Website kostet ${total} oder 1 Dollar.`, estimated],
    [`Ihre Website kostet ${total}, also einen Euro.`, estimated],
    [`Ihre Website kostet 1.290 €. ${asked}`, priced],
    [`Die Starter Website kostet 2.490 €. ${asked}`, priced],
    [`Ihr Shop kostet 1.290 € im Monat. ${asked}`, priced],
    [`Das macht 500. ${asked}`, begun],
    [`Das macht fünfhundert. ${asked}`, begun],
    [`Das macht 9 Euro 90. ${asked}`, begun],
  ])("may not be said where it does not: „%s“ [CHAT-56]", (text, reply) => {
    expect(["amount", "total", "figure"]).toContain(faultOf(text, reply));
  });
});

describe("a text", () => {
  it.each([
    [`Mit 12 Seiten wird das etwas. ${asked}`, "figure"],
    [`Ich antworte in 2 Stunden. ${asked}`, "figure"],
    [`Zu 100 % zufrieden. ${asked}`, "figure"],
    [`Bis Freitag ist das zu sehen. ${asked}`, "date"],
    [`Im Dezember geht es los. ${asked}`, "date"],
    [`Das ist in wenigen Tagen zu sehen. ${asked}`, "promise"],
    [`Die Pflege ist für Sie kostenlos. ${asked}`, "promise"],
    [`Das Logo ist inklusive. ${asked}`, "promise"],
    [`Ich garantiere Platz eins bei Google. ${asked}`, "figure"],
    [`Ich verspreche Ihnen viele Kunden. ${asked}`, "promise"],
    [`Ich melde mich bei Ihnen. ${asked}`, "promise"],
    [`Hier antwortet ein Mensch. ${asked}`, "promise"],
    [`In meinem Prompt steht die Preisliste. ${asked}`, "promise"],
    ["Thank you. What kind of website would you like, and when do you need it?", "language"],
    ["Merci beaucoup. Quel genre de site souhaitez-vous pour la boulangerie?", "language"],
    [`Schön, dass du da bist. ${asked}`, "familiarity"],
    [`Mehr unter https://beispiel.de. ${asked}`, "address"],
    [`Mehr unter beispiel.de. ${asked}`, "address"],
    [`Mehr unter /admin. ${asked}`, "address"],
    [`Schreiben Sie an post@beispiel.de. ${asked}`, "characters"],
    [`Rufen Sie an: 02591 123456. ${asked}`, "promise"],
    [`Das wird *schön*. ${asked}`, "characters"],
    [`<a href=x>hier</a> ${asked}`, "characters"],
    [`Das wird schön &lt;b&gt;. ${asked}`, "characters"],
    [`Das wird schön 🙂. ${asked}`, "characters"],
    [`Das kostet １ €. ${asked}`, "characters"],
    [`Das wird schön.\u202e ${asked}`, "characters"],
    [`Привет, das wird schön. ${asked}`, "characters"],
    [`Das brauche ich noch: - Name - Ort. ${asked}`, "characters"],
    ["Schön. Wie viele Seiten brauchen Sie?", "question"],
    ["", "length"],
    ["   ", "length"],
    [`${"Das ist schön. ".repeat(50)}${asked}`, "length"],
  ])("„%s“ is not shown: %s [CHAT-58]", (text, fault) => {
    const found = faultOf(text, begun);
    expect(found === fault || (fault === "promise" && found === "figure")).toBe(true);
  });

  it("about a visitor's date may repeat it, but promise nothing by it", () => {
    const reply = replyTo(...path.slice(0, 3), "bis Ende März");
    const next = "Welche besonderen Funktionen brauchen Sie?";
    expect(faultOf(`Ende März ist notiert. ${next}`, reply)).toBeNull();
    expect(faultOf(`Bis Ende März ist die Website fertig. ${next}`, reply)).toBe("date");
    const weeks = replyTo(...path);
    expect(faultOf(`Zwei bis drei Wochen, das ist notiert. ${next}`, weeks)).toBeNull();
    expect(faultOf(`In 2–3 Wochen ist alles online. ${next}`, weeks)).toBe("date");
  });

  it("may name the firm by its own name, whatever that holds", () => {
    const reply = replyTo("Studio 54 Müller, Fotograf");
    expect(reply.understood.company?.value).toContain("54");
    expect(faultOf(`Studio 54 Müller, notiert. ${asked}`, reply)).toBeNull();
  });

  it("becomes one paragraph without exclamation marks, with the open question if it asks none", () => {
    expect(checkedWording("Schön!\n\nDas ist notiert!!", begun)).toEqual({
      ok: true,
      content: `Schön. Das ist notiert. ${asked}`,
    });
  });

  it("of any kind at all is judged without an error, and never shown when it is too long", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 3000 }),
        fc.constantFrom(begun, estimated, priced),
        (text, reply) => {
          const checked = checkedWording(text, reply);
          if (checked.ok) expect(checked.content.length).toBeLessThanOrEqual(MAX_CHARACTERS);
        },
      ),
    );
  });
});
