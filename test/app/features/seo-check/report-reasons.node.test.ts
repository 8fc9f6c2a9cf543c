import { describe, expect, it } from "vitest";
import { reasonFor } from "#content/report/seo-report-reasons.ts";
import { groupIds } from "#contract/seo-report.ts";
import { registry } from "#worker/seo/engine/registry.ts";

describe("why a rule matters", () => {
  it.each(registry.map(({ audit }) => [audit.id, audit.group] as const))(
    "is said of %s in words of its own",
    (id, group) => {
      const own = reasonFor(id, null);
      expect(own, "its reason belongs into app/content/report/seo-report-reasons.ts").not.toBeNull();
      expect(own).toMatch(/^[A-ZÄÖÜ„].*\.$/);
      expect(own).not.toBe(reasonFor(null, group));
    },
  );

  it.each([null, "never-heard-of", "constructor", "__proto__"])("falls back to the group for %s", (id) => {
    for (const group of groupIds) expect(reasonFor(id, group)).toMatch(/\.$/);
    expect(reasonFor(id, null)).toBeNull();
  });
});
