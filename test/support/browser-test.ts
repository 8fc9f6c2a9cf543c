// `test` for browser tests: fails on every console error and uncaught exception that was not announced.
import { test as base, expect } from "@playwright/test";

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
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (webError) => errors.push(String(webError.error())));
      await use(undefined);
      const unexpected = errors.filter(
        (text) => !expectedErrors?.test(text) && !REFUSED_BY_SANDBOX.test(text),
      );
      expect(unexpected, "unexpected errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
