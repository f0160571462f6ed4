import { vi } from 'vitest';

// Vitest setup of each test file of the pages. Files share the modules of the code and, where they
// ask for one, the browser: what a file has replaced or stored is put back for the next.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
if (typeof window !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // What a page shows is waited for as long as a slow machine may take: the first test of a file
  // that loads a page's modules took longer than the second that is usual.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
