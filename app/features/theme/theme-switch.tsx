import { footerTexts } from "#content/footer.ts";
import "./theme-switch.css";
import { chooseTheme, themes, useTheme } from "./theme-store.ts";

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
