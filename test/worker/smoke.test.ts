import { expect, it } from "vitest";
it("runs in workerd", async () => { expect(typeof HTMLRewriter).toBe("function"); });
