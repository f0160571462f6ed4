import { isEligible } from '../../teams/eligibility.ts';
import type { SetupPlayer } from '../setup.ts';
import { BATTING_PLACES, FIRST_BENCH, LINEUP_SIZE, type BattingPlace } from '../slot.ts';

/** Runs a plate appearance that a man of the bench must bat better by, to be thought of as a pinch hitter. */
const BETTER_BAT = 0.02;
/** Points of speed that he must be faster by, to be thought of as a pinch runner. */
const FASTER = 25;

/** For each place, those of the bench who may take it and are better by enough, best first. */
const betterBy = (
  players: readonly SetupPlayer[],
  worth: (player: SetupPlayer) => number,
  margin: number,
): readonly (readonly number[])[] => {
  const worths = players.map((player) => (player.bat === null ? -Infinity : worth(player)));
  const worthOf = (index: number): number => worths[index] ?? -Infinity;
  const bench = Array.from({ length: LINEUP_SIZE - FIRST_BENCH }, (_, at) => FIRST_BENCH + at);
  return BATTING_PLACES.map((place: BattingPlace, index) =>
    bench
      .filter((man) => {
        const card = { type: 'Batter', positions: players[man]?.positions ?? [] } as const;
        return worthOf(man) >= worthOf(index) + margin && isEligible(place, card);
      })
      .sort((one, other) => worthOf(other) - worthOf(one)),
  );
};

export const betterBats = (players: readonly SetupPlayer[]): readonly (readonly number[])[] =>
  betterBy(players, ({ bat }) => bat?.runs ?? 0, BETTER_BAT);

export const fasterRunners = (players: readonly SetupPlayer[]): readonly (readonly number[])[] =>
  betterBy(players, ({ bat }) => bat?.speed ?? 0, FASTER);
