import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { segmentOf } from '@pennant/rules/live/chain-segment';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import type { DrawnStep } from '@pennant/rules/live/verify-share';

import type { KeptDecision, KeptLive, KeptReveal } from '../dice/chain-store.ts';

/** How a record differs from what this browser kept of the game. */
export const KEPT_FAULTS = {
  commitment_exchanged: 'The server’s seal is not the one that this browser saw before the game.',
  chain_exchanged: 'A chain of your side is not the one that this browser made.',
  decision_exchanged: 'A decision of yours is not the one that this browser sealed.',
  link_exchanged: 'A link of your side is not the one that this browser revealed.',
  other_chain_exchanged: 'The other side’s chain is not the one that your browser was shown.',
  other_seal_exchanged: 'The other side’s sealed decision is not the one that your browser saw.',
  receipt_denied: 'A link counts as withheld, though this browser has the server’s receipt for it.',
} as const;

export type KeptFault = keyof typeof KEPT_FAULTS;

/** A link that this browser sent, and that the record calls withheld. */
export interface DeniedLink {
  readonly eventNumber: number;
  readonly link: string;
  /** The server's receipt; null for one that may have come too late. */
  readonly receipt: string | null;
}

/** How a record compares with what this browser kept. */
export type KeptComparison =
  /** This browser had no part in the game, or kept nothing of it. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'same';
      /** Links that were compared. */
      readonly links: number;
      /** Links that this browser sent, that did not come in time, and have no receipt. */
      readonly denied: readonly DeniedLink[];
    }
  | {
      readonly kind: 'differs';
      readonly code: KeptFault;
      /** Null if the fault is not of one event. */
      readonly eventNumber: number | null;
      readonly denied: readonly DeniedLink[];
    };

const stepsByEvent = ({ steps }: LiveRecord): ReadonlyMap<number, DrawnStep> =>
  new Map(
    steps.filter((step) => step.kind !== 'substitution').map((step) => [step.eventNumber, step]),
  );

/** Returns how a reveal that was kept differs from the record; null where it does not. */
function faultOfReveal(
  record: LiveRecord,
  side: Side,
  { kept, step }: { readonly kept: KeptReveal; readonly step: DrawnStep | undefined },
): KeptFault | null {
  const { eventNumber, anchor, link, otherAnchor, otherSeal, receipt } = kept;
  // The game ended between the reveal and the dice.
  if (step === undefined) return null;
  const other = otherSide(side);
  if (segmentOf(record.segments[side], eventNumber).anchor !== anchor) return 'chain_exchanged';
  if (segmentOf(record.segments[other], eventNumber).anchor !== otherAnchor) {
    return 'other_chain_exchanged';
  }
  if (step[other].seal !== otherSeal) return 'other_seal_exchanged';
  if (step[side].link === null) return receipt === null ? null : 'receipt_denied';
  return step[side].link === link ? null : 'link_exchanged';
}

/** Whether a decision that was sealed is the one that the record has, where it has one. */
const isDecisionTrue = (side: Side, kept: KeptDecision, step: DrawnStep | undefined): boolean => {
  const seal = step?.[side].seal ?? null;
  return seal === null || seal === kept.seal;
};

/** Returns the links that were sent and are called withheld, those with a receipt first. */
const deniedLinks = (
  side: Side,
  { reveals }: KeptLive,
  steps: ReadonlyMap<number, DrawnStep>,
): DeniedLink[] =>
  reveals
    .filter(({ eventNumber }) => steps.get(eventNumber)?.[side].link === null)
    .map(({ eventNumber, link, receipt }) => ({ eventNumber, link, receipt }))
    .toSorted((one, other) => Number(one.receipt === null) - Number(other.receipt === null));

/**
 * Compares the record of a game with what this browser kept of it as one of its sides: the server's
 * seal, its own chains with their keys, each link that it revealed and what it then saw of the
 * other side, and its decisions. What another browser of the same player did is left out.
 */
export function compareWithKept(record: LiveRecord, side: Side, kept: KeptLive): KeptComparison {
  if (kept.commitment === null && kept.chains.length === 0) return { kind: 'nothing' };
  const steps = stepsByEvent(record);
  const denied = deniedLinks(side, kept, steps);
  const differs = (code: KeptFault, eventNumber: number | null = null): KeptComparison => ({
    kind: 'differs',
    code,
    eventNumber,
    denied,
  });
  if (kept.commitment !== null && kept.commitment !== record.fairness.commitment) {
    return differs('commitment_exchanged');
  }
  const keys = new Map(kept.chains.map(({ anchor, publicKey }) => [anchor, publicKey]));
  const isKeyExchanged = record.segments[side].some(
    ({ anchor, publicKey }) => keys.has(anchor) && keys.get(anchor) !== publicKey,
  );
  if (isKeyExchanged) return differs('chain_exchanged');
  for (const reveal of kept.reveals) {
    const code = faultOfReveal(record, side, { kept: reveal, step: steps.get(reveal.eventNumber) });
    if (code !== null) return differs(code, reveal.eventNumber);
  }
  for (const decision of kept.decisions) {
    const { eventNumber } = decision;
    if (!isDecisionTrue(side, decision, steps.get(eventNumber))) {
      return differs('decision_exchanged', eventNumber);
    }
  }
  return { kind: 'same', links: kept.reveals.length - denied.length, denied };
}
