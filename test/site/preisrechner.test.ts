// The built page of the price calculator: all that stands there before any script. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { greeting, quickReplies } from "#content/price-calculator/price-chat.ts";
import { carePlans, extraPrices, shopPrice, websitePackages } from "#content/prices.ts";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import { builtPage } from "#test/support/built-page.ts";
import { attributes } from "#test/support/seo/html-tree.ts";

const main = builtPage("/preisrechner").one("main");
const card = main.one(".calc-card");
const inEuros = (cents: number) => `${(cents / 100).toLocaleString("de-DE")} €`;

describe("the page of the price calculator", () => {
  it("asks its first question, with the notice above it and suggestions below [CHAT-03] [CHAT-07] [CHAT-13] [CHAT-55]", () => {
    expect(card.texts("article")).toEqual([`Preisrechner${greeting}`]);
    expect(card.one(".calc-notice").text).toMatch(/eine KI.*Cloudflare.*Datenschutzerklärung/);
    expect(card.links).toContainEqual({ name: "Datenschutzerklärung", href: "/datenschutz" });
    expect(card.texts("legend")).toEqual(["Schnelle Antworten:"]);
    expect(card.one("fieldset").texts("button")).toEqual([...quickReplies.who]);
  });

  it("has a field whose words get into no address, should the script not come [CHAT-15] [CHAT-58] [EDGE-12]", () => {
    const [field] = card.all.filter(({ tagName }) => tagName === "textarea").map(attributes);
    expect(field).toMatchObject({
      placeholder: "Oder eigene Antwort eingeben...",
      maxlength: String(chatLimits.message),
    });
    expect(field).not.toHaveProperty("name");
    expect(field).not.toHaveProperty("disabled");
  });

  it("names every entry of the price list, with its amounts [CHAT-56]", () => {
    const rows = main
      .one("table")
      .find("tr")
      .map(({ text }) => text);
    const row = (name: string) => rows.find((text) => text.startsWith(name));
    for (const { name, price } of websitePackages)
      expect(row(name)).toContain(price === null ? "nach Aufwand" : inEuros(price));
    expect(row(shopPrice.name)).toContain(`ab ${inEuros(shopPrice.from)}`);
    for (const { name, from, to } of extraPrices)
      expect(row(name)).toMatch(new RegExp(`Richtwert.*${inEuros(from)} bis ${inEuros(to)}`));
    for (const { name, price } of carePlans) expect(row(name)).toContain(inEuros(price));
    expect(main.one(".calc-list-vat").text).toContain("§19 UStG");
  });

  it("ends with the way to the form and to the phone", () => {
    expect(main.one(".goal").links.map(({ href }) => href.split(":")[0])).toEqual(["/kontakt", "tel"]);
  });
});
