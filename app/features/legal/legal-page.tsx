import type { Edition } from "#content/legal/editions.ts";
import type { LegalPageWords } from "#content/pages/legal.ts";
import type { LedgerRow } from "#content/section-types.ts";
import { Opening } from "../../sections/opening.tsx";
import { type Late, LatePart, late } from "../../ui/late-part.tsx";
import "./legal.css";
import type { LegalModule } from "./legal-text.tsx";

interface LegalPageProps extends Pick<LegalPageWords, "opening"> {
  facts?: Late;
  text: Late;
}

export function LegalPage({ opening, facts, text }: LegalPageProps) {
  return (
    <>
      <Opening {...opening} longWord>
        {facts && <LatePart late={facts} />}
      </Opening>
      <LatePart late={text} />
    </>
  );
}

export function legalFacts(load: () => Promise<readonly LedgerRow[]>) {
  return late("facts", async () => {
    const [{ Ledger }, rows] = await Promise.all([import("../../sections/figures/ledger.tsx"), load()]);
    return () => <Ledger rows={rows} />;
  });
}

export function legalText(load: () => Promise<LegalModule>, edition?: Edition) {
  return late("legal", async () => {
    const [{ LegalText }, { default: Text, headings }] = await Promise.all([
      import("./legal-text.tsx"),
      load(),
    ]);
    return () => <LegalText Text={Text} headings={headings} date={edition?.date} />;
  });
}
