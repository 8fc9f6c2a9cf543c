// The built contact page. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { owner, serviceArea } from "#content/owner.ts";
import { builtPage } from "#test/support/built-page.ts";
import { attributes } from "#test/support/html-tree.ts";

const main = builtPage("/kontakt").one("main");
const link = (start: string) => main.all.map(attributes).find(({ href }) => href?.startsWith(start)) ?? {};

describe("the contact page", () => {
  it("offers free consultation on site, by phone or WhatsApp [CONT-02] [ROUTE-12]", () => {
    expect(main.text).toMatch(/kostenlos: bei Ihnen vor Ort, am Telefon oder per WhatsApp/);
  });

  it("calls, writes by WhatsApp with a greeting and by mail with a subject [CONT-25] [CONT-26] [CONT-27]", () => {
    expect(link("tel:").href).toBe(`tel:${owner.phone.dial}`);
    expect(link(`https://wa.me/${owner.whatsapp.digits}?text=`).href).toContain("Guten%20Tag");
    expect(link(`mailto:${owner.email}?subject=`).href).toContain("Anfrage");
  });

  it("promises an answer within 24h [CONT-28]", () => {
    expect(main.text).toContain("innerhalb von 24h");
  });

  it("opens the address on a map, apart from this page [CONT-29]", () => {
    expect(link("https://www.google.com/maps")).toMatchObject({
      target: "_blank",
      rel: "noopener noreferrer",
    });
  });

  it("asks for an appointment and names the hours [CONT-30] [CONT-31]", () => {
    expect(main.text).toContain("Termin vereinbaren");
    expect(main.text).toContain("Mo–Fr 9:00–18:00");
  });

  it("lists the eight towns in order [CONT-32]", () => {
    const towns = main.texts("li").filter((town) => serviceArea.some((name) => name === town));
    expect(towns).toEqual([...serviceArea]);
  });

  it("ends with a call and a mail button [CONT-33]", () => {
    const buttons = main.all
      .map(attributes)
      .filter((found) => found.class?.includes("btn-"))
      .map(({ href }) => href?.split(":")[0]);
    expect(buttons).toEqual(["tel", "mailto"]);
  });
});
