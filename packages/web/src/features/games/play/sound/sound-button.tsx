import { SoundIcon } from '../../../../ui/illustrations/game-icons.tsx';
import { soundSetting } from '../../../../ui/sound/sound-setting.ts';
import { useKeyboardShortcuts } from '../use-keyboard-shortcuts.ts';

const toggle = () => soundSetting.set(soundSetting.read() === 'on' ? 'off' : 'on');

/** The switch of all sound, by click or the key V. Off by default; the browser remembers it. */
export function SoundButton() {
  const isOn = soundSetting.useValue() === 'on';
  useKeyboardShortcuts({ v: toggle });
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label="Sound"
      aria-keyshortcuts="V"
      className="field-control w-11"
      onClick={toggle}
    >
      <SoundIcon isOn={isOn} />
    </button>
  );
}
