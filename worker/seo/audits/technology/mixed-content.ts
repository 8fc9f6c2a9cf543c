import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import { listResources } from "../../page/resources.ts";

export const mixedContent: Audit = {
  id: "mixed-content",
  group: "technology",
  topic: "Unverschlüsselte Bestandteile",
  passedTitle: "Alle Bestandteile der Seite werden verschlüsselt geladen",
  source: sources.mixedContent,
  needsAddress: true,
  judge(facts) {
    if (!facts.fetched.url.startsWith("https:")) return notApplicable("Die Seite selbst ist unverschlüsselt");
    const plain = listResources(facts).filter(({ url }) => url.startsWith("http:"));
    if (plain.length === 0) return passed();
    const value = listFirstFew(plain.map(({ url }) => url));
    return failed({
      title: `${counted(plain.length, "Bestandteil wird", "Bestandteile werden")} unverschlüsselt angefordert`,
      advice:
        "Der Browser sperrt solche Teile oder zeigt sie nicht. Ändern Sie den Anfang der Adressen von http auf https.",
      evidence: [{ where: "Adressen mit http://", value, expected: "Adressen mit https://" }],
    });
  },
};
