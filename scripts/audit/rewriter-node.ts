// HTMLRewriter for Node: the port of worker/seo/html/rewriter.ts over html-rewriter-wasm.
import { HTMLRewriter } from "html-rewriter-wasm";
import type { Rewriter } from "#worker/seo/html/rewriter.ts";

export const createNodeRewriter: Rewriter = () => {
  const rewriter = new HTMLRewriter(() => {});
  // After a failure its memory is undefined: free it once and never use it again.
  let isFreed = false;
  const free = () => {
    if (!isFreed) rewriter.free();
    isFreed = true;
  };
  const guarded = async (step: () => Promise<void>) => {
    if (isFreed) throw new Error("The rewriter has failed before");
    try {
      await step();
    } catch (error) {
      free();
      throw error;
    }
  };
  return {
    on: (selector, handlers) => {
      rewriter.on(selector, handlers);
    },
    write: (bytes) => guarded(() => rewriter.write(bytes)),
    end: async () => {
      await guarded(() => rewriter.end());
      free();
    },
  };
};
