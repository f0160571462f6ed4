import type { LiveStanding } from '@pennant/contract/live';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveResult } from '@pennant/rules/live/live-state';

import { LinkButton } from '../../../ui/button.tsx';
import { ROLL_BAR_CLASSES } from '../../games/play/roll-bar.tsx';
import { standingText } from '../live-words.ts';

interface Props {
  readonly side: Side;
  readonly result: LiveResult | null;
  /** How the game ended, in a sentence. */
  readonly text: string;
  readonly standing: LiveStanding;
}

/** The bar of a live game that is over: who won, whether it is rated, and the ways on. */
export function FinalBar({ side, result, text, standing }: Props) {
  const winner = result?.winner ?? null;
  const headline = winner === null ? 'Called off' : winner === side ? 'You win' : 'You lose';
  return (
    <div data-roll-bar className={`${ROLL_BAR_CLASSES} final-bar gap-x-6 gap-y-2 text-chalk`}>
      <div role="status" className="min-w-0">
        <p>
          <strong className="mr-2 font-display text-[1.5rem]/[1.1] font-normal text-lamp">
            {headline}
          </strong>{' '}
          <span className="block text-sm">{text}</span>
        </p>
        {winner === null ? null : (
          <p className="text-sm text-chalk-soft">{standingText(standing)}</p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <LinkButton to="/live" paint="pennant" className="px-2!">
          Play another
        </LinkButton>
        <LinkButton to="#dice" className="px-2!">
          Verify the dice
        </LinkButton>
      </div>
    </div>
  );
}
