import type { Game } from '@pennant/contract/games';

import { useRef, type ReactNode } from 'react';

import { Dialog } from '../../../ui/dialog.tsx';
import { eventHeadline } from '../event-text.ts';
import { OPTION_LIST_CLASSES, DialogOptionButton } from './dialog-option-button.tsx';
import { SafeChanceNote } from './safe-chance-note.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

interface Props {
  readonly choice: NonNullable<Game['pendingChoice']>;
  /** The hit or the catch that led to the choice. */
  readonly event: Game['GameEvents'][number] | undefined;
  readonly outs: number;
  /** What becomes of the batter if the ball is thrown home; null for nothing. */
  readonly throwNote: string | null;
  /** Error message of the last attempt to choose; null if there is none. */
  readonly problem: string | null;
  readonly onChoose: (runnersAdvancing: string | null) => void;
  /** The clock of a live game, which runs on meanwhile. */
  readonly clock?: ReactNode;
}

const QUESTIONS = { advance: 'Who runs on?', tag: 'Who tags up?' } as const;
const OUTS = ['Nobody out.', 'One out.', 'Two outs.'] as const;

/** The Mid Event modal, also for tag-ups: it stays open until the user has chosen. */
export function PendingChoiceDialog({
  choice: { kind, options },
  event,
  outs,
  throwNote,
  problem,
  onChoose,
  clock,
}: Props) {
  useKeyboardShortcuts(
    Object.fromEntries(
      options.map(({ runnersAdvancing }, index) => [
        String(index + 1),
        () => onChoose(runnersAdvancing),
      ]),
    ),
    { inDialog: true },
  );
  const list = useRef<HTMLUListElement>(null);
  const headline = event === undefined ? '' : `${eventHeadline(event)}. `;
  return (
    <Dialog
      open
      onClose={null}
      // It opens by itself, so a space bar pressed for the next roll must choose nothing.
      initialFocus={list}
      // The roll button takes it again.
      returnsFocus={false}
      title={`${headline}${QUESTIONS[kind]}`}
      description={`${event?.resultDescription ?? ''} ${OUTS[outs] ?? ''} ${throwNote ?? ''}`.trim()}
    >
      {problem === null ? null : (
        <p role="alert" className="mb-3 font-semibold text-bad">
          {problem}
        </p>
      )}
      {clock}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="What the runners may do"
        className={OPTION_LIST_CLASSES}
      >
        {options.map(({ label, runnersAdvancing }, index) => (
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
      <SafeChanceNote kind={kind} options={options} />
    </Dialog>
  );
}
