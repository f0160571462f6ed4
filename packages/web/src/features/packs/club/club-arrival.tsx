import { drawFaceDownCard } from '@pennant/card-art/card/face-down-card-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import type { ExchangeEnd, StarterSet } from '@pennant/contract/starter-set';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { Link } from 'react-router';

import { useUser } from '../../../api/current-user.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { ClubPennant } from '../../games/club-pennant.tsx';
import { FirstGameLink } from '../../games/first-game-link.tsx';
import { ARRIVAL_MS, describeArrival, titleOfSet } from './describe-set.ts';
import './club-arrival.css';

interface Props {
  readonly set: StarterSet;
  /** Whether the cards are dealt before the user's eyes, or lie there already. */
  readonly isArriving: boolean;
  readonly endedBy: ExchangeEnd | null;
  /** Leads back to the choice; null where the set stays. */
  readonly onChooseAgain: (() => void) | null;
}

/** Why a set stays as it is, for those who would choose another club. */
const SETTLED: Readonly<Record<ExchangeEnd, string>> = {
  game: 'They have taken the field for you: this is your club for good.',
  pack: 'You have bought or opened a pack, so this is your club for good.',
  sale: 'You have sold cards, so this is your club for good.',
  limit: 'You have tried on many clubs. This one is yours for good.',
};

/**
 * A starter set: its pennant, its team and its 24 cards, dealt one by one when they are new. A
 * click or a key ends the dealing; with reduced motion or at the speed Instant all cards lie there.
 */
export function ClubArrival({ set, isArriving, endedBy, onChooseAgain }: Props) {
  const { gameSpeed } = useUser();
  const [isDealing, setIsDealing] = useState(isArriving && gameSpeed !== 'instant');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone.
    if (isArriving) heading.current?.focus({ preventScroll: true });
  }, [isArriving]);
  useEffect(() => {
    if (!isDealing) return undefined;
    const end = () => setIsDealing(false);
    const timer = setTimeout(end, ARRIVAL_MS);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
    };
  }, [isDealing]);

  const { cards, keptCardID, team, year } = set;
  return (
    <section data-arriving={isDealing || undefined} aria-label="Your club">
      <header className="mb-5 border-b-4 border-double border-rule-strong pb-5">
        <div className="flex items-center gap-x-5">
          {year === null || team === null ? null : (
            <ClubPennant club={team} year={year} className="club-flag w-24 shrink-0 sm:w-44" />
          )}
          <div className="min-w-0">
            <p className="font-varsity text-sm text-pennant">Your club</p>
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-display text-2xl leading-tight text-balance outline-none sm:text-3xl"
            >
              {titleOfSet(set)}
            </h1>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          {endedBy === 'game' ? (
            <LinkButton to="/" paint="outfield" size="large">
              Home
            </LinkButton>
          ) : set.userTeamID === null ? (
            <LinkButton to="/game/create?first=1" paint="outfield" size="large">
              Play your first game
            </LinkButton>
          ) : (
            <FirstGameLink userTeamID={set.userTeamID} />
          )}
          {onChooseAgain === null ? null : (
            <Button onClick={onChooseAgain} paint="quiet" className="px-0!">
              Choose another club
            </Button>
          )}
        </div>
        {endedBy === null ? null : <p className="mt-3 text-ink-soft">{SETTLED[endedBy]}</p>}
      </header>
      <p className="sr-only" role="status">
        {isArriving ? describeArrival(set) : ''}
      </p>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 className="font-display text-xl">The {cards.length}</h2>
        {isDealing ? (
          <Button size="small" className="min-h-11" onClick={() => setIsDealing(false)}>
            Skip
          </Button>
        ) : (
          <Link to="/cards/user" className="py-2 text-pennant underline">
            My Cards
          </Link>
        )}
      </div>
      <ol
        className="grid grid-cols-4 gap-2 sm:grid-cols-6 sm:gap-3 lg:grid-cols-8"
        onPointerDown={() => setIsDealing(false)}
      >
        {cards.map((card, index) => (
          <li
            key={card.cardID}
            className="club-card"
            // The best card lies first and is turned last.
            style={{ '--deal': index, '--turn': cards.length - 1 - index } as CSSProperties}
          >
            <Link to={`/cards/${card.cardID}`} className="block h-full">
              <span className="club-card-body block">
                <span className="club-card-face block">
                  <PlayerCardFront card={toCardFrontData(card)} detail="thumbnail" />
                </span>
                {isDealing ? (
                  <svg viewBox="0 0 250 350" className="club-card-back" aria-hidden="true">
                    {renderShapes(drawFaceDownCard())}
                  </svg>
                ) : null}
              </span>
            </Link>
            {card.cardID === keptCardID ? (
              <span className="absolute -top-2 -left-1 -rotate-6 bg-pennant-paint px-2 py-0.5 font-slab text-xs font-bold text-on-pennant">
                Kept
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {set.teamName === null ? null : (
        <p className="mt-6 max-w-prose text-ink-soft">
          Fill Best Lineup has made a team of them:{' '}
          <Link
            to={`/team/edit?team=${set.userTeamID ?? ''}`}
            className="font-semibold wrap-anywhere text-pennant underline"
          >
            {set.teamName}
          </Link>
          . Rename it, or move them as you like.
        </p>
      )}
    </section>
  );
}
