import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';

import { useVisitor } from '../api/current-user.ts';
import { useLogout } from '../features/account/use-logout.ts';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { BalanceLink } from './balance-link.tsx';
import { ExternalLinks } from './external-links.tsx';
import { adminLinks, mainLinks, type NavigationLink } from './navigation-links.ts';
import { preloadPage } from './page-loader.tsx';
import { findRoute } from './routes.ts';
import { Wordmark } from './wordmark.tsx';

/**
 * The navigation bar. Empty, at its full height, until the user check has finished; on a phone
 * behind a menu button.
 */
export function Navigation() {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  // Open on this path only: following a link closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const menuButton = useRef<HTMLButtonElement>(null);
  const handlers = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return;
      setOpenOn(null);
      menuButton.current?.focus();
    },
  };
  const admin = adminLinks(visitor);
  const isKnown = visitor.kind !== 'checking';
  return (
    <div {...handlers} className="border-b-4 border-double border-rule-strong bg-raised">
      <div className="page-column flex min-h-16 flex-wrap items-center justify-between gap-x-4 xl:gap-x-5">
        <Wordmark />
        {isKnown ? (
          <>
            <BalanceLink visitor={visitor} />
            <button
              ref={menuButton}
              type="button"
              aria-expanded={open}
              aria-controls="navigation"
              onClick={() => setOpenOn(open ? null : pathname)}
              className="-mr-2 grid size-11 place-items-center xl:hidden"
            >
              {open ? <CloseIcon /> : <MenuIcon />}
              <span className="sr-only">Menu</span>
            </button>
            <nav
              id="navigation"
              aria-label="Main"
              className={`${open ? 'block' : 'hidden'} w-full pb-3 xl:ml-auto xl:block xl:w-auto xl:pb-0`}
            >
              <Links links={mainLinks(visitor)}>
                {visitor.kind === 'player' ? <LogoutButton /> : null}
              </Links>
              <ExternalLinks className="mt-2 border-t border-rule pt-2 xl:hidden" />
            </nav>
          </>
        ) : null}
      </div>
      {admin.length > 0 ? (
        <nav
          aria-label="Admin"
          className={`${open ? 'block' : 'hidden'} border-t border-rule bg-sunk xl:block`}
        >
          <div className="page-column">
            <Links links={admin} />
          </div>
        </nav>
      ) : null}
    </div>
  );
}

const ITEM =
  'flex min-h-11 items-center border-b-3 border-transparent font-varsity text-sm text-ink hover:text-pennant xl:px-2';

function LogoutButton() {
  const { logout, busy } = useLogout();
  return (
    <li>
      <button type="button" className={ITEM} disabled={busy} onClick={logout}>
        LogOut
      </button>
    </li>
  );
}

interface LinksProps {
  readonly links: readonly NavigationLink[];
  /** Items after the last link. */
  readonly children?: ReactNode;
}

function Links({ links, children }: LinksProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 xl:flex xl:gap-x-0">
      {links.map(({ label, to }) => (
        <li key={to} className="min-w-0">
          <NavLink
            to={to}
            end={to === '/'}
            onPointerEnter={() => prefetchPage(to)}
            onFocus={() => prefetchPage(to)}
            className={`${ITEM} aria-[current=page]:border-pennant aria-[current=page]:text-pennant xl:max-w-32`}
          >
            <span className="truncate">{label}</span>
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Starts to load the code of a page whose link is pointed at or focused. */
function prefetchPage(to: string): void {
  const route = findRoute(to)?.route;
  if (route) void preloadPage(route.page).catch(() => undefined);
}
