import { useRef, useState } from "react";
import { StatRow } from "#app/sections/figures/stat-row.tsx";
import { COUNTER_THRESHOLD, WHY_BLOCK_ADVANCE_MS } from "#content/constants.ts";
import { figures, why } from "#content/pages/home/home-sections.ts";
import { useAutoAdvance } from "../../../hooks/use-auto-advance.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PauseButton } from "../pause-button.tsx";
import { Process } from "./process.tsx";
import "../why-block.css";

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

function WhyBlock() {
  const [lit, setLit] = useState(0);
  /** Counted here, because on a busy machine a second tick may come before the first one is drawn. */
  const counted = useRef(0);
  const cycle = useAutoAdvance<HTMLDListElement>({
    everyMs: WHY_BLOCK_ADVANCE_MS,
    onAdvance: () => {
      counted.current = (counted.current + 1) % why.values.length;
      setLit(counted.current);
      return counted.current === 0;
    },
  });

  return (
    <div className="why">
      <div className="why-head">
        <h3>{why.title}</h3>
        {cycle.moves && (
          <PauseButton
            paused={cycle.paused}
            onToggle={cycle.togglePaused}
            pause={why.pause}
            resume={why.resume}
          />
        )}
      </div>
      <dl ref={cycle.ref}>
        {keyed(why.values).map(({ key, entry: { name, text } }, index) => (
          <div key={key} data-lit={index === lit || undefined}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
