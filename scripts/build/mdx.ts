// Articles and legal texts: MDX becomes a React component. Headings get an id from their words, and those of the second
// level are exported as `headings`. <Wert von="…" /> becomes the figure of that name.

import { compile } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import type { Plugin } from "vite";
import { withValues } from "#content/blog/values.ts";

/** The properties read here. */
interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: { id?: string };
  value?: string;
  children?: HtmlNode[];
}

export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (text) => ({ code: await compileMdx(withValues(text)), moduleType: "js" }),
    },
  };
}

/** The module of an MDX text as JavaScript. */
async function compileMdx(text: string): Promise<string> {
  let headings: { id: string; text: string }[] = [];
  const collect = () => (tree: HtmlNode) => {
    headings = (tree.children ?? [])
      .filter(({ tagName }) => tagName === "h2")
      .map((node) => ({ id: node.properties?.id ?? "", text: wordsOf(node) }));
  };
  const code = await compile(text, { rehypePlugins: [rehypeSlug, collect] });
  return `${code}\nexport const headings = ${JSON.stringify(headings)};\n`;
}

function wordsOf({ value, children = [] }: HtmlNode): string {
  return value ?? children.map(wordsOf).join("");
}
