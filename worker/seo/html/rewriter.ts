// The interface between the collectors and HTMLRewriter: that of workerd here, html-rewriter-wasm in scripts/audit/rewriter-node.ts.

export interface RewriterElement {
  readonly tagName: string;
  getAttribute(name: string): string | null;
}

export interface RewriterText {
  readonly text: string;
  readonly lastInTextNode: boolean;
}

export interface ElementHandlers {
  element?(element: RewriterElement): void;
  text?(text: RewriterText): void;
}

export type On = (selector: string, handlers: ElementHandlers) => void;

/** One pass over one page. All handlers are registered before the first write. */
export interface RewriterPass {
  on: On;
  /** Resolves when the handlers have seen these bytes of UTF-8; they may be overwritten then. */
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when everything is read. Rejects, as write does, if the page exceeds HTMLRewriter's limits. */
  end(): Promise<void>;
}

export type Rewriter = () => RewriterPass;

/** HTMLRewriter of the Workers runtime. */
export const createWorkersRewriter: Rewriter = () => {
  const rewriter = new HTMLRewriter();
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  let output: Promise<ArrayBuffer> | null = null;
  // The output must be read although nobody needs it; natively is fastest.
  const begin = () => {
    output ??= rewriter.transform(new Response(readable)).arrayBuffer();
    return output;
  };
  return {
    on: (selector, handlers) => {
      rewriter.on(selector, handlers);
    },
    async write(bytes) {
      await Promise.race([writer.write(bytes), output ?? begin()]);
    },
    async end() {
      const all = output ?? begin();
      await Promise.all([writer.close(), all]);
    },
  };
};
