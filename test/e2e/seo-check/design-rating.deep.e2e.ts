// Ratings by the real route: the built Worker, Browser Rendering as it is locally, a real Chromium.
import sharp from "sharp";
import * as v from "valibot";
import { aspectIds, type DesignRating, viewportNames } from "#contract/design-rating.ts";
import { rateByRoute } from "#scripts/bench/design-calls.ts";
import { expect, test } from "../../support/browser-test.ts";
import { designRatingShape } from "../../support/design/design-rating-shape.ts";

const FIXTURES = `${process.env.FIXTURE_ORIGIN}/design`;
/** Points that two ratings of one page may differ. */
const MAX_SPREAD = 2;

const pages = [
  {
    file: "clean.html",
    says: "a very good page",
    isModern: true,
    color: "#1f5b3a",
    phoneWidth: 390,
  },
  // Without a meta viewport a phone shows all of what a page puts into 980 px.
  {
    file: "table-layout-2004.html",
    says: "a page of 2004",
    isModern: false,
    color: "#663300",
    phoneWidth: 980,
  },
];

for (const { file, says, isModern, color, phoneWidth } of pages) {
  test(`rates ${says} as the contract says, and twice alike [EDGE-05] [DATA-05] [API-02]`, async ({
    baseURL,
  }) => {
    const site = baseURL ?? "";
    const url = `${FIXTURES}/${file}`;
    const ratings: DesignRating[] = [];
    for (let run = 0; run < 2; run++) ratings.push((await rateByRoute(site, url)).rating);
    const [rating, again] = ratings.map((one) => v.parse(designRatingShape, one));
    if (!rating || !again) throw new Error("There is a rating.");
    expect(rating.url).toBe(url);
    expect(rating.screenshot).toBe(rating.screenshots.desktop);
    expect(rating.designTrends.isModern).toBe(isModern);
    expect(rating.palette.map(({ hex }) => hex)).toContain(color);
    expect(rating.strengths.length + rating.improvements.length).toBeGreaterThan(0);
    expect(rating.commentBy).toBe("rules");
    expect([rating.viewports.desktop.width, rating.viewports.mobile.width]).toEqual([1280, phoneWidth]);
    await expectPicturesOfPage(rating);
    expectWeightsAndIds(rating);
    expectAlike(rating, again);
  });
}

/** Pictures have the size that the annotations count in, and these lie within. */
async function expectPicturesOfPage({ screenshots, viewports, annotations }: DesignRating): Promise<void> {
  for (const name of viewportNames) {
    const bytes = Buffer.from(screenshots[name].split(",")[1] ?? "", "base64");
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({
      format: "jpeg",
      width: viewports[name].width,
      height: viewports[name].height,
    });
  }
  for (const { viewport, box } of annotations) {
    expect(box.x + box.width).toBeLessThanOrEqual(viewports[viewport].width);
    expect(box.y + box.height).toBeLessThanOrEqual(viewports[viewport].height);
  }
}

function expectWeightsAndIds({ measurements, annotations }: DesignRating): void {
  const all = aspectIds.flatMap((aspect) => measurements[aspect].map(({ id }) => `${aspect}/${id}`));
  expect(new Set(all.map((name) => name.split("/")[1])).size).toBe(all.length);
  for (const id of aspectIds) {
    const weights = measurements[id].reduce((sum, { weight }) => sum + weight, 0);
    expect(weights, `weights of ${id}`).toBe(100);
  }
  expect(all).toEqual(
    expect.arrayContaining(annotations.map(({ aspect, measurement }) => `${aspect}/${measurement}`)),
  );
}

function expectAlike(one: DesignRating, other: DesignRating): void {
  const scores = (of: DesignRating) => [
    of.overallScore,
    ...aspectIds.map((id) => of.designAspects[id].score),
  ];
  const others = scores(other);
  const spreads = scores(one).map((score, at) => Math.abs(score - (others[at] ?? Number.NaN)));
  expect(Math.max(...spreads), `${scores(one)} and ${others}`).toBeLessThanOrEqual(MAX_SPREAD);
}
