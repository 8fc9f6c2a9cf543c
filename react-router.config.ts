import type { Config } from "@react-router/dev/config";
import { builtPaths, NOT_FOUND_PATH } from "./app/paths.ts";

export default {
  appDirectory: "app",
  ssr: true,
  prerender: [...builtPaths, NOT_FOUND_PATH],
  // Lazy discovery would ask the static site for /__manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
