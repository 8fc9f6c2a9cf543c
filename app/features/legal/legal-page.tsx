// A legal page: what it is about and the figures one looks for, then the text.
import type { ComponentProps } from "react";
import type { LegalPageWords } from "#content/pages/legal.ts";
import type { LedgerRow } from "#content/section-types.ts";
import { Opening } from "../../sections/opening.tsx";
import { LatePart, late } from "../../ui/late-part.tsx";
import "./legal.css";
import type { LegalModule } from "./legal-text.tsx";

type Part = ComponentProps<typeof LatePart>["late"];

interface LegalPageProps extends Pick<LegalPageWords, "opening"> {
  facts?: Part;
  text: Part;
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

/** The late part that lists what one looks for first. */
export function legalFacts(load: () => Promise<readonly LedgerRow[]>) {
  return late("facts", async () => {
    const [{ Ledger }, rows] = await Promise.all([import("../../sections/ledger.tsx"), load()]);
    return () => <Ledger rows={rows} />;
  });
}

/** The late part that shows one of the texts of content/legal. */
export function legalText(load: () => Promise<LegalModule>) {
  return late("legal", async () => {
    const [{ LegalText }, { default: Text, headings }] = await Promise.all([
      import("./legal-text.tsx"),
      load(),
    ]);
    return () => <LegalText Text={Text} headings={headings} />;
  });
}
