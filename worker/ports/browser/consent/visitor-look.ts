// Consent tools show programs no banner. The visit of a consent check therefore looks like a visitor's: see docs/threat-model.md.
import type { CDPSession } from "@cloudflare/puppeteer";
import { ACCEPT_LANGUAGE, type Viewport, viewportsOf } from "../viewports.ts";

/** The desktop view under the name of an ordinary browser. @param product as Browser.getVersion names it */
export function visitorViewport(product: string): Viewport {
  return viewportsOf(product, "").desktop;
}

/** CDP's Emulation.setAutomationOverride only ever sets it (tried with Chromium 150): a browser that was started for automation stays one. */
const NO_AUTOMATION = `Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false, configurable: true, enumerable: true })`;

/** Call before the tab goes anywhere: \`navigator.webdriver\` is then what it is in everybody's browser. */
export async function lookLikeVisitor(session: CDPSession, { userAgent }: Viewport): Promise<void> {
  const version = /Chrome\/(\d+)/.exec(userAgent)?.[1] ?? "";
  const brands = ["Chromium", "Google Chrome"].map((brand) => ({ brand, version }));
  await Promise.all([
    session.send("Page.addScriptToEvaluateOnNewDocument", { source: NO_AUTOMATION }),
    session.send("Network.setUserAgentOverride", {
      userAgent,
      acceptLanguage: ACCEPT_LANGUAGE,
      platform: "Linux x86_64",
      userAgentMetadata: {
        brands,
        fullVersion: `${version}.0.0.0`,
        platform: "Linux",
        platformVersion: "",
        architecture: "x86",
        model: "",
        mobile: false,
      },
    }),
  ]);
}
