import type { BattingPosition } from '@pennant/rules/games/lineup-slots';
import { FIELDING_POSITIONS } from '../seasons/season-record.ts';
import type { FieldingPosition } from '../seasons/season-record.ts';
import { allocatePitching, OUTS_PER_GAME, type PitchingTime } from './allocate-pitching.ts';
import { apportion } from './apportion.ts';
import type { Era } from './era.ts';
import { hasDesignatedHitter } from './clubs/league-sizes.ts';
import type { SyntheticClub } from './clubs/league-membership.ts';
import { worthIn } from './synthetic-player.ts';
import type { Group, SyntheticPlayer } from './synthetic-player.ts';
import type { Roster } from './rosters.ts';
import type { RandomStreams } from './random-streams.ts';

/** Playing time of one player for one club in one season. */
export interface PlayingTime {
  readonly player: SyntheticPlayer;
  readonly club: SyntheticClub;
  readonly plateAppearances: number;
  readonly games: number;
  readonly gamesAt: Readonly<Record<FieldingPosition, number>>;
  readonly pinchHit: number;
  readonly pinchRan: number;
  /** Null for players who do not pitch. */
  readonly pitching: PitchingTime | null;
}

const GROUP_OF: Readonly<Record<Exclude<BattingPosition, 'DH'>, Group>> = {
  C: 'C',
  '1B': '1B',
  '2B': '2B',
  '3B': '3B',
  SS: 'SS',
  LF: 'OF',
  CF: 'OF',
  RF: 'OF',
};
const INFIELD: ReadonlySet<Group> = new Set(['1B', '2B', '3B', 'SS']);

/**
 * Returns plate appearances (without bunts) of a club per game: the outs to make, with errors that
 * avoid one, over the share that makes outs.
 */
