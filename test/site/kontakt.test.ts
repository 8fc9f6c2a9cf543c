// The built contact page. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { owner, serviceArea } from "#content/owner.ts";
import { attributes, elements, textOf } from "#test/support/html-tree.ts";

const tree = [...elements(parse(readFileSync("build/client/kontakt/index.html", "utf8")))];
const main = tree.find(({ tagName }) => tagName === "main");
if (!main) throw new Error("The contact page has no main element.");
const inside = [...elements(main)];
const text = textOf(main).replace(/\s+/g, " ");
const link = (start: string) => inside.map(attributes).find(({ href }) => href?.startsWith(start)) ?? {};

describe("the contact page", () => {
  it("offers free consultation on site, by phone or WhatsApp [CONT-02] [ROUTE-12]", () => {
    expect(text).toMatch(/kostenlos: bei Ihnen vor Ort, am Telefon oder per WhatsApp/);
  });

  it("calls, writes by WhatsApp with a greeting and by mail with a subject [CONT-25] [CONT-26] [CONT-27]", () => {
    expect(link("tel:").href).toBe(`tel:${owner.phone.dial}`);
    expect(link(`https://wa.me/${owner.whatsapp.digits}?text=`).href).toContain("Guten%20Tag");
    expect(link(`mailto:${owner.email}?subject=`).href).toContain("Anfrage");
  });

  it("promises an answer within 24h [CONT-28]", () => {
    expect(text).toContain("innerhalb von 24h");
  });

  it("opens the address on a map, apart from this page [CONT-29]", () => {
    expect(link("https://www.google.com/maps")).toMatchObject({
      target: "_blank",
      rel: "noopener noreferrer",
    });
  });

  it("asks for an appointment and names the hours [CONT-30] [CONT-31]", () => {
    expect(text).toContain("Termin vereinbaren");
    expect(text).toContain("Mo–Fr 9:00–18:00");
  });

  it("lists the eight towns in order [CONT-32]", () => {
    const towns = inside.filter(({ tagName }) => tagName === "li").map((item) => textOf(item));
    expect(towns.filter((town) => serviceArea.some((name) => name === town))).toEqual([...serviceArea]);
  });

  it("ends with a call and a mail button [CONT-33]", () => {
    const buttons = inside
      .map(attributes)
      .filter((found) => found.class?.includes("btn-"))
      .map(({ href }) => href?.split(":")[0]);
    expect(buttons).toEqual(["tel", "mailto"]);
  });
});
