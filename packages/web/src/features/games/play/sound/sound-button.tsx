import { SoundIcon } from '../../../../ui/art/signs/icons.tsx';
import { useKeys } from '../use-keys.ts';
import { soundSwitch } from './sound-switch.ts';
import './sound-button.css';

const toggle = () => soundSwitch.set(soundSwitch.read() === 'on' ? 'off' : 'on');

/** The one switch of all sound, by a click or the key V. Off at first; the browser keeps how it was left. */
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
