// Three reasons; the light moves from one to the next.
import { useState } from "react";
import { WHY_BLOCK_ADVANCE_MS } from "#content/constants.ts";
import { why } from "#content/pages/home-sections.ts";
import { useAutoAdvance } from "../../hooks/use-auto-advance.ts";
import { PauseButton } from "../../sections/pause-button.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./why-block.css";

export function WhyBlock() {
  const [lit, setLit] = useState(0);
  const cycle = useAutoAdvance<HTMLDListElement>({
    everyMs: WHY_BLOCK_ADVANCE_MS,
    onAdvance: () => setLit((lit + 1) % why.values.length),
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
