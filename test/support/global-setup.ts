// Started once before the tests of a project: servers that tests talk to over a real connection.
import type { TestProject } from "vitest/node";
import { startFaultyMailProvider } from "./faulty-mail-provider.ts";
import { startHostileServer } from "./hostile/hostile-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** http://127.0.0.1:port of test/support/hostile/hostile-server.ts */
    hostileOrigin: string;
    /** http://127.0.0.1:port of test/support/faulty-mail-provider.ts */
    mailProviderOrigin: string;
  }
}

/** Named `setup` because vitest looks for that export. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [hostile, mailProvider] = await Promise.all([startHostileServer(), startFaultyMailProvider()]);
  project.provide("hostileOrigin", `http://127.0.0.1:${hostile.port}`);
  project.provide("mailProviderOrigin", `http://127.0.0.1:${mailProvider.port}`);
  return async () => {
    await Promise.all([hostile.stop(), mailProvider.stop()]);
  };
}
