import { SoundIcon } from '../../../../ui/art/signs/icons.tsx';
import { useKeys } from '../use-keys.ts';
import { soundSwitch } from './sound-switch.ts';
import './sound-button.css';

const toggle = () => soundSwitch.set(soundSwitch.read() === 'on' ? 'off' : 'on');

/** The switch of all sound, by click or the key V. Off by default; the browser remembers it. */
export function SoundButton() {
  const isOn = soundSwitch.use() === 'on';
  useKeys({ v: toggle });
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
