// The owner fills in one file; nothing else may hold what stands there.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { owner } from "#content/owner.ts";

const OWNER_FILE = "app/content/owner.ts";
const { name, street, phone, whatsapp, email, siteUrl, social } = owner;
const personal = [
  name,
  street,
  phone.shown,
  phone.dial,
  whatsapp.shown,
  whatsapp.digits,
  email,
  siteUrl,
  social.url,
];

it("the owner's name, address, phone and mail stand in one file only [QUAL-22] [LEGAL-34]", () => {
  const sources = globSync("{app,worker,scripts}/**/*.{ts,tsx,mdx}").filter((file) => file !== OWNER_FILE);
  expect(sources.length).toBeGreaterThan(200);
  const copies = sources.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return personal.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`);
  });
  expect(copies).toEqual([]);
});

it("titles name the brand by the owner's file [QUAL-22]", () => {
  const titled = globSync("app/content/**/*.ts").filter((file) =>
    readFileSync(file, "utf8").includes(` – ${owner.brand}`),
  );
  expect(titled).toEqual([]);
});

it("components hold no German sentence of their own [QUAL-22]", () => {
  const worded = globSync("app/{pages,shell,sections,features,ui}/**/*.tsx").flatMap((file) => {
    const markup = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"|'[^'\n]*'/gm, "");
    // Text between tags: a capital, then at least two more words.
    return [...markup.matchAll(/>\s*([A-ZÄÖÜ][a-zäöüß]+(?: [\wäöüß,]+){2,})[^<{]*</g)].map(
      ([, text]) => `${file}: ${text}`,
    );
  });
  expect(worded).toEqual([]);
});
