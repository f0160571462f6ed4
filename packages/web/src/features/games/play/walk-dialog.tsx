import type { Game } from '@pennant/contract/games';
import { useRef, type ReactNode } from 'react';

import { Dialog } from '../../../ui/dialog.tsx';
import { OPTION_LIST_CLASSES, DialogOptionButton } from './dialog-option-button.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { walkConsequences } from './walk-consequences.ts';

interface Props {
  readonly game: Game;
  readonly onWalk: () => void;
  readonly onCancel: () => void;
  /** The clock of a live game, which runs on meanwhile. */
  readonly clock?: ReactNode;
}

/** The confirmation of an intentional walk: who is walked, and which runners move up. */
export function WalkDialog({ game, onWalk, onCancel, clock }: Props) {
  const walk = useRef<HTMLButtonElement>(null);
  const { batter, moves } = walkConsequences(game);
  useKeyboardShortcuts({ 1: onWalk, 2: onCancel }, { inDialog: true });
  return (
    <Dialog
      open
      onClose={onCancel}
      initialFocus={walk}
      title={`Walk ${batter} on purpose?`}
      description={moves.join(' ')}
    >
      {clock}
      <div className={OPTION_LIST_CLASSES}>
        <DialogOptionButton ref={walk} shortcut={1} onClick={onWalk}>
          Put him on first
        </DialogOptionButton>
        <DialogOptionButton shortcut={2} isHold onClick={onCancel}>
          Pitch to him
        </DialogOptionButton>
      </div>
    </Dialog>
  );
}
