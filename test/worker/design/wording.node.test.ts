import { describe, expect, it } from "vitest";
import { germanNumber, joinList, percent, pixels, quoted } from "#worker/design/wording.ts";
import { counted } from "#worker/german/sentences.ts";

describe("words of the design rating", () => {
  it("writes numbers, shares and lengths as Germans do, with the unit kept on the line", () => {
    expect(germanNumber(1146.26, 1)).toBe("1.146,3");
    expect(germanNumber(-0)).toBe("0");
    expect(percent(0.1244)).toBe("12,4\u00a0%");
    expect(percent(1)).toBe("100\u00a0%");
    expect(pixels(15.55)).toBe("15,6\u00a0px");
    expect(counted(1, "Schrift", "Schriften")).toBe("1 Schrift");
    expect(counted(3, "Schrift", "Schriften")).toBe("3 Schriften");
  });

  it("lists a few words and counts the rest", () => {
    expect(joinList([])).toBe("");
    expect(joinList(["Lora"])).toBe("Lora");
    expect(joinList(["Lora", "Figtree"])).toBe("Lora und Figtree");
    expect(joinList(["a", "b", "c", "d"])).toBe("a, b, c und d");
    expect(joinList(["a", "b", "c", "d", "e"])).toBe("a, b, c und 2 weitere");
  });

  it("quotes the page's text without what could break out of the quotation", () => {
    expect(quoted("Guten\u0000\n Tag\u202e")).toBe("„Guten Tag“");
    expect(quoted("Er sagte „ja“")).toBe("„Er sagte ‚ja‘“");
    expect(quoted("x".repeat(90))).toBe(`„${"x".repeat(59)}…“`);
    expect(quoted("\ud800 halbes Zeichen")).toBe("„halbes Zeichen“");
  });
});
