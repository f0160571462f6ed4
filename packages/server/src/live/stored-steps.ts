import { linkBefore } from '@pennant/rules/fairness/hash-chain';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { segmentOf, type ChainSegment, type RevealedLink } from '@pennant/rules/live/chain-segment';
import { sealOf } from '@pennant/rules/live/live-decision';
import type { RecordedShare, RecordedStep } from '@pennant/rules/live/live-record';

/**
 * In the place of a value that follows from others: a link from the next one of its chain, a seal
 * from what it seals, a signature from its place in the text of all.
 */
const FOLLOWS = 1;
type Stored<Field extends keyof RecordedShare> = RecordedShare[Field] | typeof FOLLOWS;

type StoredShare = readonly [
  decision: RecordedShare['decision'],
  seal: Stored<'seal'>,
  link: Stored<'link'>,
  signature: Stored<'signature'>,
];

/** A step as the record of a live game has it. */
export type StoredStep =
  | readonly [kind: 'substitution', number, Side, playerOut: number, playerIn: number]
  | readonly [kind: 'event' | 'playOut', number, visitors: StoredShare, home: StoredShare];

/** The steps of a live game as its record has them. They are no rows: hashes take most of those. */
export interface StoredSteps {
  readonly steps: readonly StoredStep[];
  /** All signatures of the usual length, one after the other. */
  readonly signatures: string;
}

/** What steps are stored for. */
interface StepsOf {
  readonly gameID: string;
  readonly segments: Readonly<Record<Side, readonly ChainSegment[]>>;
}

/** 64 bytes in base64url. */
const SIGNATURE_LENGTH = 86;

/** Returns the links that follow, event by event from the last one on. */
function createLinks(segments: StepsOf['segments']) {
  const later: Record<Side, RevealedLink | null> = { visitors: null, home: null };
  return {
    /** Returns the link that an event must have; null where no later one of its chain is known. */
    before(side: Side, eventNumber: number): string | null {
      const known = later[side];
      if (known === null || known.eventNumber <= eventNumber) return null;
      const isSameChain =
        segmentOf(segments[side], eventNumber) === segmentOf(segments[side], known.eventNumber);
      return isSameChain ? linkBefore(known.link, known.eventNumber - eventNumber) : null;
    },
    note(side: Side, eventNumber: number, link: string | null) {
      if (link !== null) later[side] = { eventNumber, link };
    },
  };
}

const orFollows = <Value>(value: Value, following: Value): Value | typeof FOLLOWS =>
  value !== null && value === following ? FOLLOWS : value;

/** Returns the seal of what a side decided; null where that was never opened. */
const sealOfShare = (
  gameID: string,
  eventNumber: number,
  side: Side,
  { decision, link }: Pick<RecordedShare, 'decision' | 'link'>,
): string | null =>
  decision === null || link === null ? null : sealOf({ gameID, eventNumber, side, decision, link });

/** Returns the steps of a live game as its record has them. */
export function toStoredSteps(
  { gameID, segments }: StepsOf,
  steps: readonly RecordedStep[],
): StoredSteps {
  const links = createLinks(segments);
  const signatures: string[] = [];
  const stored = steps.toReversed().map((step): StoredStep => {
    const { kind, eventNumber } = step;
    if (kind === 'substitution')
      return [kind, eventNumber, step.side, step.playerOut, step.playerIn];
    const store = (side: Side): StoredShare => {
      const { decision, seal, link, signature } = step[side];
      const following = links.before(side, eventNumber);
      links.note(side, eventNumber, link);
      const isUsual = signature?.length === SIGNATURE_LENGTH;
      if (isUsual) signatures.push(signature);
      return [
        decision,
        orFollows(seal, sealOfShare(gameID, eventNumber, side, step[side])),
        orFollows(link, following),
        isUsual ? FOLLOWS : signature,
      ];
    };
    return [kind, eventNumber, store('visitors'), store('home')];
  });
  return { steps: stored.toReversed(), signatures: signatures.toReversed().join('') };
}

/** Returns the steps of a live game from its record. Throws for what is no record. */
export function fromStoredSteps(
  { gameID, segments }: StepsOf,
  { steps, signatures }: StoredSteps,
): RecordedStep[] {
  const links = createLinks(segments);
  let end = signatures.length;
  const read = steps.toReversed().map((step): RecordedStep => {
    if (step[0] === 'substitution') {
      const [kind, eventNumber, side, playerOut, playerIn] = step;
      return { kind, eventNumber, side, playerOut, playerIn };
    }
    const [kind, eventNumber] = step;
    const shares = { visitors: step[2], home: step[3] };
    const readShare = (side: Side): RecordedShare => {
      const [decision, seal, storedLink, signature] = shares[side];
      const link = storedLink === FOLLOWS ? links.before(side, eventNumber) : storedLink;
      links.note(side, eventNumber, link);
      if (signature === FOLLOWS) end -= SIGNATURE_LENGTH;
      return {
        decision,
        seal: seal === FOLLOWS ? sealOfShare(gameID, eventNumber, side, { decision, link }) : seal,
        link,
        signature:
          signature === FOLLOWS ? signatures.slice(end, end + SIGNATURE_LENGTH) : signature,
      };
    };
    // In the order in which they were stored.
    const visitors = readShare('visitors');
    return { kind, eventNumber, visitors, home: readShare('home') };
  });
  return read.toReversed();
}
