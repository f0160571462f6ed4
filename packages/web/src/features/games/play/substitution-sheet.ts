import type { GameLineup, GameParticipant } from '@pennant/contract/game-lineup';
import type { CardPosition } from '@pennant/rules/cards/card';
import { BATTING_PLACES, type Slot } from '@pennant/rules/games/slot';
import { isEligible } from '@pennant/rules/teams/eligibility';

/** The players of a side, as a manager's card lists them. */
export interface SubstitutionSheet {
  /** In the game: the batting order, then who does not bat. */
  readonly lineup: readonly GameLineup[];
  /** Who may still come in: the bench, then the bullpen. */
  readonly bench: readonly GameLineup[];
  /** Who has left, for good. */
  readonly outOfGame: readonly GameLineup[];
}

const LAST = 99;

export function substitutionSheet({
  GameLineups,
}: Pick<GameParticipant, 'GameLineups'>): SubstitutionSheet {
  const waiting = GameLineups.filter(({ isIn, gameEventIDExited }) => !isIn && !gameEventIDExited);
  return {
    lineup: GameLineups.filter(({ isIn }) => isIn).toSorted(
      (a, b) => (a.lineupOrder ?? LAST) - (b.lineupOrder ?? LAST),
    ),
    bench: [...waiting.filter((one) => !isPitcher(one)), ...waiting.filter(isPitcher)],
    outOfGame: GameLineups.filter(({ gameEventIDExited }) => gameEventIDExited !== null),
  };
}

const isPitcher = ({ Card }: GameLineup): boolean => Card.type === 'Pitcher';

/** The slots whose eligibility a player's place asks for: a pitcher is relieved by any starter or reliever. */
function slotsOf({ fieldingPosition }: GameLineup): readonly Slot[] {
  const place = BATTING_PLACES.find((one) => one === fieldingPosition);
  return place === undefined ? ['SP1', 'RP1'] : [place];
}

/** Whether `into`, who waits, may take the place of `out`, who is in the game. */
export function mayReplace(out: GameLineup, into: GameLineup): boolean {
  const positions = (into.Card.positions ?? '').split(',') as CardPosition[];
  return slotsOf(out).some((slot) => isEligible(slot, { type: into.Card.type, positions }));
}

/** Who is chosen so far, by lineup id. */
export interface ChosenPair {
  readonly out: string | null;
  readonly into: string | null;
}

/** Choosing on one side clears the other where the two do not fit. */
export function choosePlayer(
  { lineup, bench }: SubstitutionSheet,
  chosen: ChosenPair,
  choice: Partial<ChosenPair>,
): ChosenPair {
  const next = { ...chosen, ...choice };
  const out = lineup.find(({ gameLineupID }) => gameLineupID === next.out);
  const into = bench.find(({ gameLineupID }) => gameLineupID === next.into);
  if (out === undefined || into === undefined || mayReplace(out, into)) return next;
  return { out: null, into: null, ...choice };
}
