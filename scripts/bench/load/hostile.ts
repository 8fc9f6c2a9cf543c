// Runs the misbehaving targets in a thread of their own: their endless responses must not slow down the others.
import { parentPort } from "node:worker_threads";
import { startHostileServer } from "#test/support/hostile/hostile-server.ts";

const { port } = await startHostileServer();
parentPort?.postMessage(port);
