import { keyed } from "#app/ui/keyed.ts";
import { ListItems } from "#app/ui/list-items.tsx";
import { OG_TAGS_SHOWN } from "#content/constants.ts";
import { inGerman } from "#content/figures.ts";
import { partTexts } from "#content/report/seo-report.ts";
import { PlainList } from "../../plain-list.tsx";
import type { ShownReport } from "../read-report.ts";
import { Missing, Pairs, Part, Sub } from "./part.tsx";

const socialTexts = partTexts.social;

type Social = ShownReport["social"];

export function SocialPart({ social: { ogTags, twitterTags, structuredData } }: { social: Social }) {
  return (
    <Part title={socialTexts.title} note={socialTexts.note}>
      <Sub>{socialTexts.openGraph}</Sub>
      <Tags tags={ogTags} max={OG_TAGS_SHOWN} none={socialTexts.noOpenGraph} />
      <div className="mt-8">
        <Sub>{socialTexts.twitter}</Sub>
        <Tags tags={twitterTags} max={twitterTags.length} none={socialTexts.noTwitter} />
      </div>
      <div className="mt-8">
        <Sub>{socialTexts.structuredData}</Sub>
        <StructuredData items={structuredData} />
      </div>
    </Part>
  );
}

function Tags({ tags, max, none }: { tags: Social["ogTags"]; max: number; none: string }) {
  if (tags.length === 0) return <p>{none}</p>;
  const left = tags.length - max;
  return (
    <>
      <Pairs className="report-rows" rows={tags.slice(0, max)} />
      {left > 0 && <p className="mt-2 text-small text-ink-soft">{socialTexts.notShown(left)}</p>}
    </>
  );
}

function StructuredData({ items }: { items: Social["structuredData"] }) {
  if (items.length === 0) return <p>{socialTexts.noStructuredData}</p>;
  return (
    <PlainList className="grid">
      {keyed(items).map(({ key, entry: { type, source, valid, problems } }) => (
        <li key={key} className="max-w-none border-0 border-t border-solid border-line py-3">
          <span className="flex flex-wrap items-center gap-x-3">
            <span
              aria-hidden="true"
              className={valid ? "i-tabler-circle-check text-good" : "i-tabler-circle-x text-poor"}
            />
            <strong>{type || socialTexts.unnamed}</strong>
            {source && <code>{source}</code>}
            <span>{valid ? socialTexts.valid : socialTexts.invalid}</span>
          </span>
          {problems.length > 0 && (
            <ul className="mt-1 pl-5 text-small text-ink-soft">
              <ListItems entries={problems} />
            </ul>
          )}
        </li>
      ))}
    </PlainList>
  );
}

const metaTexts = partTexts.meta;

export function MetaPart({ meta: { title, description, keywords } }: Pick<ShownReport, "meta">) {
  return (
    <Part title={metaTexts.title} note={metaTexts.note}>
      <Pairs
        className="report-rows"
        rows={[
          [metaTexts.metaTitle, withLength(title)],
          [metaTexts.description, withLength(description)],
          [metaTexts.keywords, keywords || metaTexts.noKeywords],
        ]}
      />
    </Part>
  );
}

function withLength(text: string | null) {
  if (!text) return <Missing />;
  return (
    <>
      {text}
      <span className="block text-small text-ink-soft">
        {partTexts.characters(inGerman(Array.from(text).length))}
      </span>
    </>
  );
}
