import "./theme-switch.css";
import { chooseTheme, type Theme, themes, useTheme } from "./theme-store.ts";

const names: Record<Theme, string> = { system: "System", light: "Hell", dark: "Dunkel" };

export function ThemeSwitch() {
  const current = useTheme();
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Farbschema</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="farbschema"
            value={theme}
            checked={current === theme}
            onChange={() => chooseTheme(theme)}
          />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
