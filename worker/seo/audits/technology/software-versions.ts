import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { listMetaContents } from "../../page/meta-tags.ts";

/** Headers that reveal software. */
const headers = ["server", "x-powered-by", "x-generator", "x-aspnet-version", "x-aspnetmvc-version"] as const;
/** Static site generators and programs on the owner's desk do not run on the server, so their version gives no attacker an opening. */
const builders =
  /^(?:astro|hugo|jekyll|eleventy|gatsby|pelican|hexo|docusaurus|vitepress|mkdocs|publii|microsoft (?:frontpage|word|excel|publisher|expression)|netobjects|adobe |mobirise|incomedia|website x5|web to date|siquando|zeta producer|namo|nvu|kompozer|bluegriffon|libreoffice|openoffice|rapidweaver|pinegrow|wysiwyg web builder)\b/i;
/** A version with a dot after a name: "nginx/1.18", "WordPress 6.4.2". A major version ("Shopware 6") reveals nothing. */
const namedVersion = /[a-z)!][/ ]v?\d{1,3}\.\d/i;
/** A number alone: "4.0.30319". */
const bareVersion = /^\s*\d+\.\d/;
/** Characters read; the version comes first. */
const maxReadLength = 200;
const maxShown = 6;

/** How to hide the version, by software. */
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
  asksTemplate: true,
  needsServer: true,
  judge(facts) {
    const found = listStatements(facts).filter(
      ({ value }) => namedVersion.test(value) || bareVersion.test(value),
    );
    const [first, ...others] = found;
    if (first === undefined) return passed();
    const lines = remedies
      .filter(([sign]) => found.some(({ value }) => sign.test(value)))
      .map(([, line]) => line);
    return warning({
      share: 0,
      title: `Die Version der Software ist öffentlich: ${quoted(first.value, 60)}`,
      advice: "Blenden Sie die Nummer aus. Wichtiger bleibt, die Software aktuell zu halten.",
      evidence: [first, ...others.slice(0, maxShown - 1)],
      ...(lines.length === 0 ? {} : { snippet: lines.join("\n") }),
    });
  },
};

function listStatements({ fetched, html }: PageFacts): Evidence[] {
  const fromHeaders = headers.map((name) => ({
    where: `Kopfzeile ${name}`,
    value: fetched.headers[name] ?? "",
  }));
  const fromMetas = listMetaContents(html.metas, "generator")
    .filter((value) => !builders.test(value.trim()))
    .map((value) => ({ where: '<meta name="generator">', value }));
  return [...fromHeaders, ...fromMetas].map(({ where, value }) => ({
    where,
    value: value.slice(0, maxReadLength),
    expected: "ohne Nummer",
  }));
}
