import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { MoreIcon } from '../../../ui/illustrations/game-icons.tsx';
import { AbandonGameDialog } from './abandon-game-dialog.tsx';
import { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx';
import {
  OBVIOUS_CHOICE_LABEL,
  OBVIOUS_CHOICE_NOTE,
  obviousChoiceSetting,
} from './obvious-choice-setting.ts';
import { PopupMenu } from './popup-menu.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { useWatchItems } from './use-watch-items.ts';

interface Props {
  readonly game: Pick<Game, 'gameID' | 'isFinal' | 'isWatchable' | 'userCampaignContestID'>;
  /** Whether the game can be abandoned now. */
  readonly canAbandon: boolean;
  readonly onAbandon: () => void;
}

/** The game's own menu: what is seldom wanted, or should not be hit by chance. */
export function GameMenu({ game, canAbandon, onAbandon }: Props) {
  const [openDialog, setOpenDialog] = useState<'keys' | 'abandon' | null>(null);
  const openKeys = () => setOpenDialog('keys');
  const close = () => setOpenDialog(null);
  const decidesObvious = obviousChoiceSetting.useValue() === 'page';
  const watchItems = useWatchItems(game);
  useKeyboardShortcuts({ '?': openKeys });
  return (
    <>
      <PopupMenu
        label="Game menu"
        side="bottom"
        className="field-control w-11"
        items={[
          {
            label: OBVIOUS_CHOICE_LABEL,
            note: OBVIOUS_CHOICE_NOTE,
            key: null,
            isDisabled: false,
            isOn: decidesObvious,
            onChoose: () => obviousChoiceSetting.set(decidesObvious ? 'user' : 'page'),
          },
          ...watchItems,
          { label: 'Help and keys', key: '?', isDisabled: false, onChoose: openKeys },
          {
            label: 'Abandon',
            key: null,
            isDisabled: !canAbandon,
            onChoose: () => setOpenDialog('abandon'),
          },
        ]}
      >
        <MoreIcon />
      </PopupMenu>
      {openDialog === 'keys' ? <KeyboardShortcutsDialog onClose={close} /> : null}
      {openDialog === 'abandon' ? (
        <AbandonGameDialog
          onClose={close}
          onAbandon={() => {
            close();
            onAbandon();
          }}
        />
      ) : null}
    </>
  );
}
