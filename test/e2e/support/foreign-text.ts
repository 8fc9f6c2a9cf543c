// Fills data from the server with payloads, and watches a page for anything that comes of them.
import type { Page } from "@playwright/test";
import { xssPayloads } from "../../fixtures/xss-payloads.ts";
import { expect } from "../../support/browser-test.ts";

/** What decides how data are shown, and would only hide the rest. */
const KEPT =
  /^(?:id|group|status|state|role|charsetSource|checkedAt|startedAt|finishedAt|timestamp|validUntil|sessionId|formula|language)$/;

/** Behind each payload, so that every place gets an element and not only what begins an address. */
const ELEMENT = " <img src=x onerror=window.__xss=1>";

/** The same data with a payload in the place of every text, names of free records included; all payloads in turn. */
export function withPayloads<T>(data: T): T {
  let next = 0;
  const payload = () => `${xssPayloads[next++ % xssPayloads.length]}${ELEMENT}`;
  const filled = (value: unknown, name = ""): unknown => {
    if (typeof value === "string") return KEPT.test(name) ? value : payload();
    if (Array.isArray(value)) return value.map((one) => filled(one));
    if (typeof value !== "object" || value === null) return value;
    const isRecord = /^(?:ogTags|twitterTags|keywordDensity|versions)$/.test(name);
    // What is looked up by its own name stays beside what bears a payload's.
    const named = Object.entries(value).map(([key, one]) => [key, filled(one, key)]);
    const renamed = isRecord ? Object.values(value).map((one) => [payload(), filled(one)]) : [];
    return Object.fromEntries([...named, ...renamed]);
  };
  return filled(data) as T;
}

export interface Watch {
  /** Fails when a payload ran, asked for something, was refused by the policy, or became an element or attribute. */
  expectHarmless: () => Promise<void>;
  /** Fails unless at least so many different payloads stand in the page's text. */
  expectShown: (least: number) => Promise<void>;
}

/** To be called before the page is opened. */
export async function watch(page: Page): Promise<Watch> {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/xss/.test(new URL(request.url()).hostname)) seen.push(`request ${request.url()}`);
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      violations.push(`${violatedDirective} ${sample}`),
    );
  });
  return {
    expectHarmless: async () => {
      expect([...seen, ...(await page.evaluate(tracesOfPayloads))]).toEqual([]);
    },
    expectShown: async (least) => {
      const text = await page.evaluate(() => document.body.textContent ?? "");
      const shown = xssPayloads.filter((payload) => text.includes(payload.trim()));
      expect(shown.length).toBeGreaterThanOrEqual(least);
    },
  };
}

/** Runs in the page. */
function tracesOfPayloads(): string[] {
  const { __xss: ran, violations = [] } = window as { __xss?: unknown; violations?: string[] };
  const traces = ran === undefined ? [...violations] : ["a payload ran", ...violations];
  for (const element of document.querySelectorAll("*")) {
    if (/^(?:script|style)$/i.test(element.tagName) && /__xss|xss\.example/.test(element.textContent ?? ""))
      traces.push(element.outerHTML.slice(0, 120));
    for (const { name, value } of element.attributes) {
      const isActive = /^on/i.test(name) || name === "srcdoc" || (name === "style" && value.includes("xss"));
      const leads = /^(?:href|src|srcset|action|formaction|data|content|xlink:href|poster)$/.test(name);
      const target = value.replace(/[\s\p{Cc}]/gu, "");
      const isHostile =
        /^(?:\d+;url=)?(?:javascript:|vbscript:|data:text|(?:https?:)?\/\/xss\.example)/i.test(target);
      if (isActive || (leads && isHostile)) traces.push(`${element.tagName} ${name}=${value.slice(0, 80)}`);
    }
  }
  return traces;
}
