import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, unchecked, warning } from "../../engine/verdicts.ts";
import { germanNumber, quoted } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { unreadReason } from "../../html/unread-reason.ts";
import { describePlace } from "../../page/text-place.ts";

const maxShown = 5;
/** So many are kept of a page; there may be more. */
const maxKept = 100;
/** With so many the audit earns no points. */
const many = 10;

type RepeatedId = PageFacts["html"]["structure"]["repeatedIds"][number];

export const duplicateIds: Audit = {
  id: "duplicate-ids",
  group: "technology",
  topic: "Mehrfach vergebene ids",
  passedTitle: "Jede id steht nur einmal auf der Seite",
  source: sources.ids,
  asksTemplate: true,
  judge(facts) {
    const { structure, text } = facts.html;
    const [first, ...others] = structure.repeatedIds;
    if (first === undefined) {
      const unread = unreadReason(facts);
      return unread === null ? passed() : unchecked(unread);
    }
    const count = others.length + 1;
    const amount = count >= maxKept ? `Mindestens ${maxKept}` : germanNumber(count);
    return warning({
      title:
        count === 1
          ? `Die id ${quoted(first.id, 30)} steht an ${germanNumber(first.times)} Elementen`
          : `${amount} ids stehen an mehreren Elementen`,
      advice:
        "Sprungziele, Beschriftungen und Skripte finden dann nur das erste Element. Oft wurde ein Baustein kopiert, ein Menü etwa für das Handy: Geben Sie der Kopie eigene ids.",
      evidence: [
        evidenceFor(first, text.text),
        ...others.slice(0, maxShown - 1).map((one) => evidenceFor(one, text.text)),
      ],
      share: Math.max(0, 1 - count / many),
    });
  },
};

function evidenceFor({ id, times, elements }: RepeatedId, text: string): Evidence {
  const shown = elements.map(({ tag, textBefore }) => `<${tag}> ${describePlace(text, textBefore)}`);
  const left = times - shown.length;
  return {
    where: `id ${quoted(id, 50)}`,
    value: [...shown, ...(left > 0 ? [`und ${germanNumber(left)} weitere`] : [])].join(" · "),
    expected: "jede id nur einmal",
  };
}
