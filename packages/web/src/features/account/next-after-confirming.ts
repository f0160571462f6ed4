/** What a new user goes on to, by the beginning of the address that they came from. */
const NEXT = [
  ['/challenge/', 'the challenge that you came for'],
  ['/live/join/', 'the live game that you came for'],
  ['/cups/', 'the cup that you came for'],
  ['/daily', 'today’s Duplicate Nine'],
] as const;

/** Returns what follows a confirmed registration; `returnTo` is the page that was come from. */
export function nextAfterConfirming(returnTo: string | null): string {
  if (returnTo === null) return 'Next: choose your club.';
  const [, next] = NEXT.find(([beginning]) => returnTo.startsWith(beginning)) ?? [];
  return `Next: ${next ?? 'the page that you came from'}.`;
}
