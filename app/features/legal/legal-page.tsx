// A legal page: what it is about and the figures one looks for, then the text.
import type { ComponentProps } from "react";
import type { LegalPageWords } from "#content/pages/legal.ts";
import { Ledger } from "../../sections/ledger.tsx";
import { Opening } from "../../sections/opening.tsx";
import { LatePart, late } from "../../ui/late-part.tsx";
import "./legal.css";
import type { LegalModule } from "./legal-text.tsx";

interface LegalPageProps extends Pick<LegalPageWords, "opening" | "facts"> {
  text: ComponentProps<typeof LatePart>["late"];
}

export function LegalPage({ opening, facts, text }: LegalPageProps) {
  return (
    <>
      <Opening {...opening} longWord>
        {facts.length > 0 && <Ledger rows={facts} />}
      </Opening>
      <LatePart late={text} />
    </>
  );
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
