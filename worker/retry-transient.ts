// Calls to Durable Objects that a moment's absence of the object must not fail.

/** An object that is being moved or restarted is gone for a moment. */
const MAX_RETRIES = 2;
const RETRY_PAUSE_MS = 300;

/** @param call may be made twice without harm, so an answer that got lost is asked for again; opens its stub anew */
export async function retryTransient<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let retries = 0; ; retries++) {
    try {
      return await call();
    } catch (error) {
      if (retries >= MAX_RETRIES || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
}

/** Marks the platform sets on its own errors; errors thrown inside the object and overload would only come again. */
function isPassing(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
  return retryable === true && overloaded !== true;
}
