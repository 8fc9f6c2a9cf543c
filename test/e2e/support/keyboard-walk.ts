// A walk through a page with the keyboard alone. After every key the focus must be where a visitor sees it: marked, and not
// under the bar, the banner or anything else (WCAG 2.4.7 and 2.4.11).
import { expect, type Locator, type Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/** More stops than any way here has: the goal is not within reach. */
const MAX_STOPS = 120;
/** A page may glide or a panel may open before the focus is in view. */
const IN_VIEW_MS = 2_000;

export interface Walk {
  /** Presses keys one after the other; focus is seen after each. */
  press: (...keys: string[]) => Promise<void>;
  /** Presses Tab, or `key`, until the focus is on the one with this role and name. */
  to: (role: Role, name: string | RegExp, key?: "Tab" | "Shift+Tab") => Promise<void>;
  /** The same for a goal that is named by where it stands. */
  until: (goal: Locator, key?: "Tab" | "Shift+Tab") => Promise<void>;
  /** The focus is, or comes to be, on the one with this role and name, and is seen. */
  at: (role: Role, name: string | RegExp) => Promise<void>;
  /** Types where the focus is, key by key. */
  type: (text: string) => Promise<void>;
  /** A new page has the focus at its content, which is no control and bears no mark. */
  atContent: () => Promise<void>;
}

export function walk(page: Page): Walk {
  const control = (role: Role, name: string | RegExp) =>
    page.getByRole(role, typeof name === "string" ? { name, exact: true } : { name });
  const whatHides = () => page.evaluate(whatHidesFocus);

  async function expectSeen(): Promise<void> {
    if ((await whatHides()) !== null) await expect.poll(whatHides, { timeout: IN_VIEW_MS }).toBeNull();
  }

  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectSeen();
    }
  }

  async function at(role: Role, name: string | RegExp): Promise<void> {
    await expect(control(role, name).and(page.locator(":focus"))).toHaveCount(1);
    await expectSeen();
  }

  async function until(goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const reached = goal.and(page.locator(":focus"));
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await press(key);
      if ((await reached.count()) === 1) return;
    }
    throw new Error(`No way by ${key} to ${goal}`);
  }

  return {
    press,
    at,
    until,
    to: (role, name, key) => until(control(role, name), key),
    type: (text) => page.keyboard.type(text),
    atContent: () => expect(page.locator("#inhalt")).toBeFocused(),
  };
}

/** Runs in the page: why a visitor does not see what is focused; null when it is seen. */
function whatHidesFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "nothing has the focus";
  const name = focused.outerHTML.slice(0, 120);
  // A switch or choice that is drawn anew shows its focus by its label.
  const shown = [focused, ...((focused as HTMLInputElement).labels ?? [])];
  // Some are drawn larger than they are by what stands before or after them.
  const isMarked = shown.some((part) =>
    [null, "::before", "::after"].some((drawn) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, drawn);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    }),
  );
  if (!isMarked) return `without a mark: ${name}`;
  const isInView = shown.some((part) =>
    [...part.getClientRects()].some((box) => {
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (left >= right || top >= bottom) return false;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there !== null && shown.some((one) => one.contains(there));
    }),
  );
  return isInView ? null : `out of view or covered: ${name}`;
}
