const EVERY_MS = 1_000;

/**
 * Calls `gone` when the process that started this one is gone: npm, when it is killed, tells nobody, and the program
 * would go on unseen. Only for programs that npm started; a person's shell may end while the program is to go on.
 */
export function watchParent(gone: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, EVERY_MS);
  timer.unref();
}
