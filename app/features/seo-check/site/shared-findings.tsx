// Findings that most pages share, listed once with the number of pages.
import { findingTexts } from "#content/report/seo-report.ts";
import { reasonFor } from "#content/report/seo-report-reasons.ts";
import { sharedTexts as texts } from "#content/report/seo-site.ts";
import { Description } from "../../../ui/description.tsx";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { StatusMark } from "../report/findings/status-mark.tsx";
import { shortAddress } from "./addresses.ts";
import type { ShownCrawl, ShownPage, ShownShared } from "./read-crawl.ts";
import "../report/findings/finding-body.css";
import "../report/findings/finding-row.css";

export function SharedFindings({ crawl }: { crawl: ShownCrawl }) {
  const judged = crawl.pages.filter(({ score }) => score !== null);
  const isEverywhere = ({ pages }: ShownShared) => pages.length >= judged.length;
  const lists = [
    { heading: texts.everywhere(judged.length), shared: crawl.shared.filter(isEverywhere) },
    { heading: texts.mostly, shared: crawl.shared.filter((one) => !isEverywhere(one)) },
  ];
  return (
    <div className="wrap pt-14 md:pt-18">
      <h3 className="text-h2">{texts.heading}</h3>
      <p className="mt-4 max-w-[68ch] text-ink-soft">{texts.text}</p>
      {lists.map(
        ({ heading, shared }) =>
          shared.length > 0 && (
            <section key={heading} aria-label={heading} className="site-shared">
              <h4 className="text-h3">{heading}</h4>
              <PlainList>
                {keyed(shared).map(({ key, entry }) => (
                  <li key={key}>
                    <SharedRow shared={entry} crawl={crawl} judged={judged} />
                  </li>
                ))}
              </PlainList>
            </section>
          ),
      )}
    </div>
  );
}

interface SharedRowProps {
  shared: ShownShared;
  crawl: ShownCrawl;
  judged: readonly ShownPage[];
}

function SharedRow({ shared: { id, status, title, advice, pages, titles }, crawl, judged }: SharedRowProps) {
  const having = pages.map((index) => crawl.pages[index]);
  const without = judged.filter((page) => !having.includes(page));
  const why = reasonFor(id, null);
  const address = (page: ShownPage) => shortAddress(page.url, crawl.startUrl);
  return (
    <details className="finding-row">
      <summary>
        <span className="finding-mark">
          <StatusMark status={status} />
        </span>{" "}
        <span className="finding-title">{title}</span>{" "}
        {without.length > 0 && (
          <span className="finding-figure">{texts.part(judged.length - without.length, judged.length)}</span>
        )}
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <div className="finding-body">
        <dl className="finding-words">
          {why && <Description term={findingTexts.why}>{why}</Description>}
          {advice && <Description term={findingTexts.how}>{advice}</Description>}
          {without.length > 0 && (
            <Description term={texts.except}>
              <span className="site-address">{without.map(address).join(", ")}</span>
            </Description>
          )}
          {titles.length > 0 && (
            <Description term={texts.each}>
              <PlainList className="grid gap-1">
                {keyed(titles).map(({ key, entry }) => {
                  const page = having[key];
                  return (
                    <li key={key}>
                      {page && <span className="site-address">{address(page)}: </span>}
                      {entry}
                    </li>
                  );
                })}
              </PlainList>
            </Description>
          )}
        </dl>
      </div>
    </details>
  );
}
