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
  /** False on the server and in the first render, before storage has been read. */
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

/** Calls `listener` after every change, in other tabs too; returns the unsubscribe function. */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    globalThis.addEventListener?.("storage", syncFromOtherTab);
    globalThis.addEventListener?.("pageshow", syncAfterRestore);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    globalThis.removeEventListener?.("storage", syncFromOtherTab);
    globalThis.removeEventListener?.("pageshow", syncAfterRestore);
  };
}

export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeConsent, consentState, () => unknown);
}

/** Stores the choice and closes banner and dialog. Where storage is blocked the choice holds for the visit. */
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

/** Runs `load` once the category is allowed and its cleanup when consent is withdrawn. Returns the stop function. */
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

function syncFromOtherTab(event: StorageEvent): void {
  // localStorage.clear() reports no key.
  const relevantKeys = [null, CONSENT_KEY, CONSENT_DATE_KEY];
  if (relevantKeys.includes(event.key)) change({ record: readStored() });
}

/** A page restored from the back/forward cache missed changes in other tabs. A choice kept only for the visit stays. */
function syncAfterRestore({ persisted }: PageTransitionEvent): void {
  const record = persisted ? readStored() : null;
  if (record) change({ record });
}

function change(part: Partial<ConsentState>): void {
  state = { ...consentState(), ...part };
  for (const listener of [...listeners]) listener();
}
