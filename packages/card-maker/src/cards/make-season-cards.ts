import type { BatterCard, PitcherCard, PlayerCard } from '@pennant/rules/cards/card';
import { fitBatterDice } from '../dice/fit-batter-dice.ts';
import { fitPitcherDice } from '../dice/fit-pitcher-dice.ts';
import { ratesBeforePitcher, modifierShares } from '../dice/pitcher-adjusted-rates.ts';
import { mainStint } from '../leagues/stint-shares.ts';
import type { ClubSeason, PlayerSeason, SeasonRecord } from '../seasons/season-record.ts';
import { errorRateOf } from './error-rate.ts';
import {
  catchersPassedBallChance,
  LOOSE_PITCHES_SINCE,
  pitchersLoosePitchChances,
} from './loose-pitch-chances.ts';
import { isStarter, seasonGames, type SeasonPlan } from './plan-cards.ts';
import { batterPositions, pitcherPositions } from './positions.ts';
import {
  averageBatterFaced,
  batterCardInputs,
  meanPitchers,
  meanPitcherFaced,
  pitcherCardInputs,
} from './card-inputs.ts';
import { staminaOf, outsPerAppearanceOf } from './stamina.ts';
import { stealRates } from './steal-rates.ts';

const CARD_IDS_PER_YEAR = 10_000;
/** First number of a season's pitchers; batters are numbered from 1. */
const FIRST_PITCHER_NUMBER = 5001;

/** Returns the fields that all cards have. */
const commonFieldsOf = (
  player: PlayerSeason,
  year: number,
  clubs: ReadonlyMap<string, ClubSeason>,
) => {
  const main = mainStint(player);
  return {
    playerID: player.playerID,
    name: player.name,
    ...(player.surname == null ? {} : { surname: player.surname }),
    year,
    league: main.league,
    teams: [...new Set(player.stints.map((stint) => stint.team))],
    clubName: clubs.get(main.team)?.name ?? main.team,
    bats: player.bats,
    throws: player.throws,
  };
};

/** Returns the counts of loose pitches that a card prints; none of a history that has none. */
const passedBallsOf = ({ passedBalls }: PlayerSeason) =>
  passedBalls === undefined ? {} : { PB: passedBalls };
const wildPitchesOf = ({ wildPitches, balks }: PlayerSeason) =>
  wildPitches === undefined || balks === undefined ? {} : { WP: wildPitches, BK: balks };

/**
 * Returns the cards of one season, batters first, each kind in order of playerID. `season` must be
 * the one that the plan was made from. Pitchers' tables are fitted first, against the average
 * batter of their league; then batters' tables, so that each hits the real line against the mean of
 * those pitchers. Deterministic for the same season and plan.
 */
export const makeSeasonCards = (season: SeasonRecord, plan: SeasonPlan): PlayerCard[] => {
  const { year } = season;
  const clubs = new Map(season.clubs.map((club) => [club.team, club]));
  const games = seasonGames(season);
  const staying = outsPerAppearanceOf(season);
  const tellsLoosePitches = plan.makerVersion >= LOOSE_PITCHES_SINCE;

  const pitchers = pitcherCardInputs(season, plan.leagues, plan.makerVersion);
  const tables = pitchers.map((pitcher) =>
    fitPitcherDice(pitcher.regressed, averageBatterFaced(pitcher, plan.leagues)),
  );
  const means = meanPitchers(pitchers, tables.map(modifierShares));

  const batterCards = batterCardInputs(season, plan.leagues).map((batter, order): BatterCard => {
    const { player, batting, index } = batter;
    const speed = plan.speeds[index]!;
    const steals = stealRates(batting, speed, plan.stealing);
    const positions = batterPositions(player, games);
    const isCatcher = tellsLoosePitches && positions.includes('C');
    return {
      type: 'Batter',
      cardID: year * CARD_IDS_PER_YEAR + order + 1,
      ...commonFieldsOf(player, year, clubs),
      rating: plan.batterRatings[index]!,
      positions,
      dice: fitBatterDice(ratesBeforePitcher(batter.regressed, meanPitcherFaced(batter, means))),
      speed,
      stealAttemptRate: steals.attempts,
      stealSuccessRate: steals.success,
      errorRate: errorRateOf(player, clubs, plan.leagues),
      ...(isCatcher ? catchersPassedBallChance(player, batter.leagues, plan.leagues) : {}),
      season: isCatcher ? { ...batting, ...passedBallsOf(player) } : batting,
    };
  });

  const pitcherCards = pitchers.map(({ player, pitching, index }, order): PitcherCard => ({
    type: 'Pitcher',
    cardID: year * CARD_IDS_PER_YEAR + FIRST_PITCHER_NUMBER + order,
    ...commonFieldsOf(player, year, clubs),
    rating: plan.pitcherRatings[index]!,
    positions: pitcherPositions(pitching.G, pitching.GS),
    dice: tables[order]!,
    stamina: staminaOf(pitching, staying, isStarter(pitching)),
    ...(tellsLoosePitches ? pitchersLoosePitchChances(player, plan.leagues) : {}),
    season: tellsLoosePitches ? { ...pitching, ...wildPitchesOf(player) } : pitching,
  }));

  return [...batterCards, ...pitcherCards];
};
