// What the doctor says of sharing, PDF and watching, for a deployment that lacks something.
import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { type DeploymentSettings, findSettings } from "#scripts/setting-findings.ts";

const { vars, browser, durable_objects } = readConfig(
  { config: "wrangler.toml", env: "production" },
  { hideWarnings: true },
);
const whole: DeploymentSettings = { vars, browser, durable_objects };

function textsOf(change: Partial<DeploymentSettings>, mark: string): string[] {
  return findSettings({ ...whole, ...change })
    .filter((one) => one.mark === mark)
    .map(({ text }) => text);
}
const withVars = (more: Record<string, string>) => ({ vars: { ...vars, ...more } });

describe("the settings of a deployment", () => {
  it("as they are in the repository lack nothing but secrets, each with its command and what it is for [SHARE-12]", () => {
    expect(textsOf({}, "✗")).toEqual([]);
    const notes = textsOf({}, "!");
    expect(notes).toHaveLength(3);
    for (const [index, name] of ["QUOTA_SECRET", "MAILCHANNELS_API_KEY", "LEADS_KEY"].entries())
      expect(notes[index]).toMatch(
        new RegExp(`^Geheimnis ${name}: .*npx wrangler secret put ${name} --env production$`),
      );
    expect(notes[1]).toContain("Beobachtungen");
    expect(textsOf({}, "✓")).toEqual([
      "Browser für Design-Bewertung, Prüfung und PDF: 600 Sekunden am Tag",
      "Beobachtungen: höchstens 500 zugleich, also bis zu 500 Mails in der Woche",
    ]);
  });

  it.each(["KEPT_REPORT", "SHARED_REPORT", "WATCH", "WATCH_REGISTER", "OUTBOX"])(
    "are broken without the binding %s [SHARE-12]",
    (missing) => {
      const bindings = whole.durable_objects.bindings.filter(({ name }) => name !== missing);
      expect(textsOf({ durable_objects: { bindings } }, "✗")).toEqual([
        expect.stringContaining(`Die Bindung ${missing} fehlt.`),
      ]);
    },
  );

  it("without a browser have no PDF, and with too little time for one neither [SHARE-12]", () => {
    expect(textsOf({ browser: undefined }, "!")[0]).toMatch(/statt des PDF .* nur die Druckansicht/);
    expect(textsOf(withVars({ BROWSER_DAILY_SECONDS: "19" }), "!")[0]).toContain(
      "reicht nicht für ein PDF, eine Design-Bewertung oder eine Prüfung im Browser",
    );
    expect(textsOf(withVars({ BROWSER_DAILY_SECONDS: "30" }), "!")[0]).toContain(
      "reicht nicht für eine Prüfung im Browser",
    );
  });

  it("say when watching is switched off, or its limit is no number [SHARE-12]", () => {
    expect(textsOf(withVars({ WATCH_LIMIT: "0" }), "!")[0]).toContain("neue Beobachtungen sind abgeschaltet");
    expect(textsOf(withVars({ WATCH_LIMIT: "viele" }), "✗")).toEqual([
      "wrangler.toml: [env.production]: WATCH_LIMIT ist ungültig.",
    ]);
  });

  it("name local settings in production, and secrets that stand in the file, without their value [SHARE-12]", () => {
    expect(textsOf(withVars({ RATE_LIMITS: "off" }), "✗")).toEqual([
      "wrangler.toml: [env.production]: RATE_LIMITS gilt nur örtlich.",
    ]);
    const value = "a-secret-that-stands-in-the-file-for-all";
    for (const name of ["QUOTA_SECRET", "MAILCHANNELS_API_KEY", "LEADS_KEY"]) {
      const [text, ...others] = textsOf(withVars({ [name]: value }), "✗");
      expect(others).toEqual([]);
      expect(text).toContain(`${name} steht offen in der Datei`);
      expect(text).not.toContain(value);
    }
  });
});
