// Which frames nobody sees, and which are empty for now.
import { expect, it } from "vitest";
import { factsOf } from "#test/support/seo/html.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";

async function frameWith(attributes: string) {
  const { media } = await factsOf(`<iframe src="https://a.de/" ${attributes}></iframe>`, rewriter);
  return { unseen: media[0]?.unseen ?? false, waits: media[0]?.waits ?? false };
}

it.each([
  'width="0" height="0"',
  "width=1 height=1",
  'height="0px"',
  "hidden",
  'style="display:none"',
  'style="display: none !important"',
  'style="visibility:hidden"',
  'style="border:0;width:0;height:0"',
  'style="position:absolute; left:-9999px"',
])("sees no frame with %s [TRACK-09]", async (attributes) => {
  expect(await frameWith(attributes)).toEqual({ unseen: true, waits: false });
});

it.each([
  'width="100%" height="100"',
  'width="10"',
  'style="border-width:0;max-width:100%"',
  'style="width:100%;left:-1px"',
  "",
])("sees a frame with %s [TRACK-09]", async (attributes) => {
  expect(await frameWith(attributes)).toEqual({ unseen: false, waits: false });
});

it.each(['data-src="https://a.de/"', 'srcdoc="<p>x"', 'consent-original-src-_="https://a.de/"'])(
  "knows that a frame with %s waits [TRACK-09]",
  async (attributes) => {
    expect((await frameWith(attributes)).waits).toBe(true);
  },
);
