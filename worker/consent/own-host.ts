// Whether two hosts belong to one site.
import { getDomain } from "tldts";

/** By registrable domain; on loopback, where there is none, by name. */
export function isOwnHost(host: string, own: string): boolean {
  return (getDomain(host) ?? host) === (getDomain(own) ?? own);
}
