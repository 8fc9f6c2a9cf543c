// Globals set by the inline starter, the build and React Router.
interface Window {
  /** Called once after hydration: replays earlier clicks. */
  pageReady?: () => void;
  /** As much as trusted-html.ts needs. Chromium 83, Safari 26, Firefox 148. */
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
  };
  /** React Router's routes by id. */
  __reactRouterManifest: { routes: Record<string, import("./shell/page-sheet.ts").RouteFile> };
  /** React Router's loaded route modules by route id. Not documented, may be missing. */
  __reactRouterRouteModules?: Record<string, unknown>;
  /** Not documented, may be missing. */
  __reactRouterDataRouter?: {
    /** Returns the unsubscribe function. */
    subscribe?: (hear: (...news: unknown[]) => void) => () => void;
  };
}
