// Built once for all shared reports: the Worker serves it under /bericht/{id}, and swaps its two parts where there is none (worker/routes/shared-answers.ts).
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useParams } from "react-router";
import { sharedPage as texts } from "#content/pages/bericht.ts";
import { sharedReportPath } from "#contract/shared-report.ts";
import type { Loaded, ShownShare } from "../../features/seo-check/received/load-shared.ts";
import { formatDate } from "../../format/date.ts";
import { SHARED_REPORT_PATH } from "../../paths.ts";
import { pageHead } from "../../seo-head.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Link } from "../../ui/link.tsx";
import "./bericht.css";

export const handle: PageHandle = {
  path: SHARED_REPORT_PATH,
  crumb: () => texts.heading,
};

export function meta() {
  return pageHead({ path: null, title: texts.title, description: texts.description });
}

type State = { phase: "loading" } | Loaded;

export default function Bericht() {
  const { id = "" } = useParams();
  const [state, setState] = useState<State>({ phase: "loading" });
  const [View, setView] = useState<ComponentType<{ shared: ShownShare }> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => {
    setState({ phase: "loading" });
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    // The Worker knows already, and nothing is to be loaded.
    if (attempt === 0 && document.querySelector('[data-shared="gone"]:not([hidden])')) {
      setState({ phase: "gone" });
      return;
    }
    const control = new AbortController();
    Promise.all([
      import("../../features/seo-check/received/load-shared.ts").then(({ loadSharedReport }) =>
        loadSharedReport(id, control.signal),
      ),
      import("../../features/seo-check/received/shared-view.tsx"),
    ]).then(
      ([loaded, { SharedView }]) => {
        if (control.signal.aborted) return;
        setView(() => SharedView);
        setState(loaded);
      },
      () => {
        if (!control.signal.aborted) setState({ phase: "failed", message: texts.failed });
      },
    );
    return () => control.abort();
  }, [id, attempt]);

  const isGone = state.phase === "gone";
  const path = sharedReportPath(id);
  return (
    <>
      <section data-shared="gone" hidden={!isGone} className="wrap shared-gone">
        <p className="shared-kicker">{texts.gone.kicker}</p>
        <h1>{texts.gone.title}</h1>
        <p className="text-lead text-ink-soft">{texts.gone.text}</p>
        <Link to="/seo-check" className="btn-brick">
          {texts.gone.check}
        </Link>
      </section>
      <section data-shared="live" hidden={isGone} className="wrap shared-head">
        <h1>{texts.heading}</h1>
        {state.phase === "ready" ? (
          <Ready shared={state.shared} path={path} />
        ) : (
          <p role="status" className="text-lead text-ink-soft">
            {state.phase === "loading" ? texts.loading : ""}
          </p>
        )}
        {state.phase === "failed" && (
          <p role="alert" className="shared-failed">
            {state.message}{" "}
            <button type="button" onClick={again} className="btn-line">
              {texts.again}
            </button>
          </p>
        )}
        {state.phase === "loading" && (
          // With the address of the document, which the Worker writes.
          <noscript>
            <p>{texts.withoutScript}</p>
          </noscript>
        )}
      </section>
      {state.phase === "ready" && View && <View shared={state.shared} />}
    </>
  );
}

function Ready({ shared, path }: { shared: ShownShare; path: string }) {
  return (
    <>
      {shared.line !== "" && (
        <p className="shared-line">
          <span>{texts.from}</span> <bdi>{shared.line}</bdi>
        </p>
      )}
      <p className="text-ink-soft">
        {texts.until(formatDate(shared.sharedAt), formatDate(shared.expiresAt))}
      </p>
      {shared.scope === "tasks" && <p className="text-ink-soft">{texts.tasksOnly}</p>}
      {shared.notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
      <p className="shared-ways no-print">
        {/* Not of this page's router: the Worker writes both. */}
        {shared.hasPdf && (
          <a href={`${path}/pdf`} target="_blank" rel="noopener" className="btn">
            <span aria-hidden="true" className="i-tabler-file-type-pdf" />
            {texts.pdf}
          </a>
        )}
        <a href={`${path}/druck`} target="_blank" rel="noopener" className="btn-line">
          {texts.paper}
        </a>
      </p>
    </>
  );
}
