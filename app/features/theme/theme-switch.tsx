import "./theme-switch.css";
import { chooseTheme, type Theme, themes, useTheme } from "./theme-store.ts";

const choices: Record<Theme, { name: string; icon: string }> = {
  system: { name: "System", icon: "i-tabler-device-desktop" },
  light: { name: "Hell", icon: "i-tabler-sun" },
  dark: { name: "Dunkel", icon: "i-tabler-moon" },
};

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
          <span aria-hidden="true" className={choices[theme].icon} />
          {choices[theme].name}
        </label>
      ))}
    </fieldset>
  );
}
