import { describe, expect, it, vi } from "vitest";
import { share } from "#app/pages/article/share.ts";

const page = { title: "SEO für Handwerker", url: "https://www.site.example/blog/seo-fuer-handwerker" };
const named = (name: string) => Object.assign(new Error("no"), { name });

describe("sharing an article", () => {
  it("hands title and canonical address to the share sheet and leaves the clipboard alone [ART-12]", async () => {
    const sheet = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    expect(await share(page, { share: sheet, clipboard: { writeText } })).toBe("handled");
    expect(sheet).toHaveBeenCalledExactlyOnceWith(page);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("says nothing when the visitor closes the sheet [ART-12]", async () => {
    const writeText = vi.fn(async () => {});
    const sheet = () => Promise.reject(named("AbortError"));
    expect(await share(page, { share: sheet, clipboard: { writeText } })).toBe("handled");
    expect(writeText).not.toHaveBeenCalled();
  });

  it("copies the address where there is no sheet, or none that opens [ART-12]", async () => {
    const writeText = vi.fn(async () => {});
    expect(await share(page, { clipboard: { writeText } })).toBe("copied");
    expect(
      await share(page, { share: () => Promise.reject(named("NotAllowedError")), clipboard: { writeText } }),
    ).toBe("copied");
    expect(writeText.mock.calls).toEqual([[page.url], [page.url]]);
  });

  it("admits that it cannot copy either", async () => {
    expect(await share(page, {})).toBe("failed");
    const refusing = { writeText: () => Promise.reject(named("NotAllowedError")) };
    expect(await share(page, { clipboard: refusing })).toBe("failed");
  });
});
