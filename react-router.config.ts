import type { Config } from "@react-router/dev/config";
import { builtPaths, NOT_FOUND_PATH, SHARED_REPORT_PATH } from "./app/paths.ts";

export default {
  appDirectory: "app",
  ssr: true,
  prerender: [...builtPaths, SHARED_REPORT_PATH, NOT_FOUND_PATH],
  // Lazy discovery would ask the static site for /__manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
