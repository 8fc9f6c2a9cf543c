// `npm run leads -- --site … --delete ADDRESS`: the question, the call, and what is told.
import { spawn } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { Erasure } from "#contract/erasure.ts";
import { askOnTerminal, eraseLeads } from "#scripts/leads/erase-leads.ts";

const KEY = "the-owner's-key-of-32-characters-or-more";
const ERIKA = "erika@example.de";
const NOTHING: Erasure = { inquiries: 0, mails: 0, estimateMails: 0, waiting: 0, sending: 0 };
const yes = async () => true;

/** A site with this answer, as long as `use` takes, and what it was asked. */
async function withSite<T>(
  answer: RequestListener,
  use: (site: string, asked: readonly string[]) => Promise<T>,
): Promise<T> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const tells =
  (erasure: unknown): RequestListener =>
  (_, answer) =>
    answer.setHeader("Content-Type", "application/json").end(JSON.stringify(erasure));

const erase = (answer: RequestListener) =>
  withSite(answer, (site) => eraseLeads({ site, key: KEY, what: ERIKA }, yes));

describe("deleting on a running site", () => {
  it("sends the address in the body, never in the URL, with the key [CONT-36]", async () => {
    await withSite(tells(NOTHING), async (site, asked) => {
      await eraseLeads({ site, key: KEY, what: " Erika@MÜLLER.de" }, yes);
      const body = JSON.stringify({ email: "Erika@xn--mller-kva.de" });
      expect(asked).toEqual([`DELETE /functions/v1/leads Bearer ${KEY} ${body}`]);
    });
  });

  it.each<[Partial<Erasure>, string]>([
    [{}, "Zu dieser Adresse ist nichts gespeichert: 0 Anfragen und 0 Mails gelöscht."],
    [{ inquiries: 1 }, "Gelöscht: 1 Anfrage mit 0 Mails und 0 Mails mit einer Aufschlüsselung."],
    [
      { inquiries: 2, mails: 3, estimateMails: 1 },
      "Gelöscht: 2 Anfragen mit 3 Mails und 1 Mail mit einer Aufschlüsselung.",
    ],
    [
      { estimateMails: 2, waiting: 1, sending: 1 },
      "Gelöscht: 0 Anfragen mit 0 Mails und 2 Mails mit einer Aufschlüsselung.\n" +
        "Noch nicht verschickt und jetzt verworfen: 1 Mail.\n" +
        "Gerade unterwegs und nicht mehr aufzuhalten: 1 Mail.",
    ],
  ])("tells %o in words, nothing as no fault [CONT-36]", async (erasure, words) => {
    expect(await erase(tells({ ...NOTHING, ...erasure }))).toEqual({ ok: true, text: words });
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      "a wrong key",
      (_, answer) => answer.writeHead(401).end(),
      /^Die Website nimmt diesen LEADS_KEY nicht an\.$/,
    ],
    ["no key on the site", (_, answer) => answer.writeHead(404).end(), /kein LEADS_KEY eingerichtet/],
    ["a site that cannot delete yet", (_, answer) => answer.writeHead(405).end(), /npm run deploy/],
    ["a failure", (_, answer) => answer.writeHead(500).end(), /Status 500\. Rufen Sie .* noch einmal auf/],
    [
      "a redirect",
      (_, answer) => answer.writeHead(307, { Location: "https://evil.example" }).end(),
      /Status 307/,
    ],
    ["a page", (_, answer) => answer.end("<h1>WLAN</h1>"), /etwas anderem als Zahlen.*noch einmal auf/],
    ["other JSON", tells({ ...NOTHING, mails: -1 }), /etwas anderem als Zahlen.*noch einmal auf/],
    ["a broken line", (_, answer) => answer.destroy(), /abgerissen.*noch einmal auf/],
  ])("tells of %s what to do [CONT-36]", async (_, answer, reason) => {
    expect(await erase(answer)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describe("deleting a shared report", () => {
  const number = "0123456789abcdef".repeat(2);

  it.each([
    [1, "", /^Gelöscht: der geteilte Bericht mit Bildern und PDF\./],
    [0, `/verwalten/${number}`, /gibt es nicht oder nicht mehr: nichts gelöscht\.$/],
  ])("goes by its link: %i found [SHARE-13]", async (sharedReports, more, words) => {
    await withSite(tells({ sharedReports }), async (site, asked) => {
      const questions: string[] = [];
      const outcome = await eraseLeads(
        { site, key: KEY, what: `${site}/bericht/${number}${more}` },
        async (question) => questions.push(question) === 1,
      );
      expect(outcome).toEqual({ ok: true, text: expect.stringMatching(words) });
      expect(questions).toEqual([
        expect.stringContaining(`Der geteilte Bericht ${site}/bericht/${number}, mit`),
      ]);
      expect(asked).toEqual([`DELETE /functions/v1/leads Bearer ${KEY} {"sharedReport":"${number}"}`]);
    });
  });
});

describe("before anything is deleted", () => {
  it("the site, the key and the address are looked at, and only then is asked [CONT-36]", async () => {
    const site = "https://www.example.org";
    const wishes = [
      { site: undefined, key: KEY, what: ERIKA },
      { site: "http://www.example.org", key: KEY, what: ERIKA },
      { site: "example.org", key: KEY, what: ERIKA },
      { site, key: undefined, what: ERIKA },
      { site, key: KEY, what: "" },
      { site, key: KEY, what: "erika" },
      { site, key: KEY, what: `${ERIKA}, bernd@example.de` },
      { site, key: KEY, what: `https://www.example.com/bericht/${"a".repeat(32)}` },
      { site, key: KEY, what: "https://www.example.org/bericht/abc" },
    ];
    const asked: string[] = [];
    const ask = async (question: string) => asked.push(question) === 0;
    const reasons = await Promise.all(wishes.map((wish) => eraseLeads(wish, ask)));
    expect(reasons).toEqual(
      [
        "--site",
        "https://",
        "https://",
        "LEADS_KEY fehlt",
        ...Array(3).fill("weder eine E-Mail-Adresse noch"),
        "gehört nicht zu",
        "zu keinem geteilten Bericht",
      ].map((words) => ({ ok: false, reason: expect.stringContaining(words) })),
    );
    expect(asked).toEqual([]);
  });

  it.each([
    [false, { ok: true, text: "Nichts gelöscht." }],
    [null, { ok: false, reason: expect.stringContaining("--yes") }],
  ])("the owner must agree: %s calls nothing [CONT-36]", async (agreed, told) => {
    await withSite(tells(NOTHING), async (site, asked) => {
      const questions: string[] = [];
      const ask = async (question: string) => {
        questions.push(question);
        return agreed;
      };
      expect(await eraseLeads({ site, key: KEY, what: ERIKA }, ask)).toEqual(told);
      expect(questions).toEqual([
        expect.stringMatching(/erika@example\.de.*\nEndgültig löschen\? \(ja\/nein\) $/),
      ]);
      expect(asked).toEqual([]);
    });
  });

  /** What is taken from a terminal on which this is typed; null at its end: the terminal is closed. */
  async function typed(line: string | null, isTTY = true) {
    const stdin = Object.assign(new PassThrough(), { isTTY });
    const stdout = Object.assign(new PassThrough(), { isTTY: true });
    const terminal = { stdin, stdout } as unknown as NodeJS.Process;
    const agreed = askOnTerminal("Endgültig löschen? (ja/nein) ", terminal);
    stdin.end(line ?? "");
    return agreed;
  }

  it.each<[string | null, boolean]>([
    ["ja\n", true],
    [" Ja \r\n", true],
    ["nein\n", false],
    ["j\n", false],
    ["jawohl\n", false],
    ["\n", false],
    [null, false],
  ])("on a terminal %o agrees: %s [CONT-36]", async (line, agreed) => {
    expect(await typed(line)).toBe(agreed);
  });

  it("nobody can agree without a terminal [CONT-36]", async () => {
    expect(await typed("ja\n", false)).toBeNull();
  });
});

describe("the command", () => {
  /** Run where nobody can be asked. */
  async function run(args: readonly string[]) {
    const child = spawn(process.execPath, ["scripts/leads.ts", ...args], {
      env: { ...process.env, LEADS_KEY: KEY },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { status, stdout, stderr };
  }

  it("deletes with --yes, and refuses without it where it cannot ask [CONT-36]", async () => {
    await withSite(tells({ ...NOTHING, inquiries: 1, mails: 2 }), async (site, asked) => {
      const wish = ["--site", site, "--delete", ERIKA];
      expect(await run(wish)).toEqual({
        status: 1,
        stdout: "",
        stderr: "Ohne Terminal kann niemand zustimmen: --yes löscht, ohne zu fragen.\n",
      });
      expect(asked).toEqual([]);
      expect(await run([...wish, "--yes"])).toEqual({
        status: 0,
        stdout: "Gelöscht: 1 Anfrage mit 2 Mails und 0 Mails mit einer Aufschlüsselung.\n",
        stderr: "",
      });
      expect(asked).toHaveLength(1);
    });
  });

  it("never takes a wish to delete for one to read [CONT-36]", async () => {
    for (const args of [
      ["--delete", ERIKA, "--yes"],
      ["--delete", "", "--yes"],
    ])
      expect(await run(args)).toMatchObject({
        status: 1,
        stdout: "",
        stderr: expect.stringContaining("--site"),
      });
  });
});
