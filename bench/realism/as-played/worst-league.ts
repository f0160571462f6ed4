import type { Figure } from '../figures-and-sections.ts';
import type { ComparedFigure } from './compared-figures.ts';
import { leagueKey, type LeagueRecords } from './league-record.ts';
import type { Mean } from './mean.ts';
import type { ComputerLeague } from './play-computer-league.ts';

/** A league's played figure beside its record. */
export interface ComparedLeague {
  readonly league: string;
  readonly played: Mean;
  readonly record: number;
  readonly error: number;
  /** The largest error allowed; null where the figure has no target. */
  readonly allowed: number | null;
}

/** Returns the record of a figure in a league; null where it is not recorded or not compared. */
export const recordOf = (
  league: ComputerLeague,
  { record, isCompared }: ComparedFigure,
  records: LeagueRecords,
): number | null =>
  isCompared?.(league) === false
    ? null
    : (records.get(leagueKey(league.year, league.league))?.[record] ?? null);

/** Returns the leagues whose figure has a record to be compared with. */
export const compareLeagues = (
  leagues: readonly ComputerLeague[],
  figure: ComparedFigure,
  records: LeagueRecords,
): readonly ComparedLeague[] =>
  leagues.flatMap((league): ComparedLeague[] => {
    const record = recordOf(league, figure, records);
    if (record === null) return [];
    const played = league.tally.means[figure.observation];
    const error = Math.abs(played.value - record);
    const allowed = figure.target?.allowed(record) ?? null;
    return [{ league: leagueKey(league.year, league.league), played, record, error, allowed }];
  });

/** Returns the worst league's error beside its target; nothing if no league compares. */
export const worstLeagueFigures = (
  leagues: readonly ComputerLeague[],
  figure: ComparedFigure,
  records: LeagueRecords,
  keySuffix: string,
): readonly Figure[] => {
  if (figure.target === undefined) return [];
  const share = ({ error, allowed }: ComparedLeague): number => error / (allowed ?? Infinity);
  // The league furthest beyond what is allowed, or nearest to it.
  const [worst] = compareLeagues(leagues, figure, records).toSorted((a, b) => share(b) - share(a));
  if (worst?.allowed == null) return [];
  const unit = figure.target.isRelative ? worst.record : 1;
  const beside = `${worst.played.value.toFixed(figure.digits)} / ${worst.record.toFixed(figure.digits)}`;
  return [
    {
      key: `${figure.target.key}${keySuffix}`,
      name: `${figure.name}, worst ${worst.league}: ${beside}`,
      measured: worst.error / unit,
      noise: worst.played.standardError / unit,
      target: worst.allowed / unit,
      rule: 'at most',
      digits: 3,
    },
  ];
};
