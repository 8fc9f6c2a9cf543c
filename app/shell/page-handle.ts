// What a route may tell the frame about itself: `export const handle: PageHandle = { … }`.

export interface PageHandle {
  /** The page stands for every unknown address. */
  notFound?: true;
  /** Name of the page at `path` in the breadcrumb when the table of paths has none, e.g. an article's title. */
  crumb?: (path: string) => string | undefined;
  /** Fetches what the page at `path` needs beyond the route's own script. */
  fetchAhead?: (path: string) => Promise<unknown>;
}
