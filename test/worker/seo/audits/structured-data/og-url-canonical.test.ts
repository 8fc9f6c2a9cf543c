import { describe, expect, it } from "vitest";
import { aLinkElement, aPage, aProperty } from "#test/support/seo/page-facts.ts";
import { ogUrlCanonical } from "#worker/seo/audits/structured-data/og-url-canonical.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

function judge(shared: string | null, canonical: string | null) {
  const facts = aPage({
    html: {
      metas: shared === null ? [] : [aProperty("og:url", shared)],
      links: canonical === null ? [] : [aLinkElement("canonical", canonical)],
    },
  });
  return ogUrlCanonical.judge(facts, pageFigures(facts, []));
}

const address = "https://www.dachdecker-beispiel.de/dachdecker-olfen";

describe("address of the preview beside the canonical one [ASK-14]", () => {
  it("must be the same", () => {
    const verdict = judge("https://www.dachdecker-beispiel.de/", address);
    expect(verdict.status).toBe("warning");
    expect(verdict.evidence?.[0]).toMatchObject({
      value: "https://www.dachdecker-beispiel.de/",
      expected: address,
    });
  });

  it("may be relative, or end with a slash", () => {
    expect(judge("/dachdecker-olfen", address).status).toBe("passed");
    expect(judge(`${address}/`, address).status).toBe("passed");
  });

  it("is no question without either", () => {
    expect(judge(null, address).status).toBe("notApplicable");
    expect(judge(address, null).status).toBe("notApplicable");
  });
});
