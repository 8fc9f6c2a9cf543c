// Storage of the Durable Objects as the platform counts it: whole database pages. Locally an empty object still has a file, with the
// label of the local server in it; in production it would not exist.
import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Of the local server, not of the Worker. */
const LABEL = "__miniflare_do_name";

/** Bytes of all objects together. May be asked while the server runs. */
export function storedBytes(stateFolder: string): number {
  return globSync(path.join(stateFolder, "v3/do/*/*.sqlite"))
    .filter((file) => path.basename(file) !== "metadata.sqlite")
    .reduce((sum, file) => sum + bytesOf(file), 0);
}

function bytesOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const own = tables.filter(({ name }) => name !== LABEL && !String(name).startsWith("sqlite_"));
    if (own.length === 0) return 0;
    const { page_count: pages } = database.prepare("PRAGMA page_count").get() ?? {};
    const { page_size: size } = database.prepare("PRAGMA page_size").get() ?? {};
    return Number(pages) * Number(size);
  } finally {
    database.close();
  }
}
