import { RESULT_CODE } from '../plate-appearance/result-code.ts';
import type { CompiledPitcher, PitcherSource } from '../setup.ts';

/**
 * The chance of a loose pitch before a batter with runners on is that of the cards: of the pitcher
 * a wild pitch or a balk, of the catcher a passed ball. Where a card has none it goes by the
 * league's own figures from 1903 on (docs/spec/realism.md, "Gloves"): wild pitches and balks with
 * the strikeouts of the card at bat (the harder they are thrown to, the wilder), passed balls with
 * the errors of the catcher.
 */
export const WILD_PITCHES_PER_STRIKEOUT = 0.18;
export const STRIKEOUTS_WITHOUT_WILD_PITCHES = 0.045;
export const MIN_WILD_PITCH_CHANCE = 0.002;
export const PASSED_BALLS_PER_ERROR = 0.15;

/** Returns the chance of a passed ball by a catcher of this error rate whose card has none. */
export const passedBallChance = (errorRate: number): number => PASSED_BALLS_PER_ERROR * errorRate;

/**
 * Returns the chance of a wild pitch or a balk to a batter with these odds, by a pitcher whose card
 * has none.
 */
export const wildPitchChance = (odds: Float64Array): number => {
  const strikeouts = (odds[RESULT_CODE.SO] as number) - STRIKEOUTS_WITHOUT_WILD_PITCHES;
  return Math.max(MIN_WILD_PITCH_CHANCE, WILD_PITCHES_PER_STRIKEOUT * strikeouts);
};

/** Returns the chances of wild pitches and balks of a pitcher's card; null where it has none. */
export const compilePitchersWildness = (
  card: PitcherSource,
): Pick<CompiledPitcher, 'wildPitchOrBalkChance' | 'balkChance'> =>
  card.wildPitchChance === undefined || card.balkChance === undefined
    ? { wildPitchOrBalkChance: null, balkChance: null }
    : {
        wildPitchOrBalkChance: card.wildPitchChance + card.balkChance,
        balkChance: card.balkChance,
      };
