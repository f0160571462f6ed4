/** Key in localStorage. */
const STORAGE_KEY = 'pennant-single-keys';

/**
 * Returns whether single-key shortcuts are on. Users of speech input, or users who press keys by
 * accident, can turn them off (WCAG 2.1.4).
 */
export function areSingleKeysEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns single-key shortcuts on or off in this browser. */
export function setSingleKeysEnabled(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Without localStorage they stay on.
  }
}
