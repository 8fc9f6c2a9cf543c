import type { Audit } from "../../engine/audit.ts";
import { headerSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import { parsePolicies } from "../../page/content-security-policy.ts";

const protectingOptions = new Set(["deny", "sameorigin"]);
const everyone = ["*", "http:", "https:"];

export const framing: Audit = {
  id: "framing",
  group: "technology",
  topic: "Schutz vor Einbettung in fremde Seiten",
  passedTitle: "Fremde Seiten können die Seite nicht unsichtbar einbetten",
  source: sources.framing,
  needsServer: true,
  judge(facts) {
    // In a meta element browsers ignore frame-ancestors.
    const lists = parsePolicies(facts)
      .filter(({ where }) => where.startsWith("Kopfzeile"))
      .flatMap(({ directives, value }) => {
        const list = directives.get("frame-ancestors");
        return list === undefined ? [] : [{ list, value }];
      });
    if (lists.some(({ list }) => !list.some((source) => everyone.includes(source)))) return passed();
    const options = facts.fetched.headers["x-frame-options"];
    const [open] = lists;
    // Where frame-ancestors stands, browsers ignore the older header.
    if (open === undefined && deniesFraming(options)) return passed();
    return warning({
      share: 0,
      title:
        open !== undefined || options !== undefined
          ? "Der Schutz vor Einbettung in fremde Seiten wirkt nicht"
          : "Fremde Seiten können die Seite unsichtbar einbetten",
      advice:
        "Betrüger können Ihre Seite so in ihre einbauen und Klicks abfangen. Mit einer Zeile am Server darf das nur noch Ihre eigene Website.",
      evidence: [
        open !== undefined
          ? {
              where: "Kopfzeile Content-Security-Policy",
              value: open.value,
              expected: "frame-ancestors 'self'",
            }
          : {
              where: "Kopfzeilen Content-Security-Policy und X-Frame-Options",
              value: options === undefined ? "keine Angabe" : `X-Frame-Options: ${options}`,
              expected: "frame-ancestors 'self' oder X-Frame-Options: SAMEORIGIN",
            },
      ],
      snippet: headerSnippet("X-Frame-Options", "SAMEORIGIN"),
    });
  },
};

/** A header sent twice arrives as "SAMEORIGIN, SAMEORIGIN". */
function deniesFraming(options: string | undefined): boolean {
  const values = (options ?? "").toLowerCase().split(",");
  return values.every((value) => protectingOptions.has(value.trim()));
}
