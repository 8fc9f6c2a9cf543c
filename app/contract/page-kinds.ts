// Apart from the report, because a request may name one of them as well.
import * as v from "valibot";

/** What kind of page it is; decides which questions are asked of it. */
export const pageKinds = [
  "firm-home",
  "firm-page",
  "article",
  "product",
  "list",
  "institution",
  "app",
  "other",
] as const;
export const pageKindSchema = v.picklist(pageKinds);
export type PageKind = v.InferOutput<typeof pageKindSchema>;
