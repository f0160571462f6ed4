import type { LiveRecord, RecordedShare } from '../live/live-record.ts';
import type { DrawnStep } from '../live/verify-share.ts';
import { SIDES, otherSide, type Side } from '../games/lineup-slots.ts';

type Mutable<Value> = { -readonly [Key in keyof Value]: Mutable<Value[Key]> };
type MutableRecord = Mutable<LiveRecord>;

/** Changes a copy of a record; returns false where it has nothing that could be forged so. */
type LiveForgery = (record: MutableRecord) => boolean;

const OTHER_LINK = 'ab'.repeat(32);

/** Returns a step from the middle of a game on, of which both links are known, and its index. */
function middleStep(
  record: MutableRecord,
  isFit: (step: Mutable<DrawnStep>) => boolean = () => true,
): Mutable<DrawnStep> | undefined {
  const drawn = record.steps.filter(
    (step): step is Mutable<DrawnStep> => step.kind !== 'substitution',
  );
  return drawn
    .slice(Math.floor(drawn.length / 3))
    .find((step) => step.visitors.link !== null && step.home.link !== null && isFit(step));
}

const aShare =
  (
    forge: (share: Mutable<RecordedShare>, step: Mutable<DrawnStep>, side: Side) => unknown,
    isFit?: (step: Mutable<DrawnStep>) => boolean,
  ): LiveForgery =>
  (record) => {
    const step = middleStep(record, isFit);
    if (step === undefined) return false;
    const side = SIDES.find((name) => step[name].decision !== null) ?? 'home';
    forge(step[side], step, side);
    return true;
  };

/** Returns a signature with its last bits turned. */
const flip = (signature: string | null): string | null =>
  signature && `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;

/** Every kind of forgery of a live game's record, by what it does. */
const FORGERIES: Readonly<Record<string, LiveForgery>> = {
  'the seed is another': ({ fairness }) => {
    fairness.seed = OTHER_LINK;
    return true;
  },
  'a link is exchanged': aShare((share) => (share.link = OTHER_LINK)),
  'the links of both sides are exchanged': aShare((share, step, side) => {
    const other = step[otherSide(side)];
    [share.link, other.link] = [other.link, share.link];
  }),
  'a signature is forged': aShare((share) => (share.signature = flip(share.signature))),
  'a signature is left out': aShare((share) => (share.signature = null)),
  'the signatures of both sides are exchanged': aShare((share, step, side) => {
    const other = step[otherSide(side)];
    [share.signature, other.signature] = [other.signature, share.signature];
  }),
  'a link that was revealed counts as withheld': aShare((share) =>
    Object.assign(share, { decision: null, link: null, signature: null }),
  ),
  'the other side is said to have sealed another decision': aShare((_share, step, side) => {
    step[otherSide(side)].seal = OTHER_LINK;
  }),
  'a decision is exchanged once the links are known': aShare(
    (share) => {
      share.decision =
        share.decision?.kind === 'field'
          ? { kind: 'field', walk: true }
          : { kind: 'bat', steal: '1' };
    },
    ({ visitors, home }) =>
      [visitors.decision, home.decision].every(
        (decision) =>
          (decision?.kind === 'bat' && decision.steal === null) ||
          (decision?.kind === 'field' && !decision.walk),
      ),
  ),
  'a decision is left out': aShare((share) => Object.assign(share, { decision: null, seal: null })),
  'a chain begins in the midst': ({ segments, events }) => {
    const { anchor, publicKey } = segments.home[0]!;
    if (segments.home.length > 1 || events.length < 40) return false;
    return segments.home.push({ fromEvent: 20, anchor, publicKey }) > 0;
  },
  'a key is another': ({ segments }) => {
    segments.home[0]!.publicKey = segments.visitors[0]!.publicKey;
    return true;
  },
  'an event is changed': ({ events }) => {
    const event = events.find(({ resultType }) => resultType === 'OO');
    return event !== undefined && Object.assign(event, { resultType: 'HR' }) !== null;
  },
  'runs are added': ({ events }) => {
    const half = Math.floor(events.length / 2);
    for (const event of events.slice(half)) event.homeScore += 5;
    return true;
  },
  'the last event is cut off': ({ events }) => events.splice(-1).length > 0,
  'an event is added': ({ events }) => events.push(structuredClone(events.at(-1)!)) > 0,
  'a step is cut out': ({ steps }) => steps.splice(Math.floor(steps.length / 2), 1).length > 0,
  'the last step is cut off, and its events': ({ steps, events }) => {
    const step = steps.pop();
    return events.splice((step?.eventNumber ?? 1) - 1).length > 0;
  },
  'the winner is another': ({ result }) => {
    if (result.winner !== null) result.winner = otherSide(result.winner);
    return result.how === 'played';
  },
  'the computer is said to have played the game out': (record) => {
    const step = middleStep(record);
    return step !== undefined && Object.assign(step, { kind: 'playOut' }) !== null;
  },
};

export const LIVE_FORGERIES: readonly string[] = Object.keys(FORGERIES);

/** Returns a forged copy of a record; null where it has nothing that could be forged so. */
export function forgeLiveRecord(name: string, record: LiveRecord): LiveRecord | null {
  const copy = structuredClone(record);
  return FORGERIES[name]?.(copy as MutableRecord) === true ? copy : null;
}
