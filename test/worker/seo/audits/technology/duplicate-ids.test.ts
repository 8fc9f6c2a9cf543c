import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { findingOf } from "#test/support/seo/judged-html.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { duplicateIds } from "#worker/seo/audits/technology/duplicate-ids.ts";

const { structure } = aPage().html;
const repeated = (...ids: string[]) => ({
  html: {
    structure: {
      ...structure,
      repeatedIds: ids.map((id) => ({
        id,
        times: 2,
        elements: [
          { tag: "ul", textBefore: 0 },
          { tag: "nav", textBefore: 19 },
        ],
      })),
    },
  },
});

describe("ids that stand twice [ASK-03]", () => {
  auditCases(duplicateIds, [
    { when: "each once", status: "passed" },
    {
      when: "no ids at all, as far as was read",
      page: { fetched: { truncated: true } },
      status: "unchecked",
    },
    {
      when: "one",
      page: repeated("menu"),
      status: "warning",
      title: "Die id „menu“ steht an 2 Elementen",
      value: "<ul> am Anfang der Seite · <nav> nach „Dachdecker in Olfen“",
    },
    {
      when: "two",
      page: repeated("menu", "suche"),
      status: "warning",
      title: "2 ids stehen an mehreren Elementen",
    },
    {
      when: "as many as are kept",
      page: repeated(...Array.from({ length: 100 }, (_, index) => `a${index}`)),
      status: "warning",
      title: "Mindestens 100 ids",
    },
  ]);

  it("are found in HTML", async () => {
    const { title, evidence } = await findingOf(
      duplicateIds,
      '<h2>Kontakt</h2><form id="f"><input id="mail"></form><h2>Rückruf</h2><form><input id="mail"></form>',
    );
    expect(title).toBe("Die id „mail“ steht an 2 Elementen");
    expect(evidence).toEqual([
      {
        where: "id „mail“",
        value: "<input> nach „Kontakt“ · <input> nach „Rückruf“",
        expected: "jede id nur einmal",
      },
    ]);
  });
});
