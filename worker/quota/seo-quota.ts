import { DurableObject } from "cloudflare:workers";

export class SeoQuota extends DurableObject {}
