// Every page of the labelled table, through the reader of real pages.
import { describe, expect, it } from "vitest";
import { servicePages } from "#test/fixtures/services/all-service-pages.ts";
import { consentTracePages } from "#test/fixtures/services/consent-trace-pages.ts";
import type { ServicePage } from "#test/fixtures/services/service-page.ts";
import { factsOf } from "#test/support/seo/html.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";
import { detectConsentTool } from "#worker/seo/technology/services/consent-tool.ts";
import { detectServices } from "#worker/seo/technology/services/detect-services.ts";
import { listForeignHosts } from "#worker/seo/technology/services/foreign-hosts.ts";
import { detectTechnology } from "#worker/seo/technology/technologies.ts";
import { isTracker } from "#worker/third-parties/service.ts";

async function factsFor({ html, url = "https://www.firma.de/leistungen/" }: ServicePage) {
  const facts = await factsOf(`<!doctype html>${html}`, rewriter);
  return aPage({ html: facts, text: facts.text.text, fetched: { url, headers: {} } });
}

async function seenOn(page: ServicePage): Promise<Omit<ServicePage, "about" | "html" | "url">> {
  const facts = await factsFor(page);
  const services = detectServices(facts);
  const tool = detectConsentTool(facts);
  const named = (list: typeof services) => list.map(({ service }) => service.name).sort();
  const trackers = services.filter(({ service }) => isTracker(service));
  const lists = {
    runs: named(trackers.filter(({ needsConsent }) => needsConsent)),
    counts: named(trackers.filter(({ needsConsent, runs }) => runs && !needsConsent)),
    held: named(trackers.filter(({ runs }) => !runs)),
    embeds: named(services.filter(({ runs, service }) => runs && service.purpose === "embed")),
    fonts: named(services.filter(({ runs, service }) => runs && service.purpose === "fonts")),
    foreign: listForeignHosts(facts, detectTechnology(facts).framework).map(({ host }) => host),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(tool === null ? {} : { tool: tool.names[0] ?? "unknown" }),
  };
}

function labelsOf({ about, html, url, ...labels }: ServicePage) {
  return Object.fromEntries(
    Object.entries(labels).map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]),
  );
}

describe.each(Object.entries(servicePages))("%s [TRACK-01]", (_group, pages) => {
  it.each(pages.map((page) => [page.about, page] as const))("%s", async (_about, page) => {
    expect(await seenOn(page)).toEqual(labelsOf(page));
  });
});

describe("a consent tool that only its traces show [TRUE-35]", () => {
  const named = consentTracePages.filter(({ tool }) => tool !== undefined);
  it.each(named.map((page) => [page.about, page] as const))("%s", async (_about, page) => {
    const tool = detectConsentTool(await factsFor(page));
    expect(tool?.names).toEqual([page.tool]);
  });
});
