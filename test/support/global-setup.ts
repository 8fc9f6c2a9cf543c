// Started once before the tests of a project: servers that tests talk to over a real connection.
import type { TestProject } from "vitest/node";
import { startHostileServer } from "./hostile-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** http://127.0.0.1:port of test/support/hostile-server.ts */
    hostileOrigin: string;
  }
}

/** Named `setup` because vitest looks for that export. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startHostileServer();
  project.provide("hostileOrigin", `http://127.0.0.1:${port}`);
  return stop;
}
