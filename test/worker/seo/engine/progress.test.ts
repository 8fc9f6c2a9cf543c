import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SeoProgress, seoPhases } from "#contract/seo-request.ts";
import { reportProgress } from "#worker/seo/engine/progress.ts";

function record(run: (reporter: ReturnType<typeof reportProgress>) => void): SeoProgress[] {
  const heard: SeoProgress[] = [];
  run(reportProgress((progress) => heard.push(progress)));
  return heard;
}

describe("reportProgress", () => {
  it("names every phase in order, in German, with rising percents [EDGE-04]", () => {
    const heard = record((reporter) => {
      for (const phase of seoPhases) reporter.begin(phase);
    });
    expect(heard.map(({ phase }) => phase)).toEqual([...seoPhases]);
    expect(heard[0]).toEqual({ phase: "address", percent: 2, label: "Adresse wird geprüft" });
  });

  it("tells how much has been read, once per percent [EDGE-04]", () => {
    const heard = record((reporter) => {
      reporter.begin("read");
      for (let bytes = 0; bytes <= 50_000; bytes += 10) reporter.read(bytes, 50_000);
    });
    expect(heard.length).toBeGreaterThan(40);
    expect(heard.length).toBeLessThan(51);
    expect(heard.at(-1)).toMatchObject({ percent: 79, label: "Seite wird gelesen: 49 KB" });
  });

  it("never falls and never reaches the next phase while reading, whatever a server claims [EDGE-04]", () => {
    const sizes = fc.array(fc.nat(10_000_000), { minLength: 1 });
    fc.assert(
      fc.property(sizes, fc.option(fc.nat(1_000_000)), (steps, expected) => {
        const percents = record((reporter) => {
          reporter.begin("read");
          for (const bytes of steps) reporter.read(bytes, expected);
          reporter.begin("side-files");
        }).map(({ percent }) => percent);
        const rising = percents.every((percent, i) => i === 0 || percent > (percents[i - 1] ?? 0));
        return rising && percents.at(-1) === 80;
      }),
    );
  });
});
