import { useSyncExternalStore } from 'react';

import { MoonIcon, SunIcon } from '../ui/icons.tsx';

const listeners = new Set<() => void>();
const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const systemTheme = window.matchMedia(DARK);
  listeners.add(listener);
  systemTheme.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemTheme.removeEventListener('change', listener);
  };
}

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? window.matchMedia(DARK).matches : chosen === 'dark';
};

/** Sets the theme. Choosing the system's theme goes back to following the system. */
function setTheme(dark: boolean): void {
  const theme = dark ? 'dark' : 'light';
  const followsSystem = dark === window.matchMedia(DARK).matches;
  if (followsSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (followsSystem) localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Without storage the theme stays until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The switch between the light and the dark theme. Its icon appears once the theme is known. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore<boolean | null>(subscribe, isDark, () => null);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark === true}
      aria-label="Night game (dark theme)"
      onClick={() => setTheme(dark !== true)}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-chalk hover:text-lamp focus-visible:outline-lamp"
    >
      {dark === null ? null : dark ? <MoonIcon size={18} /> : <SunIcon size={18} />}
    </button>
  );
}
