import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { playAgainst, VARIANCE_OF_GAME } from './play-against.ts';
import { mean, splitVariance, standardDeviation } from './spread.ts';
import type { Club, StarterHistory, StarterSide } from './starter-history.ts';

interface Terms {
  /** The mean chance to win of sets by lot. */
  readonly usual: number;
  /** Games of each set. */
  readonly games: number;
  /** How far a chance may be from the usual one. */
  readonly mostOff: number;
}

/**
 * A set's own chance is known only as well as its games tell, and the largest of thousands are
 * large by luck: sets that seem to be off by `from` are played anew, in so many times the games.
 */
const LOOKS = [
  { from: 0.0125, times: 4 },
  { from: 0.015, times: 30 },
] as const;
/** The clubs of which many sets are drawn, and how many. */
const CLUBS_IN_DEPTH = 60;
const DRAWS_IN_DEPTH = 8;

/**
 * Draws a set of each club and plays it against others; prints how far their chances to win are
 * from the usual one, and returns the figures, and the sets as they were played.
 */
export const measureClubs = (
  history: StarterHistory,
  clubs: readonly Club[],
  opponents: readonly StarterSide[],
  { usual, games, mostOff }: Terms,
) => {
  let own = 0;
  let wider = 0;
  let slowest = 0;
  let strengthOff = 0;
  let seed = 0;
  const measure = (side: StarterSide, times: number): number =>
    playAgainst(side, opponents, times * games, (seed += 1)) - usual;

  const sets = clubs.map((club, index) => {
    const started = performance.now();
    const side = history.drawForClub(club, new SeededDice(index));
    slowest = Math.max(slowest, performance.now() - started);
    own += side.cardIDs.filter(history.isOfClub(club)).length;
    if (side.reach > 2) wider += 1;
    strengthOff = Math.max(strengthOff, Math.abs(side.strength - history.usual));
    return { club, side, off: measure(side, 1) };
  });
  const offs = sets.map(({ off }) => off);
  const ofGames = VARIANCE_OF_GAME / games;
  const sdOfSets = Math.sqrt(Math.max(0, standardDeviation(offs) ** 2 - ofGames));
  console.log(
    `A set of each of ${clubs.length} clubs: ${(own / clubs.length).toFixed(1)} of 24 cards from the club; slowest draw ${slowest.toFixed(0)} ms; ${wider} from more than five seasons; strength off by ${strengthOff.toFixed(4)} at most`,
  );
  console.log(
    `Off by ${mean(offs).toFixed(4)} on the average (error ${(standardDeviation(offs) / Math.sqrt(offs.length)).toFixed(4)}), by sd ${sdOfSets.toFixed(4)}, that of ${games} games (${Math.sqrt(ofGames).toFixed(4)}) taken out`,
  );
  const byDecade = Map.groupBy(sets, ({ club }) => Math.floor(club.year / 10) * 10);
  console.log(
    'By decade:',
    [...byDecade]
      .map(([decade, list]) => `${decade} ${mean(list.map(({ off }) => off)).toFixed(4)}`)
      .join(', '),
  );

  let suspects = sets;
  let error = Math.sqrt(ofGames);
  for (const { from, times } of LOOKS) {
    suspects = suspects
      .filter(({ off }) => Math.abs(off) > from)
      .map(({ club, side }) => ({ club, side, off: measure(side, times) }))
      .toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off));
    error = Math.sqrt(ofGames / times);
    console.log(
      `${suspects.length} sets seemed to be off by more than ${from}; in ${times * games} new games (error ${error.toFixed(4)}) the furthest are ${suspects
        .slice(0, 12)
        .map(({ club: { year, team }, off }) => `${year} ${team} ${off.toFixed(4)}`)
        .join(', ')}`,
    );
  }
  const beyond = suspects.filter(({ off }) => Math.abs(off) > mostOff);

  const every = Math.max(1, Math.floor(clubs.length / CLUBS_IN_DEPTH));
  const groups = clubs
    .filter((_, index) => index % every === 0)
    .map((club, index) =>
      Array.from({ length: DRAWS_IN_DEPTH }, (_, draw) => {
        const dice = new SeededDice(1_000_000 + index * DRAWS_IN_DEPTH + draw);
        return measure(history.drawForClub(club, dice), 1);
      }),
    );
  const { betweenClubs, betweenDraws } = splitVariance(groups, ofGames);
  console.log(
    `${DRAWS_IN_DEPTH} sets of each of ${groups.length} clubs: sd of the clubs' means ${Math.sqrt(betweenClubs).toFixed(4)}, of the draws of one club ${Math.sqrt(betweenDraws).toFixed(4)}`,
  );
  const figures = {
    clubs: clubs.length,
    meanOff: Number(mean(offs).toFixed(4)),
    sdOfSets: Number(sdOfSets.toFixed(4)),
    sdOfClubs: Number(Math.sqrt(betweenClubs).toFixed(4)),
    sdOfDraws: Number(Math.sqrt(betweenDraws).toFixed(4)),
    shareBeyond: beyond.length / clubs.length,
    worstOff: Number(Math.abs(suspects[0]?.off ?? 0).toFixed(4)),
    worstError: Number(error.toFixed(4)),
  };
  const played = sets.map(({ side: { features }, off }) => ({ features, won: usual + off, games }));
  return { figures, played };
};
