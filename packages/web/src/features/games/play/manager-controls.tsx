import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { ManagerMenu } from './manager-menu.tsx';
import { availableManagerActions, type ManagerMenuAction } from './manager-menu-items.ts';
import { stealChoices } from './steal-choices.ts';
import { StealDialog } from './steal-dialog.tsx';
import { shouldPromptSteal, canPromptSteal, stealPromptSetting } from './steal-prompt.ts';
import { SubstituteDialog } from './substitute-dialog.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import type { SendCommand } from './use-play-command.ts';
import { WalkDialog } from './walk-dialog.tsx';

interface Props {
  readonly game: Game;
  readonly isBusy: boolean;
  /** Error message of the last substitution; null if there is none. */
  readonly substitutionProblem: string | null;
  readonly onCommand: SendCommand;
}

const NONE: ReadonlySet<ManagerMenuAction> = new Set();

/** The manager's actions: the menu, its keys, and the dialogs that both open. */
export function ManagerControls({ game, isBusy, substitutionProblem, onCommand }: Props) {
  const [openDialog, setOpenDialog] = useState<ManagerMenuAction | null>(null);
  const { eventNumber } = game.situation;
  // The Steal modal opens by itself once for each out, but not for one before the page opened.
  const [lastPrompted, setLastPrompted] = useState(eventNumber);
  const promptSetting = stealPromptSetting.useValue();
  const actions = isBusy ? NONE : availableManagerActions(game);
  const isPrompted =
    !isBusy &&
    openDialog === null &&
    lastPrompted !== eventNumber &&
    canPromptSteal(game) &&
    shouldPromptSteal(stealChoices(game), promptSetting);
  const close = () => {
    setOpenDialog(null);
    setLastPrompted(eventNumber);
  };
  const onKey = (action: ManagerMenuAction) =>
    actions.has(action) ? () => setOpenDialog(action) : null;
  useKeyboardShortcuts({
    w: onKey('walk'),
    u: onKey('substitute'),
    s: onKey('steal'),
  });
  return (
    <>
      <ManagerMenu available={actions} onChoose={setOpenDialog} />
      {openDialog === 'walk' ? (
        <WalkDialog
          game={game}
          onCancel={close}
          onWalk={() => {
            close();
            onCommand({ kind: 'manage', event: 'bb', runnersAdvancing: null });
          }}
        />
      ) : null}
      {openDialog === 'steal' || isPrompted ? (
        <StealDialog
          game={game}
          isPrompted={openDialog !== 'steal'}
          onCancel={close}
          onSteal={(runnersAdvancing) => {
            close();
            onCommand({ kind: 'manage', event: 'steal', runnersAdvancing });
          }}
        />
      ) : null}
      {openDialog === 'substitute' ? (
        <SubstituteDialog
          game={game}
          isBusy={isBusy}
          problem={substitutionProblem}
          onCancel={close}
          onSubmit={(pair) => onCommand({ kind: 'substitute', ...pair }, close)}
        />
      ) : null}
    </>
  );
}
