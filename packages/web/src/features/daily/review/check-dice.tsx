import type { DailyGameDto } from '@pennant/contract/daily';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import type { AttemptRun } from '../attempt/attempt-run.ts';
import { checkDay, type DayCheck } from './check-day.ts';

const FAULTS = {
  seal: 'The seed is not the one that was sealed before the day.',
  game: 'The dice of this seed make another game than the one that was told.',
} as const;

/** The seed of a day that is over, and the check of its dice in the browser. */
export function CheckDice({
  game,
  run,
}: {
  readonly game: DailyGameDto;
  readonly run: AttemptRun;
}) {
  const [check, setCheck] = useState<DayCheck | null>(null);
  const { revealed, commitment } = game;
  if (revealed === null) return null;
  return (
    <section aria-labelledby="daily-dice" className="mt-8 max-w-prose">
      <h3 id="daily-dice" className="mb-1 font-display text-xl">
        The dice of this day
      </h3>
      <p className="mb-2 text-sm text-ink-soft">
        The seal was published before the day, the seed after it. Your browser works out every roll
        from the seed, and plays your game again by the rules.
      </p>
      <dl className="mb-3 grid gap-1 text-xs">
        <div>
          <dt className="font-varsity text-2xs text-ink-soft">Seal</dt>
          <dd className="figures wrap-anywhere">{commitment}</dd>
        </div>
        <div>
          <dt className="font-varsity text-2xs text-ink-soft">Seed, of {revealed.id}</dt>
          <dd className="figures wrap-anywhere">{revealed.serverSeed}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setCheck(checkDay(game, run))}>Check the dice</Button>
        <p role="status" className="text-sm">
          {check === null ? null : check.ok ? (
            <strong className="text-good">
              ✓ All {check.rolls} rolls are those of the sealed seed.
            </strong>
          ) : (
            <strong className="text-bad">✗ {FAULTS[check.fault]}</strong>
          )}
        </p>
      </div>
    </section>
  );
}
