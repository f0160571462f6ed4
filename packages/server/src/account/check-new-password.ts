import { passwordFaults } from '@pennant/rules/account/password';
import { refuse } from '../platform/refusal.ts';

/** Checks a new password; the refusal's details carry a message for each rule that it breaks. */
export function checkNewPassword(password: string) {
  const faults = passwordFaults(password);
  if (faults.length === 0) return { ok: true } as const;
  return refuse(
    'password_refused',
    faults.map((fault) => ({ path: 'password', ...fault })),
  );
}
