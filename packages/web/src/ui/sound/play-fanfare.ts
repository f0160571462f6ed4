import { soundSetting } from './sound-setting.ts';

/** How long the fanfare and its crowd are heard, in ms. */
const FANFARE_MS = 4500;

/**
 * Plays the organ's fanfare and a cheer if sound is on. Does nothing in a page that was not clicked
 * yet, since browsers keep it silent.
 */
export async function playFanfare(): Promise<void> {
  if (soundSetting.read() !== 'on' || !navigator.userActivation.hasBeenActive) return;
  const { createAudioEngine } = await import('./audio-engine.ts');
  const output = createAudioEngine();
  await output.resume();
  output.play([{ name: 'fanfare' }, { name: 'crowd', swell: 1, seconds: 3 }]);
  setTimeout(output.close, FANFARE_MS);
}
