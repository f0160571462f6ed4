import { passwordFaults } from '@pennant/rules/account/password';

import { toast } from '../../ui/toast.ts';

/** Whether a password passes; each rule that it fails gets its own toast, as documented. */
export function passesWithToasts(password: string): boolean {
  const faults = passwordFaults(password);
  for (const { message } of faults) toast.bad(message);
  return faults.length === 0;
}
