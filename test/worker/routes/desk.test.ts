// The owner's desk: what its pages show, and what its forms change.
import { describe, expect, it } from "vitest";
import { sampleEstimate } from "#test/support/estimates.ts";
import { deskServices, look, OWNER, press, stored, undoOf } from "../support/desk.ts";

describe("the inbox page", () => {
  it("lists inquiries with the count of new ones in the title and beside the menu [DESK-03]", async () => {
    const services = deskServices();
    await stored(services, { subject: "Erste", name: "Erika" });
    const second = await stored(services, { subject: "Zweite" });
    await services.outbox.handle(second, { state: "answered" });
    const { answer, body } = await look(services);
    expect(answer.status).toBe(200);
    expect(body).toMatch(/<title>\(1\) Posteingang/);
    expect(body.indexOf("Zweite")).toBeLessThan(body.indexOf("Erste"));
    expect(body).toContain("beantwortet");
    expect(body).toContain(`Angemeldet als ${OWNER}`);
  });

  it("says so where there is none, and where none is found [DESK-03]", async () => {
    const services = deskServices();
    expect((await look(services)).body).toContain("Noch keine Anfrage.");
    await stored(services);
    expect((await look(services, "?q=gibtesnicht")).body).toContain("Keine Anfrage passt dazu.");
  });

  it("leads to older ones by links that keep filter and search [DESK-03]", async () => {
    const services = deskServices();
    for (let index = 0; index < 53; index++) await stored(services, { subject: `Nummer ${index}.` });
    const { body } = await look(services, "?q=Nummer&stand=new");
    expect(body).toContain("Nummer 52.");
    expect(body).not.toContain("Nummer 2.");
    const [, href = ""] = /href="\/intern(\?[^"]*)">Ältere/.exec(body) ?? [];
    expect(href).toContain("stand=new");
    const older = (await look(services, href.replaceAll("&amp;", "&"))).body;
    expect(older).toContain("Nummer 2.");
    expect(older).not.toContain("Nummer 3.");
  });

  it.each(["?stand=unsinn", "?vor=-1", "?vor=abc", `?q=${"x".repeat(5_000)}`, "?was=toString&id=1&token=1"])(
    "bears %s [DESK-03]",
    async (query) => {
      expect((await look(deskServices(), query)).answer.status).toBe(200);
    },
  );
});

describe("the page of an inquiry", () => {
  it("shows every field, the website it names, and the estimate line by line [DESK-04]", async () => {
    const services = deskServices();
    const estimate = sampleEstimate;
    const id = await stored(
      services,
      {
        ...{ name: "Erika Muster", email: "erika@example.org", phone: "02591 12345", company: "Tischlerei" },
        ...{
          companySize: "startup",
          subject: "Neue Seite",
          message: "Bitte prüfen: https://tischlerei.example/ Danke",
        },
      },
      { estimateId: estimate.id, estimate },
    );
    const { body } = await look(services, `/anfrage/${id}`);
    for (const text of ["Erika Muster", "02591 12345", "Tischlerei", "Kleinstunternehmen", "Neue Seite", id])
      expect(body).toContain(text);
    expect(body).toContain("<dd>https://tischlerei.example/</dd>");
    expect(body).toContain('href="mailto:erika@example.org"');
    for (const { item } of estimate.breakdown) expect(body).toContain(item.replaceAll("&", "&amp;"));
  });

  it("answers with the quoted message and the inquiry's number [DESK-04]", async () => {
    const services = deskServices();
    const id = await stored(services, { subject: "Neu & schön", message: "Zeile 1\nZeile 2" });
    const { body } = await look(services, `/anfrage/${id}`);
    const [, href = ""] = /class="button" href="(mailto:[^"]+)"/.exec(body) ?? [];
    const letter = new URL(href.replaceAll("&amp;", "&"));
    expect(letter.searchParams.get("subject")).toBe(`Re: Neu & schön [Anfrage ${id.slice(0, 8)}]`);
    expect(letter.searchParams.get("body")).toContain("> Zeile 1\n> Zeile 2");
  });

  it("tells what became of its mails [DESK-04]", async () => {
    const services = deskServices();
    const id = await stored(services);
    const { body } = await look(services, `/anfrage/${id}`);
    expect(body).toContain("an mich");
    expect(body).toMatch(/zugestellt|wartet seit|wird gerade gesendet/);
  });

  it.each(["/anfrage/x", `/anfrage/${crypto.randomUUID()}`, "/nichts", "/anfrage/"])(
    "%s is not found [DESK-04]",
    async (path) => {
      expect((await look(deskServices(), path)).answer.status).toBe(404);
    },
  );
});

