/** Simulates that another tab has changed a key of local storage; null clears all. */
export const changeInAnotherTab = (key: string | null): boolean =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));

/** Stores what another tab stores when a session begins in it; this tab is not told yet. */
export function beginSessionInAnotherTab(): void {
  for (const name of ['refreshToken', 'idToken', 'accessToken']) {
    localStorage.setItem(name, `another ${name}`);
  }
  localStorage.setItem('sessionMark', 'another mark');
}
