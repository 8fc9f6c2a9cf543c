// The two visitors as whom a page is opened, and how a tab is told about them.
import type { CDPSession } from "@cloudflare/puppeteer";
import type { ViewportName } from "#contract/design-rating.ts";

export interface Viewport {
  /** CSS px of the visible part. */
  width: number;
  height: number;
  isMobile: boolean;
  userAgent: string;
}

export const ACCEPT_LANGUAGE = "de-DE,de;q=0.9,en;q=0.5";

/**
 * @param product as Browser.getVersion names it: "HeadlessChrome/131.0.6778.33"
 * @param botName what the site calls itself; stands at the end, so that nobody takes the visit for a person's
 */
export function viewportsOf(product: string, botName: string): Record<ViewportName, Viewport> {
  const major = /\/(\d+)/.exec(product)?.[1] ?? "131";
  const agent = (system: string, mobile: string) =>
    `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 ${mobile}Safari/537.36 ${botName}`.trimEnd();
  return {
    desktop: { width: 1280, height: 800, isMobile: false, userAgent: agent("X11; Linux x86_64", "") },
    mobile: { width: 390, height: 844, isMobile: true, userAgent: agent("Linux; Android 10; K", "Mobile ") },
  };
}

/** Size, touch, language and preferences: what a page can ask for, the same in every rating. */
export async function setUpViewport(session: CDPSession, viewport: Viewport): Promise<void> {
  const { width, height, isMobile, userAgent } = viewport;
  await Promise.all([
    session.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: isMobile,
      screenWidth: width,
      screenHeight: height,
    }),
    session.send("Emulation.setTouchEmulationEnabled", { enabled: isMobile }),
    session.send("Emulation.setScrollbarsHidden", { hidden: true }),
    session.send("Emulation.setFocusEmulationEnabled", { enabled: true }),
    session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-reduced-motion", value: "reduce" },
        { name: "prefers-color-scheme", value: "light" },
      ],
    }),
    session.send("Emulation.setTimezoneOverride", { timezoneId: "Europe/Berlin" }),
    session.send("Emulation.setLocaleOverride", { locale: "de-DE" }),
    session.send("Network.setUserAgentOverride", { userAgent, acceptLanguage: ACCEPT_LANGUAGE }),
  ]);
}
