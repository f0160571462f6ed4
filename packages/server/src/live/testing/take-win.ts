import { expect } from 'vitest';
import type { aClock } from '../../testing/a-clock.ts';
import type { LiveBrowser } from './a-live-game.ts';

/** Far more than any game takes until a side that does nothing has no time left. */
const MAX_TURNS = 300;

/** Plays on alone until the other side has let so much pass that the win can be taken. */
export async function takeWin(
  stays: LiveBrowser,
  { clock, pass }: ReturnType<typeof aClock>,
): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS && stays.view.phase !== 'over'; turn += 1) {
    await stays.look();
    const { phase, you } = stays.view;
    if (['decide', 'choose'].includes(phase) && !you.hasDecided && you.deadline !== null)
      await stays.must(stays.quietDecision());
    await stays.look();
    if (stays.view.phase === 'reveal' && !stays.view.you.hasRevealed)
      await stays.must(stays.reveal());
    await stays.look();
    const { deadline } = stays.view.opponent;
    if (deadline !== null) pass({ seconds: Math.max(0, deadline - clock().getTime()) / 1000 + 1 });
    await stays.send({ kind: 'takeWin' });
    await stays.look();
  }
  expect(stays.view.result).toMatchObject({ how: 'left', winner: stays.view.side });
}
