import { OG_TAGS_SHOWN } from "#content/constants.ts";
import { partTexts } from "#content/pages/seo-report.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { Part, Sub } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Rows } from "./rows.tsx";

const texts = partTexts.social;

type Social = ShownReport["social"];

export function SocialPart({ social: { ogTags, twitterTags, structuredData } }: { social: Social }) {
  return (
    <Part title={texts.title} note={texts.note}>
      <Sub>{texts.openGraph}</Sub>
      <Tags tags={ogTags} most={OG_TAGS_SHOWN} none={texts.noOpenGraph} />
      <div className="mt-8">
        <Sub>{texts.twitter}</Sub>
        <Tags tags={twitterTags} most={twitterTags.length} none={texts.noTwitter} />
      </div>
      <div className="mt-8">
        <Sub>{texts.structuredData}</Sub>
        <StructuredData items={structuredData} />
      </div>
    </Part>
  );
}

interface TagsProps {
  tags: Social["ogTags"];
  most: number;
  none: string;
}

function Tags({ tags, most, none }: TagsProps) {
  if (tags.length === 0) return <p>{none}</p>;
  const left = tags.length - most;
  return (
    <>
      <Rows rows={tags.slice(0, most)} />
      {left > 0 && <p className="mt-2 text-small text-ink-soft">{texts.notShown(left)}</p>}
    </>
  );
}

function StructuredData({ items }: { items: Social["structuredData"] }) {
  if (items.length === 0) return <p>{texts.noStructuredData}</p>;
  return (
    <PlainList className="grid">
      {keyed(items).map(({ key, entry: { type, source, valid, problems } }) => (
        <li key={key} className="max-w-none border-0 border-t border-solid border-line py-3">
          <span className="flex flex-wrap items-center gap-x-3">
            <span
              aria-hidden="true"
              className={valid ? "i-tabler-circle-check text-good" : "i-tabler-circle-x text-poor"}
            />
            <strong>{type || texts.unnamed}</strong>
            {source && <code>{source}</code>}
            <span>{valid ? texts.valid : texts.invalid}</span>
          </span>
          {problems.length > 0 && (
            <ul className="mt-1 pl-5 text-small text-ink-soft">
              {keyed(problems).map(({ key, entry }) => (
                <li key={key}>{entry}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </PlainList>
  );
}
