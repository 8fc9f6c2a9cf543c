// The script that Miniflare starts instead of its own Chrome: closes Chromium's ways around the proxy and drops its privileges.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** How the browser runs. */
export interface Confinement {
  /** Another user, by number; null: the one that starts it. */
  account: { uid: number; gid: number; setpriv: string } | null;
  /** Forbids gaining privileges by setuid programs; the sandbox of some systems is one. */
  noNewPrivileges: boolean;
  hasSandbox: boolean;
}

/** Passed from serve.ts to the wrapper, which starts nothing without them. */
export const PROXY_VARIABLE = "PAETTKEN_BROWSER_PROXY";
export const HOME_VARIABLE = "PAETTKEN_BROWSER_HOME";

/** Where Miniflare looks for the one Chrome version it knows before it would download it (its BROWSER_VERSION). */
const RENDERING_CHROME = `chrome/linux${process.arch === "arm64" ? "_arm" : ""}-126.0.6478.182`;
const EXECUTABLE = "chrome-linux64/chrome";
/** Miniflare deletes a Chrome that does not start, and downloads its own, unless this stands beside it. */
const INSTALLED_MARK = ".miniflare-install-complete";
/** A real Chrome has several hundred megabytes. */
const MAX_WRAPPER_BYTES = 10_000;
const WRAPPER_MARK = "# Written by scripts/browser/wrapper.ts of Pättken.";
/** Of earlier versions, in the cache shared by all projects of the user. */
const FORMER_MARK = "# Written by scripts/chromium.ts of Pättken.";

/**
 * Each build knows only some of them and ignores the others. What a page may do is not restricted here: that is the Worker's
 * task, and tests with a restricted browser would not prove it.
 */
const FLAGS = [
  '--proxy-server="http://$proxy"',
  // Loopback is bypassed by default.
  '--proxy-bypass-list="<-loopback>"',
  // The browser itself finds no host at all; names are the proxy's to resolve.
  '--host-resolver-rules="MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"',
  // UDP knows no proxy.
  "--disable-quic",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-sync",
  "--no-first-run",
];
const FEATURES_OFF = "DialMediaRouteProvider,MediaRouter,OptimizationHints,AsyncDns,DnsOverHttps";
/** For fonts, languages and time zones. Settings and secrets of the site stay out. */
const KEPT_VARIABLES = ["LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH"];

/** @param note one line kept in the script, read by `noteIn`; @param flags besides the confining ones */
export function wrapperScript(
  chromium: string,
  confinement: Confinement,
  { note = "", flags = [] }: { note?: string; flags?: readonly string[] } = {},
): string {
  return `#!/bin/sh
${WRAPPER_MARK}
# ${note}
# Miniflare starts its browser with an empty environment: what is not there stands in its own.
setting() {
  tr '\\0' '\\n' 2>/dev/null </proc/$PPID/environ | sed -n "s/^$1=//p"
}
proxy=\${${PROXY_VARIABLE}:-$(setting ${PROXY_VARIABLE})}
home=\${${HOME_VARIABLE}:-$(setting ${HOME_VARIABLE})}
case $proxy in
  127.0.0.1: | 127.0.0.1:*[!0-9]*) proxy= ;;
  127.0.0.1:*) ;;
  *) proxy= ;;
esac
if [ -z "$proxy" ] || [ ! -d "$home" ]; then
  echo "Chromium does not start without the guarding proxy of scripts/serving/serve.ts." >&2
  exit 1
fi
# Removes what browsers that are gone have left, and gives this one a folder for its profile and all else it writes.
for left in "$home"/[0-9]*; do
  kill -0 "\${left##*/}" 2>/dev/null || rm -rf "$left"
done
own=$home/$$
rm -rf "$own"
mkdir -m 700 "$own" || exit 1
${confinement.account ? `chown ${confinement.account.uid}:${confinement.account.gid} "$own" || exit 1` : ":"}
features=${FEATURES_OFF}
for argument do
  shift
  case $argument in
    --disable-features=*) features=$features,\${argument#*=} ;;
    --user-data-dir=* | --no-sandbox | --proxy-* | --host-resolver-rules=*) ;;
    *) set -- "$@" "$argument" ;;
  esac
done
cd /
# A page's processes are ended by a crash: no image of their memory.
ulimit -c 0
env -i PATH="$PATH" HOME="$own" TMPDIR="$own" ${KEPT_VARIABLES.map((name) => `\${${name}:+"${name}=$${name}"}`).join(" ")} \\
  ${[...privilegeArguments(confinement), quote(chromium), ...flags.map(quote), ...FLAGS, '--disable-features="$features"', ...(confinement.hasSandbox ? [] : ["--no-sandbox"])].join(" ")} \\
  --user-data-dir="$own/profile" "$@" &
browser=$!
trap 'kill "$browser"' HUP INT TERM
wait "$browser"
code=$?
while kill -0 "$browser" 2>/dev/null; do wait "$browser"; done
rm -rf "$own" || { sleep 1; rm -rf "$own"; }
exit "$code"
`;
}

/** Installed where there is no Chromium: else Miniflare would download one that nothing confines. */
export function refusingScript(): string {
  return `#!/bin/sh\n${WRAPPER_MARK}\necho "No Chromium to start, see npm run doctor." >&2\nexit 1\n`;
}

/** Puts the script where Miniflare finds it when `cache` is its XDG_CACHE_HOME. @returns the script's path */
export function placeWrapper(cache: string, script: string): string {
  const file = wrapperPath(cache);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(path.join(installFolder(cache), INSTALLED_MARK), "");
  // Atomically: another server may be starting its browser right now.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, script);
  chmodSync(fresh, 0o755);
  renameSync(fresh, file);
  return file;
}

/** Of the installed wrapper; null without one. */
export function noteIn(cache: string): string | null {
  const file = wrapperPath(cache);
  if (!existsSync(file)) return null;
  const [, mark, note] = readFileSync(file, "utf8").split("\n", 3);
  return mark === WRAPPER_MARK && note?.startsWith("# ") ? note.slice(2) : null;
}

/** Removes the wrapper of earlier versions from the user's cache; a real Chrome stays. */
export function removeOldWrapper(cache: string): void {
  const file = wrapperPath(cache);
  if (!existsSync(file) || statSync(file).size > MAX_WRAPPER_BYTES) return;
  if (!readFileSync(file, "utf8").includes(FORMER_MARK)) return;
  rmSync(file);
  rmSync(path.join(installFolder(cache), INSTALLED_MARK), { force: true });
  try {
    for (const folder of [path.dirname(file), installFolder(cache)]) rmdirSync(folder);
  } catch {
    // Not empty: the rest is not ours.
  }
}

export function wrapperPath(cache: string): string {
  return path.join(installFolder(cache), EXECUTABLE);
}

function installFolder(cache: string): string {
  return path.join(cache, ".wrangler", RENDERING_CHROME);
}

function privilegeArguments({ account, noNewPrivileges }: Confinement): string[] {
  if (!account) return [];
  return [
    quote(account.setpriv),
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    "--clear-groups",
    ...(noNewPrivileges ? ["--no-new-privs"] : []),
  ];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
