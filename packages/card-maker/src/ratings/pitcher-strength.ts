import { againstPitcher, type ModifierShares } from '../dice/pitcher-effect.ts';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import type { Strength } from './rating-scale.ts';
import { GAME_APPEARANCES, runsPerAppearance } from './run-values.ts';

/** Runs a game that long service adds or short service takes. */
const VOLUME = { least: -0.3, most: 0.25 } as const;
/** Innings, in a season of full length, at which the volume counts least and most. */
const STARTER_INNINGS = { least: 50, most: 250 } as const;
const RELIEVER_INNINGS = { least: 15, most: 95 } as const;
/** Relievers face fewer batters, so the same run saved wins less. */
const RELIEVER_RUNS = -0.45;

/** Highest ratings for few innings, in a season of full length. */
const STARTER_CAPS: readonly { readonly below: number; readonly cap: number }[] = [
  { below: 20, cap: 58 },
  { below: 50, cap: 68 },
  { below: 90, cap: 82 },
  { below: 130, cap: 92 },
];
const RELIEVER_CAPS: readonly { readonly below: number; readonly cap: number }[] = [
  { below: 10, cap: 58 },
  { below: 25, cap: 68 },
  { below: 40, cap: 82 },
  { below: 50, cap: 92 },
];
const HIGHEST = 100;

/** What a pitcher is worth in a game of cards of all eras: runs saved against one and the same batter. */
export const pitcherStrength = (
  card: { readonly shares: ModifierShares; readonly outs: number; readonly isStarter: boolean },
  batter: OutcomeRates,
  seasonLength: number,
): Strength => {
  const saved = -GAME_APPEARANCES * runsPerAppearance(againstPitcher(batter, card.shares));
  const innings = card.outs / 3 / seasonLength;
  const service = card.isStarter ? STARTER_INNINGS : RELIEVER_INNINGS;
  const served = Math.min(
    1,
    Math.max(0, (innings - service.least) / (service.most - service.least)),
  );
  const caps = card.isStarter ? STARTER_CAPS : RELIEVER_CAPS;
  return {
    value:
      saved +
      VOLUME.least +
      (VOLUME.most - VOLUME.least) * served +
      (card.isStarter ? 0 : RELIEVER_RUNS),
    cap: caps.find(({ below }) => innings < below)?.cap ?? HIGHEST,
  };
};