export const plateAppearancesPerGame = (era: Era): number => {
  const onBase = era.H1 + era.H2 + era.H3 + era.HR + era.BB + era.HBP;
  return (OUTS_PER_GAME - 1.2 - era.sacrifices + 0.5 * era.errors) / (1 - onBase);
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Returns pinch hitters of a club per game. */
const pinchHittersPerGame = (era: Era, hasDH: boolean): number =>
  clamp((era.year - 1895) / 60, 0.05, 1.5) * (hasDH ? 0.45 : 1);

const NO_GAMES = Object.fromEntries(
  FIELDING_POSITIONS.map((position) => [position, 0]),
) as Readonly<Record<FieldingPosition, number>>;

class PlayerWork {
  readonly gamesAt: Record<FieldingPosition, number> = { ...NO_GAMES };
  started = 0;
  pinchHit = 0;
  pinchRan = 0;
}

/**
 * Returns the playing time of a club's players: regulars, their substitutes, pinch hitters,
 * starters and relievers.
 */
export const allocatePlayingTime = (
  { club, players }: Roster,
  era: Era,
  streams: RandomStreams,
  index: number,
): PlayingTime[] => {
  const chance = streams('playing time', index);
  const hasDH = hasDesignatedHitter(club.league, era.year);
  const byWorth = (a: SyntheticPlayer, b: SyntheticPlayer) =>
    worthIn(b, era.year) - worthIn(a, era.year);
  const batters = players.filter((player) => player.group !== 'P').sort(byWorth);
  const pitchers = players.filter((player) => player.group === 'P');
  const work = new Map(players.map((player) => [player, new PlayerWork()]));

  const regulars = new Map<BattingPosition, SyntheticPlayer>();
  for (const position of ['C', '1B', '2B', '3B', 'SS'] as const) {
    const best = batters.find((player) => player.group === position);
    if (best) regulars.set(position, best);
  }
  const outfield = batters.filter((player) => player.group === 'OF').slice(0, 3);
  const [center, ...corners] = [...outfield].sort((a, b) => b.speed - a.speed);
  if (center) regulars.set('CF', center);
  if (corners[0]) regulars.set('LF', corners[0]);
  if (corners[1]) regulars.set('RF', corners[1]);
  const taken = new Set(regulars.values());
  if (hasDH) {
    const hitter = batters.find((player) => !taken.has(player));
    if (hitter) regulars.set('DH', hitter);
  }
  const bench = batters.filter((player) => ![...regulars.values()].includes(player));

  const addStarts = (player: SyntheticPlayer, position: BattingPosition, games: number) => {
    const playerWork = work.get(player);
    if (!playerWork || games <= 0) return;
    const room = Math.min(games, era.games - playerWork.started);
    if (room <= 0) return;
    playerWork.started += room;
    playerWork.gamesAt[position] += room;
    if (position === 'LF' || position === 'CF' || position === 'RF') playerWork.gamesAt.OF += room;
  };
  for (const [position, regular] of regulars) {
    const usualShare = position === 'C' ? clamp(0.6 + (era.year - 1880) / 400, 0.6, 0.78) : 0.86;
    const share = clamp(usualShare + 0.09 * regular.durability + 0.04 * chance.normal(), 0.35, 1);
    const group = position === 'DH' ? null : GROUP_OF[position];
    const same = bench.filter((player) => player.group === group);
    const near = bench.filter((player) =>
      group !== null && INFIELD.has(group) ? INFIELD.has(player.group) : player.group !== 'C',
    );
    const substitutes = (same.length > 0 ? same : near).slice(0, 2);
    const games = substitutes.length > 0 ? Math.round(era.games * share) : era.games;
    addStarts(regular, position, games);
    const parts = apportion(
      era.games - games,
      substitutes.map((_, i) => (i === 0 ? 0.65 : 0.35)),
    );
    for (const [i, substitute] of substitutes.entries())
      addStarts(substitute, position, parts[i] ?? 0);
  }

  const pinches = Math.round(era.games * pinchHittersPerGame(era, hasDH));
  const pinchParts = apportion(
    pinches,
    bench.map((_, i) => 1 / (i + 2)),
    bench.map((player) => Math.floor((era.games - (work.get(player)?.started ?? 0)) * 0.7)),
  );
  for (const [i, player] of bench.entries()) {
    const playerWork = work.get(player);
    if (!playerWork) continue;
    playerWork.pinchHit = pinchParts[i] ?? 0;
    playerWork.pinchRan = player.speed > 1 ? Math.round(era.games * 0.03) : 0;
  }

  const plateAppearancesPerSpot = plateAppearancesPerGame(era) / 9;
  const ranks = new Map([...regulars.values()].sort(byWorth).map((player, i) => [player, i]));
  const times: PlayingTime[] = batters.map((player) => {
    const playerWork = work.get(player) ?? new PlayerWork();
    const order = 1.08 - 0.02 * (ranks.get(player) ?? 6);
    return {
      player,
      club,
      plateAppearances:
        Math.round(playerWork.started * plateAppearancesPerSpot * order) + playerWork.pinchHit,
      games: Math.min(era.games, playerWork.started + playerWork.pinchHit + playerWork.pinchRan),
      gamesAt: playerWork.gamesAt,
      pinchHit: playerWork.pinchHit,
      pinchRan: playerWork.pinchRan,
      pitching: null,
    };
  });

  const pitched = allocatePitching(era, pitchers, streams('workload', index));
  const outs = [...pitched.values()].reduce((sum, { outs: own }) => sum + own, 0);
  const pitcherAppearances = hasDH
    ? 0
    : Math.max(0, plateAppearancesPerSpot * era.games * 0.94 - pinches);
  for (const [player, pitching] of pitched) {
    const playerWork = work.get(player) ?? new PlayerWork();
    playerWork.gamesAt.P = pitching.games;
    times.push({
      player,
      club,
      plateAppearances: Math.round((pitcherAppearances * pitching.outs) / outs),
      games: pitching.games,
      gamesAt: playerWork.gamesAt,
      pinchHit: 0,
      pinchRan: 0,
      pitching,
    });
  }
  return times.filter((time) => time.plateAppearances > 0 || time.pitching !== null);
};
