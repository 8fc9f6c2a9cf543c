// Looks at an open page in the other colour scheme.
import type { Page } from "@playwright/test";

/** Over when the page shows the scheme: before the next frames are painted axe still sees the one before. */
export async function switchTo(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const onTheirWay = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
  });
}