describe("a change in the desk", () => {
  it.each([
    ["stand", { stand: "done" }, { state: "done" }],
    ["notiz", { notiz: "ruft\r\nMontag an " }, { note: "ruft\nMontag an" }],
  ])(
    "of %s leads back to the inquiry with a way to take it back [DESK-06]",
    async (what, fields, expected) => {
      const services = deskServices();
      const id = await stored(services);
      const answer = await press(services, `/anfrage/${id}/${what}`, fields);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toMatch(new RegExp(`^/intern/anfrage/${id}\\?was=`));
      expect(await services.outbox.inboxEntry(id)).toMatchObject(expected);
      const back = await press(services, "/rueckgaengig", undoOf(answer));
      expect(back.headers.get("Location")).toContain("was=undone");
      expect(await services.outbox.inboxEntry(id)).toMatchObject({ state: "new", note: "" });
    },
  );

  it("deletes at once and brings back [DESK-06]", async () => {
    const services = deskServices();
    const id = await stored(services, { subject: "Weg damit" });
    const answer = await press(services, `/anfrage/${id}/loeschen`);
    const { body } = await look(services, new URL(answer.headers.get("Location") ?? "", "http://x").search);
    expect(body).toContain("Anfrage gelöscht.");
    expect(body).not.toContain("Weg damit");
    expect((await look(services, "/anfragen.csv")).body).not.toContain("Weg damit");
    await press(services, "/rueckgaengig", undoOf(answer));
    expect((await look(services)).body).toContain("Weg damit");
  });

  it.each([
    ["stand", { stand: "unsinn" }, 400],
    ["stand", {}, 400],
    ["notiz", { notiz: "x".repeat(4_001) }, 400],
    ["notiz", { notiz: "x".repeat(70_000) }, 400],
  ])("of %s to what is none is refused and changes nothing [DESK-06]", async (what, fields, status) => {
    const services = deskServices();
    const id = await stored(services);
    const before = await services.outbox.inboxRevision();
    const answer = await press(services, `/anfrage/${id}/${what}`, fields);
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect(page).toContain("Das ging nicht");
    expect(page).toContain('<a href="/intern">');
    expect(await services.outbox.inboxRevision()).toBe(before);
  });

  it("of an inquiry that is none is told [DESK-06]", async () => {
    const services = deskServices();
    expect((await press(services, `/anfrage/${crypto.randomUUID()}/stand`, { stand: "done" })).status).toBe(
      404,
    );
    const late = await press(services, "/rueckgaengig", { was: "state", id: "x", token: "y" });
    expect(late.headers.get("Location")).toBe("/intern?was=too-late");
  });

  it("leads nowhere but to the desk [DESK-07]", async () => {
    const services = deskServices();
    const id = await stored(services);
    const { mails } = (await services.outbox.inboxEntry(id)) ?? { mails: [] };
    const resent = { ...services, outbox: { ...services.outbox, resend: async () => true } };
    for (const zurueck of ["https://evil.example/", "//evil.example", "/intern/anfrage/../../x", ""]) {
      const answer = await press(resent, `/mail/${mails[0]?.id}/erneut`, { zurueck });
      expect(answer.headers.get("Location")).toMatch(/^\/intern\/zustand\?/);
    }
  });

  it("orders and cancels the weekly letter [DESK-12]", async () => {
    const services = deskServices();
    await press(services, "/zustand/wochenbrief", { bestellt: "ja" });
    expect(await services.tally.wantsLetter()).toBe(true);
    expect((await look(services, "/zustand")).body).toContain("Wochenbrief abbestellen");
    await press(services, "/zustand/wochenbrief", { bestellt: "nein" });
    expect(await services.tally.wantsLetter()).toBe(false);
    expect((await press(services, "/zustand/wochenbrief", { bestellt: "vielleicht" })).status).toBe(400);
  });
});

describe("figures and state", () => {
  it("show sums, the period before, reasons of failures, pages and referrers [TALLY-04]", async () => {
    const services = deskServices();
    const totals = [
      { day: today(), name: "inquiry", count: 1_234 },
      { day: today(), name: "analysis-failed:target-too-slow", count: 7 },
      { day: today(), name: "view:/preise", count: 12 },
      { day: today(), name: "referrer:www.google.de", count: 4 },
    ];
    const tally = {
      ...services.tally,
      totals: async (_: string, to: string) => (to === today() ? totals : []),
    };
    const { body } = await look({ ...services, tally }, "/zahlen?tage=7");
    expect(body).toContain("1.234");
    expect(body).toContain("+1.234");
    for (const text of ["/preise", "www.google.de", "SEO-Check: ", 'role="img"'])
      expect(body).toContain(text);
    const csv = await look({ ...services, tally }, "/zahlen.csv");
    expect(csv.body).toContain(`"${today()}";"inquiry";"1234"`);
    expect(csv.answer.headers.get("Content-Disposition")).toContain("zahlen-");
  });

  it("tell what the site is ready for and what failed [DESK-11]", async () => {
    const services = deskServices();
    const tally = {
      ...services.tally,
      exceptions: async () => [
        { at: Date.UTC(2026, 10, 26, 12), requestId: "abc", place: "TypeError at x (y.js:1:2)" },
      ],
    };
    const { body } = await look({ ...services, tally }, "/zustand");
    for (const text of ["heute 40 von 600 Sekunden", "heute 3 von 300", "TypeError at x", "abc", "v1"])
      expect(body).toContain(text);
  });
});

function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(
    new Date(),
  );
}
