// Keeps the filter in the URL: typing replaces the history entry, choosing a category pushes one.
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { SEARCH_DEBOUNCE_MS } from "#content/constants.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { filterParameters, NO_FILTER, type PostFilter, readFilter } from "./post-filter.ts";

interface PostFilterControl {
  filter: PostFilter;
  field: RefObject<HTMLInputElement | null>;
  /** Call on every input of the field. */
  onInput: () => void;
  searchNow: () => void;
  choose: (category: PostFilter["category"]) => void;
  reset: () => void;
}

/** Tells the frame not to scroll (app/shell/use-scrolling.ts). */
const STAY = { stay: true };
const TYPING = { ...STAY, typing: true };

export function usePostFilter(): PostFilterControl {
  const { search, key, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  // The prerendered page has no query and shows all.
  const hydrated = useHydrated();
  const filter = hydrated ? readFilter(new URLSearchParams(search)) : NO_FILTER;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);

  // The field follows the address, except while somebody types: then it is the other way round.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the address and its state.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const asked = readFilter(new URLSearchParams(search)).search;
    const typedEarly = isFirst.current && asked === "" && input.value !== "";
    const typedNow = !isFirst.current && navigationType === "REPLACE" && state?.typing === true;
    isFirst.current = false;
    if (typedEarly) onInput();
    else if (!typedNow) {
      clearTimeout(timer.current);
      input.value = asked;
    }
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function go(next: PostFilter, { replace }: { replace: boolean }) {
    clearTimeout(timer.current);
    navigate({ search: String(filterParameters(next)) }, { replace, state: replace ? TYPING : STAY });
  }

  function searchNow() {
    go({ ...filter, search: field.current?.value ?? "" }, { replace: true });
  }

  function onInput() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SEARCH_DEBOUNCE_MS);
  }

  // The timer must use the category at the time it fires.
  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });

  return {
    filter,
    field,
    onInput,
    searchNow,
    choose: (category) => go({ category, search: field.current?.value ?? "" }, { replace: false }),
    reset: () => go(NO_FILTER, { replace: false }),
  };
}
