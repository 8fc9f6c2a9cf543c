// Keeps the newest message in view while the visitor is there to see it.
import { type RefObject, useEffect, useRef, useState } from "react";
import { CHAT_SCROLL_DELAY_MS } from "#content/constants.ts";
import { glide } from "../../hooks/reduced-motion.ts";
import type { ShownMessage } from "./read-answers.ts";

/** px from the end within which somebody still reads along. */
const AT_END = 80;

export interface NewestInView {
  log: RefObject<HTMLDivElement | null>;
  /** There is something new below what the visitor reads. */
  isBehind: boolean;
  onScroll: () => void;
  toNewest: () => void;
}

export function useNewestInView(messages: readonly ShownMessage[]): NewestInView {
  const log = useRef<HTMLDivElement>(null);
  const readsAlong = useRef(true);
  const lastTop = useRef(0);
  const seen = useRef(messages.length);
  const [isBehind, setBehind] = useState(false);
  const { length } = messages;
  const isOwn = messages.at(-1)?.role === "user";

  useEffect(() => {
    const before = seen.current;
    seen.current = length;
    if (length === before) return;
    if (!isOwn && !readsAlong.current && length > before) return setBehind(true);
    // A whole conversation that is back after a reload is not scrolled through.
    const behavior = Math.abs(length - before) > 2 ? "instant" : glide();
    const timer = setTimeout(() => log.current && scrollToEnd(log.current, behavior), CHAT_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [length, isOwn]);

  // Suggestions and notes come and go below the log: what stood above them stays in view.
  useEffect(() => {
    const { current } = log;
    if (!current) return;
    let height = current.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - current.clientHeight;
      height = current.clientHeight;
      // At the beginning there is nothing to keep in view but the beginning.
      if (lost > 0 && readsAlong.current && seen.current > 1) current.scrollTop += lost;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return {
    log,
    isBehind,
    onScroll: () => {
      const { current } = log;
      if (!current) return;
      const { scrollTop, scrollHeight, clientHeight } = current;
      const isAtEnd = scrollHeight - scrollTop - clientHeight < AT_END;
      // On its own the log only moves down; up is the visitor.
      if (scrollTop < lastTop.current) readsAlong.current = false;
      if (isAtEnd) readsAlong.current = true;
      if (isAtEnd) setBehind(false);
      lastTop.current = scrollTop;
    },
    toNewest: () => {
      if (log.current) scrollToEnd(log.current, glide());
      log.current?.focus({ preventScroll: true });
    },
  };
}

function scrollToEnd(element: HTMLElement, behavior: ScrollBehavior): void {
  element.scrollTo({ top: element.scrollHeight, behavior });
}
