import type { Game } from '@pennant/contract/games';
import { useRef } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { stealChoices } from './steal-choices.ts';
import { useKeys } from './use-keys.ts';

interface Props {
  readonly game: Game;
  /** It has opened by itself, after an out. */
  readonly isOffered?: boolean;
  readonly onSteal: (runnersAdvancing: string) => void;
  readonly onCancel: () => void;
}

/** The Steal modal: every combination of runners that may go, with the chances of each. */
export function StealDialog({ game, isOffered = false, onSteal, onCancel }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const choices = stealChoices(game);
  useKeys(
    Object.fromEntries(
      choices.map(({ runnersAdvancing }, at) => [String(at + 1), () => onSteal(runnersAdvancing)]),
    ),
    { inDialog: true },
  );
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Who steals?"
      description={
        isOffered
          ? 'Your coach at third asks. Beside each runner, his chance to be safe. How often you are asked is set under the scorer’s sheet.'
          : 'The lead runner goes first. Beside each, his chance to be safe.'
      }
      // Whoever presses the space bar for the next roll sends nobody.
      {...(isOffered ? { initialFocus: cancel } : {})}
      actions={
        <Button ref={cancel} onClick={onCancel}>
          Cancel Steal
        </Button>
      }
    >
      <ul className="order-list">
        {choices.map(({ name, runners, runnersAdvancing }, at) => (
          <li key={runnersAdvancing}>
            <button
              type="button"
              aria-keyshortcuts={String(at + 1)}
              onClick={() => onSteal(runnersAdvancing)}
            >
              <span>
                {name}
                {runners.map((runner) => (
                  <small key={runner.to}>
                    {' '}
                    {runner.name} to {runner.to} ({runner.chance}%)
                  </small>
                ))}
              </span>
              <kbd aria-hidden="true">{at + 1}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
