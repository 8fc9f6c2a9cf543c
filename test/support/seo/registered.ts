import type { Audit } from "#worker/seo/engine/audit.ts";
import type { RegisteredAudit } from "#worker/seo/engine/registry.ts";

/** As the register would list it. */
export function registered(audit: Audit, weight = 1): RegisteredAudit {
  return { audit, weight, remedy: { who: "owner", effort: "minutes" }, basic: 0 };
}
