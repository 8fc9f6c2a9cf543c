import type { ReactNode } from "react";
import { hero } from "#content/pages/home.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import { WaySigns } from "../../sections/way-signs.tsx";
import { Link } from "../../ui/link.tsx";
import "./hero.css";

/** @param children what stands beside the words */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero wrap">
      <div className="hero-words">
        <h1>
          {hero.title.before} <span className="text-brick">{hero.title.accent}</span> {hero.title.after}
        </h1>
        <p className="text-lead text-ink-soft">
          <LinkedText>{hero.intro}</LinkedText>
        </p>
        <p className="hero-ways">
          <Link to={hero.start.href} className="btn-brick">
            {hero.start.name}
          </Link>
          <Link to={hero.portfolio.href} className="btn-line">
            {hero.portfolio.name}
          </Link>
        </p>
        <WaySigns>{hero.promises}</WaySigns>
      </div>
      {children}
    </section>
  );
}
