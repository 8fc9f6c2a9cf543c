// The built site as with `npm start`, killed and restarted on the same state by `npm run bench -- outbox` and `-- load`.
import { freePort } from "../../serving/free-port.ts";
import { type LOCAL_SETTINGS, type RunningSite, serve } from "../../serving/serve.ts";
import { request } from "./senders.ts";

export interface KillableSite {
  port: number;
  /** When it was killed, ms since 1970. */
  kills: readonly number[];
  /** Lines of the log about errors of our own. */
  exceptions: readonly string[];
  begin: () => Promise<void>;
  /** By SIGKILL: nothing can be finished, recorded or closed. */
  kill: () => Promise<void>;
}

/** Not running yet; its mails go to a provider on this machine. */
export async function createKillableSite(
  stateFolder: string,
  provider: string,
  settings: Partial<Record<(typeof LOCAL_SETTINGS)[number], string>> = {},
): Promise<KillableSite> {
  const port = await freePort();
  const env = {
    ...process.env,
    MAIL: "mailchannels",
    MAILCHANNELS_BASE_URL: provider,
    MAILCHANNELS_API_KEY: "key-of-the-bench",
    RATE_LIMITS: "off",
    ...settings,
  };
  const kills: number[] = [];
  const exceptions: string[] = [];
  let running: RunningSite | null = null;
  const readLog = (line: string) => {
    if (line.includes('"event":"exception"')) exceptions.push(line);
  };
  return {
    port,
    kills,
    exceptions,
    async begin() {
      running = await serve(port, stateFolder, env, readLog);
      // Wakes the outbox, which resets its alarm: pauses may have been skipped meanwhile.
      await request(port, { method: "GET", path: "/__mail" });
    },
    async kill() {
      kills.push(Date.now());
      await running?.kill();
    },
  };
}
