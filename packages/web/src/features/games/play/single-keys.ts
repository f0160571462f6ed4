/** Where this browser keeps that single keys are off. */
const NAME = 'pennant-single-keys';

/** Whether single keys act: some who speak to their computer, or press keys by chance, want them off (WCAG 2.1.4). */
export function singleKeysAct(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

export function letSingleKeysAct(act: boolean): void {
  try {
    localStorage.setItem(NAME, act ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing: they act.
  }
}
