import type { GameLineup, GameParticipant } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';
import type { CardPosition } from '@pennant/rules/cards/card';
import { BATTING_POSITIONS, type Slot } from '@pennant/rules/games/lineup-slots';
import { isEligible } from '@pennant/rules/teams/eligibility';

/** The players of a side, by what a substitution can do with them. */
export interface SubstitutionLists {
  /** In the game: the batting order, then the pitcher, who does not bat. */
  readonly lineup: readonly GameLineup[];
  /** Available: the bench, then the bullpen. */
  readonly bench: readonly GameLineup[];
  /** Removed, for the rest of the game. */
  readonly outOfGame: readonly GameLineup[];
}

/** Sort key of a player without a batting order. */
const NOT_BATTING = 99;

/** Returns the players of a side by what a substitution can do with them. */
export function substitutionLists({
  GameLineups,
}: Pick<GameParticipant, 'GameLineups'>): SubstitutionLists {
  const available = GameLineups.filter(
    ({ isIn, gameEventIDExited }) => !isIn && !gameEventIDExited,
  );
  return {
    lineup: GameLineups.filter(({ isIn }) => isIn).toSorted(
      (a, b) => (a.lineupOrder ?? NOT_BATTING) - (b.lineupOrder ?? NOT_BATTING),
    ),
    bench: [...available.filter((player) => !isPitcher(player)), ...available.filter(isPitcher)],
    outOfGame: GameLineups.filter(({ gameEventIDExited }) => gameEventIDExited !== null),
  };
}

const isPitcher = ({ Card }: GameLineup): boolean => Card.type === 'Pitcher';

/**
 * Returns the slots for one of which a substitute must be eligible: a pitcher is replaced by any
 * starter or reliever.
 */
function slotsOf({ fieldingPosition }: GameLineup): readonly Slot[] {
  const slot = BATTING_POSITIONS.find((battingSlot) => battingSlot === fieldingPosition);
  return slot === undefined ? ['SP1', 'RP1'] : [slot];
}

/** Returns whether the available player `into` can replace `out`, who is in the game. */
export function canReplace(out: GameLineup, into: GameLineup): boolean {
  const positions = (into.Card.positions ?? '').split(',') as CardPosition[];
  return slotsOf(out).some((slot) => isEligible(slot, { type: into.Card.type, positions }));
}

/** The version of the rules from which on every pitcher faces at least one batter. */
const MUST_FACE_SINCE = 2;

/** Returns the user's pitcher if they may not go out yet: they have faced nobody (rule 5.10). */
export function pitcherToStay(
  { situation }: Pick<Game, 'situation'>,
  { lineup }: SubstitutionLists,
): GameLineup | undefined {
  if (situation.rulesVersion < MUST_FACE_SINCE) return undefined;
  const arms = [situation.tiredness.home, situation.tiredness.away];
  const isNew = ({ gameLineupID }: GameLineup) =>
    arms.some((arm) => arm.gameLineupID === gameLineupID && arm.battersFaced === 0);
  return lineup.find((player) => isPitcher(player) && isNew(player));
}

/** The lineup ids chosen so far. */
export interface ChosenPair {
  readonly out: string | null;
  readonly into: string | null;
}

/** Returns the pair after a choice on one side, which clears the other if the two do not fit. */
export function choosePlayer(
  { lineup, bench }: SubstitutionLists,
  chosen: ChosenPair,
  choice: Partial<ChosenPair>,
): ChosenPair {
  const next = { ...chosen, ...choice };
  const out = lineup.find(({ gameLineupID }) => gameLineupID === next.out);
  const into = bench.find(({ gameLineupID }) => gameLineupID === next.into);
  if (out === undefined || into === undefined || canReplace(out, into)) return next;
  return { out: null, into: null, ...choice };
}
