import { sealText, type SealedText } from '../fairness/decision-seal.ts';

/**
 * What a side decides before an event's dice are known. The side at bat: the runners who steal
 * ("1", "1,3" …; null for nobody), or those who are sent after a hit or a catch. The side in the
 * field: whether the batter is walked on purpose.
 */
export type LiveDecision =
  | { readonly kind: 'bat'; readonly steal: string | null }
  | { readonly kind: 'field'; readonly walk: boolean }
  | { readonly kind: 'choose'; readonly runnersAdvancing: string | null };

/** Returns the one text of a decision, which its seal covers: "steal 1,3", "pitch", "send none". */
export function formatDecision(decision: LiveDecision): string {
  if (decision.kind === 'field') return decision.walk ? 'walk' : 'pitch';
  if (decision.kind === 'bat') return `steal ${decision.steal ?? 'none'}`;
  return `send ${decision.runnersAdvancing ?? 'none'}`;
}

/** Returns the seal of a decision (`fairness/decision-seal.ts`). Throws for a malformed link. */
export const sealOf = ({
  decision,
  ...sealed
}: Omit<SealedText, 'text'> & { readonly decision: LiveDecision }): string =>
  sealText({ ...sealed, text: formatDecision(decision) });
