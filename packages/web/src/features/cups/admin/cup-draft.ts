import type { CupForm, CupSummary } from '@pennant/contract/cups';
import { TIERS, type Tier } from '@pennant/rules/cards/tier';
import { USUAL_SCORE_CAP, type CupKind } from '@pennant/rules/cups/cup-kind';
import {
  MAX_ROUND_HOURS,
  MIN_ROUND_HOURS,
  USUAL_ROUND_HOURS,
  nextFridayCup,
} from '@pennant/rules/cups/cup-schedule';
import { CUP_SIZES, type CupSize } from '@pennant/rules/cups/cup-state';

/** A cup as an admin types it. */
export interface CupDraft {
  readonly name: string;
  readonly kind: CupKind['kind'];
  readonly maxScore: string;
  readonly firstYear: string;
  readonly tier: Tier;
  /** As a field of date and time has it, in the browser's time zone. */
  readonly begins: string;
  readonly maxPlaces: CupSize;
  readonly roundHours: string;
}
export type CupField = 'name' | 'maxScore' | 'firstYear' | 'begins' | 'roundHours';

const pad = (number: number): string => String(number).padStart(2, '0');

/** Returns a time as a field of date and time has it, in the browser's time zone. */
export function toLocalField(time: number): string {
  const date = new Date(time);
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Returns what a form for a new cup begins with: the next Friday. */
export const newDraft = (now: number): CupDraft => ({
  name: '',
  kind: 'open',
  maxScore: String(USUAL_SCORE_CAP),
  firstYear: '1950',
  tier: 'silver',
  begins: toLocalField(nextFridayCup(now)),
  maxPlaces: CUP_SIZES.at(-1)!,
  roundHours: String(USUAL_ROUND_HOURS),
});

/** Returns what the form of a cup begins with. */
export const draftOf = (cup: CupSummary): CupDraft => ({
  ...newDraft(Date.parse(cup.begins)),
  name: cup.name,
  kind: cup.kind.kind,
  ...(cup.kind.kind === 'scoreCap' ? { maxScore: String(cup.kind.maxScore) } : {}),
  ...(cup.kind.kind === 'decade' ? { firstYear: String(cup.kind.firstYear) } : {}),
  ...(cup.kind.kind === 'maxTier' ? { tier: cup.kind.tier } : {}),
  begins: toLocalField(Date.parse(cup.begins)),
  maxPlaces: cup.maxPlaces,
  roundHours: String(cup.roundHours),
});

const isWhole = (text: string, min: number, max: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** Returns what is wrong with a draft, by field. */
export function draftFaults(draft: CupDraft): Partial<Record<CupField, string>> {
  const { name, kind, maxScore, firstYear, begins, roundHours } = draft;
  return {
    ...(name.trim() === '' ? { name: 'Give the cup a name.' } : {}),
    ...(kind === 'scoreCap' && !isWhole(maxScore, 0, 100)
      ? { maxScore: 'A score is a whole number up to 100.' }
      : {}),
    ...(kind === 'decade' && !(isWhole(firstYear, 1870, 2990) && Number(firstYear) % 10 === 0)
      ? { firstYear: 'The first year of a decade, such as 1950.' }
      : {}),
    ...(Number.isNaN(new Date(begins).getTime()) ? { begins: 'A day and a time.' } : {}),
    ...(isWhole(roundHours, MIN_ROUND_HOURS, MAX_ROUND_HOURS)
      ? {}
      : { roundHours: `From ${MIN_ROUND_HOURS} to ${MAX_ROUND_HOURS} hours.` }),
  };
}

function kindOf({ kind, maxScore, firstYear, tier }: CupDraft): CupKind {
  switch (kind) {
    case 'open':
      return { kind };
    case 'scoreCap':
      return { kind, maxScore: Number(maxScore) };
    case 'decade':
      return { kind, firstYear: Number(firstYear) };
    case 'maxTier':
      return { kind, tier };
  }
}

/** Returns the body of a call from a draft without faults. */
export const formOf = (draft: CupDraft): CupForm => ({
  name: draft.name.trim(),
  kind: kindOf(draft),
  begins: new Date(draft.begins).toISOString(),
  maxPlaces: draft.maxPlaces,
  roundHours: Number(draft.roundHours),
});

/** The tiers that a cap makes sense for: of the highest one every card is. */
export const CAP_TIERS: readonly Tier[] = TIERS.slice(0, -1).map(({ tier }) => tier);
