// How the page came, in small pictures side by side.
import { inGerman } from "#content/figures.ts";
import { speedTexts } from "#content/report/speed-check.ts";
import { PlainSteps } from "../../plain-list.tsx";
import type { ShownSpeed } from "../read-check.ts";

const { film: texts } = speedTexts;

export function Film({ film }: Pick<ShownSpeed, "film">) {
  return (
    <PlainSteps className="speed-film">
      {film.map(({ ms, picture }, index) => {
        const seconds = inGerman((ms ?? 0) / 1_000, 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change their order.
          <li key={index}>
            {picture === null ? (
              <span className="speed-blank">{texts.nothing}</span>
            ) : (
              <img src={picture} alt={texts.alt(seconds)} decoding="async" />
            )}
            <span aria-hidden={picture !== null}>{texts.frame(seconds)}</span>
          </li>
        );
      })}
    </PlainSteps>
  );
}
