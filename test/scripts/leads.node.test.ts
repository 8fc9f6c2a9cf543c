import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fetchLeads, readStoredLeads } from "#scripts/leads/read-leads.ts";
import { csvHead, csvLines } from "#worker/mail/outbox/leads-csv.ts";
import { OutboxStorage } from "#worker/mail/outbox/outbox-storage.ts";
import type { Lead } from "#worker/mail/outbox/records.ts";

const KEY = "the-owner's-key-of-32-characters-or-more";
const aLead: Lead = {
  id: "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11",
  submissionId: null,
  receivedAt: Date.UTC(2026, 6, 21, 12, 3, 5),
  contact: {
    name: "Jörg Müller",
    email: "joerg@example.de",
    phone: "",
    company: "",
    companySize: "",
    subject: "Neue Website",
    message: "Guten Tag,\nbitte anrufen.",
  },
  estimateId: null,
  suspicion: { score: 0, reasons: [] },
  ownerMail: "delivered",
};
const other: Lead = { ...aLead, id: "another", receivedAt: aLead.receivedAt + 1 };

let state: string;
beforeEach(() => {
  state = mkdtempSync(path.join(os.tmpdir(), "paettken-leads-"));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

/** A file as workerd writes it, with the outbox's own statements. */
function outboxFile(name: string, leads: readonly Lead[]): DatabaseSync {
  const folder = path.join(state, "v3/do/paettken-Outbox");
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, `${name}.sqlite`));
  database.exec("PRAGMA journal_mode = WAL");
  const kv = new Map<string, unknown>();
  const exec = (query: string, ...values: SQLInputValue[]) => {
    if (values.length === 0) database.exec(query);
    else database.prepare(query).run(...values);
  };
  const storage = { sql: { exec }, kv: { get: (key: string) => kv.get(key), put: kv.set.bind(kv) } };
  const transactionSync = (work: () => void) => work();
  const outbox = new OutboxStorage({ ...storage, transactionSync } as unknown as DurableObjectStorage);
  for (const lead of leads) outbox.addInquiry(lead, "key", lead.receivedAt + 1);
  return database;
}

describe("inquiries on this disk", () => {
  it("are read while the site holds the file open [API-16]", () => {
    const database = outboxFile("abc", [aLead, other]);
    expect(readStoredLeads(state)).toEqual({ ok: true, csv: csvHead() + csvLines([aLead, other]), count: 2 });
    database.close();
  });

  it("are read when it has ended, and nothing is changed [API-16]", () => {
    outboxFile("abc", [aLead]).close();
    const file = path.join(state, "v3/do/paettken-Outbox/abc.sqlite");
    const before = readFileSync(file);
    expect(readStoredLeads(state)).toMatchObject({ ok: true, count: 1 });
    expect(readFileSync(file)).toEqual(before);
  });

  it("come from every outbox, the oldest first, and from nothing that is none [API-16]", () => {
    outboxFile("second", [other]).close();
    outboxFile("first", [aLead]).close();
    for (const name of ["empty", "metadata"]) {
      const database = new DatabaseSync(path.join(state, `v3/do/paettken-Outbox/${name}.sqlite`));
      database.exec("CREATE TABLE something (x)");
      database.close();
    }
    expect(readStoredLeads(state)).toMatchObject({ ok: true, csv: csvHead() + csvLines([aLead, other]) });
  });

  it("may not exist yet, which is said [API-16]", () => {
    expect(readStoredLeads(state)).toEqual({ ok: false, reason: expect.stringContaining("keine Anfragen") });
    expect(readStoredLeads(path.join(state, "nowhere"))).toEqual({
      ok: false,
      reason: expect.stringContaining("npm start"),
    });
  });

  it("become a file for nobody else by the command [API-16]", () => {
    outboxFile("abc", [aLead]).close();
    const out = path.join(state, "anfragen.csv");
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ["scripts/leads.ts", "--state", state, ...args], { encoding: "utf8" });
    const { status, stdout, stderr } = run("--out", out);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toContain("1 Anfrage in");
    expect(stdout).not.toContain(aLead.contact.email);
    expect(readFileSync(out, "utf8")).toBe(csvHead() + csvLines([aLead]));
    expect(statSync(out).mode & 0o777).toBe(0o600);
    rmSync(path.join(state, "v3"), { recursive: true });
    expect(run()).toMatchObject({ status: 1, stdout: "" });
  });
});

describe("inquiries of a running site", () => {
  const csv = csvHead() + csvLines([aLead, other]);

  /** What a site with this answer gives. */
  async function fetched(answer: RequestListener, key: string | undefined = KEY) {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      return await fetchLeads(`http://127.0.0.1:${port}`, key);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  it("come with the key of the environment [API-16]", async () => {
    let asked = "";
    const table = await fetched((request, answer) => {
      asked = `${request.method} ${request.url} ${request.headers.authorization}`;
      answer.end(csv);
    });
    expect(table).toEqual({ ok: true, csv, count: 2 });
    expect(asked).toBe(`GET /functions/v1/leads Bearer ${KEY}`);
  });

  it.each<[string, RequestListener, RegExp]>([
    ["a wrong key", (_, answer) => answer.writeHead(401).end(), /nimmt diesen LEADS_KEY nicht an/],
    ["no key on the site", (_, answer) => answer.writeHead(404).end(), /kein LEADS_KEY eingerichtet/],
    ["a failure", (_, answer) => answer.writeHead(500).end(), /Status 500/],
    [
      "a redirect",
      (_, answer) => answer.writeHead(302, { Location: "https://evil.example" }).end(),
      /Status 302/,
    ],
    [
      "a page instead of a table",
      (_, answer) => answer.end("<h1>WLAN</h1>"),
      /etwas anderem als einer Tabelle/,
    ],
    [
      "half a table",
      (_, answer) => {
        answer.write(csv.slice(0, 300));
        setImmediate(() => answer.destroy());
      },
      /abgerissen/,
    ],
  ])("are told from %s [API-16]", async (_, answer, reason) => {
    expect(await fetched(answer)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  it("are not asked for without a key or over an open line [API-16]", async () => {
    const reasons = await Promise.all([
      fetchLeads("https://www.example.org", undefined),
      fetchLeads("http://www.example.org", KEY),
      fetchLeads("example.org", KEY),
      fetchLeads("file:///etc/passwd", KEY),
    ]);
    expect(reasons).toEqual([
      { ok: false, reason: expect.stringContaining("LEADS_KEY fehlt") },
      ...Array(3).fill({ ok: false, reason: expect.stringContaining("https://") }),
    ]);
  });
});
