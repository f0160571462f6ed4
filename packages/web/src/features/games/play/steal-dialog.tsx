import type { Game } from '@pennant/contract/games';
import { useRef, type ReactNode } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OPTION_LIST_CLASSES, DialogOptionButton } from './dialog-option-button.tsx';
import { stealChoices, type StealChoice } from './steal-choices.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

interface Props {
  readonly game: Game;
  /** The dialog has opened by itself, after an out. */
  readonly isPrompted?: boolean;
  readonly onSteal: (runnersAdvancing: string) => void;
  readonly onCancel: () => void;
  /** The clock of a live game, which runs on meanwhile. */
  readonly clock?: ReactNode;
}

type Runners = StealChoice['runners'];

/** Whether of several runners it is this one that the catcher throws at. */
const isThrownAt = (runners: Runners, { chance }: Runners[number]): boolean =>
  chance !== null && runners.some((other) => other.chance === null);

/** What the percentages say, and what becomes of the others on a double steal. */
function ThrowNote({ choices }: { readonly choices: readonly StealChoice[] }) {
  const chance = <RuleLink rule="steal-chance">the chance to be safe</RuleLink>;
  const isOneThrown = choices.some(({ runners }) =>
    runners.some((runner) => runner.chance === null),
  );
  return isOneThrown ? (
    <>
      The catcher has one throw, at the likeliest out (in percent, {chance}). If it is in time, the
      others move up but have stolen nothing.
    </>
  ) : (
    <>Beside each runner, {chance}.</>
  );
}

/** The Steal modal: every combination of runners that can steal, with their chances. */
export function StealDialog({ game, isPrompted = false, onSteal, onCancel, clock }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const choices = stealChoices(game);
  useKeyboardShortcuts(
    Object.fromEntries(
      choices.map(({ runnersAdvancing }, index) => [
        String(index + 1),
        () => onSteal(runnersAdvancing),
      ]),
    ),
    { inDialog: true },
  );
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Who steals?"
      description={
        isPrompted ? (
          <>
            Your coach at third asks. <ThrowNote choices={choices} /> How often you are asked is set
            under the scorer’s sheet.
          </>
        ) : (
          <ThrowNote choices={choices} />
        )
      }
      // If it opened by itself, a space bar pressed for the next roll must not send a runner.
      {...(isPrompted ? { initialFocus: cancel } : {})}
      actions={
        <Button ref={cancel} onClick={onCancel}>
          Cancel Steal
        </Button>
      }
    >
      {clock}
      <ul className={OPTION_LIST_CLASSES}>
        {choices.map(({ name, runners, runnersAdvancing }, index) => (
          <li key={runnersAdvancing}>
            <DialogOptionButton shortcut={index + 1} onClick={() => onSteal(runnersAdvancing)}>
              {name}
              {runners.map((runner) => (
                <small
                  key={runner.to}
                  className="block font-sans text-sm/[1.45] font-normal text-ink-soft"
                >
                  {' '}
                  {runner.name} to {runner.to}
                  {runner.chance === null ? null : ` (${runner.chance}%)`}
                  {isThrownAt(runners, runner) ? ', where the throw goes' : null}
                </small>
              ))}
            </DialogOptionButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
