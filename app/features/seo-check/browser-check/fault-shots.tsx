// The pictures of the check with axe: both widths, and the phone with its menu opened, each with the faults that lie in it.
import { accessibilityTexts as texts } from "#content/report/accessibility-rules.ts";
import { screenNames, shotTexts } from "#content/report/design-rating.ts";
import { type ShotName, shotNames } from "#contract/accessibility-check.ts";
import { MarkedShot } from "./marked-shot.tsx";
import type { ShownAccessibility } from "./read-check.ts";

export function FaultShots({ result }: { result: ShownAccessibility }) {
  const shown = shotNames.flatMap((name) => {
    const shot = result.shots[name];
    const places = placesIn(result, name);
    return shot && places.length > 0 ? [{ name, shot, places }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <h4 className="browser-heading">{texts.pictures}</h4>
      <p className="mt-1 text-ink-soft no-print">{texts.picturesText}</p>
      {shown.map(({ name, shot, places }) => (
        <MarkedShot
          key={name}
          name={name === "menu" ? texts.menu.heading : screenNames[name]}
          isNamed
          alt={
            name === "menu"
              ? texts.menu.alt
              : shotTexts.alt("", shotTexts.altScreens[name], String(shot.width))
          }
          frame={name === "desktop" ? "desktop" : "mobile"}
          shot={shot}
          places={places}
        />
      ))}
    </>
  );
}

function placesIn({ faults }: ShownAccessibility, name: ShotName) {
  return faults
    .filter(({ wcag }) => wcag.length > 0)
    .flatMap(({ title, places }) =>
      places
        .filter(({ viewports }) => viewports.includes(name))
        .map(({ snippet, boxes }) => ({ text: title, snippet, box: boxes?.[name] ?? null })),
    );
}
