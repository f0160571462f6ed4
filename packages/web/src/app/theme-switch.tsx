import { useSyncExternalStore } from 'react';

import { MoonIcon, SunIcon } from '../ui/icons.tsx';

const listeners = new Set<() => void>();
const DARK = '(prefers-color-scheme: dark)';

function listen(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? window.matchMedia(DARK).matches : chosen === 'dark';
};

/** Day or night game. Choosing what the system has goes back to following it. */
function choose(dark: boolean): void {
  if (dark === window.matchMedia(DARK).matches) {
    delete document.documentElement.dataset['theme'];
    localStorage.removeItem('theme');
  } else {
    const theme = dark ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = theme;
    localStorage.setItem('theme', theme);
  }
  for (const listener of listeners) listener();
}

/** Turns the lights on or off. Drawn only once the browser knows which is on. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore<boolean | null>(listen, isDark, () => null);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark === true}
      aria-label="Night game (dark theme)"
      onClick={() => choose(dark !== true)}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-chalk hover:text-lamp focus-visible:outline-lamp"
    >
      {dark === null ? null : dark ? <MoonIcon size={18} /> : <SunIcon size={18} />}
    </button>
  );
}
