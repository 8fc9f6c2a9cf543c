// Every page ends at the goal: with the report's subject on the way to the contact form.
import { contactAbout } from "#content/contact-link.ts";
import { headTexts, nextTexts } from "#content/pages/seo-report.ts";
import { Link } from "../../../ui/link.tsx";
import type { ShownReport } from "./read-report.ts";
import { withoutScheme } from "./shown.ts";

export function NextStep({ report: { url, score, unscoredReason } }: { report: ShownReport }) {
  const meaningful = unscoredReason === null ? score : null;
  return (
    <div className="no-print bg-sky py-14 md:py-18">
      <div className="wrap grid items-center gap-x-14 gap-y-8 md:grid-cols-[1fr_auto]">
        <div>
          <h3 className="text-h2">{nextTexts.heading}</h3>
          <p className="mt-4 text-lead">{nextTexts.text}</p>
          <p className="mt-4">{nextTexts.again}</p>
        </div>
        <div className="flex flex-wrap gap-3 md:flex-col">
          <Link to={contactLink(url ?? "", meaningful)} className="btn-brick">
            {nextTexts.button}
          </Link>
          <button type="button" onClick={() => print()} className="btn-line">
            <span aria-hidden="true" className="i-tabler-printer text-1.25rem" />
            {nextTexts.print}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Characters; a mail's subject is read in one line. */
const LONGEST_ADDRESS = 80;

/** The contact form with subject and first words about this report. */
function contactLink(url: string, score: number | null): string {
  const points = score === null ? headTexts.unscoredSign : `${Math.round(score)} ${headTexts.outOf}`;
  return contactAbout(nextTexts.subject(shortened(withoutScheme(url)), points), {
    message: nextTexts.message(url, points),
  });
}

function shortened(address: string): string {
  return address.length > LONGEST_ADDRESS ? `${address.slice(0, LONGEST_ADDRESS - 1)}…` : address;
}
