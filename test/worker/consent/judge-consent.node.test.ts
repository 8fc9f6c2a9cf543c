// What is said of facts that no page of the oracle brings about, and the words it is said in.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { consentResultSchema } from "#contract/consent-check.ts";
import type { BannerButton, ConsentFacts, SeenState } from "#worker/consent/consent-facts.ts";
import { explainCookie } from "#worker/consent/cookies/explain-cookie.ts";
import { kindOfButton, leadsBack } from "#worker/consent/in-page/button-words.ts";
import { judgeConsent } from "#worker/consent/judge-consent.ts";

const button = (
  kind: BannerButton["kind"],
  text: string,
  parts: Partial<BannerButton> = {},
): BannerButton => ({
  kind,
  text,
  area: { x: 0, y: 0, width: 150, height: 40 },
  fontSize: 16,
  textContrast: 8,
  surfaceContrast: 8,
  hasBorder: false,
  ...parts,
});
const accept = button("accept", "Alle akzeptieren");
const reject = button("reject", "Ablehnen");

const seen = (parts: Partial<SeenState> = {}): SeenState => ({
  operator: "nobody",
  isOperated: false,
  isClicked: false,
  files: [],
  cookies: [],
  entries: [],
  banner: null,
  isFramed: false,
  tool: null,
  bannerCameAgain: null,
  wayBack: null,
  innerBoxes: null,
  picture: null,
  leftOut: { files: 0, cookies: 0, entries: 0 },
  ...parts,
});
const banner = (...buttons: BannerButton[]) => ({
  area: { x: 0, y: 0, width: 600, height: 200 },
  text: "Wir verwenden Cookies",
  buttons,
  boxes: [],
});
const asked = (url: string, phase: "before" | "after" | "again") => {
  const { hostname, pathname, search } = new URL(url);
  return { host: hostname, address: (pathname + search).toLowerCase(), phase, isRefused: false };
};
function judge(states: Partial<ConsentFacts["states"]>) {
  const result = judgeConsent({
    url: "https://www.firma.de/",
    states: { untouched: seen(), rejected: null, accepted: null, ...states },
  });
  v.parse(consentResultSchema, result);
  return { result, statusOf: (id: string) => result.findings.find((one) => one.id === id)?.status };
}

