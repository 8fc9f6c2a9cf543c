// The built contact page. Needs `npm run build` before.
import type { DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, it } from "vitest";
import { companySizeNames } from "#content/company-sizes.ts";
import { owner, serviceArea } from "#content/owner.ts";
import { companySizes, contactFields, contactLimits } from "#contract/contact.ts";
import { BuiltPart, builtPage } from "#test/support/built-page.ts";
import { attributes } from "#test/support/seo/html-tree.ts";

const main = builtPage("/kontakt").one("main");
const form = main.one("form");
const link = (start: string) => main.all.map(attributes).find(({ href }) => href?.startsWith(start)) ?? {};
const attributesOf = (part: BuiltPart) => attributes(part.root as DefaultTreeAdapterTypes.Element);
const control = (name: string) => attributes(named(name));

function named(name: string) {
  const found = form.all.find((element) => attributes(element).name === name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

function byId(id: string | undefined): BuiltPart {
  const found = main.all.find((element) => attributes(element).id === id);
  if (!found) throw new Error(`There is no #${id}.`);
  return new BuiltPart(found);
}

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
    expect(main.one(".ways").text).toContain("innerhalb von 24h");
  });

  it("opens the address on a map, apart from this page [CONT-29]", () => {
    expect(link("https://www.google.com/maps")).toMatchObject({
      target: "_blank",
      rel: "noopener noreferrer",
    });
  });

  it("asks for an appointment and names the hours; whether it is open now, only the browser can say [CONT-30] [CONT-31]", () => {
    const office = main.one(".office").text;
    expect(office).toContain("Termin vereinbaren");
    expect(office).toContain("An Feiertagen nur nach Termin");
    expect(office).toContain("Mo–Fr 9:00–18:00");
    expect(office).not.toContain("Jetzt");
  });

  it("lists the eight towns in order, and draws them with the same numbers [CONT-32]", () => {
    const area = main.section("Dahin komme ich");
    expect(area.one("ol").texts("li")).toEqual([...serviceArea]);
    const map = area.one("svg");
    expect(map.texts(".area-number")).toEqual(serviceArea.map((_, index) => String(index + 1)));
    expect(map.texts(".area-name").map((name) => name.replace(/\s/g, ""))).toEqual(
      serviceArea.map((town) => town.replace(/\s/g, "")),
    );
    const { "aria-labelledby": label = "", role } = attributesOf(map);
    expect(role).toBe("img");
    const said = label.split(" ").map((id) => byId(id).text);
    for (const town of serviceArea) expect(said.join(" ")).toContain(town);
  });

  it("ends with a call and a mail button [CONT-33]", () => {
    expect(main.one(".goal").links.map(({ href }) => href.split(":")[0])).toEqual(["tel", "mailto"]);
  });
});

describe("the inquiry form as it is delivered", () => {
  it("posts by itself, with a field for everything, in the order of the contract [CONT-03] [CONT-34] [DATA-08] [QUAL-04]", () => {
    expect(attributesOf(form)).toMatchObject({
      method: "post",
      action: "/functions/v1/send-contact-email",
    });
    // Without script the browser's own check asks for what is missing.
    expect(attributesOf(form)).not.toHaveProperty("novalidate");
    const names = form.find("input", "select", "textarea").map((field) => attributesOf(field).name);
    expect(names).toEqual([...contactFields, "website"]);
  });

  it.each([
    ["name", "text", "name", true],
    ["email", "email", "email", true],
    ["phone", "tel", "tel", false],
    ["company", "text", "organization", false],
    ["companySize", undefined, "on", false],
    ["subject", "text", "on", true],
    ["message", undefined, "on", true],
  ] as const)(
    "has the field %s [CONT-04] [CONT-05] [CONT-06] [CONT-07] [CONT-08] [CONT-09] [CONT-10] [CONT-35]",
    (name, type, autocomplete, needed) => {
      const field = control(name);
      expect(field.type).toBe(type);
      expect(field.autocomplete).toBe(autocomplete);
      expect("required" in field).toBe(needed);
      const label = form.find("label").find((part) => attributesOf(part).for === field.id);
      expect(label?.text).toMatch(needed ? /Pflichtfeld$/ : /freiwillig$/);
      if (name !== "companySize") expect(field.maxlength).toBe(String(contactLimits[name]));
    },
  );

  it("keeps a place for the fault of every field, tied to it, empty and hidden [CONT-35]", () => {
    for (const name of contactFields) {
      expect(control(name)["aria-describedby"]?.split(" ")).toContain(`${name}-error`);
      const place = byId(`${name}-error`);
      expect(attributesOf(place)).toMatchObject({ "data-contact-error": name, hidden: "" });
      expect(place.text).toBe("");
    }
  });

  it("offers the eight sizes, and none [CONT-08] [CONT-11] [CONT-12] [CONT-13] [CONT-14] [CONT-15] [CONT-16] [CONT-17] [CONT-18]", () => {
    const options = form.find("option").map((part) => [attributesOf(part).value, part.text]);
    expect(options).toEqual([
      ["", "Keine Angabe"],
      ...companySizes.map((size) => [size, companySizeNames[size]]),
    ]);
    expect(options.map(([value]) => value).slice(1)).toEqual([
      "einzelunternehmer",
      "startup",
      "kleine-unternehmen",
      "mittlere-unternehmen",
      "grosse-unternehmen",
      "verein-ngo",
      "oeffentlich",
      "sonstiges",
    ]);
  });

  it("says what becomes of the words, with the way to /datenschutz [CONT-34]", () => {
    expect(form.links).toContainEqual({ name: "Datenschutzerklärung", href: "/datenschutz" });
  });

  it("holds a trap that neither keyboard nor screen reader meets, and no puzzle [CONT-34]", () => {
    const trap = control("website");
    expect(trap).toMatchObject({ tabindex: "-1", autocomplete: "off" });
    const wrapper = form.one(".inquiry-trap");
    expect(attributesOf(wrapper)["aria-hidden"]).toBe("true");
    expect(wrapper.find("input")).toHaveLength(1);
    expect(form.text).not.toMatch(/captcha|Rechenaufgabe/i);
  });
});
