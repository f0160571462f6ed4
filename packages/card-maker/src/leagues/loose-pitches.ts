import type { PlayerSeason, SeasonRecord } from '../seasons/season-record.ts';
import { estimateBattersFaced } from './pitching-line.ts';
import { mainStint } from './stint-shares.ts';

/** A league's loose pitches for each batter faced; null where most of its record is blank. */
export interface LeagueLoosePitches {
  readonly wildPitches: number | null;
  readonly balks: number | null;
  readonly passedBalls: number | null;
  /** Passed balls for each game of a catcher: in some games a club has two. */
  readonly passedBallsPerGameCaught: number;
}

/** A figure summed over the players who have it, and the whole that they are of. */
interface Sum {
  figure: number;
  recorded: number;
  whole: number;
}

const newSum = (): Sum => ({ figure: 0, recorded: 0, whole: 0 });

const add = (sum: Sum, figure: number | null | undefined, weight: number): void => {
  sum.whole += weight;
  if (figure == null) return;
  sum.figure += figure;
  sum.recorded += weight;
};

const rateOf = ({ figure, recorded, whole }: Sum): number | null =>
  recorded > 0.5 * whole ? figure / recorded : null;

const onlyLeagueOf = (player: PlayerSeason): string | null => {
  const { league } = mainStint(player);
  return player.stints.every((stint) => stint.league === league) ? league : null;
};

/**
 * Returns the rates of loose pitches of a league, from the players who were in no other.
 *
 * @param facedPerTrace batters faced for each out, hit and walk, for lines without batters faced
 */
export const leagueLoosePitches = (
  season: SeasonRecord,
  league: string,
  facedPerTrace: number,
): LeagueLoosePitches => {
  const [wildPitches, balks, passedBalls] = [newSum(), newSum(), newSum()];
  for (const player of season.players) {
    if (onlyLeagueOf(player) !== league) continue;
    if (player.pitching !== null) {
      const faced = estimateBattersFaced(player.pitching, facedPerTrace);
      add(wildPitches, player.wildPitches, faced);
      add(balks, player.balks, faced);
    }
    if (player.gamesAt.C > 0) add(passedBalls, player.passedBalls, player.gamesAt.C);
  }
  const perGameCaught = rateOf(passedBalls);
  const caught = wildPitches.whole > 0 ? passedBalls.whole / wildPitches.whole : 0;
  return {
    wildPitches: rateOf(wildPitches),
    balks: rateOf(balks),
    passedBalls: perGameCaught === null ? null : perGameCaught * caught,
    passedBallsPerGameCaught: perGameCaught ?? 0,
  };
};
