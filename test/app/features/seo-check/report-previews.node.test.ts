import { describe, expect, it } from "vitest";
import { truncateToWidth } from "#app/features/seo-check/report/previews/truncate-to-width.ts";
import { textWidth } from "#contract/text-width/text-width.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { type Answer, markup, report, text } from "./report-text.ts";

const long = "Dachdecker in Olfen: Steildach, Flachdach, Wartung, Reparatur nach Sturm und mehr für Sie";

/** The text of one preview. */
function preview(name: string, answer: Answer): string {
  const shown = text(answer).split("\nSo sehen andere Ihre Seite\n")[1]?.split("\nAlle Messwerte\n")[0] ?? "";
  return shown.split(`\n${name}\n`)[1]?.split(/\n(Bei Google|Geteilt)/)[0] ?? "";
}

describe("cutting a text", () => {
  it("leaves alone what fits, and folds its blanks", () => {
    expect(truncateToWidth("  Dach \n Olfen ", 580, 20)).toBe("Dach Olfen");
  });

  it.each([200, 300, 580])("fits into %d px, whole words only, with an ellipsis", (width) => {
    const cut = truncateToWidth(long, width, 20);
    expect(textWidth(cut, 20)).toBeLessThanOrEqual(width);
    expect(cut).toMatch(/ …$/);
    expect(long.split(" ")).toContain(cut.slice(0, -2).split(" ").at(-1));
  });

  it("goes as far as the width allows", () => {
    const cut = truncateToWidth(long, 580, 20);
    const next = long.slice(0, long.indexOf(" ", cut.length - 1));
    expect(textWidth(`${next} …`, 20)).toBeGreaterThan(580);
  });

  it("cuts inside a word that is wider than the line", () => {
    const cut = truncateToWidth("W".repeat(500_000), 580, 20);
    expect(textWidth(cut, 20)).toBeLessThanOrEqual(580);
    expect(cut.length).toBeGreaterThan(20);
  });

  it("never cuts a character in two", () => {
    expect(truncateToWidth("😀".repeat(99), 300, 20)).toMatch(/^😀+ …$/u);
  });
});

describe("previews", () => {
  const meta = { title: long, description: `${long}. ${long}. ${long}.`, keywords: null };

  it("cut the title for the computer at the width the check measures, and say so [PREV-01]", () => {
    const shown = preview("Bei Google am Computer", report({ meta }));
    expect(shown).toContain(`\n${truncateToWidth(long, 580, 20)}\n`);
    expect(shown).toMatch(/Der Titel ist \d{3} Pixel breit, Platz ist für 580\. Der Rest fällt weg\./);
  });

  it("give the title two lines on a phone, and the description less room [PREV-01]", () => {
    const phone = preview("Bei Google auf dem Handy", report({ meta }));
    expect(phone).toContain(`\n${truncateToWidth(long, 656, 20)}\n`);
  });

  it("say what is missing [SEO-49] [PREV-03]", () => {
    const nothing = { title: null, description: "", keywords: null };
    expect(preview("Bei Google am Computer", report({ meta: nothing })).match(/Fehlt/g)).toHaveLength(2);
  });

  it("draw the shared card from Open Graph, else from the page [PREV-02]", () => {
    const social = (ogTags: Record<string, string>) => ({ ogTags, twitterTags: {}, structuredData: [] });
    const own = preview(
      "Geteilt, etwa in WhatsApp oder Facebook",
      report({ meta, social: social({ "og:title": "Dach", "og:image": "https://fremd.example/dach.jpg" }) }),
    );
    expect(own).toMatch(/Bild der Seite\nhttps:\/\/fremd\.example\/dach\.jpg\n[^\n]*nicht geladen/);
    expect(own).toMatch(/\nwww\.dachdeckerei-musterkamp\.example\nDach\n/);
    const none = preview("Geteilt, etwa in WhatsApp oder Facebook", report({ meta, social: social({}) }));
    expect(none).toContain("Kein Bild angegeben");
    expect(none).toContain(`\n${long}\n`);
    expect(none).toContain("Ohne og:title gilt der Seitentitel.");
  });

  it("load nothing of the page: no picture, no frame, no foreign ground [SEO-72] [PREV-04]", () => {
    const html = markup(
      report({
        social: {
          ogTags: { "og:image": "https://fremd.example/x.jpg" },
          twitterTags: {},
          structuredData: [],
        },
      }),
    );
    expect(html).not.toMatch(/<(img|iframe|video|source|link|object|embed)\b/);
    expect(html).not.toMatch(/(src|srcset|background)="?[^"]*fremd\.example/);
  });

  it("are left out where a firewall answered: its title is not the page's [PREV-05]", () => {
    const findings = seoAnswer.findings.map((finding) => ({ ...finding, status: "unchecked" }));
    const refused = report({ unscoredReason: "Ein Schutz antwortete.", findings });
    expect(text(refused)).not.toContain("So sehen andere");
  });

  it("are there for a page that scripts fill: its title and description are its own", () => {
    expect(text(report({ unscoredReason: "Nur ein Gerüst." }))).toContain("So sehen andere");
  });

  it("say that a barred page has no entry yet [PREV-05]", () => {
    const barred = { reason: "Die Seite verbietet es.", scoreOtherwise: 80, isUnlisted: true };
    expect(text(report({ barred }))).toContain("Bei Google steht die Seite zurzeit nicht");
    const unencrypted = { ...barred, reason: "Sie kommt unverschlüsselt.", isUnlisted: false };
    expect(text(report({ barred: unencrypted }))).not.toContain("Bei Google steht die Seite zurzeit nicht");
    expect(text(report())).not.toContain("Bei Google steht die Seite zurzeit nicht");
  });
});
