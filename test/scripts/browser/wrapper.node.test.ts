import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeConfinement, installConfined, listConfinements } from "#scripts/browser/confine.ts";
import { clearHome, createHome } from "#scripts/browser/home.ts";
import {
  type Confinement,
  HOME_VARIABLE,
  PROXY_VARIABLE,
  placeWrapper,
  removeOldWrapper,
  wrapperPath,
  wrapperScript,
} from "#scripts/browser/wrapper.ts";

const OWN: Confinement = { account: null, noNewPrivileges: false, hasSandbox: true };
const isRoot = process.getuid?.() === 0;
const PAGE = "echo '<html></html>'";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "wrapper test "));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What stands in for Chromium. */
function program(body: string, name = "it's chrome"): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

function started(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const wrapper = placeWrapper(path.join(folder, "cache"), script);
  const home = path.join(folder, "home");
  mkdirSync(home, { recursive: true });
  const given = { PATH: process.env.PATH, [PROXY_VARIABLE]: "127.0.0.1:8899", [HOME_VARIABLE]: home, ...env };
  return { ...spawnSync(wrapper, args, { env: given, encoding: "utf8" }), home };
}

describe("the wrapper", () => {
  it("adds the proxy, keeps other arguments, and lets none of them undo it [SAFE-06]", () => {
    const script = wrapperScript(program("printf '%s\\n' \"$@\""), OWN);
    const { stdout } = started(script, [
      "--no-sandbox",
      "--proxy-server=direct://",
      "--proxy-bypass-list=*",
      "a b",
    ]);
    const args = stdout.trim().split("\n");
    expect(args.filter((argument) => /^--(?:prox|host)/.test(argument))).toEqual([
      "--proxy-server=http://127.0.0.1:8899",
      "--proxy-bypass-list=<-loopback>",
      "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    ]);
    expect(args.at(-1)).toBe("a b");
    expect(args).not.toContain("--no-sandbox");
  });

  it("keeps Miniflare's list of features, of which Chromium would take one only [SAFE-06]", () => {
    const script = wrapperScript(program("printf '%s\\n' \"$@\" | grep features"), OWN);
    const { stdout } = started(script, ["--disable-features=Translate,AcceptCHFrame"]);
    expect(stdout).toMatch(/^--disable-features=\S*MediaRouter\S*,Translate,AcceptCHFrame\n$/);
  });

  it("finds its settings in the process that starts it, since Miniflare hands none on [SAFE-06]", () => {
    const script = wrapperScript(program('echo "$1"; env'), OWN);
    const wrapper = placeWrapper(path.join(folder, "cache"), script);
    const home = path.join(folder, "home");
    mkdirSync(home);
    const starter =
      "require('node:child_process').spawnSync(process.argv[1], [], { env: {}, stdio: 'inherit' })";
    const env = { [PROXY_VARIABLE]: "127.0.0.1:8899", [HOME_VARIABLE]: home, LEADS_KEY: "secret" };
    const { stdout } = spawnSync(process.execPath, ["-e", starter, wrapper], { env, encoding: "utf8" });
    expect(stdout).toMatch(/^--proxy-server=http:\/\/127.0.0.1:8899\n/);
    expect(stdout).not.toContain("secret");
  });

  it("starts nothing without a proxy, or with one elsewhere [SAFE-07]", () => {
    const script = wrapperScript(program("echo started"), OWN);
    for (const proxy of [
      "",
      "127.0.0.1:",
      "127.0.0.1:1x",
      "10.0.0.1:80",
      "127.0.0.1",
      "$(echo 127.0.0.1:80)",
    ])
      expect(started(script, [], { [PROXY_VARIABLE]: proxy })).toMatchObject({ status: 1, stdout: "" });
    expect(started(script, [], { [HOME_VARIABLE]: path.join(folder, "absent") })).toMatchObject({
      status: 1,
    });
    expect(started(script, []).stdout).toBe("started\n");
  });

  it("gives the browser a folder of its own that goes with it [SAFE-32]", () => {
    const script = wrapperScript(program('touch "$HOME/left" && echo "$HOME" && exit 3'), OWN);
    const { stdout, status, home } = started(script, []);
    expect(path.dirname(stdout.trim())).toBe(home);
    expect(readdirSync(home)).toEqual([]);
    expect(status).toBe(3);
  });

  it("is marked as installed, or Miniflare would take a refusal for a broken download and fetch a Chrome [SAFE-07] [SAFE-34]", () => {
    const file = placeWrapper(folder, "#!/bin/sh\n");
    expect(file).toMatch(/\/\.wrangler\/chrome\/linux(_arm)?-126\.0\.6478\.182\/chrome-linux64\/chrome$/);
    expect(existsSync(path.join(path.dirname(file), "../.miniflare-install-complete"))).toBe(true);
    expect(statSync(file).mode & 0o111).toBe(0o111);
  });

  it("of earlier versions is taken out of the user's cache; a real Chrome stays [SAFE-34]", () => {
    const former = placeWrapper(folder, "#!/bin/sh\n# Written by scripts/chromium.ts of Pättken.\n");
    removeOldWrapper(folder);
    expect(existsSync(path.dirname(path.dirname(former)))).toBe(false);
    const real = placeWrapper(folder, "ELF".repeat(10_000));
    removeOldWrapper(folder);
    expect(readFileSync(real, "utf8")).toBe("ELF".repeat(10_000));
    const foreign = placeWrapper(folder, "#!/bin/sh\n# of another project\n");
    removeOldWrapper(folder);
    expect(existsSync(foreign)).toBe(true);
  });
});

describe("the rights of the browser", () => {
  const tried = () => path.join(folder, "cache");

  it.skipIf(!isRoot)(
    "are those of nobody, with a sandbox, where that works [SAFE-32] [SAFE-33]",
    async () => {
      const found = await installConfined(program(`[ "$(id -u)" != 0 ] && ${PAGE}`), tried());
      expect(found).toMatchObject({ noNewPrivileges: true, hasSandbox: true });
      expect(describeConfinement(found)).toBe(
        "Chromium für fremde Seiten: Benutzer nobody, mit Sandbox, Netz nur über den Wächter.",
      );
    },
  );

  it("lack the sandbox only where the browser does not start with one [SAFE-33]", async () => {
    const found = await installConfined(program(`case "$*" in *--no-sandbox*) ${PAGE};; esac`), tried());
    expect(found?.hasSandbox).toBe(false);
    expect(found?.account === null).toBe(!isRoot);
    expect(describeConfinement(found)).toContain("ohne Sandbox");
  });

  it.skipIf(!isRoot)(
    "are root's where nobody else can reach the program, which is said [SAFE-33]",
    async () => {
      const chromium = program(PAGE);
      chmodSync(folder, 0o700);
      const found = await installConfined(chromium, tried());
      expect(found).toMatchObject({ account: null, hasSandbox: false });
      expect(describeConfinement(found)).toContain(
        "Benutzer root, ohne Sandbox (als anderer Benutzer startet es nicht)",
      );
    },
  );

  it("are found out once, and again when the program is another one [SAFE-33]", async () => {
    const count = path.join(folder, "starts");
    writeFileSync(count, "");
    chmodSync(count, 0o666);
    const counted = `echo x >>'${count}'; ${PAGE}`;
    const chromium = program(counted, "chrome");
    const first = await installConfined(chromium, tried());
    expect(await installConfined(chromium, tried())).toEqual(first);
    expect(readFileSync(count, "utf8")).toBe("x\n");
    program(`${counted} # newer`, "chrome");
    await installConfined(chromium, tried());
    expect(readFileSync(count, "utf8")).toBe("x\nx\n");
  });

  it("are none where it does not start at all or is missing: nothing is downloaded in its place [SAFE-07]", async () => {
    for (const chromium of [program("exit 1"), null]) {
      expect(await installConfined(chromium, tried())).toBeNull();
      expect(spawnSync(wrapperPath(tried()), { encoding: "utf8" })).toMatchObject({ status: 1, stdout: "" });
    }
    expect(describeConfinement(null)).toContain("startet nicht");
  });

  it("of somebody who is not root are his own, in a sandbox first [SAFE-33]", () => {
    expect(listConfinements(false)).toEqual([OWN, { ...OWN, hasSandbox: false }]);
  });
});

describe("what browsers leave", () => {
  it("goes with the server, or with the next one where it was killed [SAFE-32]", () => {
    const kept = createHome();
    const gone = spawnSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }).stdout.trim();
    const left = path.join(path.dirname(kept), `paettken-browser-${gone}-abcdef`);
    mkdirSync(path.join(left, "12"), { recursive: true });
    const next = createHome();
    expect([kept, next, left].map((home) => existsSync(home))).toEqual([true, true, false]);
    clearHome(kept);
    clearHome(next);
    expect([kept, next].map((home) => existsSync(home))).toEqual([false, false]);
  });
});