describe("findings", () => {
  it("carry date, source and the disclaimer, and no points [CONSENT-03]", () => {
    for (const { asOf, source, disclaimer } of judge({}).result.findings)
      expect([asOf, disclaimer, source.url.slice(0, 8)]).toEqual([
        "2026-11-26",
        "keine Rechtsberatung",
        "https://",
      ]);
  });

  it("name the VG Hannover for a banner without a refusal, unless it asks nothing [CONSENT-03]", () => {
    const asks = judge({ untouched: seen({ banner: banner(accept, button("settings", "Einstellungen")) }) });
    const finding = asks.result.findings.find(({ id }) => id === "reject-on-first-level");
    expect([finding?.status, finding?.source.title]).toEqual([
      "failed",
      "VG Hannover, Urteil vom 19.03.2025, 10 A 5385/22",
    ]);
    const tells = judge({ untouched: seen({ banner: banner(button("accept", "OK")) }) });
    expect(tells.statusOf("reject-on-first-level")).toBe("notApplicable");
  });

  it("leave open what stands in a frame of another site, and what was not operated [CONSENT-04]", () => {
    const framed = judge({ untouched: seen({ isFramed: true }) });
    for (const id of ["use-after-rejection", "reject-on-first-level", "way-back", "choice-remembered"])
      expect(framed.statusOf(id), id).toBe("unchecked");
    const shown = banner(accept, reject);
    const stuck = judge({
      untouched: seen({ banner: shown }),
      rejected: seen({ isClicked: true }),
      accepted: null,
    });
    expect(stuck.statusOf("use-after-rejection")).toBe("unchecked");
    expect(stuck.result.verdict).toContain("konnte ich nicht bedienen");
  });

  it("count a service that can be told to keep nothing only by what it keeps [CONSENT-03]", () => {
    const files = [asked("https://code.etracker.com/code/e.js", "before")];
    expect(judge({ untouched: seen({ files }) }).statusOf("services-before-consent")).toBe("passed");
    const cookies = [
      { name: "_et_coid", domain: "www.firma.de", isForeign: false, days: 730, isEarly: true },
    ];
    expect(judge({ untouched: seen({ files, cookies }) }).statusOf("services-before-consent")).toBe("failed");
  });

  it("find what only the next visit after the refusal brings [CONSENT-03]", () => {
    const states = {
      untouched: seen({ banner: banner(accept, reject) }),
      rejected: seen({
        isOperated: true,
        bannerCameAgain: false,
        files: [asked("https://www.googletagmanager.com/gtm.js?id=GTM-1", "again")],
      }),
    };
    expect(judge(states).statusOf("use-after-rejection")).toBe("failed");
  });

  it("compare both buttons by size, type, text and surface [CONSENT-03]", () => {
    const small = button("reject", "Ablehnen", { area: { x: 0, y: 0, width: 60, height: 20 } });
    const flat = button("reject", "Ablehnen", { surfaceContrast: 1 });
    const pale = button("reject", "Ablehnen", { textContrast: 2 });
    for (const worse of [small, flat, pale, button("reject", "Ablehnen", { fontSize: 11 })])
      expect(judge({ untouched: seen({ banner: banner(accept, worse) }) }).statusOf("equal-choices")).toBe(
        "warning",
      );
    const outlined = button("reject", "Ablehnen", { surfaceContrast: 1, hasBorder: true });
    for (const alike of [reject, outlined])
      expect(judge({ untouched: seen({ banner: banner(accept, alike) }) }).statusOf("equal-choices")).toBe(
        "passed",
      );
  });
});

describe("words of buttons", () => {
  it.each([
    ["Alle ablehnen", "reject"],
    ["Ich lehne ab", "reject"],
    ["Nur notwendige Cookies akzeptieren", "reject"],
    ["Fortfahren ohne zu akzeptieren", "reject"],
    ["Nein, danke", "reject"],
    ["Verbiete alle Cookies", "reject"],
    ["Alle akzeptieren", "accept"],
    ["Das ist ok", "accept"],
    ["Ich stimme zu", "accept"],
    ["Auswahl akzeptieren", "save"],
    ["Einstellungen anpassen", "settings"],
    ["Datenschutzerklärung", "link"],
    ["×", "close"],
    ["Weiter mit Werbefreiheit", "other"],
  ])("%s: %s [CONSENT-04]", (label, kind) => {
    expect(kindOfButton(label)).toBe(kind);
  });

  it("tell a way back from a policy [CONSENT-03]", () => {
    expect(["Cookie-Einstellungen", "Einwilligung widerrufen", "Cookies"].map(leadsBack)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["Datenschutzerklärung", "Cookie-Richtlinie", "Einstellungen"].map(leadsBack)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("names of cookies", () => {
  it("are explained by hand first, then by the collection [CONSENT-07]", () => {
    expect(explainCookie("_ga", null)).toEqual({
      service: "Google Analytics",
      purpose: "analytics",
      isCertain: true,
    });
    expect(explainCookie("_ga_ABC123", null)?.purpose).toBe("analytics");
    expect(explainCookie("IDE", "doubleclick.net")).toMatchObject({ purpose: "marketing", isCertain: true });
    expect(explainCookie("PHPSESSID", null)?.purpose).toBe("functional");
    expect(explainCookie("nie-gehört-2026", null)).toBeNull();
  });

  it("conclude nothing from a word that anybody may use [CONSENT-07]", () => {
    for (const name of ["uid", "visitor", "lang", "id", "fr"])
      expect(explainCookie(name, null)?.isCertain ?? false, name).toBe(false);
    expect(explainCookie("fr", "facebook.com")?.isCertain).toBe(true);
  });
});
