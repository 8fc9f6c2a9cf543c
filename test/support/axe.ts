// Runs axe over a page: WCAG 2.2 A and AA plus axe's best practices.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const EVERYTHING: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

const CONTRAST: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};

/** Contrast alone: all that another colour scheme can change on a page that has been looked at in full. */
export function contrastFindings(page: Page): Promise<string[]> {
  return findings(page, CONTRAST);
}

/**
 * Findings as short lines, `rule: element (what to do)`; empty when the page is clean.
 * Frames are left out: those of this site hold sample websites, which are looked at by themselves.
 * @param include selector of the part to look at; the whole page without it
 */
export function axeFindings(page: Page, include?: string): Promise<string[]> {
  return findings(page, EVERYTHING, include);
}

export interface ContrastVerdict {
  verdict: "fails" | "passes" | "unknown" | "exempt";
  ratio?: number;
}

/** What axe says of the contrast of each element with an id; "unknown" where it leaves the answer to people. */
export async function contrastVerdicts(page: Page): Promise<Map<string, ContrastVerdict>> {
  await page.evaluate(AXE);
  const { violations, passes, incomplete } = await page.evaluate<AxeResults>(() =>
    (window as unknown as { axe: typeof import("axe-core") }).axe.run({
      runOnly: { type: "rule", values: ["color-contrast"] },
    }),
  );
  const lists = { fails: violations, passes, unknown: incomplete } as const;
  return new Map(
    (["fails", "passes", "unknown"] as const).flatMap((verdict) =>
      lists[verdict].flatMap(({ nodes }) =>
        nodes.map(({ target, any }): [string, ContrastVerdict] => [
          String(target[0]).replace("#", ""),
          { verdict, ratio: any[0]?.data?.contrastRatio },
        ]),
      ),
    ),
  );
}

/** Lays out all of the page, not only what lies near the view. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.first;
  });
}

/**
 * Waits until every colour has arrived, after another scheme or with a fold that has just been opened: half a transition is neither
 * colour. What inherits a colour begins to change only when its parent is done. What moves without end is not waited for.
 */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(moving), { intervals: [0, 20, 50, 100] }).toEqual([]);
}

/** Runs in the page: names what is on its way to an end. */
function moving(): string[] {
  return document.getAnimations().flatMap(({ playState, timeline, effect }) => {
    if (playState !== "running" || timeline !== document.timeline) return [];
    if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().endTime === Infinity) return [];
    // What is not shown does not move on.
    if (!effect.target?.checkVisibility({ contentVisibilityAuto: true })) return [];
    return effect.target.outerHTML.slice(0, 120);
  });
}

async function findings(page: Page, options: RunOptions, include?: string): Promise<string[]> {
  await layOutAll(page);
  await settle(page);
  // The page's policy forbids a script element; evaluated text is not one.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults, [RunOptions, string | undefined]>(
    ([how, part]) =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(part ?? document, {
        ...how,
        iframes: false,
      }),
    [options, include],
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")} (${help})`),
  );
}
