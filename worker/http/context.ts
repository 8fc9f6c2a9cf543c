// What the middleware leaves on a request for those behind it.
import type { Context } from "hono";
import type { ErrorCode } from "#contract/problem.ts";

export interface ApiContext {
  Variables: {
    requestId: string;
    /** Hashed name of the caller for today, set by the call limit. */
    visitor: string;
    failure?: ErrorCode;
    /** Who calls, as Access vouches for it; set in the owner's desk alone. */
    ownerEmail?: string;
  };
}

export type ApiCall = Context<ApiContext>;
