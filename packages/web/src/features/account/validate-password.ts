import { passwordFaults } from '@pennant/rules/account/password';

import { toast } from '../../ui/toast.ts';

/**
 * Returns true where the new password of a form meets all rules; shows a toast for each rule that
 * it breaks.
 */
export function validatePasswordWithToasts(password: string): boolean {
  const faults = passwordFaults(password);
  for (const { message } of faults) toast.bad(message);
  return faults.length === 0;
}
