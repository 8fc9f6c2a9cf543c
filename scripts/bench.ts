// `npm run bench -- NAME`: the measurements the project promises, each as a ratio to a limit taken in the same run. Without a name: which there are.
import { parseArgs } from "node:util";
import { builtPaths } from "#app/paths.ts";
import { benchAbuse } from "./bench/abuse/abuse.ts";
import { benchBrowserCheck } from "./bench/browser-check.ts";
import { benchCalm } from "./bench/calm.ts";
import { benchChat } from "./bench/chat.ts";
import { compareCorpus } from "./bench/corpus.ts";
import { benchDesign } from "./bench/design.ts";
import { benchDesignCorpus } from "./bench/design-corpus/design-corpus.ts";
import { benchDesk } from "./bench/desk.ts";
import { benchFuzz } from "./bench/fuzz.ts";
import { benchLighthouse } from "./bench/lighthouse.ts";
import { benchLoad } from "./bench/load/load.ts";
import { benchNavigation } from "./bench/navigation.ts";
import { benchOutbox } from "./bench/outbox/outbox.ts";
import { benchPages } from "./bench/pages.ts";
import { benchScanner } from "./bench/scanner.ts";
import { benchShares } from "./bench/shares.ts";
import { benchSpeed } from "./bench/speed.ts";
import { measureThroughput } from "./bench/throughput.ts";
import { benchTruth } from "./bench/truth/truth.ts";
import { benchUnderstanding } from "./bench/understanding/understanding.ts";
import { benchWatch } from "./bench/watch/watch.ts";
import { build, isBuildFresh } from "./build.ts";

const USAGE = `npm run bench -- pages [--runs 5] [PATH ...]   Lighthouse of built pages against their static twins
npm run bench -- lighthouse [PATH ...]         Lighthouse's four categories for every page, phone and desktop
npm run bench -- navigation [--runs 5]         from a link to the next page's heading on the screen, beside a bare swap
                                               of the same markup; fails over 60 ms in the median
npm run bench -- calm                          what the main thread works in 10 s after the first round of the
                                               animations; fails over 100 ms
npm run bench -- --corpus DIR                  contract fields against a parse5 oracle, throughput, peak memory;
                                               DIR holds one folder per page with a source.html
npm run bench -- scanner                       speed of the HTML scanner beside parse5
npm run bench -- truth [--write] [--only 100-131] [--list]
                                               findings of labelled pages: true, useful, found; both halves apart;
                                               --write keeps the figures that /genauigkeit shows
npm run bench -- understanding [--list] [--open]
                                               what the price calculator understands of labelled conversations, sets
                                               and halves apart; --list names what it does not, of the open halves;
                                               --open leaves the locked ones uncounted
npm run bench -- outbox [--seed 1]             1,000 inquiries while the provider fails and the server is killed:
                                               none is lost, none stored twice
npm run bench -- chat                          time of the price calculator's answers beside a trivial route, and
                                               transactions a turn
npm run bench -- desk                          the owner's desk with no inquiry and with 2,000, and what counting adds to
                                               a call
npm run bench -- design [--runs 5] [PATH ...]  ratings of the home page, the sample sites and twelve fixture pages:
                                               scores that repeat, time beside a bare pair of screenshots, browsers left
npm run bench -- design-corpus [--write]       how far the rating agrees with two blind scorers of the corpus, both halves
                                               apart; needs scripts/corpus/fetch-designs.ts and read-designs.ts; --write renews the
                                               picture in docs/design-rating.md
npm run bench -- browser [--runs 3] [PATH ...] the whole check in the browser beside a design rating of the same page
npm run bench -- shares [PATH ...]             what shared reports of these pages take: words, pictures, PDF
npm run bench -- speed [--runs 3] [PATH ...]   the speed that the check in the browser tells beside Lighthouse with devtools throttling, on
                                               twelve pages: largest paint within 15 %, shifts within 0.02
npm run bench -- fuzz [--seed 1]               100,000 addresses against an independent classifier, 10,000 mutated
                                               pages through the analysis
npm run bench -- load [PART ...]               a mix of all calls near capacity for a minute; the same with kills; a
                                               full disk; bad targets. Parts: steady, kills, disk, targets
npm run bench -- watch [--seed 1]              a year of watches whose server is killed at random moments: every
                                               change is told, nothing else, twice only where that was uncertain
npm run bench -- abuse                         a greedy visitor's day: browser seconds, mails, bytes, requests to others, each
                                               within its limit
Keep the machine otherwise idle: figures of one run compare with each other only.`;

const { values, positionals } = parseArgs({
  options: {
    corpus: { type: "string" },
    runs: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    list: { type: "boolean", default: false },
    open: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const [what, ...paths] = positionals;

if (values.corpus) {
  process.exitCode = (await compareCorpus(values.corpus)) ? 0 : 1;
  await measureThroughput(values.corpus);
} else if (what === "pages") {
  if (!(await isBuilt())) process.exit(1);
  process.exitCode = (await benchPages(paths.length > 0 ? paths : builtPaths, Number(values.runs))) ? 0 : 1;
} else if (what === "lighthouse") {
  if (!(await isBuilt())) process.exit(1);
  process.exitCode = (await benchLighthouse(paths.length > 0 ? paths : builtPaths)) ? 0 : 1;
} else if (what === "navigation") {
  if (!(await isBuilt())) process.exit(1);
  process.exitCode = (await benchNavigation(Number(values.runs))) ? 0 : 1;
} else if (what === "calm") {
  if (!(await isBuilt())) process.exit(1);
  process.exitCode = (await benchCalm()) ? 0 : 1;
} else if (what === "scanner") {
  process.exitCode = benchScanner() ? 0 : 1;
} else if (what === "truth") {
  process.exitCode = (await benchTruth(values)) ? 0 : 1;
} else if (what === "understanding") {
  benchUnderstanding(values);
} else if (what === "outbox") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchOutbox(values.seed)) ? 0 : 1);
} else if (what === "chat") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchChat()) ? 0 : 1);
} else if (what === "desk") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchDesk()) ? 0 : 1);
} else if (what === "design") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchDesign(paths, Number(values.runs))) ? 0 : 1);
} else if (what === "design-corpus") {
  process.exitCode = benchDesignCorpus(values) ? 0 : 1;
} else if (what === "browser") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchBrowserCheck(paths, Number(values.runs))) ? 0 : 1);
} else if (what === "shares") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchShares(paths)) ? 0 : 1);
} else if (what === "speed") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchSpeed(paths, Number(values.runs))) ? 0 : 1);
} else if (what === "fuzz") {
  process.exitCode = (await benchFuzz(values.seed)) ? 0 : 1;
} else if (what === "load") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchLoad(paths)) ? 0 : 1);
} else if (what === "watch") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchWatch(values.seed)) ? 0 : 1);
} else if (what === "abuse") {
  if (!(await isBuilt())) process.exit(1);
  process.exit((await benchAbuse()) ? 0 : 1);
} else {
  console.log(USAGE);
  if (what !== undefined) {
    console.error(`\nThere is no bench "${what}".`);
    process.exitCode = 2;
  }
}

async function isBuilt(): Promise<boolean> {
  return isBuildFresh() || build(true);
}
