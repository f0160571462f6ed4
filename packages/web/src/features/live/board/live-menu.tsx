import { useState } from 'react';

import { MoreIcon } from '../../../ui/illustrations/game-icons.tsx';
import { KeyboardShortcutsDialog } from '../../games/play/keyboard-shortcuts-dialog.tsx';
import { PopupMenu } from '../../games/play/popup-menu.tsx';
import { useKeyboardShortcuts } from '../../games/play/use-keyboard-shortcuts.ts';
import { askSetting } from './ask-setting.ts';
import { mutedSetting } from './muted-setting.ts';
import { QuitDialog } from './quit-dialog.tsx';

const KEYS = [
  ['Space', 'Swing or Hurl: decide nothing else'],
  ['S', 'Steal, with a runner on'],
  ['W', 'Intentional Walk, while you pitch'],
  ['U', 'Substitute, before you decide'],
  ['T', 'Time: ask me before the next batter'],
  ['1 to 7', 'Choose, where you are asked'],
  ['V', 'Sound on or off'],
  ['?', 'This sheet'],
] as const;

interface Props {
  readonly isUnderWay: boolean;
  readonly isOver: boolean;
  readonly isRated: boolean;
  readonly isBeforeFourthOut: boolean;
  readonly onQuit: () => void;
}

/** The menu of a live game: when the player is asked, the other side's phrases, giving it up. */
export function LiveMenu({ isOver, onQuit, ...game }: Props) {
  const [openDialog, setOpenDialog] = useState<'keys' | 'quit' | null>(null);
  const isAlways = askSetting.useValue() === 'always';
  const isMuted = mutedSetting.useValue() === 'muted';
  const close = () => setOpenDialog(null);
  const openKeys = () => setOpenDialog('keys');
  useKeyboardShortcuts({ '?': openKeys });
  return (
    <>
      <PopupMenu
        label="Game menu"
        side="bottom"
        className="field-control w-11"
        items={[
          {
            label: 'Ask me always',
            note: 'Otherwise the page goes on by itself where there is nothing to decide: no likely steal, no sensible walk, runners who are sure.',
            key: null,
            isDisabled: false,
            isOn: isAlways,
            onChoose: () => askSetting.set(isAlways ? 'needed' : 'always'),
          },
          {
            label: 'Mute the other side',
            note: 'You see none of their phrases.',
            key: null,
            isDisabled: false,
            isOn: isMuted,
            onChoose: () => mutedSetting.set(isMuted ? 'heard' : 'muted'),
          },
          { label: 'Help and keys', key: '?', isDisabled: false, onChoose: openKeys },
          {
            label: game.isUnderWay ? 'Give it up' : 'Call it off',
            key: null,
            isDisabled: isOver,
            onChoose: () => setOpenDialog('quit'),
          },
        ]}
      >
        <MoreIcon />
      </PopupMenu>
      {openDialog === 'keys' ? <KeyboardShortcutsDialog keys={KEYS} onClose={close} /> : null}
      {openDialog === 'quit' ? (
        <QuitDialog
          {...game}
          onClose={close}
          onQuit={() => {
            close();
            onQuit();
          }}
        />
      ) : null}
    </>
  );
}
