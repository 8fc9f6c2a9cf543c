import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { findRobotsFaults, type RobotsFault } from "../../robots/robots-faults.ts";

/** Of these characters, and no more, is a line that can be copied. */
const copyable = /^[\x20-\x7e\n]{1,200}$/;

export const robotsSyntax: Audit = {
  id: "robots-syntax",
  group: "findability",
  topic: "Aufbau der robots.txt",
  passedTitle: "Suchmaschinen verstehen jede Zeile der robots.txt",
  source: sources.robotsSyntax,
  judge({ fetched, side }) {
    const { state, status, text, reason } = side.robotsTxt;
    if (state === "unchecked") return unchecked("Die robots.txt war nicht zu lesen.");
    if (state === "missing" && status === 200) {
      return warning({
        title: "Unter /robots.txt kommt keine Textdatei",
        advice:
          "Suchmaschinen lesen darin keine Regel: Alles gilt als erlaubt, auch was Sie sperren wollten. Legen Sie dort eine Textdatei ab, oder lassen Sie den Server mit Status 404 antworten.",
        evidence: [
          {
            where: "/robots.txt",
            value: reason ?? "keine Textdatei",
            expected: "eine Textdatei oder Status 404",
          },
        ],
        snippet: `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", fetched.url).href}`,
      });
    }
    if (state === "missing" || text === null) return notApplicable("Es gibt keine robots.txt");
    const { faults, total } = findRobotsFaults(text, fetched.url);
    const [first, ...others] = faults.map(evidenceFor);
    if (first === undefined) return passed();
    const snippet = buildSnippet(faults);
    return warning({
      title: `Suchmaschinen verstehen ${counted(total, "Zeile", "Zeilen")} der robots.txt nicht`,
      advice:
        "Was sie nicht verstehen, übergehen sie: Ein Verbot wirkt dann nicht oder anders als gedacht. Berichtigen oder entfernen Sie die genannten Zeilen.",
      evidence: [first, ...others],
      ...(snippet === "" ? {} : { snippet }),
    });
  },
};

function evidenceFor({ line, written, problem, corrected }: RobotsFault) {
  return {
    where: `robots.txt, Zeile ${line}`,
    value: `${written} (${problem})`,
    expected: corrected ?? "User-agent, Allow, Disallow oder Sitemap, Doppelpunkt, Wert",
  };
}

function buildSnippet(faults: readonly RobotsFault[]): string {
  return faults
    .flatMap(({ line, corrected }) =>
      corrected !== null && copyable.test(corrected) ? [`# statt Zeile ${line}\n${corrected}`] : [],
    )
    .join("\n");
}
