import { SoundIcon } from '../../../../ui/illustrations/icons.tsx';
import { useKeyboardShortcuts } from '../use-keyboard-shortcuts.ts';
import { soundSetting } from './sound-setting.ts';
import './sound-button.css';

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
      className="sound-button"
      onClick={toggle}
    >
      <SoundIcon isOn={isOn} />
      <span aria-hidden="true">{isOn ? 'Sound on' : 'Sound off'}</span>
    </button>
  );
}
