import type { Home } from '@pennant/contract/home';
import { useId, type ReactNode } from 'react';

import { LinkButton } from '../../ui/button.tsx';
import { FirstGame } from '../games/first-game.tsx';
import { GameUnderWayPanel } from './game-under-way-panel.tsx';
import { nextUpOf } from './next-up.ts';

/** What is next for a player, on the scoreboard's tin. */
export function LeadPanel({ home }: { readonly home: Home }) {
  const { gamesUnderWay, team, packs } = home;
  const nextUp = nextUpOf(home);
  if (nextUp === 'game-under-way') return <GameUnderWayPanel games={gamesUnderWay} />;
  if (nextUp === 'first-game' && team !== null) return <FirstGame team={team} />;
  if (nextUp === 'first-pack') {
    return packs.amount > 0 ? (
      <Lead
        kicker="Your first pack"
        head="Well played. Now tear the paper."
        action={<LeadLink to="/packs/user">Open your first pack</LeadLink>}
      >
        {packs.amount === 1 ? 'A pack waits' : `${packs.amount} packs wait`} to be opened.
      </Lead>
    ) : (
      <Lead
        kicker="Your first pack"
        head="Well played. Now for your first pack."
        action={<LeadLink to="/packs/buy">Buy your first pack</LeadLink>}
      >
        The money for it is in your wallet, and better cards win more games.
      </Lead>
    );
  }
  if (nextUp === 'team') {
    return team === null ? (
      <Lead
        kicker="Next"
        head="A game needs a team"
        action={<LeadLink to="/team/create">Build your team</LeadLink>}
      >
        Fill Best Lineup makes one from your cards in one click.
      </Lead>
    ) : (
      <Lead
        kicker="Next"
        head={`${team.name} has a place to fill`}
        action={<LeadLink to="/team/user">To your teams</LeadLink>}
      >
        {team.problem}
      </Lead>
    );
  }
  return (
    <Lead
      kicker="Next game"
      head={`Who plays ${team?.name ?? 'you'} today?`}
      action={
        <span className="grid gap-3">
          <LeadLink to="/game/create">New Game</LeadLink>
          <LinkButton to="/live">Play live</LinkButton>
        </span>
      }
    >
      Three clubs are waiting: one that is easier, one that is even, one that is harder.
    </Lead>
  );
}

const LeadLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <LinkButton to={to} paint="pennant" size="large">
    {children}
  </LinkButton>
);

function Lead({
  kicker,
  head,
  action,
  children,
}: {
  readonly kicker: string;
  readonly head: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="lamp-lit grid items-center gap-x-8 gap-y-4 border-4 border-double border-tin-line bg-tin px-4 py-5 text-chalk shadow-card md:min-h-48 md:grid-cols-[minmax(0,1fr)_auto] md:px-8 md:py-7"
    >
      <div className="min-w-0">
        <p className="font-varsity text-sm text-lamp">{kicker}</p>
        <h2 id={id} className="mt-1 font-display text-2xl wrap-anywhere">
          {head}
        </h2>
        <p className="mt-2 text-chalk-soft">{children}</p>
      </div>
      {action}
    </section>
  );
}
