import { Link, useLocation } from 'react-router';

const LINK =
  'flex min-h-11 items-center justify-center border-2 border-rule-strong bg-raised px-2 sm:px-4 font-slab font-semibold text-center hover:bg-sunk aria-[current=page]:border-pennant-paint aria-[current=page]:bg-pennant-paint aria-[current=page]:text-on-pennant';

/**
 * The choice between a club of the computer, a player's team, a player at the same table, and a
 * cup.
 */
export function OpponentKindLinks({ againstPlayers }: { readonly againstPlayers: boolean }) {
  // The team that the link to the page has chosen stays.
  const { state } = useLocation();
  const toLink = (to: string, label: string, isCurrent: boolean) => (
    <Link
      to={to}
      state={state as unknown}
      replace
      className={LINK}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Opponents" className="mb-6 grid grid-cols-2 gap-2 sm:flex">
      {toLink('/game/create', 'Computer clubs', !againstPlayers)}
      {toLink('/game/create?against=players', 'Players', againstPlayers)}
      <Link to="/live" state={state as unknown} className={LINK}>
        Live
      </Link>
      <Link to="/cups" className={LINK}>
        Cups
      </Link>
    </nav>
  );
}
