// Filter by category and search text, both kept in the URL.
import { type BlogPost, type Category, categories } from "#content/blog/posts.ts";

export interface PostFilter {
  /** null shows all. */
  category: Category | null;
  search: string;
}

export const NO_FILTER: PostFilter = { category: null, search: "" };

const CATEGORY_PARAMETER = "kategorie";
export const SEARCH_PARAMETER = "suche";

/** Unknown categories count as none. */
export function readFilter(parameters: URLSearchParams): PostFilter {
  const asked = parameters.get(CATEGORY_PARAMETER);
  return {
    category: categories.find((category) => parameterOf(category) === asked) ?? null,
    search: (parameters.get(SEARCH_PARAMETER) ?? "").trim(),
  };
}

export function filterParameters({ category, search }: PostFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (category) parameters.set(CATEGORY_PARAMETER, parameterOf(category));
  if (search.trim()) parameters.set(SEARCH_PARAMETER, search.trim());
  return parameters;
}

/** Posts of the category whose title or excerpt contains the text, ignoring case. */
export function selectPosts(posts: readonly BlogPost[], { category, search }: PostFilter) {
  const wanted = lower(search.trim());
  const found = posts.filter(
    (post) =>
      (category === null || post.category === category) &&
      (lower(post.title).includes(wanted) || lower(post.excerpt).includes(wanted)),
  );
  return {
    count: found.length,
    featured: found.filter((post) => post.featured),
    others: found.filter((post) => !post.featured),
  };
}

/** „Persönlicher Erfolg“ → "persoenlicher-erfolg". */
function parameterOf(category: Category): string {
  return lower(category).replaceAll("ö", "oe").replaceAll(" ", "-");
}

function lower(text: string): string {
  return text.toLocaleLowerCase("de");
}
