import { describe, expect, it } from "vitest";
import { isOpeningHours, mentionsHours } from "#worker/seo/business/opening-hours.ts";

describe("hours", () => {
  it.each([
    "Mo-Fr 08:00-17:00",
    "Mo,Tu,Th 09:00-12:00",
    "Mo-Su",
    "Sa 09:00-12:00, 14:00-18:00",
    "Mo - Fr 08:00 – 17:00",
    "Fr 18:00-24:00",
  ])("%s is schema.org's notation", (written) => expect(isOpeningHours(written)).toBe(true));
  it.each([
    "",
    "08:00-17:00",
    "Mo-Fr 8-17",
    "Mo-Fr 8:00-17:00",
    "Mo-Fr-Sa 08:00-17:00",
    "Di 08:00-17:00",
    "täglich",
    "Mo-Fr 25:00-26:00",
  ])("%j is not", (written) => expect(isOpeningHours(written)).toBe(false));
  it.each([
    "Öffnungszeiten\nMontag\n08:00 – 17:00 Uhr",
    "Ich bin Mo\u2060–\u2060Fr von 9:00 bis 18:00 Uhr da",
    "Mo. bis Fr.: 8 bis 17 Uhr",
    "täglich 11.30-22.00",
    "Termine nach Vereinbarung",
    "Di–So ab 17 Uhr",
    "Täglich ab 11:30 Uhr geöffnet",
    "Unser Büro ist wochentags zwischen 8 und 16 Uhr besetzt",
    "Mo–Fr: 8–18, Sa 9–13",
    "Montag Ruhetag",
    "24-Stunden-Notdienst",
    "Notdienst rund um die Uhr",
  ])("%j tells hours", (text) => expect(mentionsHours(text)).toBe(true));
  it.each([
    "Öffnungszeiten",
    "Montag kommen wir",
    "Seite 8-17",
    "von 1995 bis 2010 in Olfen",
    "Somit 8:00 bis 17:00",
  ])("%j tells none", (text) => expect(mentionsHours(text)).toBe(false));
});
