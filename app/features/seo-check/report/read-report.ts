// The border between an answer and its display: whatever is absent or of another kind becomes null or an empty list,
// so that no part ever meets undefined or NaN. Nothing that fits is lost.
import * as v from "valibot";
import { type GroupId, groupIds } from "#contract/seo-report.ts";

export const text = v.fallback(v.nullable(v.string()), null);
export const figure = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);
export const flag = v.fallback(v.nullable(v.boolean()), null);
const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//i));
const link = v.fallback(v.nullable(webAddress), null);
export const date = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((iso) => !Number.isNaN(Date.parse(iso))),
    ),
  ),
  null,
);
export const status = v.fallback(
  v.picklist(["passed", "failed", "warning", "notApplicable", "unchecked"]),
  "unchecked",
);

/** An object of which any part may be missing. */
export function part<E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.fallback(schema, () => v.parse(schema, {}));
}

/** A list from which everything that does not fit is dropped. */
function listOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) =>
      list.flatMap((entry) => {
        const parsed = v.safeParse(item, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

export function optionalListOf<S extends v.GenericSchema>(item: S) {
  return v.fallback(v.optional(listOf(item), []), []);
}

function table<S extends v.GenericSchema>(value: S) {
  return v.pipe(
    v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
    v.transform((entries) =>
      Object.entries(entries).flatMap(([name, entry]) => {
        const parsed = v.safeParse(value, entry);
        return parsed.success ? [[name, parsed.output] as const] : [];
      }),
    ),
  );
}

export const strings = optionalListOf(v.string());
export const source = part({ title: text, url: link });
export const evidence = optionalListOf(v.object({ where: text, value: text, expected: text }));
const finding = {
  id: text,
  status,
  title: v.string(),
  advice: text,
  evidence,
  source,
  basis: text,
  snippet: text,
};
const group = v.fallback(v.nullable(v.picklist(groupIds)), null) as v.GenericSchema<GroupId | null>;

const reportSchema = part({
  url: text,
  requestedUrl: text,
  redirects: optionalListOf(v.object({ from: v.string(), to: v.string(), status: figure })),
  checkedAt: date,
  score: figure,
  unscoredReason: text,
  barred: v.fallback(
    v.nullable(v.object({ reason: v.string(), scoreOtherwise: v.pipe(v.number(), v.finite()) })),
    null,
  ),
  groups: optionalListOf(
    v.object({
      id: group,
      title: v.string(),
      score: figure,
      weight: figure,
    }),
  ),
  findings: optionalListOf(v.object({ ...finding, group, points: figure, maxPoints: figure, gain: figure })),
  legal: optionalListOf(v.object({ ...finding, asOf: date })),
  notes: strings,
  performance: part({ loadTime: figure, responseTime: figure, pageSize: figure, resourceCount: figure }),
  meta: part({ title: text, description: text, keywords: text }),
  headings: optionalListOf(
    v.object({ level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), text }),
  ),
  technology: part({
    framework: text,
    libraries: strings,
    buildTools: strings,
    isModern: flag,
    reactBenefits: strings,
    services: strings,
    versions: v.pipe(
      table(v.string()),
      v.transform((entries) => Object.fromEntries(entries)),
    ),
  }),
  technical: part({
    httpStatus: figure,
    canonicalUrl: text,
    viewport: text,
    charset: text,
    charsetSource: text,
    doctype: text,
    hasRobotsTxt: flag,
    hasSitemap: flag,
  }),
  content: part({
    wordCount: figure,
    readabilityScore: figure,
    readability: v.fallback(v.nullable(v.object({ formula: v.string(), grade: figure })), null),
    textToHtmlRatio: figure,
    keywordDensity: table(v.number()),
  }),
  keywordAnalysis: optionalListOf(
    v.object({
      keyword: v.string(),
      density: figure,
      prominence: figure,
      positions: optionalListOf(v.object({ element: text, position: figure, context: text })),
      related: optionalListOf(v.object({ word: v.string(), count: v.number() })),
    }),
  ),
  accessibility: part({ missingAltImages: figure, missingLabels: figure, headingStructureIssues: strings }),
  social: part({
    ogTags: table(v.string()),
    twitterTags: table(v.string()),
    structuredData: optionalListOf(v.object({ type: text, source: text, valid: flag, problems: strings })),
  }),
  images: part({ total: figure, withoutAlt: figure, withoutSize: figure, lazy: figure, modern: figure }),
  links: part({
    internal: figure,
    external: figure,
    nofollow: figure,
    withoutText: figure,
    tel: figure,
    mailto: figure,
  }),
  issues: strings,
  recommendations: strings,
});

export type ShownReport = v.InferOutput<typeof reportSchema>;
export type ShownFinding = ShownReport["findings"][number];
export type ShownEvidence = ShownFinding["evidence"][number];
export type ShownLegal = ShownReport["legal"][number];

/** Never throws. Tables become lists of [name, value], in their order. */
export function readReport(answer: unknown): ShownReport {
  return v.parse(reportSchema, answer);
}
