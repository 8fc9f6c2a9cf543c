// Names that their place in the text tells, and care that is asked for without its name.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";
import { heardAt } from "./stations.ts";

describe("a name", () => {
  it.each([
    [
      "Offiziell steht da Gaststätte, aber alle sagen nur „Bei Pöppings“, so soll es auf die Seite",
      "Bei Pöppings",
    ],
    ["Maschenglück – Wolle, Stoffe, Kurzwaren", "Maschenglück"],
    ["Liebe Leute, ich habe in Gescher meinen Töpferhof Erdfarben.", "Töpferhof Erdfarben"],
    ["Vollwert mit Franzi, Ernährungsberatung aus Altenberge", "Vollwert mit Franzi"],
    ["Musikschule Klangkiste, wir haben Klavier Gitarre Geige und Früherziehung", "Musikschule Klangkiste"],
    [
      "Steuerkanzlei Hölscher & Partner mbB, Oelde. Ich bin Assistentin der Geschäftsleitung.",
      "Steuerkanzlei Hölscher & Partner mbB",
    ],
    [
      "Hallo, hier Kemper vom Einkauf der Roters Zerspanungstechnik GmbH in Ahaus.",
      "Roters Zerspanungstechnik GmbH",
    ],
    ["Name: Ergotherapie Wiggers\nBranche: Gesundheit", "Ergotherapie Wiggers"],
    ["dachdeckermeister olaf teupe 48727 billerbeck", "dachdeckermeister olaf teupe"],
    ["Schwarzbohne heißt meine Rösterei, wir rösten Kaffee", "Schwarzbohne"],
  ])("%s: %s [TALK-56]", (text, company) => expect(meaningOf([text]).company).toBe(company));

  it.each([["Saerbeck"], ["Wie der laden heisst weiss ich selber noch nich, wird aber ein Unverpacktladen"]])(
    "is none: %s [TALK-56]",
    (text) => expect(meaningOf([text]).company).toBeUndefined(),
  );
});

describe("care without its name", () => {
  it.each([
    ["Ein Buchungssystem, und pflegen müssten Sie das hinterher", "any"],
    ["Keine. Aber ich hätte gern, dass Sie die Seite dauerhaft betreuen, Basic genügt mir.", "basic"],
    ["Standard, und pflegen tut die Seite mein Neffe", "none"],
    ["Wir machen die Basis-Betreuung, falls Sie die anbieten, und ansonsten Standard.", "basic"],
  ])("%s: %s [TALK-56]", (text, care) => expect(heardAt("functions", text).care).toBe(care));

  it.each([
    ["doch, warten Sie, einen Blog"],
    ["Nein. Die Prospekte macht unsere Druckerei, darum müssen Sie sich nicht kümmern."],
  ])("is not meant: %s [TALK-56]", (text) => expect(heardAt("functions", text).care).toBeUndefined());
});
