import { Link } from 'react-router';

import type { Visitor } from '../api/current-user.ts';
import { Money } from '../ui/money.tsx';

/** What the wallet holds, as a link to it. Nothing for guests. */
export function BalanceLink({ visitor }: { readonly visitor: Visitor }) {
  if (visitor.kind !== 'player' || visitor.user.balance === null) return null;
  return (
    <Link
      to="/wallet"
      className="ml-auto flex min-h-11 items-center px-2 font-slab font-semibold text-outfield underline-offset-4 hover:underline xl:order-last xl:ml-0"
    >
      <span className="sr-only">Balance </span>
      <Money amount={visitor.user.balance} />
    </Link>
  );
}
