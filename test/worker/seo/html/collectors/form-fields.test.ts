import { expect, it } from "vitest";
import { factsOf } from "#test/support/seo/html.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { findUnlabelledFields } from "#worker/seo/page/form-labels.ts";

it.each([
  ['<input name="a">', 1],
  ['<input name="a" placeholder="Suchen">', 1],
  ['<textarea name="g-recaptcha-response" style="width:250px; display: none;"></textarea>', 0],
  ['<input name="url" style="visibility:hidden">', 0],
  ['<input name="url" hidden>', 0],
  ['<input name="url" aria-hidden="true">', 0],
  ['<input name="website" tabindex="-1" autocomplete="off">', 0],
  ['<input name="a" tabindex="1" aria-hidden="false" style="display:block">', 1],
  ["<select hidden></select><select></select>", 1],
])("a field that nobody meets needs no label: %s lacks %i", async (html, missing) => {
  const facts = await factsOf(html, createWorkersRewriter);
  expect(findUnlabelledFields(aPage({ html: facts }))).toHaveLength(missing);
});
