import { partTexts } from "#content/pages/seo-report.ts";
import { PlainSteps } from "../plain-list.tsx";
import { Bar } from "./bar.tsx";
import { Part, Sub } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Figures } from "./rows.tsx";
import { shown, shownNumber, shownPercent } from "./shown.ts";

const texts = partTexts.content;

export function ContentPart({ content }: Pick<ShownReport, "content">) {
  const { wordCount, readabilityScore, readability, textToHtmlRatio } = content;
  const words = [...content.keywordDensity].sort(([, a], [, b]) => b - a);
  const most = words[0]?.[1] ?? 1;
  return (
    <Part title={texts.title} note={texts.note}>
      <Figures
        rows={[
          [texts.wordCount, shownNumber(wordCount)],
          [
            texts.readability,
            shown(readabilityScore, (score) => texts.readabilityOf(shownNumber(score))),
            readability && readabilityNote(readability),
          ],
          [texts.ratio, shownPercent(textToHtmlRatio, 1)],
        ]}
      />
      <div className="mt-8">
        <Sub>{texts.density}</Sub>
        {words.length === 0 ? (
          <p>{texts.noWords}</p>
        ) : (
          <PlainSteps className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
            {words.map(([word, density]) => (
              <li key={word} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
                <span className="min-w-0">{word}</span>
                <span className="text-small text-ink-soft [font-variant-numeric:tabular-nums]">
                  {shownPercent(density)}
                </span>
                <Bar value={(density / most) * 100} className="text-brick" />
              </li>
            ))}
          </PlainSteps>
        )}
      </div>
    </Part>
  );
}

function readabilityNote({ formula, grade }: NonNullable<ShownReport["content"]["readability"]>): string {
  const note = texts.formula(formula);
  return grade === null ? note : `${note}, ${texts.grade(shownNumber(grade, 1))}`;
}
