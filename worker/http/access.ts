// Who calls, as Cloudflare Access vouches for it. Nothing of a call is believed but what the runtime hands over or Access has signed.
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { AccessSettings } from "../config.ts";

export interface Identity {
  email: string;
}

/** What the platform hands over beside a request that came through Access. */
export interface AccessContext {
  aud: string;
  getIdentity(): Promise<Record<string, unknown> | undefined>;
}

/** Null for everybody who is not known. Never rejects. */
export type Identify = (request: Request, access: AccessContext | undefined) => Promise<Identity | null>;

const ASSERTION = "Cf-Access-Jwt-Assertion";
/** Clocks of two machines differ. */
const TOLERANCE_SECONDS = 10;
/** An assertion with groups and devices has some 2 kB. */
const MAX_ASSERTION_LENGTH = 16_000;

/**
 * The runtime's word counts where it names our application; else the signed assertion does, of this issuer, for this audience, in time.
 * Source: developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
export function createIdentify(
  { audience, team }: AccessSettings,
  keysOf: (team: string) => JWTVerifyGetKey = remoteKeys,
): Identify {
  const keys = team === null ? null : keysOf(team);
  return async (request, access) => {
    try {
      if (access?.aud === audience) return identityOf(await access.getIdentity());
      const assertion = request.headers.get(ASSERTION);
      if (keys === null || assertion === null || assertion.length > MAX_ASSERTION_LENGTH) return null;
      const { payload } = await jwtVerify(assertion, keys, {
        issuer: `https://${team}`,
        audience,
        algorithms: ["RS256"],
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ["exp", "iat"],
      });
      return identityOf(payload);
    } catch {
      return null;
    }
  };
}

/** A program's token (service token) names no mail address: it is nobody here. */
function identityOf(claims: Record<string, unknown> | undefined): Identity | null {
  const email = claims?.email;
  return typeof email === "string" && email.includes("@") ? { email } : null;
}

function remoteKeys(team: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(`https://${team}/cdn-cgi/access/certs`));
}
