// Whom Cloudflare Access vouches for: by the runtime's word, or by an assertion that it signed.
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { type AccessContext, createIdentify, type Identify } from "#worker/http/access.ts";

const AUDIENCE = "a".repeat(64);
const TEAM = "muster.cloudflareaccess.com";
const OWNER = "inhaber@example.org";

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Keys;
let foreign: Keys;
let identify: Identify;

beforeAll(async () => {
  [own, foreign] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "1", alg: "RS256" };
  identify = createIdentify({ audience: AUDIENCE, team: TEAM }, () => createLocalJWKSet({ keys: [jwk] }));
});

interface Signed {
  claims?: JWTPayload;
  audience?: string;
  issuer?: string;
  /** Seconds from now. */
  expires?: number;
  key?: Keys["privateKey"];
}

function sign({ claims, audience = AUDIENCE, issuer = `https://${TEAM}`, expires = 600, key }: Signed = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ email: OWNER, ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .setAudience(audience)
    .setIssuer(issuer)
    .setIssuedAt(now - 60)
    .setExpirationTime(now + expires)
    .sign(key ?? own.privateKey);
}

const asking = (assertion?: string) =>
  new Request("https://www.paettken.test/intern", {
    headers: assertion === undefined ? {} : { "Cf-Access-Jwt-Assertion": assertion },
  });
const saying = (aud: string, identity?: Record<string, unknown>): AccessContext => ({
  aud,
  getIdentity: async () => identity,
});

describe("the signed assertion", () => {
  it("names who calls [DESK-01]", async () => {
    expect(await identify(asking(await sign()), undefined)).toEqual({ email: OWNER });
  });

  it.each<[string, Signed]>([
    ["for another audience", { audience: "b".repeat(64) }],
    ["of another issuer", { issuer: "https://andere.cloudflareaccess.com" }],
    ["of our issuer without encryption", { issuer: `http://${TEAM}` }],
    ["that has expired", { expires: -30 }],
    ["of a program, which names no address", { claims: { email: "", common_name: "token.access" } }],
    ["whose address is none", { claims: { email: "inhaber" } }],
    ["whose address is a list", { claims: { email: [OWNER] } }],
    ["that is valid only later", { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
  ])("%s opens nothing [DESK-01]", async (_, signed) => {
    expect(await identify(asking(await sign(signed)), undefined)).toBeNull();
  });

  it("signed by somebody else opens nothing [DESK-01]", async () => {
    expect(await identify(asking(await sign({ key: foreign.privateKey })), undefined)).toBeNull();
  });

  it("with its words changed, without a signature, or by another algorithm opens nothing [DESK-01]", async () => {
    const [head = "", body = "", signature = ""] = (await sign()).split(".");
    const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");
    const claims = encode({
      ...JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/"))),
      email: "fremd@example.org",
    });
    const secret = await new SignJWT({ email: OWNER })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience(AUDIENCE)
      .setIssuer(`https://${TEAM}`)
      .setIssuedAt()
      .setExpirationTime("10m")
      .sign(new TextEncoder().encode("a secret of more than thirty-two characters"));
    for (const assertion of [
      `${head}.${claims}.${signature}`,
      `${head}.${body}.`,
      `${encode({ alg: "none" })}.${body}.`,
      secret,
      "x",
      "",
      "a".repeat(20_000),
    ])
      expect(await identify(asking(assertion), undefined)).toBeNull();
  });

  it("counts for nothing where no team is set up, or its keys cannot be had [DESK-01]", async () => {
    const alone = createIdentify({ audience: AUDIENCE, team: null });
    expect(await alone(asking(await sign()), undefined)).toBeNull();
    const broken = createIdentify({ audience: AUDIENCE, team: TEAM }, () => () => {
      throw new Error("unreachable");
    });
    expect(await broken(asking(await sign()), undefined)).toBeNull();
  });
});

describe("the runtime's word", () => {
  it("names who calls where it is about our application [DESK-01]", async () => {
    expect(await identify(asking(), saying(AUDIENCE, { email: OWNER }))).toEqual({ email: OWNER });
  });

  it.each<[string, AccessContext | undefined]>([
    ["about another application", saying("b".repeat(64), { email: OWNER })],
    ["without an identity", saying(AUDIENCE)],
    ["about a program", saying(AUDIENCE, { common_name: "token.access" })],
    ["missing", undefined],
    ["failing", { aud: AUDIENCE, getIdentity: () => Promise.reject(new Error("gone")) }],
  ])("%s opens nothing [DESK-01]", async (_, access) => {
    expect(await identify(asking(), access)).toBeNull();
  });
});
