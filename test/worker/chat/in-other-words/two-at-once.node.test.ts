// Two functions described in one text are asked for one after the other; a question beside them hides none.
import { describe, expect, it } from "vitest";
import { confirmation } from "#content/price-calculator/price-chat.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { type ConversationState, takeTurn } from "#worker/chat/conversation.ts";
import { functionsAt, stations } from "./stations.ts";

const { yes, no } = confirmation.replies;
const toldAll = (...texts: string[]) => foldAnswers([...stations.functions, ...texts]);

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-29T12:00:00Z") };
function repliesTo(...texts: string[]): string[] {
  let state: ConversationState = { texts: [...stations.functions] };
  return texts.map((text) => {
    const turn = takeTurn(state, text, issue);
    state = turn.state;
    return turn.reply.content;
  });
}

const replyTo = (text: string) => takeTurn({ texts: [...stations.functions] }, text, issue).reply.content;

describe("two functions that are only described", () => {
  const text =
    "Ich fänds toll wenn ich Rezepte veröffentlichen könnte. Und dann kann man die Gewürzmischung gleich kaufen";

  it("are asked for one after the other, whatever the first answer is [TALK-55]", () => {
    expect(toldAll(text).doubt).toBe("shop");
    expect(toldAll(text, yes).doubt).toBe("blog");
    expect(toldAll(text, no).doubt).toBe("blog");
    expect(toldAll(text, no, yes)).toMatchObject({ doubt: null, answers: { features: ["blog"] } });
    expect(toldAll(text, yes, no).doubt).toBeNull();
  });

  it("keep the price back until both are answered, and say what is left out [TALK-55]", () => {
    const [first = "", second = "", third = ""] = repliesTo(text, no, yes);
    expect(first).toMatch(/^Meinen Sie einen Online-Shop/);
    expect(second).toMatch(/^In Ordnung: ohne Online-Shop\. Meinen Sie einen Blog/);
    expect(third).toMatch(/^Das nehme ich auf: Blog mit CMS\. Das reicht für eine Schätzung\./);
  });

  it("are let go where the visitor says something else [TALK-55]", () => {
    expect(toldAll(text, "Wie lange dauert das?").doubt).toBeNull();
    expect(toldAll(text, "Wie lange dauert das?", yes).answers.features).toEqual([]);
  });

  it.each([
    [
      "Kunden sollen ihre STEP-Dateien hochladen und direkt einen Richtpreis berechnet bekommen. Was gibt es da für Pakete?",
      "special",
    ],
    [
      "Den Kuchen bestellen die Leute bisher per WhatsApp, das wär schön wenn man sich den auf der Seite zusammensuchen und bestellen kann",
      "shop",
    ],
    ["Wäre gut, wenn man die auch von weiter weg kaufen kann, nicht nur hier im Laden.", "shop"],
    ["Käse nach Hause schicken lassen", "shop"],
    [
      "Meine Klavierschüler wählen ihre Stunde bisher per Zuruf. Ein Stundenplan, in dem sie freie Zeiten selber belegen, das wäre ein Traum.",
      "booking",
    ],
    ["Habt ihr das schon mal gemacht, mit Warenkorb und allem? Sowas will ich nämlich.", "shop"],
    ["Die technischen Zeichnungen nur für registrierte Kunden", "members"],
    ["Unser Förster schreibt ein Waldtagebuch, das soll auf die Seite", "blog"],
  ])("are found clause by clause and beside a question: %s [TALK-55]", (said, feature) =>
    expect(functionsAt("functions", said)).toEqual([feature]),
  );

  it.each([
    ["Shop hab ich bei Etsy, der reicht mir. Also ohne alles."],
    ["Terminbuchung hat uns schon Doctolib eingerichtet, da reicht ein Knopf."],
    ["Wenn wir mal größer sind, gern ein Shop. Jetzt nur zeigen, was wir haben."],
    ["Mein Neffe sagt ich brauch nen Shop. Ich sag nein."],
    [
      "Hm, also erst dachte ich an einen Shop, aber wer kauft schon Grabsteine im Internet. Nein, lassen wir.",
    ],
    ["erst mal nur das nötigste, buchungssystem dann nächstes jahr"],
  ])("are none: %s [TALK-55]", (said) => expect(functionsAt("functions", said)).toEqual([]));

  it("has a price, so it is not called a wish without one [TALK-55]", () => {
    expect(replyTo(text)).not.toContain("steht kein Preis");
    const special = replyTo("Eine Webcam vom Hof");
    expect(special).toContain("„Eine Webcam vom Hof“: Das halte ich fest. Das wäre eine Sonderfunktion");
    expect(special).not.toContain("steht kein Preis");
    expect(replyTo("Ein Gästebuch hätten wir gern")).toContain("Dafür steht kein Preis auf meiner Liste");
  });
});
