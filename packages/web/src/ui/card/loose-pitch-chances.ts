import type { Card } from '@pennant/contract/cards';

/** A printed chance of a loose pitch. */
export interface PrintedChance {
  readonly name: string;
  /** As it is printed, which is all of it: "1.76%". */
  readonly text: string;
}

/** Returns the chances of loose pitches on a card, before a batter with runners on. */
export const printLoosePitchChances = ({
  wildPitchChance,
  balkChance,
  passedBallChance,
}: Pick<Card, 'wildPitchChance' | 'balkChance' | 'passedBallChance'>): readonly PrintedChance[] =>
  [
    { name: 'Wild pitch', chance: wildPitchChance },
    { name: 'Balk', chance: balkChance },
    { name: 'Passed ball', chance: passedBallChance },
  ].flatMap(({ name, chance }) =>
    chance === null ? [] : [{ name, text: `${(100 * chance).toFixed(2)}%` }],
  );
