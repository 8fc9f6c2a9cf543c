// What the platform hands over: the bindings of wrangler.toml, generated into worker-configuration.d.ts, and settings.
import type { Settings } from "./config.ts";

export type Env = Omit<Cloudflare.Env, keyof Settings> & Settings;
