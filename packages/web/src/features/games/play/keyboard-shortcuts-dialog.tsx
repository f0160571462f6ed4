import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Kbd } from './kbd.tsx';
import { setSingleKeysEnabled, areSingleKeysEnabled } from './single-key-setting.ts';

const KEYS = [
  ['Space', 'Swing or Hurl: roll the dice'],
  ['M', 'Open the Manager menu'],
  ['W', 'Intentional Walk, while you pitch'],
  ['U', 'Substitute'],
  ['S', 'Steal, with a runner on'],
  ['1 to 7', 'Choose, where you are asked'],
  ['H', 'Play Half-inning'],
  ['Shift E', 'Play to End'],
  ['Esc', 'Skip ahead, while plays run past'],
  ['V', 'Sound on or off'],
  ['?', 'This sheet'],
] as const;

/** The help dialog: what each key does, and a checkbox that turns single keys off. */
export function KeyboardShortcutsDialog({
  keys = KEYS,
  onClose,
}: {
  /** Each key and what it does; by default those of the play screen. */
  readonly keys?: readonly (readonly [key: string, effect: string])[];
  readonly onClose: () => void;
}) {
  const [isEnabled, setEnabled] = useState(areSingleKeysEnabled);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keys"
      actions={<Button onClick={onClose}>Back to the game</Button>}
    >
      <dl>
        {keys.map(([key, effect]) => (
          <div
            key={key}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-center border-b border-rule py-[0.35rem]"
          >
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <TextLink to="/how" className="inline-flex min-h-11 items-center">
          How a card is read
        </TextLink>
        <TextLink to="/rulebook" className="inline-flex min-h-11 items-center">
          The rulebook
        </TextLink>
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-outfield-paint"
          checked={isEnabled}
          onChange={({ currentTarget: { checked } }) => {
            setSingleKeysEnabled(checked);
            setEnabled(checked);
          }}
        />
        Single keys act (the space bar always rolls)
      </label>
    </Dialog>
  );
}
