import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { mailPreview as words } from "#content/desk/mail-preview.ts";
import { owner } from "#content/owner.ts";
import type { Env } from "#worker/env.ts";
import worker from "#worker/index.ts";
import { estimateMail } from "#worker/mail/compose/estimate-mail.ts";
import { call, post } from "../support/api.ts";
import { email, SEND_ESTIMATE, withEstimate } from "../support/estimate-mails.ts";
import { HERE, MAIL_ID as ID, look, storedMail } from "../support/mail-preview.ts";
import { mailWith } from "../support/mails.ts";

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;`;

describe("the list under /__mail", () => {
  it("names time, kind, recipient, subject, state and attempts of each mail [EDGE-15]", async () => {
    const mails = [
      storedMail({ state: "waiting", attempts: 2, deliveredAt: null }),
      storedMail({ mail: mailWith({ kind: "confirmation", to: { email: "erika@example.org" } }) }),
    ];
    const { answer, body } = await look("", mails);
    expect(answer.status).toBe(200);
    const rows = body.split('<tr role="row">').slice(2);
    expect(rows[0]).toMatch(
      /21\.11\.2026, 21:15:30.*Anfrage.*Anfrage von Erika Müller.*post@paettken\.test/s,
    );
    expect(rows[0]).toMatch(/wartet.*2 Versuche/s);
    expect(rows[1]).toMatch(/Bestätigung.*erika@example\.org.*zugestellt.*1 Versuch</s);
    expect(body).toContain(`href="/__mail/${ID}"`);
  });

  it("says so when there is none yet", async () => {
    const { body } = await look("", []);
    expect(body).toContain("Noch keine Mail");
    expect(body).toContain('href="/kontakt"');
  });
});

describe("the page of a mail", () => {
  it("shows its fields, both parts and the rest as JSON [EDGE-15] [API-19]", async () => {
    const { body } = await look(`/${ID}`, [storedMail()]);
    expect(body).toContain(`${owner.brand} &lt;${owner.email}&gt;`);
    expect(body).toContain("Erika Müller &lt;erika@example.org&gt;");
    expect(body).toContain(mailWith().text);
    expect(body).toContain("&lt;p&gt;Guten Tag,&lt;br&gt;");
    expect(body).toContain("&quot;kind&quot;: &quot;inquiry&quot;");
  });

  it("tells why a mail waits", async () => {
    const lastFailure = { failure: "configuration", reason: "MailChannels answered 403" } as const;
    const nextTryAt = Date.UTC(2026, 10, 22, 2, 0, 0);
    const { body } = await look(`/${ID}`, [storedMail({ state: "waiting", nextTryAt, lastFailure })]);
    expect(body).toContain("Einrichtung: MailChannels answered 403");
    expect(body).toContain("22.11.2026, 03:00:00");
  });

  it("gives the mail's markup to a frame without rights [EDGE-15]", async () => {
    const { body } = await look(`/${ID}`, [storedMail()]);
    expect(body).toContain(`<iframe src="/__mail/${ID}/html" sandbox=""`);
    const { answer, body: markup } = await look(`/${ID}/html`, [storedMail()]);
    expect(markup).toBe(mailWith().html);
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^sandbox; default-src 'none';/);
    expect(policy).not.toMatch(/script-src|allow-|https?:/);
  });
});

describe("a mail composed of an estimate that is deleted", () => {
  const gone = storedMail({ mail: null, kind: "estimate", to: "erika@example.org", subject: "Schätzung" });

  it("says so in the place of its parts, and has no markup to show [SAFE-16]", async () => {
    const { answer, body } = await look(`/${ID}`, [gone]);
    expect(answer.status).toBe(200);
    expect(body).toContain(words.gone);
    expect(body).toContain("erika@example.org");
    expect(body).not.toContain("<iframe");
    expect((await look(`/${ID}/html`, [gone])).answer.status).toBe(404);
  });
});

describe("/__mail over a real outbox", () => {
  it("composes an estimate's mail when it is looked at, until the conversation is deleted [SAFE-16] [EDGE-15]", async () => {
    const { services, estimate, sessionId } = await withEstimate();
    const { answer } = await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    const { id } = await answer.json<{ id: string }>();
    const local = { ...services, mailPreview: services.outbox };
    const read = async (path: string) =>
      (
        await call(local, `/__mail${path}`, { headers: { Host: new URL(HERE).host } }, { origin: HERE })
      ).answer.text();
    expect(await read("")).toContain(estimateMail(estimate, email).subject);
    expect(await read(`/${id}/html`)).toBe(estimateMail(estimate, email).html);
    await services.chats.forget(sessionId);
    expect(await read("")).toContain(estimateMail(estimate, email).subject);
    expect(await read(`/${id}`)).toContain(words.gone);
  });
});

describe("a mail full of markup", () => {
  const hostile = storedMail({
    to: HOSTILE,
    subject: HOSTILE,
    lastFailure: { failure: "unknown", reason: HOSTILE },
    mail: mailWith({
      to: { email: HOSTILE, name: HOSTILE },
      replyTo: { email: HOSTILE, name: HOSTILE },
      subject: HOSTILE,
      text: `</pre>${HOSTILE}`,
      html: `</pre>${HOSTILE}`,
    }),
  });

  it.each(["", `/${ID}`])("adds no element to /__mail%s [API-19]", async (path) => {
    const { body } = await look(path, [hostile]);
    const { body: harmless } = await look(path, [
      storedMail({ lastFailure: { failure: "unknown", reason: "x" } }),
    ]);
    expect(elements(body)).toEqual(elements(harmless));
    expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });
});

/** Names and attributes of all start tags; values are left out. */
function elements(document: string): string[] {
  return [...document.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'));
}

describe("the answers under /__mail", () => {
  it.each(["", `/${ID}`])("%s run nothing, load one stylesheet, and are framed by nobody", async (path) => {
    const { answer, body } = await look(path, [storedMail()]);
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(body).not.toMatch(/<script|<style| style=| on[a-z]+=/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("include their stylesheet, with a dark side", async () => {
    const { answer, body } = await look("/style.css", []);
    expect(answer.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
    expect(body).toContain("color-scheme: light dark");
    expect(body).not.toMatch(/url\(|@import|</);
  });

  it("can be asked by HEAD, and by nothing that changes", async () => {
    expect((await look("", [], { method: "HEAD" })).answer.status).toBe(200);
    expect((await look("", [], { method: "POST" })).answer.status).toBe(405);
  });

  it.each(["/nobody", "/nobody/html", `/${ID}/source`])("%s is the site's not-found page", async (path) => {
    const { answer, body } = await look(path, [storedMail()]);
    expect([answer.status, body]).toEqual([404, "<h1>404</h1>"]);
  });
});

describe("/__mail as deployed", () => {
  const paths = ["/__mail", "/__mail/style.css", `/__mail/${ID}`, `/__mail/${ID}/html`];
  const local: Partial<Env> = {};
  const production: Partial<Env> = {
    ENVIRONMENT: "production",
    QUOTA_SECRET: "thirty-two characters of a secret",
    MAILCHANNELS_API_KEY: "a-key-of-the-provider",
    ...{ SEO_DAILY_LIMIT: "", CRAWL_ALLOW_LOOPBACK: "", RATE_LIMITS: "", MAIL: "" },
  };
  const ask = async (path: string, settings: Partial<Env>) => {
    const ASSETS = { fetch: async () => new Response("<h1>404</h1>") } as unknown as Fetcher;
    const request = new Request(`${HERE}${path}`, { headers: { Host: new URL(HERE).host } });
    return worker.fetch(request as never, { ...env, ASSETS, ...settings } as Env, createExecutionContext());
  };

  it("exists on the developer's own machine [EDGE-15] [API-14]", async () => {
    const answer = await ask("/__mail", local);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Noch keine Mail")]);
  });

  it.each(paths)("%s is the not-found page in production, like any other [EDGE-15]", async (path) => {
    const answer = await ask(path, production);
    expect([answer.status, await answer.text()]).toEqual([404, "<h1>404</h1>"]);
  });

  it.each(paths)("%s is the not-found page where settings are refused", async (path) => {
    const answer = await ask(path, { ...production, MAIL: "preview" });
    expect([answer.status, await answer.text()]).toEqual([404, "<h1>404</h1>"]);
  });
});
