// An owner who has said everything about himself, and somebody who has said something about his work. Both are made up.
import type { PersonData } from "#content/person.ts";
import type { Reference } from "#content/portfolio/references.ts";

export const samplePerson: PersonData = {
  name: "Ruth Beispiel",
  portrait: { file: "/images/ruth.avif", alt: "Ruth Beispiel an ihrem Schreibtisch" },
  about: "Ich bin in Seppenrade aufgewachsen und baue Websites.",
  since: 2019,
  training: "Mediengestalterin",
  languages: ["Deutsch", "Platt"],
  notOffered: ["Logos", "Druck"],
  standIn: "Im Urlaub vertritt mich ein Kollege aus Olfen.",
  googleProfile: "https://maps.example/ruth",
};

export const unsaid: PersonData = {
  name: "Ruth Beispiel",
  portrait: null,
  about: "",
  since: null,
  training: "",
  languages: [],
  notOffered: [],
  standIn: "",
  googleProfile: "",
};

export const sampleReference: Reference = {
  customer: "Tischlerei Beispiel",
  town: "Olfen",
  quote: "Seit die Seite steht, rufen mehr Leute an.",
  link: "https://tischlerei.example",
  date: "2026-05-31",
  consent: "E-Mail vom 3. Juni 2026",
};
