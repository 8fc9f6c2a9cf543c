// How a Durable Object whose time is over deletes itself.

/** The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const RETRY_MS = 3_600_000;

/** Everything the object keeps; where that fails, its alarm goes off again in an hour. */
export async function deleteStorage(
  storage: Pick<DurableObjectStorage, "deleteAll" | "setAlarm">,
): Promise<void> {
  try {
    await storage.deleteAll();
  } catch {
    await storage.setAlarm(Date.now() + RETRY_MS);
  }
}
