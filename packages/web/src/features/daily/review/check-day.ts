import type { DailyGameDto } from '@pennant/contract/daily';
import { dailyDice, dailySeeds } from '@pennant/rules/daily/daily-dice';
import { playDaily } from '@pennant/rules/daily/play-daily';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSource } from '@pennant/rules/games/setup';

import type { AttemptRun } from '../attempt/attempt-run.ts';

/** What a check of a day's dice has found: all is as sealed, or what is not. */
export type DayCheck =
  | { readonly ok: true; readonly rolls: number }
  | { readonly ok: false; readonly fault: 'seal' | 'game' };

type CheckedGame = Pick<DailyGameDto, 'day' | 'setup' | 'side' | 'commitment' | 'revealed'>;

const sameFaces = (told: readonly number[] | null, rolled: readonly number[] | null): boolean =>
  (told === null) === (rolled === null) && (told ?? []).join() === (rolled ?? []).join();

/**
 * Checks in the browser that the seed of a day is the one which was sealed, and that its dice, by
 * the rules, make the game that the server told of the attempt.
 */
export function checkDay(
  { day, setup, side, commitment, revealed }: CheckedGame,
  run: AttemptRun,
): DayCheck {
  if (revealed === null) throw new Error('The seed of this day is not told yet');
  const seeds = dailySeeds(day, revealed.serverSeed);
  if (seeds.id !== revealed.id || commitmentOf(seeds) !== commitment)
    return { ok: false, fault: 'seal' };
  const game = { setup: compileSetup(setup as GameSource), side };
  const result = playDaily(game, dailyDice(day, revealed.serverSeed), run.choices);
  const played: readonly GameEvent[] = result.ok ? result.run.events : [];
  const isSame =
    played.length === run.events.length &&
    run.events.every(({ dice, homeScore, visitingScore }, index) => {
      const event = played[index];
      return (
        event !== undefined &&
        sameFaces(dice.batter, event.batterDice) &&
        sameFaces(dice.extra, event.extraDice) &&
        sameFaces(dice.pitcher, event.pitcherDice) &&
        homeScore === event.homeScore &&
        visitingScore === event.visitingScore
      );
    });
  if (!isSame) return { ok: false, fault: 'game' };
  return { ok: true, rolls: played.filter(({ batterDice }) => batterDice !== null).length };
}
