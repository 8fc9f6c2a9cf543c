// Was Kunden über Ihre Arbeit sagen. Mit der ersten Referenz erscheint der Abschnitt auf der Startseite.
// Nur Sätze, die jemand wirklich gesagt hat und hier lesen will: ohne Nachweis der Zustimmung nimmt der Typ keine an.

export interface Reference {
  /** Name des Betriebs, oder der Person, die das gesagt hat. */
  customer: string;
  town: string;
  /** Wörtlich, ohne Anführungszeichen. */
  quote: string;
  /** Website des Betriebs, mit https://; leer, wenn es keine gibt. */
  link: `https://${string}` | "";
  /** Tag der Aussage: 2026-05-31. */
  date: string;
  /** Womit Sie die Zustimmung belegen: „E-Mail vom 3. Juni 2026“. Steht nirgends auf der Website. */
  consent: string;
}

export const references: readonly Reference[] = [];

export const referenceTexts = {
  title: "Was Kunden sagen",
  link: "Website ansehen",
} as const;
