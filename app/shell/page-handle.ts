// What a route tells the frame: `export const handle: PageHandle = { … }`.

export interface PageHandle {
  /** The page for unknown addresses. */
  notFound?: true;
  /** Of a page built once for several addresses: the one that stands for all of them in the frame and in counts. */
  path?: string;
  /** Breadcrumb label of pages that are not in the table of paths, e.g. an article's title. */
  crumb?: (path: string) => string | undefined;
  /** Fetches what the page needs beyond the route's script. */
  fetchAhead?: (path: string) => Promise<unknown>;
}
