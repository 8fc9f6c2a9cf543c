// The call to action that ends a page.
import type { Goal as GoalWords } from "#content/section-types.ts";
import { Sign } from "../ui/sign.tsx";
import { ActionRow } from "./action-row.tsx";
import "./goal.css";

export function Goal({ title, text, actions }: GoalWords) {
  return (
    <section className="goal">
      <div className="wrap">
        <svg className="path-curve" viewBox="0 0 120 260" aria-hidden="true">
          <path d="M96-6C120 60-14 96 14 158S70 206 62 232" />
        </svg>
        <Sign className="goal-sign">
          <span aria-hidden="true" className="i-tabler-flag-3" />
        </Sign>
        <div className="goal-words">
          <h2>{title}</h2>
          <p className="text-lead text-ink-soft">{text}</p>
          <ActionRow actions={actions} />
        </div>
      </div>
    </section>
  );
}
