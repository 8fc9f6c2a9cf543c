// What the file of licences takes from packages, and where it refuses to guess.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { licenceWords } from "#content/licences.ts";
import { packageFolder } from "#scripts/build/bundled-modules.ts";
import { readNotice, standardTexts } from "#scripts/build/licences/package-notice.ts";
import { licencesText } from "#scripts/build/licences/write-licences.ts";

const mit = standardTexts.get("MIT") ?? "";
const COPYRIGHT = "Copyright (c) 2026 Erika Muster";

describe("the notice of a package", () => {
  it("is its copyright alone where the licence's text is the standard one, in other quotes and lines too [LIC-03]", () => {
    const words = mit.replaceAll('"', "'").replaceAll("\n", " ");
    const folder = makePackage({ "license.md": `(The MIT License)\r\n\r\n${COPYRIGHT}\r\n\r\n${words}` });
    expect(readNotice(folder)).toEqual({ name: "a", version: "1.2.3", licence: "MIT", lines: [COPYRIGHT] });
  });

  it("is its whole file where that says anything else [LIC-03]", () => {
    const more = makePackage({ LICENSE: `MIT License\n\n${COPYRIGHT}\n\n${mit}\nParts are by Max Muster.` });
    expect(readNotice(more).lines.join("\n")).toContain(`${COPYRIGHT}\n\n${mit}\nParts are by Max Muster.`);
    const less = makePackage({ LICENSE: `${COPYRIGHT}\n\n${mit.replace("free of charge", "")}` });
    expect(readNotice(less).lines.length).toBeGreaterThan(10);
  });

  it("takes a NOTICE file along, and the short note of the Apache License for its text [LIC-03]", () => {
    const short =
      'Copyright 2026 Muster\n\nLicensed under the Apache License, Version 2.0 (the "License"); …\nlimitations under the License.\n';
    const bare = makePackage({ LICENSE: short }, "Apache-2.0");
    expect(readNotice(bare).lines).toEqual(["Copyright 2026 Muster"]);
    const noted = makePackage({ LICENSE: short, NOTICE: "Made with care by Muster." }, "Apache-2.0");
    expect(readNotice(noted).lines).toContain("Made with care by Muster.");
  });

  it("is refused where copyright, licence or its text is missing: somebody has to look it up [LIC-01]", () => {
    expect(() => readNotice(makePackage({}))).toThrow(/looked up/);
    expect(() => readNotice(makePackage({ LICENSE: "See the LICENSE file of this repository." }))).toThrow(
      /looked up/,
    );
    expect(() => readNotice(makePackage({ LICENSE: COPYRIGHT }, null))).toThrow(/looked up/);
    expect(() => readNotice(makePackage({ LICENSE: COPYRIGHT }, "BSD-2-Clause"))).toThrow(
      /lacks BSD-2-Clause/,
    );
  });
});

describe("the file of licences", () => {
  it("is not made while a served typeface is nobody's [LIC-02]", () => {
    expect(licencesText(["assets/text-BW3WKR5x.woff2"], [])).toMatch(
      /^Figtree \(OFL-1\.1\)\n {4}Copyright 2022/m,
    );
    expect(() => licencesText(["assets/other-BW3WKR5x.woff2"], [])).toThrow(/whose typeface/);
  });

  it("tells only texts that something refers to, in the words of the packages of typefaces [LIC-03]", () => {
    const text = licencesText([], []);
    expect(text).not.toContain("Mozilla Public License");
    const ofl = readFileSync("node_modules/@fontsource-variable/figtree/LICENSE", "utf8");
    expect([...standardTexts.keys()].sort()).toEqual(Object.keys(licenceWords.names).sort());
    const terms = ofl.slice(ofl.indexOf("PREAMBLE")).trim();
    expect(text).toContain(terms);
  });

  it("finds the package of a file, also inside of another package [LIC-01]", () => {
    expect(packageFolder("node_modules/a/node_modules/@b/c/dist/d.js")).toBe(
      "node_modules/a/node_modules/@b/c",
    );
    expect(() => packageFolder("app/root.tsx")).toThrow();
  });
});

function makePackage(files: Record<string, string>, license: string | null = "MIT"): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "package-"));
  const about = { name: "a", version: "1.2.3", ...(license && { license }) };
  for (const [name, text] of Object.entries({ "package.json": JSON.stringify(about), ...files }))
    writeFileSync(path.join(folder, name), text);
  return folder;
}
