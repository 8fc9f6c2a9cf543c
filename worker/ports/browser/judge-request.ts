// Whether a request of a visited page may leave: the address guard, asked once per host.
import { type AddressCheck, type AddressGuard, checkAddress } from "../../address-guard/check-address.ts";
import { judgeAddress } from "../../address-guard/public-address.ts";

/** For addresses of anything but the page itself, the code is not looked at. */
export type JudgeRequest = (address: string, isPage: boolean) => Promise<AddressCheck>;

/** Content that stands in the address, or that the page has made itself. */
const INNER_SCHEMES = /^(?:data|blob):/i;
const REFUSED: AddressCheck = { ok: false, code: "refused-address", fault: "scheme" };

/** Judges the page's own address as a whole; of all others, which may be longer or carry credentials, host and port. */
export function createJudge(guard: AddressGuard, signal: AbortSignal): JudgeRequest {
  const known = new Map<string, Promise<AddressCheck>>();
  return async (address, isPage) => {
    if (!URL.canParse(address)) return REFUSED;
    const url = new URL(address);
    if (!isPage && INNER_SCHEMES.test(address)) return { ok: true, url };
    const verdict = isPage ? judgeAddress(address, guard) : null;
    if (verdict && !verdict.ok) return verdict;
    const root = `${url.protocol}//${url.host}/`;
    const check = known.get(root) ?? checkAddress(root, guard, signal);
    known.set(root, check);
    const outcome = await check;
    return outcome.ok ? { ok: true, url: verdict?.url ?? url } : outcome;
  };
}
