// A rating's own part of the browser: cookies, caches and permissions of nobody else, and no page but those we open.
import type { CDPSession } from "@cloudflare/puppeteer";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import { quietly } from "./capture-failure.ts";

/** A browser that does not answer is ended by the platform. */
const DISPOSE_MS = 500;

export interface PageContext {
  /** An empty tab, paused until `Runtime.runIfWaitingForDebugger`; `onPopup` is told of pages that open beside it. */
  openPage: (onPopup: () => void) => Promise<{ targetId: string; session: CDPSession }>;
  closePage: (targetId: string) => void;
  /** Leaves the context and its pages to the end of the browser: closing either would release the requests that wait. */
  abandon: () => void;
  /** With all its pages, unless abandoned. Never rejects. */
  dispose: () => Promise<void>;
}

/** Contexts of one visit, by the browser's own session: each leaves the pages of the others alone. */
const contextsOf = new WeakMap<CDPSession, Set<string>>();

/** Of the protocol's event what is used here. */
interface Attached {
  sessionId: string;
  targetInfo: { targetId: string; browserContextId?: string };
}

export async function openContext(root: CDPSession, signal: AbortSignal): Promise<PageContext> {
  const { browserContextId } = await untilAborted(
    root.send("Target.createBrowserContext", { disposeOnDetach: true }),
    signal,
  );
  const siblings = contextsOf.get(root) ?? new Set();
  contextsOf.set(root, siblings.add(browserContextId));
  const sessions = new Map<string, CDPSession>();
  const own = new Set<string>();
  let isOpening = false;
  let isAbandoned = false;
  let tellPopup = () => {};

  /** While a page of ours is opening, it cannot be told from strangers. */
  const closeStrangers = () => {
    if (isOpening) return;
    for (const targetId of [...sessions.keys()].filter((id) => !own.has(id))) {
      sessions.delete(targetId);
      tellPopup();
      quietly(root.send("Target.closeTarget", { targetId }));
    }
  };
  // Every new page begins paused. Those of other contexts are somebody else's business.
  const onAttached = ({ sessionId, targetInfo }: Attached) => {
    const session = root.connection()?.session(sessionId);
    if (!session) return;
    if (targetInfo.browserContextId === browserContextId) {
      sessions.set(targetInfo.targetId, session);
      closeStrangers();
    } else if (!siblings.has(targetInfo.browserContextId ?? "")) {
      quietly(session.send("Runtime.runIfWaitingForDebugger"));
      quietly(session.detach());
    }
  };
  root.on("Target.attachedToTarget", onAttached);
  await untilAborted(
    Promise.all([
      root.send("Browser.setDownloadBehavior", { behavior: "deny", browserContextId }),
      // Grants nothing, and thereby denies everything that a page might ask for.
      root.send("Browser.grantPermissions", { permissions: [], browserContextId }),
      root.send("Target.setAutoAttach", {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        filter: [{ type: "page" }],
      }),
    ]),
    signal,
  );

  return {
    openPage: async (onPopup) => {
      tellPopup = onPopup;
      isOpening = true;
      try {
        const { targetId } = await untilAborted(
          root.send("Target.createTarget", { url: "about:blank", browserContextId, newWindow: true }),
          signal,
        );
        own.add(targetId);
        const session = sessions.get(targetId);
        if (!session) throw new Error("A new page came without its session");
        return { targetId, session };
      } finally {
        isOpening = false;
        closeStrangers();
      }
    },
    closePage: (targetId) => quietly(root.send("Target.closeTarget", { targetId })),
    abandon: () => {
      isAbandoned = true;
    },
    dispose: async () => {
      // The next context's pages are not for this one to send away.
      root.off("Target.attachedToTarget", onAttached);
      if (isAbandoned) return;
      const gone = root.send("Target.disposeBrowserContext", { browserContextId });
      await untilAborted(gone, AbortSignal.timeout(DISPOSE_MS)).catch(() => {});
    },
  };
}
