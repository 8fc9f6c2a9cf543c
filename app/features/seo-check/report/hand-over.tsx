// Many owners have somebody else look after their website: the report goes to them on paper.
import { stepTexts } from "#content/pages/seo-report.ts";

const texts = stepTexts.handOver;

export function HandOver() {
  return (
    <section className="hand-over no-print">
      <div>
        <h4>{texts.heading}</h4>
        <p className="mt-1 text-ink-soft">{texts.text}</p>
      </div>
      <button type="button" onClick={() => print()} className="btn-line">
        <span aria-hidden="true" className="i-tabler-printer text-1.25rem" />
        {texts.button}
      </button>
    </section>
  );
}
