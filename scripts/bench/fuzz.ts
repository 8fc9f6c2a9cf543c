// The two fuzzers at full length: the address guard against an independent classifier, and mutated pages through the analysis.
import { fuzzAddresses } from "#test/support/fuzz/address-fuzz.ts";
import { fixtureSources } from "#test/support/fuzz/fixture-sources.ts";
import { fuzzHtml } from "#test/support/fuzz/html-fuzz.ts";
import { MAX_BYTES } from "#test/support/fuzz/mutate-html.ts";
import { threadTime } from "#test/support/hostile/thread-time.ts";
import { createNodeRewriter } from "../audit/rewriter-node.ts";

const ADDRESSES = 100_000;
const PAGES = 10_000;
/** ms of work for one page of at most MAX_BYTES: a fifth of what an analysis may take. */
const SLOWEST_MS = 3_000;
/** Of the whole process, garbage included: a leak would add up to more. */
const MAX_MEMORY_MIB = 800;
const FAULTS_SHOWN = 20;

/** True when nothing was found. Deterministic by seed. */
export async function benchFuzz(seed: string): Promise<boolean> {
  const addresses = fuzzAddresses(ADDRESSES, Number(seed));
  console.log(`${addresses.tried} forms of addresses, ${addresses.accepted} of them accepted by both`);
  const pages = await fuzzHtml({
    pages: fixtureSources(),
    count: PAGES,
    seed: Number(seed),
    rewriter: createNodeRewriter,
    clock: threadTime,
  });
  const { slowest, bytes, faults } = pages;
  const memory = process.resourceUsage().maxRSS / 1024;
  console.log(`${PAGES} mutated pages, ${(bytes / 1e6).toFixed(0)} MB, at most ${MAX_BYTES / 1024} kB each`);
  console.log(
    `slowest    page ${slowest.page}: ${slowest.ms.toFixed(0)} ms for ${slowest.bytes} bytes (limit ${SLOWEST_MS})`,
  );
  console.log(`memory     ${memory.toFixed(0)} MiB at most (limit ${MAX_MEMORY_MIB})`);
  const found = [...addresses.disagreements, ...faults];
  for (const one of found.slice(0, FAULTS_SHOWN)) console.log(`  ${one}`);
  console.log(`${addresses.disagreements.length} disagreements, ${faults.length} faults`);
  return found.length === 0 && slowest.ms <= SLOWEST_MS && memory <= MAX_MEMORY_MIB;
}
