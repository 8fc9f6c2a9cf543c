// What a route tells the frame: `export const handle: PageHandle = { … }`.

export interface PageHandle {
  /** The page for unknown addresses. */
  notFound?: true;
  /** Breadcrumb label of pages that are not in the table of paths, e.g. an article's title. */
  crumb?: (path: string) => string | undefined;
  /** Fetches what the page needs beyond the route's script. */
  fetchAhead?: (path: string) => Promise<unknown>;
}
