// The frame of every part of the check: a line with its heading and the one sentence it comes to, which opens the rest; or why nothing was read.
import type { ReactNode } from "react";
import { PlainList } from "../plain-list.tsx";
import { Fold } from "../report/fold.tsx";

interface CheckPartProps<Result> {
  heading: string;
  part: { result: Result | null; note: string | null };
  verdict: (result: Result) => ReactNode;
  children: (result: Result) => ReactNode;
}

export function CheckPart<Result>({
  heading,
  part: { result, note },
  verdict,
  children,
}: CheckPartProps<Result>) {
  return (
    <div className="browser-part">
      {result === null ? (
        <>
          <h3>{heading}</h3>
          <p className="report-fold-note">{note}</p>
        </>
      ) : (
        <Fold heading={<h3>{heading}</h3>} note={verdict(result)}>
          {children(result)}
        </Fold>
      )}
    </div>
  );
}

export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <PlainList className="browser-notes">
      {notes.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </PlainList>
  );
}
