import { SoundIcon } from '../../../ui/illustrations/game-icons.tsx';
import { soundSetting } from '../../../ui/sound/sound-setting.ts';

/** The switch of all sound. */
export function SoundSwitch() {
  const isOn = soundSetting.useValue() === 'on';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label="Sound"
      className="grid shrink-0 size-11 place-items-center rounded-md border-2 border-tin-line bg-tin-deep text-chalk hover:border-chalk aria-checked:border-lamp aria-checked:text-lamp [&>svg]:size-5"
      onClick={() => soundSetting.set(isOn ? 'off' : 'on')}
    >
      <SoundIcon isOn={isOn} />
    </button>
  );
}
