// `test` for browser tests: fails on every console error and uncaught exception that was not announced.
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from "@playwright/test";

interface BrowserFixtures {
  /** Console errors a test expects: `test.use({ expectedErrors: /404/ })`. */
  expectedErrors: RegExp | null;
  quietConsole: undefined;
}

/** A test's own init scripts and clock reach into the sandboxed laptops, too, where nothing may run. */
const REFUSED_BY_SANDBOX = /^Blocked script execution in 'https?:\/\/[^/]+\/demos\//;

export const test = base.extend<BrowserFixtures>({
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const { errors, stop } = watchErrors(context);
      await use(undefined);
      // The context may go on: some tests share one.
      stop();
      const unexpected = unexpectedErrors(errors, expectedErrors);
      expect(unexpected, "unexpected errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

/** Console errors and uncaught exceptions of all pages of a context; the list grows as they come, until `stop`. */
export function watchErrors(context: BrowserContext): { errors: string[]; stop: () => void } {
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  };
  const onWebError = (webError: WebError) => void errors.push(String(webError.error()));
  context.on("console", onConsole);
  context.on("weberror", onWebError);
  return {
    errors,
    stop: () => {
      context.off("console", onConsole);
      context.off("weberror", onWebError);
    },
  };
}

export function unexpectedErrors(errors: readonly string[], expected: RegExp | null): string[] {
  return errors.filter((text) => !expected?.test(text) && !REFUSED_BY_SANDBOX.test(text));
}

export { expect };
