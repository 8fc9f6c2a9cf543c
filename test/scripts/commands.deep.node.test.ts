import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

function run(...args: string[]) {
  return spawnSync("node", ["scripts/run.mjs", ...args], { encoding: "utf8" });
}

describe("npm scripts", () => {
  it("exist for every command the project promises [QUAL-23] [EDGE-20] [EDGE-23]", () => {
    const promised = [
      "start",
      "test",
      "dev",
      "build",
      "check",
      "bench",
      "ledger",
      "audit",
      "doctor",
      "deploy",
    ];
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(promised));
  });

  it("all go through the entry that installs what is missing, and each runs a script that exists [QUAL-23]", () => {
    for (const command of Object.values(scripts)) {
      const name = command.match(/^exec node scripts\/run\.mjs ([a-z-]+)/)?.[1];
      expect(name && existsSync(`scripts/${name}.ts`), command).toBe(true);
    }
  });

  it("are what the build machine runs", () => {
    expect(readFileSync(".ci/run", "utf8")).toMatch(/^npm test /m);
    expect(statSync(".ci/run").mode & 0o111).not.toBe(0);
  });
});

describe("the entry of the scripts", () => {
  it("refuses a name without a script, also one that leaves the folder", () => {
    for (const name of ["nothing-of-this-name", "../scripts/ledger"]) {
      const { status, stderr } = run(name);
      expect(status).toBe(1);
      expect(stderr).toContain(`There is no script "${name}"`);
    }
  });

  it("keeps tools from noting which addresses were fetched, and from showing what is stored [SAFE-27] [SAFE-26]", () => {
    const words = ["X_LOCAL_OBSERVABILITY", "X_LOCAL_EXPLORER"].map((name) => `process.env.${name}`);
    const env = {
      ...process.env,
      X_LOCAL_OBSERVABILITY: undefined,
      X_LOCAL_EXPLORER: undefined,
      NODE_OPTIONS: `--import=data:text/javascript,console.error(${words.join(",")})`,
    };
    const args = ["scripts/run.mjs", "test", "no-such-step"];
    const { stderr } = spawnSync("node", args, { encoding: "utf8", env });
    // First the entry itself, then what it starts.
    expect(stderr).toMatch(/^undefined undefined\nfalse false$/m);
  });

  it("leaves nothing in the temporary folder, and clears what a killed one has left", () => {
    using folder = mkdtempDisposableSync(path.join(os.tmpdir(), "commands-"));
    // No system has so many processes.
    mkdirSync(path.join(folder.path, "paettken-run-4194305-killed"));
    mkdirSync(path.join(folder.path, "another-program"));
    const leaveFile =
      "import{writeFileSync}from'node:fs';console.error(process.env.PAETTKEN_TMPDIR);writeFileSync((process.env.PAETTKEN_TMPDIR??'/dev')+'/null','')";
    const env = {
      ...process.env,
      TMPDIR: folder.path,
      PAETTKEN_TMPDIR: undefined,
      NODE_OPTIONS: `--import=data:text/javascript,${leaveFile}`,
    };
    const args = ["scripts/run.mjs", "test", "no-such-step"];
    const { stderr } = spawnSync("node", args, { encoding: "utf8", env });
    expect(stderr).toContain(`${folder.path}/paettken-run-`);
    expect(readdirSync(folder.path)).toEqual(["another-program"]);
  });

  it("hands arguments and exit code through", () => {
    expect(run("ledger", "--group", "TOAST").stdout).toMatch(/6 ids, \d+ without a test/);
    expect(run("test", "no-such-step").status).toBe(2);
  });
});
