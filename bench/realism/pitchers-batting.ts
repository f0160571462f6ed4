import { battingShares } from '@pennant/card-maker/leagues/stint-shares';
import { battingLine } from '@pennant/card-maker/leagues/batting-line';
import { meanRates, type OutcomeRates } from '@pennant/card-maker/leagues/outcome-rates';
import { ratesBeforePitcher, NO_MODIFIERS } from '@pennant/card-maker/dice/pitcher-adjusted-rates';
import { fitBatterDice } from '@pennant/card-maker/dice/fit-batter-dice';
import type { PlayerSeason } from '@pennant/card-maker/seasons/season-record';
import type { BatterSource } from '@pennant/rules/games/setup';
import type { CardedSeason } from './sample-cards.ts';

/** Plate appearances of the league's pitchers that are mixed into each pitcher's own. */
const REGRESSION_APPEARANCES = 100;
const SPEED = 25;

/** Whether a player pitched in at least half of their games. */
const isPitcher = ({ batting, gamesAt }: PlayerSeason): boolean =>
  batting !== null && gamesAt.P > 0 && 2 * gamesAt.P >= batting.G;

/**
 * How the pitchers of a league batted, as batters' cards: each pitcher's own line, regressed toward
 * that of all the league's pitchers. The game itself has no such cards.
 */
export class PitchersBatting {
  readonly #carded: CardedSeason;
  readonly #league: string;
  readonly #common: OutcomeRates;
  readonly #made = new Map<string, BatterSource>();

  constructor(carded: CardedSeason, league: string) {
    this.#carded = carded;
    this.#league = league;
    const lines = carded.season.players.flatMap((player) => {
      const share =
        battingShares(player).find((stintShare) => stintShare.league === league)?.share ?? 0;
      if (!isPitcher(player) || share === 0) return [];
      const { plateAppearances, rates } = this.#lineOf(player);
      return [{ weight: share * plateAppearances, rates }];
    });
    this.#common = meanRates(lines);
  }

  #lineOf({ batting }: PlayerSeason) {
    if (batting === null) throw new Error('Who never batted has no line');
    const league = this.#carded.leagues.get(this.#league);
    const appearances = batting.AB + batting.BB;
    // The game has no bunts, so a pitcher's bunts are outs: they were a good part of their plate
    // appearances.
    const withBunts = { ...batting, AB: batting.AB + (batting.SH ?? 0) };
    return battingLine(withBunts, {
      hitByPitchRate: league?.hitByPitchRate ?? 0,
      strikeouts: batting.SO === null ? appearances * (league?.rates.SO ?? 0) : 0,
    });
  }

  #ratesOf(player: PlayerSeason): OutcomeRates {
    if (player.batting === null) return this.#common;
    const { plateAppearances, rates } = this.#lineOf(player);
    return meanRates([
      { weight: plateAppearances, rates },
      { weight: REGRESSION_APPEARANCES, rates: this.#common },
    ]);
  }

  /** Returns the card that the pitcher bats with. */
  of(player: PlayerSeason): BatterSource {
    const known = this.#made.get(player.playerID);
    if (known !== undefined) return known;
    const pitcher = this.#carded.means.get(this.#league) ?? NO_MODIFIERS;
    const made: BatterSource = {
      type: 'Batter',
      cardID: 0,
      name: player.name,
      positions: [],
      dice: fitBatterDice(ratesBeforePitcher(this.#ratesOf(player), pitcher)),
      speed: SPEED,
      stealAttemptRate: 0,
      stealSuccessRate: 0.5,
      errorRate: 0,
    };
    this.#made.set(player.playerID, made);
    return made;
  }
}
