// Lookups in meta elements: by name, by http-equiv, and for social previews.
import type { MetaFact } from "../html/page-facts.ts";

type Family = "og:" | "twitter:";

/** First value per property of one family, in document order. */
export function collectSocialTags(metas: readonly MetaFact[], family: Family): Record<string, string> {
  const tags = new Map<string, string>();
  for (const { property, name, content } of metas) {
    // Open Graph says property, Twitter says name; sites mix them up and both readers accept either.
    const key = [property, name].map(normalize).find((value) => value?.startsWith(family));
    if (key !== undefined && content !== null && !tags.has(key)) tags.set(key, content);
  }
  return Object.fromEntries(tags);
}

/** The same of those that are not empty: a theme's empty tag does not hide the one a plugin adds. */
export function collectFilledSocialTags(metas: readonly MetaFact[], family: Family): Record<string, string> {
  return collectSocialTags(
    metas.filter(({ content }) => content !== null && content.trim() !== ""),
    family,
  );
}

/** Content of the first meta with that name (lower case), null when there is none. */
export function findMetaContent(metas: readonly MetaFact[], wanted: string): string | null {
  return metas.find(({ name }) => normalize(name) === wanted)?.content ?? null;
}

/** Contents of all metas with that name, "" where one has none. */
export function listMetaContents(metas: readonly MetaFact[], wanted: string): string[] {
  return metas.filter(({ name }) => normalize(name) === wanted).map(({ content }) => content ?? "");
}

/** The same for meta[http-equiv]. */
export function listHttpEquiv(metas: readonly MetaFact[], wanted: string): string[] {
  return metas.filter((meta) => isHttpEquiv(meta, wanted)).map(({ content }) => content ?? "");
}

export function isHttpEquiv({ httpEquiv }: MetaFact, wanted: string): boolean {
  return normalize(httpEquiv) === wanted;
}

function normalize(value: string | null): string | undefined {
  return value?.trim().toLowerCase();
}
