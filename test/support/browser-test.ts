// `test` for browser tests: fails on every console error and uncaught exception that was not announced.
import { test as base, expect } from "@playwright/test";

interface BrowserFixtures {
  /** Console errors a test expects: `test.use({ expectedErrors: /404/ })`. */
  expectedErrors: RegExp | null;
  quietConsole: undefined;
}

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
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, "unexpected errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
