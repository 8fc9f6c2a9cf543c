// Everything a tab asks the net for, whether the guard lets it leave or not.
import type { CDPEvents, CDPSession } from "@cloudflare/puppeteer";
import type { AskedFile, Phase } from "../../../consent/consent-facts.ts";
import type { Tab } from "../tab.ts";

/** Different addresses of one state; pages of ordinary size ask for a hundred. */
const MAX_FILES = 600;
const MAX_ADDRESS = 200;
const MAX_HOST = 253;
const REFUSED = "net::ERR_BLOCKED_BY_CLIENT";

export interface Traffic {
  phase: Phase;
  files: AskedFile[];
  leftOut: number;
}

/** Call before the tab goes anywhere; `phase` is set by whoever clicks. */
export function watchTraffic(tab: Tab, phase: Phase): Traffic {
  const traffic: Traffic = { phase, files: [], leftOut: 0 };
  const known = new Map<string, AskedFile>();
  const byRequest = new Map<string, AskedFile>();

  const listen = (session: CDPSession) => {
    session.on(
      "Network.requestWillBeSent",
      ({ requestId, request }: CDPEvents["Network.requestWillBeSent"]) => {
        if (!/^https?:/i.test(request.url) || !URL.canParse(request.url)) return;
        const { hostname, pathname, search } = new URL(request.url);
        const address = `${pathname}${search}`.slice(0, MAX_ADDRESS).toLowerCase();
        const key = `${traffic.phase} ${hostname} ${address}`;
        let file = known.get(key);
        if (file === undefined) {
          if (traffic.files.length >= MAX_FILES) {
            traffic.leftOut += 1;
            return;
          }
          file = { host: hostname.slice(0, MAX_HOST), address, phase: traffic.phase, isRefused: false };
          known.set(key, file);
          traffic.files.push(file);
        }
        byRequest.set(requestId, file);
      },
    );
    session.on("Network.loadingFailed", ({ requestId, errorText }) => {
      const file = byRequest.get(requestId);
      if (file && errorText.startsWith(REFUSED)) file.isRefused = true;
    });
  };
  listen(tab.session);
  // Frames of other sites have sessions of their own.
  tab.session.on("sessionattached", listen);
  return traffic;
}
