// `components` maps elements of the text to React components.
declare module "*.mdx" {
  import type { ComponentType } from "react";

  const Text: ComponentType<{ components?: Record<string, unknown> }>;
  export default Text;
  /** Second-level headings in order. */
  export const headings: readonly { id: string; text: string }[];
}
