// Tags for previews in social networks.
import type { MetaFact } from "./page-facts.ts";

/** First value per property of one family ("og:" or "twitter:"), in document order. */
export function socialTags(metas: readonly MetaFact[], family: "og:" | "twitter:"): Record<string, string> {
  const tags = new Map<string, string>();
  for (const { property, name, content } of metas) {
    // Open Graph says property, Twitter says name; sites mix them up and both readers accept either.
    const key = [property, name]
      .map((value) => value?.trim().toLowerCase())
      .find((value) => value?.startsWith(family));
    if (key !== undefined && content !== null && !tags.has(key)) tags.set(key, content);
  }
  return Object.fromEntries(tags);
}

/** Content of the first meta with that name, null when there is none. */
export function metaContent(metas: readonly MetaFact[], name: string): string | null {
  const wanted = name.toLowerCase();
  return metas.find((meta) => meta.name?.trim().toLowerCase() === wanted)?.content ?? null;
}
