// A bar with the progress of the design rating and a link to it, and a placeholder in its place.
import { useLayoutEffect, useRef } from "react";
import { ratingTexts, stageTexts } from "#content/pages/seo-check.ts";
import { PlainSteps } from "../plain-list.tsx";
import "./rating-progress.css";

interface RatingBarProps {
  isRunning: boolean;
  onCancel: () => void;
  onGo: () => void;
}

export function RatingBar({ isRunning, onCancel, onGo }: RatingBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // Cancelled or failed: the button with the focus is about to disappear.
      if (element?.contains(document.activeElement)) {
        document.querySelector<HTMLElement>(".report h2")?.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <div ref={bar} className="rating-bar no-print">
      <div className="wrap flex items-center justify-between gap-4">
        <p className="flex min-w-0 items-center gap-3 leading-snug">
          <span
            aria-hidden="true"
            className={`flex-none text-1.25rem ${isRunning ? "i-tabler-loader-2 animate-spin" : "i-tabler-circle-check"}`}
          />
          <span className="min-w-0 font-600">{isRunning ? ratingTexts.running : ratingTexts.done}</span>
        </p>
        {/* One button for both states, so that it keeps the focus when the rating arrives. */}
        <button
          type="button"
          onClick={isRunning ? onCancel : onGo}
          className="btn-line min-h-11! flex-none px-4!"
        >
          {isRunning ? stageTexts.cancel : ratingTexts.go}
        </button>
      </div>
    </div>
  );
}

export function RatingWait() {
  return (
    <section className="bg-hedge py-12 text-hedge-ink no-print md:py-16">
      <div className="wrap">
        <h2 className="text-h2">{ratingTexts.heading}</h2>
        <p className="mt-4 text-lead text-hedge-soft">{ratingTexts.text}</p>
        <PlainSteps className="rating-steps">
          {ratingTexts.steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden="true" className="sign">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </PlainSteps>
      </div>
    </section>
  );
}
