// Under which names /__mail answers: those of this machine, in the address and in the Host header.
import { describe, expect, it } from "vitest";
import { HERE, MAIL_ID as ID, look, storedMail } from "../support/mail-preview.ts";
import { expectProblem } from "../support/problems.ts";

const paths = ["", "/style.css", `/${ID}`, `/${ID}/html`];

describe("the names of the machine under /__mail", () => {
  it.each([HERE, "http://127.0.0.1:8797", "http://[::1]:8787", "http://LOCALHOST"])(
    "%s is one of its own",
    async (origin) => {
      for (const path of paths)
        expect((await look(path, [storedMail()], { origin })).answer.status).toBe(200);
    },
  );

  it.each([
    "http://rebound.example:8787",
    "http://localhost.rebound.example:8787",
    "http://127.0.0.1.rebound.example",
    "http://paettken.localhost",
    "http://192.168.0.7:8787",
    "http://0.0.0.0:8787",
    "https://www.paettken.test",
  ])("%s, which a foreign page may let lead here, reads no mail [EDGE-15]", async (origin) => {
    for (const path of paths) {
      const { answer, body } = await look(path, [storedMail()], { origin });
      await expectProblem(answer, "foreign-origin");
      expect(body).not.toContain("Erika");
    }
  });
});

describe("the Host header under /__mail", () => {
  it.each([
    "localhost:8787",
    "LocalHost:8787",
    "127.0.0.1:1",
    "[::1]:65535",
    "localhost",
    "127.0.0.1",
    "[::1]",
  ])("may be %s [SAFE-26]", async (host) => {
    for (const path of paths) expect((await look(path, [storedMail()], { host })).answer.status).toBe(200);
  });

  it.each([
    ...["rebound.example:8787", "rebound.example", "localhost.rebound.example:8787", "192.168.0.7:8787"],
    ...["localhost.", "xlocalhost", "localhosts", "sub.localhost", "127.0.0.1.rebound.example", "127.1"],
    ...["2130706433", "0x7f000001", "0.0.0.0:8787", "::1", "[::]", "[::ffff:127.0.0.1]", "[::1%25lo]"],
    ...[
      "localhost:",
      "localhost:x",
      "localhost:123456",
      "localhost:-1",
      "localhost:8787:8787",
      "localhost:80/",
    ],
    ...[
      "user@localhost",
      "localhost@rebound.example",
      "localhost#",
      "localhost, rebound.example",
      "http://localhost",
    ],
    ...["rebound.example, localhost", "localhost rebound.example", "", null],
  ])("reads no mail as %j, whatever the address says [SAFE-26]", async (host) => {
    for (const path of paths) {
      const { answer, body } = await look(path, [storedMail()], { host });
      await expectProblem(answer, "foreign-origin");
      expect(body).not.toContain("Erika");
    }
  });

  it("does not make up for an address that names another machine [SAFE-26]", async () => {
    const asked = { origin: "http://rebound.example:8787", host: "localhost:8787" };
    await expectProblem((await look("", [storedMail()], asked)).answer, "foreign-origin");
  });
});
