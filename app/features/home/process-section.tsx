// The deep green part of the page: stations, figures, and why it works.
import { COUNTER_THRESHOLD } from "#content/constants.ts";
import { figures } from "#content/pages/home-sections.ts";
import { StatRow } from "../../sections/stat-row.tsx";
import { Process } from "./process.tsx";
import { WhyBlock } from "./why-block.tsx";

export function ProcessSection() {
  return (
    <section id="process" className="process-section hedge">
      <div className="wrap">
        <Process />
        <div className="process-reasons">
          <WhyBlock />
          <StatRow figures={figures} threshold={COUNTER_THRESHOLD} />
        </div>
      </div>
    </section>
  );
}
