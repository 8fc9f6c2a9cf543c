// Reports that are shared through the whole app.

import { keptReportHeader } from "#contract/kept-report.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { ShareAnswer, SharedReport, ShareRequest } from "#contract/shared-report.ts";
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import type { Services } from "#worker/services/services.ts";
import { CRAWLER, call, get, post, testServices } from "./api.ts";

export const SHARE = "/functions/v1/shared-report";

type Overrides = Parameters<typeof testServices>[0];

/** Services whose analysis answers `report`, with a page that can show what the Worker makes of it. */
export function sharingServices(report: SeoReport = seoAnswer, overrides: Overrides = {}) {
  return testServices({
    analyseSite: async () => ({ ok: true, report }),
    builtPage: async () =>
      new Response(
        '<html><main><section data-shared="gone" hidden>weg</section><section data-shared="live">da<noscript><p>hier</p></noscript></section></main></html>',
        { headers: { "Content-Type": "text/html", ETag: '"x"' } },
      ),
    ...overrides,
  });
}

/** Analyses, so that the server keeps the report. @returns its number */
export async function keepReport(services: Services): Promise<string> {
  const id = crypto.randomUUID();
  const { settle } = await post(
    services,
    CRAWLER,
    { url: "firma.de" },
    { headers: { [keptReportHeader]: id } },
  );
  await settle();
  return id;
}

export const choices = {
  scope: "all",
  pictures: true,
  days: 30,
  line: "",
} as const satisfies Partial<ShareRequest>;

/** What the browser has of rating and check: as the server gave them out for this address. */
export async function sealedAnswers({ sharing }: Services, url = seoAnswer.requestedUrl) {
  return {
    design: await sharing.seals.seal("design", url, designRating),
    check: await sharing.seals.seal("check", url, browserCheck),
  };
}

export async function share(services: Services, request: object) {
  const { answer, settle } = await post(services, SHARE, request);
  await settle();
  return answer;
}

/** A report that is shared already. */
export async function shareOne(services: Services, more: object = {}): Promise<ShareAnswer> {
  const answer = await share(services, { keptReport: await keepReport(services), ...choices, ...more });
  if (answer.status !== 201) throw new Error(`Not shared: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function readShared(services: Services, id: string): Promise<SharedReport> {
  return (await get(services, `${SHARE}/${id}`)).answer.json();
}

/** A change as the sender's page sends it. */
export async function change(
  services: Services,
  ownerPath: string,
  was: string,
  headers: Record<string, string> = {},
) {
  return (
    await call(services, ownerPath, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ was }),
    })
  ).answer;
}
