import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import type { PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { evidenceOf, passed, warning } from "../verdicts.ts";
import { quoted } from "../wording.ts";

/** Headers in which servers introduce themselves. */
const headers = ["server", "x-powered-by", "x-generator", "x-aspnet-version", "x-aspnetmvc-version"] as const;
/** These build files and do not run on the server: their version opens nothing. */
const builders = /^(?:astro|hugo|jekyll|eleventy|gatsby|pelican|hexo|docusaurus|vitepress|mkdocs|publii)\b/i;
/** A number with a point behind a name: "nginx/1.18", "WordPress 6.4.2". A product's number ("Shopware 6") gives nothing away. */
const named = /[a-z)!][/ ]v?\d{1,3}\.\d/i;
/** A number alone: "4.0.30319". */
const bare = /^\s*\d+\.\d/;
/** Characters looked at; the version stands in front. */
const looked = 200;
const shown = 6;

/** How the number is taken away, by what stands in the value. */
const remedies: readonly (readonly [sign: RegExp, line: string])[] = [
  [/apache/i, "# Apache (httpd.conf)\nServerTokens Prod\nServerSignature Off"],
  [/nginx/i, "# nginx\nserver_tokens off;"],
  [/php/i, "# php.ini\nexpose_php = Off"],
  [/wordpress/i, "// WordPress (functions.php)\nremove_action('wp_head', 'wp_generator');"],
];

export const softwareVersions: Audit = {
  id: "software-versions",
  group: "technology",
  topic: "Verratene Versionen der Software",
  passedTitle: "Server und Seite verraten keine Versionsnummern",
  source: sources.softwareVersions,
  needsServer: true,
  judge(facts) {
    const found = statements(facts).filter(({ value }) => named.test(value) || bare.test(value));
    const [first] = found;
    if (first === undefined) return passed();
    const lines = remedies
      .filter(([sign]) => found.some(({ value }) => sign.test(value)))
      .map(([, line]) => line);
    return warning({
      title: `Die Version der Software ist öffentlich: ${quoted(first.value, 60)}`,
      advice: "Blenden Sie die Nummer aus. Wichtiger bleibt, die Software aktuell zu halten.",
      evidence: evidenceOf(found.slice(0, shown), first),
      ...(lines.length === 0 ? {} : { snippet: lines.join("\n") }),
    });
  },
};

function statements({ fetched, html }: PageFacts): Evidence[] {
  const expected = "ohne Nummer";
  const fromHeaders = headers.flatMap((name) => {
    const value = fetched.headers[name];
    return value === undefined
      ? []
      : [{ where: `Kopfzeile ${name}`, value: value.slice(0, looked), expected }];
  });
  const fromMetas = html.metas
    .filter(({ name, content }) => name?.trim().toLowerCase() === "generator" && content !== null)
    .map(({ content }) => ({
      where: '<meta name="generator">',
      value: (content ?? "").slice(0, looked),
      expected,
    }))
    .filter(({ value }) => !builders.test(value.trim()));
  return [...fromHeaders, ...fromMetas];
}
