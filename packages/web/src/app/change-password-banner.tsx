import { Link } from 'react-router';

import { useVisitor } from '../api/current-user.ts';

/**
 * The banner that asks an admin with the generated password to choose another; shown until then.
 */
export function ChangePasswordBanner() {
  const visitor = useVisitor();
  if (visitor.kind !== 'player' || !visitor.user.mustChangePassword) return null;
  return (
    <p className="page-column py-2 text-sm">
      Your password was printed in the log of the program.{' '}
      <Link to="/account/password" className="font-bold underline">
        Choose your own password
      </Link>
    </p>
  );
}
