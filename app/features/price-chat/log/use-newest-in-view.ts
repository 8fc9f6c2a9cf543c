import { type RefObject, useEffect, useRef, useState } from "react";
import { preferredScrollBehavior } from "#app/hooks/reduced-motion.ts";
import { CHAT_SCROLL_DELAY_MS } from "#content/constants.ts";
import type { ShownMessage } from "../conversation/read-answers.ts";

/** px from the end that still count as reading along. */
const AT_END = 80;

/** px kept free above it. */
const MARGIN = 8;

interface NewestInView {
  log: RefObject<HTMLDivElement | null>;
  /** There are new messages below the visible ones. */
  hasUnseen: boolean;
  onScroll: () => void;
  scrollToNewest: () => void;
}

export function useNewestInView(messages: readonly ShownMessage[]): NewestInView {
  const log = useRef<HTMLDivElement>(null);
  const readsAlong = useRef(true);
  const lastTop = useRef(0);
  const lastHeight = useRef(0);
  const seen = useRef(messages.length);
  const [hasUnseen, setBehind] = useState(false);
  const { length } = messages;
  const isOwn = messages.at(-1)?.role === "user";

  useEffect(() => {
    const before = seen.current;
    seen.current = length;
    if (length === before) return;
    if (!isOwn && !readsAlong.current && length > before) return setBehind(true);
    // A restored conversation is not scrolled through smoothly.
    const behavior = Math.abs(length - before) > 2 ? "instant" : preferredScrollBehavior();
    const timer = setTimeout(
      () => log.current && scrollToNewest(log.current, behavior),
      CHAT_SCROLL_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [length, isOwn]);

  // When suggestions or notes shrink the log, keep its last lines in view.
  useEffect(() => {
    const { current } = log;
    if (!current) return;
    let height = current.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - current.clientHeight;
      height = current.clientHeight;
      // Only the greeting, or a long answer that is read from its beginning: keep that in view.
      const wasAtEnd = current.scrollHeight - current.scrollTop - height - lost < AT_END;
      if (lost > 0 && readsAlong.current && wasAtEnd && seen.current > 1) current.scrollTop += lost;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return {
    log,
    hasUnseen,
    onScroll: () => {
      const { current } = log;
      if (!current) return;
      const { scrollTop, scrollHeight, clientHeight } = current;
      const isAtEnd = scrollHeight - scrollTop - clientHeight < AT_END;
      // Scripts only scroll down, so scrolling up is the visitor's, unless the log has grown and its end came down to it.
      if (scrollTop < lastTop.current && clientHeight === lastHeight.current) readsAlong.current = false;
      if (isAtEnd) readsAlong.current = true;
      if (isAtEnd) setBehind(false);
      lastTop.current = scrollTop;
      lastHeight.current = clientHeight;
    },
    scrollToNewest: () => {
      if (log.current) scrollToNewest(log.current, preferredScrollBehavior());
      log.current?.focus({ preventScroll: true });
    },
  };
}

/** To the end, but never past the beginning of the newest message: a long answer is read from there. */
function scrollToNewest(element: HTMLElement, behavior: ScrollBehavior): void {
  const end = element.scrollHeight - element.clientHeight;
  const newest = [...element.querySelectorAll("article")].at(-1);
  const beginning = newest ? topWithin(element, newest) - MARGIN : end;
  element.scrollTo({ top: Math.max(0, Math.min(end, beginning)), behavior });
}

/** px from the beginning of what scrolls, where `child` will lie: while it rises into place its box says otherwise. */
function topWithin(element: HTMLElement, child: HTMLElement): number {
  const isParent = child.offsetParent === element;
  return child.offsetTop - (isParent ? 0 : element.offsetTop + element.clientTop);
}
