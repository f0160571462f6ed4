import type { BatterCard, PitcherCard, PlayerCard } from '@pennant/rules/cards/card';
import { fitBatterDice } from '../dice/fit-batter.ts';
import { fitPitcherDice } from '../dice/fit-pitcher.ts';
import { beforePitcher, modifierShares } from '../dice/pitcher-effect.ts';
import { mainStint } from '../leagues/stint-shares.ts';
import type { ClubSeason, PlayerSeason, SeasonRecord } from '../seasons/season-record.ts';
import { errorRateOf } from './error-rate.ts';
import { isStarter, seasonGames, type SeasonPlan } from './plan-cards.ts';
import { batterPositions, pitcherPositions } from './positions.ts';
import {
  batterFaced,
  battersToCard,
  meanPitchers,
  pitcherFaced,
  pitchersToCard,
} from './season-lines.ts';
import { staminaOf, stayingOf } from './stamina.ts';
import { stealRates } from './stealing.ts';

const CARDS_OF_A_YEAR = 10_000;
/** A season's pitchers are numbered from here on, its batters from 1. */
const FIRST_PITCHER = 5001;

/** What every card says of its player. */
const factsOf = (player: PlayerSeason, year: number, clubs: ReadonlyMap<string, ClubSeason>) => {
  const main = mainStint(player);
  return {
    playerID: player.playerID,
    name: player.name,
    year,
    league: main.league,
    teams: [...new Set(player.stints.map((stint) => stint.team))],
    clubName: clubs.get(main.team)?.name ?? main.team,
    bats: player.bats,
    throws: player.throws,
  };
};

/**
 * The cards of one season, batters first, each kind in order of playerID. `season` must be the one that the plan was
 * made from. Pitchers' tables come first, against the average batter of their league; then each batter's, so that he
 * hits his line against the mean of those pitchers. The same season and plan always give the same cards.
 */
export const makeSeasonCards = (season: SeasonRecord, plan: SeasonPlan): PlayerCard[] => {
  const { year } = season;
  const clubs = new Map(season.clubs.map((club) => [club.team, club]));
  const games = seasonGames(season);
  const staying = stayingOf(season);

  const pitchers = pitchersToCard(season, plan.leagues);
  const tables = pitchers.map((pitcher) =>
    fitPitcherDice(pitcher.steady, batterFaced(pitcher, plan.leagues)),
  );
  const means = meanPitchers(pitchers, tables.map(modifierShares));

  const batterCards = battersToCard(season, plan.leagues).map((batter, at): BatterCard => {
    const { player, batting, index } = batter;
    const speed = plan.speeds[index]!;
    const steals = stealRates(batting, speed, plan.stealing);
    return {
      type: 'Batter',
      cardID: year * CARDS_OF_A_YEAR + at + 1,
      ...factsOf(player, year, clubs),
      rating: plan.batterRatings[index]!,
      positions: batterPositions(player, games),
      dice: fitBatterDice(beforePitcher(batter.steady, pitcherFaced(batter, means))),
      speed,
      stealAttemptRate: steals.attempts,
      stealSuccessRate: steals.success,
      errorRate: errorRateOf(player, clubs, plan.leagues),
      season: batting,
    };
  });

  const pitcherCards = pitchers.map(({ player, pitching, index }, at): PitcherCard => ({
    type: 'Pitcher',
    cardID: year * CARDS_OF_A_YEAR + FIRST_PITCHER + at,
    ...factsOf(player, year, clubs),
    rating: plan.pitcherRatings[index]!,
    positions: pitcherPositions(pitching.G, pitching.GS),
    dice: tables[at]!,
    stamina: staminaOf(pitching, staying, isStarter(pitching)),
    season: pitching,
  }));

  return [...batterCards, ...pitcherCards];
};
