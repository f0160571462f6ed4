/*
 * What a guest has played of Duplicate Nine, in localStorage: nothing of it is sent, and it counts
 * nowhere.
 */
import { useSyncExternalStore } from 'react';

const KEY = 'pennant-daily';
/** Days that are kept: the oldest are forgotten first. */
const MAX_DAYS = 400;

/** A guest's first attempt of a day. */
export interface KeptAttempt {
  readonly choices: readonly string[];
  readonly isFinished: boolean;
  /** Null until it is worked out. */
  readonly givenUp: number | null;
}

/** By day. */
export type KeptAttempts = Readonly<Record<string, KeptAttempt>>;

const NONE: KeptAttempts = {};
const listeners = new Set<() => void>();
/** What was read last, so that the same text is the same value. */
let read: { readonly text: string | null; readonly attempts: KeptAttempts } = {
  text: null,
  attempts: NONE,
};
/** Holds them where localStorage cannot be written. */
let unsaved: KeptAttempts | null = null;

function parse(text: string | null): KeptAttempts {
  const value: unknown = JSON.parse(text ?? 'null');
  return typeof value === 'object' && value !== null ? (value as KeptAttempts) : NONE;
}

/** Returns what this browser has kept. */
export function readKeptAttempts(): KeptAttempts {
  if (unsaved !== null) return unsaved;
  try {
    const text = localStorage.getItem(KEY);
    if (text !== read.text) read = { text, attempts: parse(text) };
    return read.attempts;
  } catch {
    return NONE;
  }
}

/** Keeps a guest's attempt of a day. */
export function keepAttempt(day: string, attempt: KeptAttempt): void {
  const days = Object.entries({ ...readKeptAttempts(), [day]: attempt })
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(-MAX_DAYS);
  const attempts = Object.fromEntries(days);
  try {
    localStorage.setItem(KEY, JSON.stringify(attempts));
  } catch {
    unsaved = attempts;
  }
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onStorage);
  };
}

/** Returns what this browser has kept; null on the server. */
export const useKeptAttempts = (): KeptAttempts | null =>
  useSyncExternalStore<KeptAttempts | null>(subscribe, readKeptAttempts, () => null);
