// "Stimmt das nicht?": from a complaint to the contact form, with what is needed to look into it.
import { createContext, useContext } from "react";
import { Link } from "#app/ui/link.tsx";
import { contactAbout } from "#content/contact-link.ts";
import { doubtTexts } from "#content/report/seo-report.ts";
import type { ShownEvidence } from "../read-report.ts";
import { withoutScheme } from "../shown.ts";

/** Address of the page that the report is about; null where there is nobody to ask, as in the example. */
export const ReportedAddress = createContext<string | null>(null);

interface DoubtProps {
  finding: { id: string | null; status: string; title: string; evidence: readonly ShownEvidence[] };
}

/** Characters of a place; the form takes longer messages, a link should stay one. */
const MAX_PLACE_LENGTH = 200;

export function Doubt({ finding: { id, status, title, evidence } }: DoubtProps) {
  const address = useContext(ReportedAddress);
  if (address === null || (status !== "failed" && status !== "warning")) return null;
  const [first] = evidence;
  const place = first ? `${first.where}: ${first.value}`.slice(0, MAX_PLACE_LENGTH) : null;
  const message = doubtTexts.message({ id: id ?? title, title, address, place });
  return (
    <p className="no-print mt-2 text-small">
      <Link to={contactAbout(doubtTexts.subject(withoutScheme(address)), { message })}>
        {doubtTexts.link}
      </Link>
    </p>
  );
}
