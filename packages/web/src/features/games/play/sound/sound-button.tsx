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
      className="absolute top-[0.35rem] right-[0.35rem] inline-flex min-h-11 w-11 items-center justify-center gap-[0.4rem] rounded-md border-2 border-tin-line bg-tin-deep font-varsity text-xs/none whitespace-nowrap text-chalk hover:border-chalk aria-checked:border-lamp aria-checked:text-lamp md:top-auto md:bottom-[1.1rem] md:w-auto md:px-[0.65rem] [&>svg]:size-5"
      onClick={toggle}
    >
      <SoundIcon isOn={isOn} />
      <span aria-hidden="true" className="max-md:hidden">
        {isOn ? 'Sound on' : 'Sound off'}
      </span>
    </button>
  );
}
