/**
 * The secret by which the browser that registered may sign in once, kept in its local storage until
 * somebody signs in here. Where storage is switched off, the page shows Login instead.
 */

const STORAGE_KEY = 'signInOnce';

/** Keeps the secret of a registration. */
export function keepRegistrationSecret(signIn: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, signIn);
  } catch {
    // Without storage, or with a full one, the user logs in by password.
  }
}

/** Returns the secret of this browser's registration; undefined where there is none. */
export function readRegistrationSecret(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the secret, since it is used up. */
export function forgetRegistrationSecret(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
