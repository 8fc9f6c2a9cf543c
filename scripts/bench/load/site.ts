// The site under load of `npm run bench -- load`, its visitors, and the comparison at the end.
import path from "node:path";
import { judge, type Row } from "../outbox/judge.ts";
import { type SeededProvider, startSeededProvider } from "../outbox/provider.ts";
import { createKillableSite, type KillableSite } from "../outbox/site.ts";
import { readOutbox, skipPauses, waitUntilDrained } from "../outbox/store.ts";
import { createVisitors, DAILY_LIMIT, type Visitors } from "./visitors.ts";

export interface LoadedSite {
  site: KillableSite;
  state: string;
  visitors: Visitors;
  /** Lets every mail leave, stops everything, and compares what visitors were told with what is stored. */
  end: (unnoted?: readonly number[]) => Promise<Row[]>;
}

const SETTINGS = { SEO_DAILY_LIMIT: DAILY_LIMIT, CRAWL_ALLOW_LOOPBACK: "on" } as const;

/** The mail provider accepts everything. */
export async function startLoadedSite(folder: string, name: string): Promise<LoadedSite> {
  const state = path.join(folder, name);
  const provider = await startSeededProvider(name, true);
  const site = await createKillableSite(state, provider.origin, SETTINGS);
  await site.begin();
  const visitors = await createVisitors(site.port);
  const end = async (unnoted: readonly number[] = []) => {
    const rows = await visitorRows(visitors);
    if (visitors.sent.length > 0)
      rows.push(...(await outboxRows({ site, state, visitors, provider, unnoted })));
    else await site.kill();
    await provider.stop();
    await visitors.stop();
    return rows;
  };
  return { site, state, visitors, end };
}

async function visitorRows(visitors: Visitors): Promise<Row[]> {
  const unanswered = await visitors.settle();
  const chatFaults = await visitors.chats.findStoredFaults();
  for (const fault of chatFaults.slice(0, 3)) console.log(`  stored conversation: ${fault}`);
  return [
    { label: "inquiries and messages never answered", count: unanswered, isFault: true },
    {
      label: "conversations stored otherwise than answered",
      count: chatFaults.length,
      isFault: true,
    },
  ];
}

interface Ending {
  site: KillableSite;
  state: string;
  visitors: Visitors;
  provider: SeededProvider;
  /** Moments at which an answer of the provider could not be noted, beside kills; ms since 1970. */
  unnoted: readonly number[];
}

/** Mails with an unknown outcome wait for a minute: their pauses are skipped. */
async function outboxRows({ site, state, visitors, provider, unnoted }: Ending): Promise<Row[]> {
  await waitUntilDrained(state);
  const kills = [...site.kills, ...unnoted];
  await site.kill();
  skipPauses(state);
  await site.begin();
  await waitUntilDrained(state);
  await site.kill();
  const evidence = { sent: visitors.sent, stored: readOutbox(state), calls: provider.calls, kills };
  return judge(evidence, true);
}
