import type { LiveStepBody } from '@pennant/contract/live';
import { isLink } from '@pennant/rules/fairness/hash-chain';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { applyLiveStep } from '@pennant/rules/live/apply-live-step';
import { dueReveal } from '@pennant/rules/live/due-reveal';
import type { LiveState } from '@pennant/rules/live/live-state';
import type {
  LiveContext,
  LiveProgress,
  LiveStep,
  LiveStepOf,
} from '@pennant/rules/live/live-step';
import { formatGameLineupID } from '../games/game-ids.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { LiveEntry } from './live-entry.ts';
import type { LiveRefusalCode } from './refusals.ts';
import { isPublicKey, isSignedBy } from './verify-signature.ts';

type Refused = Refusal<LiveRefusalCode>;

/** What a change of a game makes of its state, at a moment in milliseconds since the epoch. */
export type LiveChange = (state: LiveState, now: number) => LiveProgress | Refused;

/** Returns the change that a step makes by the rules. */
export const changeOfStep =
  (context: LiveContext, step: LiveStep): LiveChange =>
  (state, now) => {
    const result = applyLiveStep(context, state, step, now);
    return result.ok ? result : refuse(result.code);
  };

/**
 * Returns the change that a user's step makes: a chain's key has to be one, and what is revealed
 * has to be signed by it. The rules know no curve, and of what was played only the state.
 */
export function changeOfUsersStep(
  entry: Pick<LiveEntry, 'context' | 'events'>,
  side: Side,
  body: LiveStepBody,
): LiveChange {
  const { context } = entry;
  const step = { ...body, side } as LiveStep;
  const change = changeOfStep(context, step);
  return (state, now) => {
    if (step.kind === 'substitute' && isSubstituted(entry, step)) return { state, played: [] };
    if ('publicKey' in step && !isPublicKey(step.publicKey)) return refuse('anchor_malformed');
    if (step.kind === 'reveal' && isRevealDue(state, step.eventNumber)) {
      if (!isLink(step.link)) return refuse('link_does_not_follow');
      const due = dueReveal(context.gameID, state, step);
      if (!isSignedBy({ ...due, signature: step.signature })) return refuse('signature_forged');
    }
    return change(state, now);
  };
}

/** Whether the links of this event are revealed now, so that a signature can be verified. */
const isRevealDue = (state: LiveState, eventNumber: number): boolean =>
  state.phase === 'reveal' && state.game.eventNumber + 1 === eventNumber;

/** Whether a substitution was made already, as where the response to it was lost. */
function isSubstituted(
  { context: { gameID }, events }: Pick<LiveEntry, 'context' | 'events'>,
  { side, eventNumber, playerOut, playerIn }: LiveStepOf<'substitute'>,
): boolean {
  const event = events[eventNumber - 1];
  return (
    event?.kind === 'substitution' &&
    event.exited.includes(formatGameLineupID(gameID, side, playerOut)) &&
    event.entered.includes(formatGameLineupID(gameID, side, playerIn))
  );
}
