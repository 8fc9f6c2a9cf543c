// The visitor's consent, shared by banner, dialog and everything that has to wait for it.
import { useSyncExternalStore } from "react";
import { readItem, writeItem } from "../../storage.ts";
import {
  type ConsentCategory,
  type ConsentChoice,
  type ConsentRecord,
  consentRecord,
  readConsent,
} from "./consent-record.ts";

export const CONSENT_KEY = "cookieConsent";
export const CONSENT_DATE_KEY = "cookieConsentDate";

export interface ConsentState {
  /** False while nobody has looked into the browser's storage: on the server and in the first render. */
  known: boolean;
  record: ConsentRecord | null;
  settingsOpen: boolean;
}

const unknown: ConsentState = { known: false, record: null, settingsOpen: false };
const listeners = new Set<() => void>();
let state = unknown;

export function consentState(): ConsentState {
  if (!state.known) state = { ...state, known: true, record: readStored() };
  return state;
}

/** Calls `listener` after every change, also by another tab, until the returned function is called. */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    globalThis.addEventListener?.("storage", followOtherTab);
    globalThis.addEventListener?.("pageshow", catchUp);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    globalThis.removeEventListener?.("storage", followOtherTab);
    globalThis.removeEventListener?.("pageshow", catchUp);
  };
}

export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeConsent, consentState, () => unknown);
}

/** Stores the choice (for the visit only where storage is blocked) and closes banner and dialog. */
export function decideConsent(choice: ConsentChoice): void {
  const record = consentRecord(choice);
  writeItem(CONSENT_KEY, JSON.stringify(record));
  writeItem(CONSENT_DATE_KEY, new Date().toISOString());
  change({ record, settingsOpen: false });
}

export function openConsentSettings(): void {
  change({ settingsOpen: true });
}

export function closeConsentSettings(): void {
  change({ settingsOpen: false });
}

/**
 * The gate: runs `load` once the category is allowed, at once or later. What `load` returns is called when the consent is
 * withdrawn, and `load` again when it is given again. The returned function ends all this.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: as in effects, a loader may return nothing.
export function whenAllowed(category: ConsentCategory, load: () => (() => void) | void): () => void {
  let loaded = false;
  let unload: (() => void) | undefined;

  function set(allowed: boolean): void {
    if (allowed === loaded) return;
    loaded = allowed;
    if (allowed) unload = load() ?? undefined;
    else unload?.();
  }

  const check = () => set(consentState().record?.[category] ?? false);
  const unsubscribe = subscribeConsent(check);
  check();
  return () => {
    unsubscribe();
    set(false);
  };
}

function readStored(): ConsentRecord | null {
  return readConsent(readItem(CONSENT_KEY), readItem(CONSENT_DATE_KEY), new Date());
}

function followOtherTab(event: StorageEvent): void {
  // A cleared storage has no key.
  const concerned = [null, CONSENT_KEY, CONSENT_DATE_KEY];
  if (concerned.includes(event.key)) change({ record: readStored() });
}

/** A page that the browser kept in memory has heard of no other tab meanwhile. What holds for the visit alone stays. */
function catchUp({ persisted }: PageTransitionEvent): void {
  const record = persisted ? readStored() : null;
  if (record) change({ record });
}

function change(part: Partial<ConsentState>): void {
  state = { ...consentState(), ...part };
  for (const listener of [...listeners]) listener();
}
