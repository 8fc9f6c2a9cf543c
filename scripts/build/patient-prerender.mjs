// React Router gives a page 10 s to be rendered and has no setting for it; a machine with other work may need longer for the first.
const PATIENCE_MS = 60_000;
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.max(ms, PATIENCE_MS));
