import { useRef } from 'react';

import { Dialog } from '../../../ui/dialog.tsx';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';

import { eventHeadline } from '../event-text.ts';
import { OPTION_LIST_CLASSES, DialogOptionButton } from '../play/dialog-option-button.tsx';
import { SafeChanceNote } from '../play/safe-chance-note.tsx';
import { useKeyboardShortcuts } from '../play/use-keyboard-shortcuts.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
  readonly onChoose: (runnersAdvancing: string | null) => void;
}

const OUTS = ['', 'One out.', 'Two outs.'] as const;
const QUESTIONS = { advance: 'Who runs on?', tag: 'Who tags up?' } as const;

/** The sending decision of a guest, as on the play screen: it stays until one is chosen. */
export function GuestChoiceDialog({ scene: { game, event, standing }, onChoose }: Props) {
  const choice = game.state.pendingChoice;
  useKeyboardShortcuts(
    Object.fromEntries(
      (choice?.options ?? []).map(({ runnersAdvancing }, index) => [
        String(index + 1),
        () => onChoose(runnersAdvancing),
      ]),
    ),
    { inDialog: true },
  );
  const list = useRef<HTMLUListElement>(null);
  if (choice === null || event === null) return null;
  return (
    <Dialog
      open
      onClose={null}
      // It opens by itself, so a space bar pressed for the next swing must choose nothing.
      initialFocus={list}
      title={`${eventHeadline(event)}. ${QUESTIONS[choice.kind]}`}
      description={`${describeEvent(game.setup, event)} ${OUTS[standing.outs] ?? ''} Visitors ${standing.visitors}, you ${standing.home}.`}
    >
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="What the runners may do"
        className={OPTION_LIST_CLASSES}
      >
        {choice.options.map(({ label, runnersAdvancing }, index) => (
          <li key={label}>
            <DialogOptionButton
              shortcut={index + 1}
              isHold={runnersAdvancing === null}
              onClick={() => onChoose(runnersAdvancing)}
            >
              {label}
            </DialogOptionButton>
          </li>
        ))}
      </ul>
      <SafeChanceNote {...choice} />
    </Dialog>
  );
}
