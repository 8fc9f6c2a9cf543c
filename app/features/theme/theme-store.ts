// Light, dark, or as the system says. A choice holds for the visit; it is stored only while consent allows it.
import { useSyncExternalStore } from "react";
import { removeItem, writeItem } from "../../storage.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The inline starter reads the same key before the first paint and sets data-theme on the root element. */
const THEME_KEY = "theme";

const listeners = new Set<() => void>();
let kept = false;

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "system");
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  keepTheme(kept);
  for (const listener of [...listeners]) listener();
}

/** Stores the choice when allowed, else takes it out of the browser's storage; the page stays as it is. */
export function keepTheme(allowed: boolean): void {
  kept = allowed;
  const theme = currentTheme();
  if (allowed && theme !== "system") writeItem(THEME_KEY, theme);
  else removeItem(THEME_KEY);
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
