// A thread of its own for the targets that misbehave: what they send without end must not slow down those beside them.
import { parentPort } from "node:worker_threads";
import { startHostileServer } from "#test/support/hostile-server.ts";

const { port } = await startHostileServer();
parentPort?.postMessage(port);
