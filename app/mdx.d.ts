// Articles and legal texts are components; `components` gives them more than plain HTML elements.
declare module "*.mdx" {
  import type { ComponentType } from "react";

  const Text: ComponentType<{ components?: Record<string, unknown> }>;
  export default Text;
  /** Of the second level, in order. */
  export const headings: readonly { id: string; text: string }[];
}
