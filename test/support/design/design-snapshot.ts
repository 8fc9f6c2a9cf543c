// Reads a page of a browser test with the in-page script, the way the design rating does: from a world of its own.
import type { Page } from "@playwright/test";
import { bundleInPageScript } from "#scripts/build/in-page-script.ts";
import type { PageSnapshot } from "#worker/design/page-snapshot.ts";

let script: Promise<string> | undefined;

/** What the rating knows of the page in its present viewport. Rejects with the page's own message if a reader throws. */
export async function snapshotOf(page: Page): Promise<PageSnapshot> {
  script ??= bundleInPageScript().then(({ expression }) => expression);
  const expression = await script;
  const session = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await session.send("Page.getFrameTree");
    const { executionContextId } = await session.send("Page.createIsolatedWorld", {
      frameId: frameTree.frame.id,
    });
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      contextId: executionContextId,
      returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  } finally {
    await session.detach();
  }
}
