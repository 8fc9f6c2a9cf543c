// A constant text is put in wherever it is read: the list of public suffixes, 68 kB, would be uploaded three times.
import type { Plugin } from "vite";

export const writtenOnce: Plugin = {
  name: "written-once",
  transform: {
    filter: { id: /\/tldts\/.*\/data\/trie\.js$/ },
    handler: (code) => {
      const kept = code.replace(/(?<=export const labelText = )(".*")(?=;)/, "JSON.parse('$1')");
      if (kept === code) throw new Error("tldts keeps its list in another way.");
      return { code: kept, map: null };
    },
  },
};
