import type { Cup } from '@pennant/contract/cups';
import { useState } from 'react';

import { Celebration } from '../../ui/celebration/celebration.tsx';
import { InitialsPennant } from '../../ui/illustrations/initials-pennant.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { formatMoney } from '../../ui/money.tsx';
import { pennantInitials } from '../../ui/pennant-initials.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { placeOf } from './bracket/bracket-view.ts';
import { CupPicture } from './cup-picture.tsx';
import { holderText } from './cup-words.ts';
import { isWinDue, markWinSeen } from './seen-wins.ts';

/** The winner of a cup that is over; where it is the user, their moment is staged once. */
export function Champion({ cup }: { readonly cup: Cup }) {
  const { winner, kind, prizes, cupID } = cup;
  if (winner === null) return null;
  const seed = cup.matches.at(-1)?.winner ?? null;
  const place = seed === null ? undefined : placeOf(cup, seed);
  const isOwn = seed !== null && cup.own?.seed === seed;
  return (
    <section
      aria-labelledby="cup-winner"
      className="lamp-lit relative mb-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 overflow-hidden border-4 border-double border-lamp bg-tin px-4 py-6 text-chalk shadow-card sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-8"
    >
      <CupPicture kind={kind} className="w-20 sm:w-28" />
      <div className="min-w-0">
        <h2 id="cup-winner" className="font-varsity text-sm text-lamp">
          {isOwn ? 'You have won the cup' : 'The winner'}
        </h2>
        <p className="font-display text-2xl wrap-anywhere sm:text-3xl">
          {isolateName(winner.team)}
        </p>
        <p className="text-chalk-soft">
          {winner.User === null ? (
            place === undefined ? null : (
              holderText(place)
            )
          ) : (
            <>
              of{' '}
              <TextLink
                to={`/players/${encodeURIComponent(winner.User.username)}`}
                className="text-chalk!"
              >
                {winner.User.username}
              </TextLink>
            </>
          )}
          {isOwn ? `, and ${formatMoney(prizes.winner)} richer` : null}
        </p>
      </div>
      <InitialsPennant
        initials={pennantInitials(winner.team)}
        colors={winner.User?.username ?? winner.team}
        hasStar
        className="w-44 max-sm:hidden"
      />
      {isOwn ? <OwnMoment key={cupID} cup={cup} team={winner.team} /> : null}
    </section>
  );
}

/** The moment in which the user has won a cup. */
function OwnMoment({
  cup: { cupID, name, rounds },
  team,
}: {
  readonly cup: Cup;
  readonly team: string;
}) {
  const [isStaged, setStaged] = useState(() => isWinDue(cupID, rounds.at(-1)?.ends));
  if (!isStaged) return null;
  return (
    <Celebration
      kicker="Cup won"
      title={name}
      detail={`${team} has beaten them all.`}
      flag={{
        main: 'var(--color-tier-gold)',
        second: 'var(--color-tier-gold-deep)',
        lettering: pennantInitials(team),
        hasStar: true,
      }}
      onDone={() => {
        markWinSeen(cupID);
        setStaged(false);
      }}
    />
  );
}
