// What the inline starter and the build leave for the hydrated page.
interface Window {
  /** Called once by the hydrated page: replays the clicks that came before. */
  pageReady?: () => void;
  /** React Router's own table of the build's routes by id; every page loads it. */
  __reactRouterManifest: { routes: Record<string, import("./shell/page-sheet.ts").RouteFile> };
  /** React Router's own table of the scripts that are there, by id of their routes. */
  __reactRouterRouteModules: Record<string, unknown>;
  /** React Router's own router. */
  __reactRouterDataRouter: {
    /** Returns what ends the subscription. */
    subscribe: (hear: (...news: unknown[]) => void) => () => void;
  };
}
