import type { Game } from '@pennant/contract/games';
import type { LiveDecision } from '@pennant/rules/live/live-decision';
import type { LiveView } from '@pennant/rules/live/live-view';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button, buttonClasses } from '../../../ui/button.tsx';
import { stealChoices } from '../../games/play/steal-choices.ts';
import { StealDialog } from '../../games/play/steal-dialog.tsx';
import { SubstituteDialog } from '../../games/play/substitute-dialog.tsx';
import { useKeyboardShortcuts } from '../../games/play/use-keyboard-shortcuts.ts';
import { useSpaceBar } from '../../games/play/use-space-bar.ts';
import { WalkDialog } from '../../games/play/walk-dialog.tsx';
import { lineupIndexOf } from '../../games/to-table.ts';

interface Props {
  readonly view: LiveView;
  readonly table: Game;
  /** Whether the player's side bats, as far as it is shown. */
  readonly bats: boolean;
  /** Whether the player has something to decide before the next batter. */
  readonly isAsked: boolean;
  /** The dice, or the runners, are shown. */
  readonly isMoving: boolean;
  readonly isSending: boolean;
  readonly isOffline: boolean;
  /** The stream was ended for good: nothing is tried again by itself. */
  readonly isPaused: boolean;
  readonly hasCalledTime: boolean;
  readonly problem: string | null;
  readonly clock: ReactNode;
  readonly onDecide: (decision: LiveDecision) => void;
  /** Resolves to whether the substitution was taken. */
  readonly onSubstitute: (players: { out: number; into: number }) => Promise<boolean>;
  readonly onCallTime: () => void;
}

type OpenDialog = 'steal' | 'walk' | 'substitute';

/** Returns what the main button says while there is nothing to press. */
function waitingLabel({ view, isMoving, isSending, isOffline, isPaused }: Props): string {
  if (isPaused) return 'Paused';
  if (isOffline) return 'Offline';
  if (isMoving) return 'Rolling...';
  if (view.you.computer !== 'no') return 'Computer';
  if (view.phase === 'reveal') return 'Dice...';
  if (view.phase === 'choose') return 'Runners...';
  return isSending || view.you.hasDecided ? 'Decided' : 'Wait...';
}

/** The bar by which a player decides before each batter, in reach of the thumb. */
export function LiveBar(props: Props) {
  const { view, table, bats, isAsked, isSending, hasCalledTime, problem, clock } = props;
  const { onDecide, onSubstitute, onCallTime } = props;
  const [opened, setOpened] = useState<{ dialog: OpenDialog; eventNumber: number } | null>(null);
  const canSteal = bats && isAsked && stealChoices(table).length > 0;
  const main = useMainButton(isAsked);
  const decideMain = () =>
    onDecide(bats ? { kind: 'bat', steal: null } : { kind: 'field', walk: false });
  const { eventNumber } = view;
  const open = (dialog: OpenDialog) => setOpened({ dialog, eventNumber });
  const openIf = (dialog: OpenDialog, isPossible: boolean) =>
    isAsked && isPossible ? () => open(dialog) : null;
  useSpaceBar(isAsked ? decideMain : null);
  useKeyboardShortcuts({
    s: openIf('steal', canSteal),
    w: openIf('walk', !bats),
    u: openIf('substitute', true),
    t: onCallTime,
  });
  const close = () => setOpened(null);
  // Once the time is over, or the game has gone on, what a dialog asks is of no use any more.
  const isOfNow = (isAsked || isSending) && opened?.eventNumber === eventNumber;
  const dialog = isOfNow ? opened.dialog : null;

  return (
    <>
      <div className="live-bar-buttons grid items-center">
        <Button
          size="small"
          className="roll-bar-button"
          disabled={!isAsked}
          aria-keyshortcuts="U"
          onClick={() => open('substitute')}
        >
          Substitute
        </Button>
        <Button
          size="small"
          className="roll-bar-button"
          disabled={!isAsked || (bats && !canSteal)}
          aria-keyshortcuts={bats ? 'S' : 'W'}
          onClick={() => open(bats ? 'steal' : 'walk')}
        >
          {bats ? 'Steal' : 'Walk'}
        </Button>
        <Button
          size="small"
          className="live-time-button roll-bar-button"
          aria-pressed={hasCalledTime}
          aria-keyshortcuts="T"
          title="Ask me before the next batter, whatever there is to decide"
          onClick={onCallTime}
        >
          Time
        </Button>
        <button
          ref={main}
          type="button"
          disabled={!isAsked}
          aria-keyshortcuts="Space"
          onClick={decideMain}
          className={`${buttonClasses(bats ? 'pennant' : 'outfield', 'large')} roll-bar-roll`}
        >
          {isAsked ? (bats ? 'Swing' : 'Hurl') : waitingLabel(props)}
        </button>
      </div>
      {dialog === 'steal' ? (
        <StealDialog
          game={table}
          clock={clock}
          onCancel={close}
          onSteal={(steal) => {
            close();
            onDecide({ kind: 'bat', steal });
          }}
        />
      ) : null}
      {dialog === 'walk' ? (
        <WalkDialog
          game={table}
          clock={clock}
          onCancel={close}
          onWalk={() => {
            close();
            onDecide({ kind: 'field', walk: true });
          }}
        />
      ) : null}
      {dialog === 'substitute' ? (
        <SubstituteDialog
          game={table}
          isBusy={isSending}
          problem={problem}
          clock={clock}
          onCancel={close}
          onSubmit={({ out, into }) => {
            const players = {
              out: lineupIndexOf(out.gameLineupID),
              into: lineupIndexOf(into.gameLineupID),
            };
            void onSubstitute(players).then((isTaken) => (isTaken ? close() : undefined));
          }}
        />
      ) : null}
    </>
  );
}

/** Returns the ref of the main button, which takes a focus that was lost while it was disabled. */
function useMainButton(isEnabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEnabled = useRef(isEnabled);
  useEffect(() => {
    if (isEnabled && !wasEnabled.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasEnabled.current = isEnabled;
  }, [isEnabled]);
  return button;
}
