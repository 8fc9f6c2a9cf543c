import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { resourcesOf } from "../resources.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed } from "../verdicts.ts";
import { someOf } from "../wording.ts";

export const mixedContent: Audit = {
  id: "mixed-content",
  group: "technology",
  topic: "Unverschlüsselte Bestandteile",
  passedTitle: "Alle Bestandteile der Seite werden verschlüsselt geladen",
  source: sources.mixedContent,
  needsServer: true,
  judge(facts) {
    if (!facts.fetched.url.startsWith("https:")) return notApplicable("Die Seite selbst ist unverschlüsselt");
    const plain = resourcesOf(facts).filter(({ url }) => url.startsWith("http:"));
    if (plain.length === 0) return passed();
    return failed({
      title: `${counted(plain.length, "Bestandteil wird", "Bestandteile werden")} unverschlüsselt angefordert`,
      advice:
        "Browser sperren solche Skripte und Stylesheets, Bilder können ausfallen. Ändern Sie die Adressen auf https.",
      evidence: [
        {
          where: "Adressen mit http://",
          value: someOf(plain.map(({ url }) => url)),
          expected: "Adressen mit https://",
        },
      ],
    });
  },
};
