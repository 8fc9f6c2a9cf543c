// Articles and legal texts: MDX becomes a React component. Headings get an id from their words.
import { compile } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import type { Plugin } from "vite";

export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (text) => ({
        code: String(await compile(text, { rehypePlugins: [rehypeSlug] })),
        moduleType: "js",
      }),
    },
  };
}
