import type { Game } from '@pennant/contract/games';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { stealChoices } from './steal-choices.ts';
import { useKeys } from './use-keys.ts';

interface Props {
  readonly game: Game;
  readonly onSteal: (runnersAdvancing: string) => void;
  readonly onCancel: () => void;
}

/** The Steal modal: every combination of runners that may go, with the chances of each. */
export function StealDialog({ game, onSteal, onCancel }: Props) {
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
      description="The lead runner goes first. Beside each, his chance to be safe."
      actions={<Button onClick={onCancel}>Cancel Steal</Button>}
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
