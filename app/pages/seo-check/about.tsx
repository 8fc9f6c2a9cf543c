import { CRAWLER_PAGE } from "#content/crawler.ts";
import { aboutTexts, groupTexts } from "#content/pages/seo-check.ts";
import { groupIds } from "#contract/seo-report.ts";
import { PlainList } from "../../features/seo-check/plain-list.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Link } from "../../ui/link.tsx";

export function About() {
  return (
    <div className="seo-check-about">
      <Groups />
      <Scoring />
      <Privacy />
    </div>
  );
}

function Groups() {
  return (
    <section className="section">
      <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2>{aboutTexts.groupsHeading}</h2>
          <p className="mt-4 text-lead text-ink-soft">{aboutTexts.groupsText}</p>
          <p className="mt-4">
            <Link to={CRAWLER_PAGE}>{aboutTexts.crawlerLink}</Link>
          </p>
        </div>
        <dl>
          {groupIds.map((group) => (
            <div
              key={group}
              className="grid gap-x-8 gap-y-1 border-0 border-t border-solid border-line py-5 md:grid-cols-[13rem_1fr]"
            >
              <dt className="font-heading text-h3 font-700">{groupTexts[group].title}</dt>
              <dd className="text-ink-soft">{groupTexts[group].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Scoring() {
  return (
    <section className="section bg-sky">
      <div className="wrap">
        <h2>{aboutTexts.scoreHeading}</h2>
        <PlainList className="mt-10 grid grid-cols-[60fr_20fr_20fr] gap-1">
          {aboutTexts.bands.map(({ range, name, colour }) => (
            <li key={range}>
              <span aria-hidden="true" className={`block h-5 rounded-control ${colour}`} />
              <span className="mt-2 block whitespace-nowrap font-heading text-text font-700 leading-tight sm:text-h3 [font-variant-numeric:tabular-nums]">
                {range}
              </span>
              <span>{name}</span>
            </li>
          ))}
        </PlainList>
        <div className="mt-10 border-0 border-b border-solid border-ink-soft">
          {keyed(aboutTexts.answers).map(({ key, entry: { question, answer } }) => (
            <details key={key} name="score" className="group border-0 border-t border-solid border-ink-soft">
              <summary className="flex min-h-11 items-center justify-between gap-4 py-5 font-heading text-h3 font-700">
                {question}
                <span
                  aria-hidden="true"
                  className="i-tabler-plus transition-transform duration-150 group-open:rotate-45"
                />
              </summary>
              <p className="pb-6">{answer}</p>
            </details>
          ))}
        </div>
        <p className="mt-8">
          <LinkedText>{aboutTexts.accuracy}</LinkedText>
        </p>
      </div>
    </section>
  );
}

function Privacy() {
  return (
    <section className="section">
      <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <h2>{aboutTexts.privacyHeading}</h2>
          {keyed(aboutTexts.privacy).map(({ key, entry: paragraph }) => (
            <p key={key} className="mt-4">
              {paragraph}
            </p>
          ))}
          <p className="mt-4">
            <Link to="/datenschutz">{aboutTexts.privacyLink}</Link>
          </p>
        </div>
        <div className="self-end border-0 border-l-3 border-dotted border-brick pl-9 lg:justify-self-end">
          <p className="font-heading text-h3 font-700">{aboutTexts.helpHeading}</p>
          <p className="mt-4 text-ink-soft">{aboutTexts.helpText}</p>
          <Link to="/kontakt" className="btn-brick mt-8">
            {aboutTexts.helpButton}
          </Link>
        </div>
      </div>
    </section>
  );
}
