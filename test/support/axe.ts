// Runs axe over a page: WCAG 2.2 A and AA plus axe's best practices.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Findings as short lines, `rule: element (what to do)`; empty when the page is clean. */
export async function axeFindings(page: Page, include?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(TAGS);
  return findingsOf(include ? builder.include(include) : builder);
}

/** Contrast alone: what another colour scheme can change. */
export function contrastFindings(page: Page): Promise<string[]> {
  return findingsOf(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]));
}

async function findingsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")} (${help})`),
  );
}
