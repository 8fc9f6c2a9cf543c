import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawnFigure, personOf } from "#content/person.ts";
import { samplePerson, unsaid } from "#test/support/sample-person.ts";
import { placesWith } from "#test/support/with-owner.ts";

const introduced = await placesWith(samplePerson);
const unknown = await placesWith(unsaid);

describe("an owner who has said everything about himself", () => {
  const { places, mail, signature } = introduced;

  it.each(Object.entries(places))("is shown with portrait, name and words in %s [PERSON-02]", (_, markup) => {
    expect(markup).toContain('src="/images/ruth.avif" alt="Ruth Beispiel an ihrem Schreibtisch"');
    expect(markup).toContain(samplePerson.name);
    expect(markup).toContain(samplePerson.about);
    expect(markup).not.toContain(drawnFigure.file);
  });

  it("is shown with every fact on the home page, the rating as a link without a copy of it [PERSON-02] [PERSON-07]", () => {
    const about = places["#about"];
    const facts = [...about.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)</g)].map(([, term, text]) => [term, text]);
    expect(facts).toEqual([
      ["Websites seit", "2019"],
      ["Ausbildung", "Mediengestalterin"],
      ["Sprachen", "Deutsch, Platt"],
      ["Mache ich nicht", "Logos, Druck"],
      ["Urlaub und Krankheit", "Im Urlaub vertritt mich ein Kollege aus Olfen."],
    ]);
    expect(about).toMatch(
      /<a href="https:\/\/maps\.example\/ruth" target="_blank" rel="noopener noreferrer">[^<\d★]+<\/a>/,
    );
  });

  it("signs a mail with his words and a link to the rest, and it fetches nothing [PERSON-04]", () => {
    const [, end = ""] = mail.text.split("\n-- \n");
    expect(end).toContain(samplePerson.about);
    expect(end).toMatch(/Wer Ihnen schreibt.*\/#about/s);
    expect(mail.html).toContain(samplePerson.about);
    expect(mail.html).toMatch(/href="https:[^"]+\/#about"/);
    expect(mail.html).not.toMatch(/<img|url\(/);
    expect(signature).toHaveLength(8);
  });
});

describe("an owner who has entered no more than his name", () => {
  const { places, signature } = unknown;

  it.each(Object.entries(places))("leaves a drawn figure and no name in %s [PERSON-03]", (_, markup) => {
    expect(markup).toContain(`src="${drawnFigure.file}" alt=""`);
    expect(markup).not.toContain("Ruth");
    expect(existsSync(`public${drawnFigure.file}`)).toBe(true);
  });

  it.each(["#about", "/preise", "an estimate"] as const)(
    "can still be called from %s [PERSON-03]",
    (place) => {
      expect(places[place]).toMatch(/Fragen Sie mich direkt: <a href="tel:\+\d+"/);
    },
  );

  it("lets the brand sign articles, and mails as ever [PERSON-03] [PERSON-04]", () => {
    expect(places["an article"]).toContain("Geschrieben von Pättken");
    expect(signature).toHaveLength(6);
  });
});

it("shows a fact as soon as it is entered, with the drawn figure until there is a portrait [PERSON-02] [PERSON-03]", () => {
  expect(personOf(unsaid)).toEqual({ name: null, picture: drawnFigure, about: "", facts: [], rating: null });
  expect(personOf({ ...unsaid, since: 2019 })).toMatchObject({
    name: "Ruth Beispiel",
    picture: drawnFigure,
    facts: [{ term: "Websites seit", text: "2019" }],
  });
  expect(personOf(samplePerson).facts).toHaveLength(5);
});
