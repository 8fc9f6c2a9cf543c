import { expect, it } from "vitest";
import { mentionsTown } from "#worker/seo/business/firm-towns.ts";

it.each([
  ["Dachdecker in Muenster", "Münster", true],
  ["Münsteraner Dächer", "Münster", true],
  ["Dächer im Münsterland", "Münster", false],
  ["Dachdecker Frankfurt", "Frankfurt am Main", true],
  ["Dachdecker-Olfen.de", "Olfen", true],
  ["Haltern am See", "Haltern am See", true],
  ["Maler in Frankfurt", "Frankfurt (Oder)", true],
  ["Ihr Maler im Bergischen Land", "Bergisch Gladbach", false],
  ["Maler in Bergisch Gladbach", "Bergisch Gladbach", true],
  ["", "Olfen", false],
  ["Olfen", "", false],
  ["Dass er deckt", "", false],
])("in %j %j is named: %s [TRUE-08]", (text, town, expected) =>
  expect(mentionsTown(text, town)).toBe(expected),
);
