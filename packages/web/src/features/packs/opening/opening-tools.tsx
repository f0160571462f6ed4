import { SoundIcon } from '../../../ui/illustrations/game-icons.tsx';
import { soundSetting } from '../../../ui/sound/sound-setting.ts';
import { openingModeSetting } from './opening-mode.ts';

interface Props {
  /** Whether the way that packs are opened can be chosen here. */
  readonly hasMode: boolean;
}

/** The switches above the table: how packs are opened, and sound; the browser remembers both. */
export function OpeningTools({ hasMode }: Props) {
  const isSoundOn = soundSetting.useValue() === 'on';
  const isByHand = openingModeSetting.useValue() === 'by-hand';
  return (
    <div className="pack-opening-tools">
      {hasMode ? (
        <button
          type="button"
          role="switch"
          aria-checked={isByHand}
          onClick={() => openingModeSetting.set(isByHand ? 'by-itself' : 'by-hand')}
        >
          Turn by hand
        </button>
      ) : null}
      <button
        type="button"
        role="switch"
        aria-checked={isSoundOn}
        aria-label="Sound"
        title={isSoundOn ? 'Sound on' : 'Sound off'}
        onClick={() => soundSetting.set(isSoundOn ? 'off' : 'on')}
      >
        <SoundIcon isOn={isSoundOn} />
      </button>
    </div>
  );
}
