import { readFileSync } from "node:fs";
import { foldAnswers, pendingQuestion } from "#worker/chat/fold-answers.ts";
import { meaningOf } from "#test/support/meaning.ts";
const base: Record<string, string[]> = { who: [], kind: ["Friseur"], pages: ["Friseur", "Firmenwebsite"], time: ["Friseur", "Firmenwebsite", "5"], features: ["Friseur", "Firmenwebsite", "5", "flexibel"] };
const at = process.argv[2] ?? "who";
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const texts = [...(base[at] ?? []), ...line.split(" // ")];
  const p = foldAnswers(texts);
  const m = meaningOf(texts) as Record<string, unknown>;
  const last = p.last;
  const show = at === "who" ? `${m.company ?? "-"} | ${m.industry ?? "-"} | ${["type","pages","timeline","features","languages","care"].filter(k=>m[k]!==undefined).map(k=>k+"="+m[k]).join(" ")}`
    : at === "kind" ? `${m.type ?? "-"} ${JSON.stringify(m.features ?? "")}` : at === "pages" ? `${m.pages ?? "-"}` : at === "time" ? `${m.timeline ?? "-"}` : `${JSON.stringify(m.features ?? "-")} L=${m.languages ?? ""} C=${m.care ?? ""}`;
  console.log(line.slice(0, 100).padEnd(72), "=>", show, last?.topics.length ? "ASK " + last.topics : "", "next=" + pendingQuestion(p));
}
