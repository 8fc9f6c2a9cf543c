import { useId, useState } from "react";
import { starters, starterTexts } from "#content/price-calculator/price-starters.ts";
import type { FieldProps } from "./fields.tsx";

/** Fills the form with what is typical of a trade; everything in it can be changed afterwards. */
export function StarterField({ edit }: Pick<FieldProps, "edit">) {
  const id = useId();
  const [chosen, setChosen] = useState("");
  const starter = starters.find((each) => each.id === chosen);
  return (
    <div className="calc-starter">
      <label htmlFor={id}>{starterTexts.label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value);
          const picked = starters.find((each) => each.id === value);
          if (picked) edit({ ...picked.change, pages: { min: picked.pages, max: picked.pages } });
        }}
      >
        <option value="">{starterTexts.none}</option>
        {starters.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {starter && (
        <p className="calc-origin">
          {starterTexts.pages(starter.pages, starter.names)}
          {starter.sample && (
            <>
              {" "}
              {starterTexts.sample}{" "}
              <a href={starter.sample.href} target="_blank" rel="noopener">
                {starter.sample.name}
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
