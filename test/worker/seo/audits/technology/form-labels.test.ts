import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { findingOf, pageOf } from "#test/support/seo/judged-html.ts";
import { aControl } from "#test/support/seo/page-facts.ts";
import { formLabels } from "#worker/seo/audits/technology/form-labels.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import type { ControlFact } from "#worker/seo/html/page-facts.ts";

const controls = (...list: ControlFact[]) => ({ html: { controls: list, labelFor: ["mail"] } });

auditCases(formLabels, [
  {
    when: "label by id, around the field, by attribute",
    page: controls(
      aControl({ id: "mail" }),
      aControl({ wrapped: true }),
      aControl({ tag: "select", type: null, named: true }),
    ),
    status: "passed",
  },
  {
    when: "inputs that need no label",
    page: controls(aControl({ type: "hidden" }), aControl({ type: "SUBMIT" })),
    status: "notApplicable",
  },
  {
    when: "one of two lacks a label",
    page: controls(aControl({ id: "mail" }), aControl({ tag: "textarea", type: null, id: "text" })),
    status: "failed",
    title: /^1 von 2 Formularfeldern hat keine Beschriftung$/,
    value: '<textarea id="text">',
    points: 5,
  },
  { when: "no fields", page: controls(), status: "notApplicable" },
]);

describe("fields whose ids a spam guard swaps [TRUE-21]", () => {
  const guarded = `<p><label for="comment">Kommentar</label> <textarea id="b5d8e9c8e4" name="b5d8e9c8e4" required></textarea>
    <textarea id="comment" name="comment" aria-hidden="true" tabindex="-1" autocomplete="new-password"></textarea>
    <script>document.getElementById("comment").setAttribute("id","a1b2c3d4");document.getElementById("b5d8e9c8e4").setAttribute("id","comment");</script></p>`;

  it.each([
    ["a trap that took the id of the field beside it", guarded],
    [
      "a trap in front of the field",
      `<label for="comment">Kommentar</label><textarea id="comment" style="display:none"></textarea><textarea name="c" id="x"></textarea>`,
    ],
    [
      "a label for an id that a script gives later",
      `<label for="comment">Kommentar</label><textarea id="g7f8a91c3d" name="g7f8a91c3d"></textarea>`,
    ],
    [
      "a label behind the field",
      `<textarea id="e7f8a91c3d" name="comment" placeholder="Kommentar"></textarea><label for="comment">Kommentar</label>`,
    ],
  ])("are labelled: %s", async (_, html) => {
    const page = await pageOf(`<form>${html}</form>`);
    expect((await findingOf(formLabels, `<form>${html}</form>`)).status).toBe("passed");
    // The figure of the report counts what stands in the HTML.
    expect(pageFigures(page, []).accessibility.missingLabels).toBe(1);
  });

  it.each([
    [
      "a trap far away",
      `<label for="comment">K</label><textarea id="comment" hidden></textarea><input name="a" aria-label="A"><textarea id="x"></textarea>`,
    ],
    [
      "a trap of another kind",
      `<label for="url">Seite</label><input id="url" tabindex="-1"><textarea id="text"></textarea>`,
    ],
    [
      "a label that names a wrong id",
      `<label for="nachricht">Nachricht</label><textarea id="message" name="message"></textarea>`,
    ],
    [
      "a label without a field of that id, and no id at all",
      `<label for="mail">Mail</label><input name="mail">`,
    ],
  ])("are not taken for labelled: %s", async (_, html) => {
    expect((await findingOf(formLabels, `<form>${html}</form>`)).status).toBe("failed");
  });
});
