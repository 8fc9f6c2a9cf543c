import { footerTexts } from "#content/footer.ts";
import "./theme-switch.css";
import { useSyncExternalStore } from "react";
import { removeItem, writeItem } from "../../storage.ts";

export function ThemeSwitch() {
  const current = useTheme();
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">{footerTexts.colours}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="farbschema"
            value={theme}
            checked={current === theme}
            onChange={() => chooseTheme(theme)}
          />
          {footerTexts.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}

const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The inline starter reads the same key before the first paint. */
const THEME_KEY = "theme";

const listeners = new Set<() => void>();
let isStorageAllowed = false;

function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "system");
}

function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  allowThemeStorage(isStorageAllowed);
  for (const listener of [...listeners]) listener();
}

/** Stores the choice or removes it from storage; the page keeps its look. */
export function allowThemeStorage(allowed: boolean): void {
  isStorageAllowed = allowed;
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
