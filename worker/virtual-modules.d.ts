// Modules and globals that the build provides.
declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:in-page-script" {
  /** An expression: evaluated in a page, it is the page's PageSnapshot. */
  export const inPageScript: string;
}

declare module "virtual:autoconsent-rules" {
  /** Rules of @duckduckgo/autoconsent that were written by hand. */
  export const autoconsent: [];
}

interface ImportMeta {
  readonly env: { readonly MODE: string; readonly DEV: boolean };
}
