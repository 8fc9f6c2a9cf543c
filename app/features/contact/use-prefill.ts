// Fills in what the link to the form knew. The page was built without a query, so it happens after hydration.
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { control } from "./check-inquiry.ts";
import { readPrefill } from "./prefill.ts";

export interface KeptEstimate {
  /** UUID of the estimate that goes along, null without one. */
  estimateId: string | null;
  drop: () => void;
}

export function usePrefill(form: RefObject<HTMLFormElement | null>): KeptEstimate {
  const { search } = useLocation();
  const [estimateId, setEstimateId] = useState<string | null>(null);

  useEffect(() => {
    const prefill = readPrefill(search);
    for (const name of ["subject", "message"] as const) {
      const field = form.current && control(form.current, name);
      // What was typed before the script came stays.
      if (field && field.value === "" && prefill[name]) field.value = prefill[name];
    }
    setEstimateId(prefill.estimateId);
  }, [form, search]);

  return { estimateId, drop: () => setEstimateId(null) };
}
