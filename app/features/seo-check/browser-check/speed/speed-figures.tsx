// The figures, each with its spread, what it means, and in a word how good it is.
import { speedTexts as texts } from "#content/report/speed-check.ts";
import type { ShownSpeed } from "../read-check.ts";

export function SpeedFigures({ figures }: Pick<ShownSpeed, "figures">) {
  return (
    <dl className="speed-figures">
      {figures.map(({ id, label, value, meaning, level }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {level && (
              <span className="speed-level" data-level={level}>
                {texts.levels[level]}
              </span>
            )}
            <span className="speed-meaning">{meaning}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
