import type { Game } from '@pennant/contract/games';
import { useRef } from 'react';

import { Dialog } from '../../../ui/dialog.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { walkConsequences } from './walk-consequences.ts';

interface Props {
  readonly game: Game;
  readonly onWalk: () => void;
  readonly onCancel: () => void;
}

/** The confirmation of an intentional walk: who is walked, and which runners move up. */
export function WalkDialog({ game, onWalk, onCancel }: Props) {
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
      <div className="order-list">
        <button ref={walk} type="button" aria-keyshortcuts="1" onClick={onWalk}>
          <span>Put him on first</span>
          <kbd aria-hidden="true">1</kbd>
        </button>
        <button type="button" data-holds aria-keyshortcuts="2" onClick={onCancel}>
          <span>Pitch to him</span>
          <kbd aria-hidden="true">2</kbd>
        </button>
      </div>
    </Dialog>
  );
}
