import type { Game } from '@pennant/contract/games';

import { useRef } from 'react';

import { Dialog } from '../../../ui/dialog.tsx';
import { eventHeadline } from '../event-words.ts';
import { useKeys } from './use-keys.ts';

interface Props {
  readonly choice: NonNullable<Game['pendingChoice']>;
  /** The hit or the catch that it came with. */
  readonly event: Game['GameEvents'][number] | undefined;
  readonly outs: number;
  /** Why the last answer did not get through. */
  readonly problem: string | null;
  readonly onChoose: (runnersAdvancing: string | null) => void;
}

const ASKS = { advance: 'Who runs on?', tag: 'Who tags up?' } as const;
const OUTS = ['Nobody out.', 'One out.', 'Two outs.'] as const;

/** The Mid Event modal, and the offer to tag up: it stays until the manager has chosen. */
export function ChoiceDialog({ choice: { kind, options }, event, outs, problem, onChoose }: Props) {
  useKeys(
    Object.fromEntries(
      options.map(({ runnersAdvancing }, at) => [String(at + 1), () => onChoose(runnersAdvancing)]),
    ),
    { inDialog: true },
  );
  const list = useRef<HTMLUListElement>(null);
  const happened = event === undefined ? '' : `${eventHeadline(event)}. `;
  return (
    <Dialog
      open
      onClose={null}
      // It opens by itself: a space bar pressed for the next roll chooses nothing.
      initialFocus={list}
      title={`${happened}${ASKS[kind]}`}
      description={`${event?.resultDescription ?? ''} ${OUTS[outs] ?? ''}`}
    >
      {problem === null ? null : (
        <p role="alert" className="mb-3 font-semibold text-bad">
          {problem}
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label="What the runners may do" className="order-list">
        {options.map(({ label, runnersAdvancing }, at) => (
          <li key={label}>
            <button
              type="button"
              aria-keyshortcuts={String(at + 1)}
              data-holds={runnersAdvancing === null || undefined}
              onClick={() => onChoose(runnersAdvancing)}
            >
              <span>{label}</span>
              <kbd aria-hidden="true">{at + 1}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
