import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { hasPage } from '../../app/routes.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';

// Loaded lazily: the drawings are ten times as large as the text.
const HomePageStepPicture = lazy(() => import('./home-page-step-picture.tsx'));

interface Step {
  readonly to: string;
  readonly head: string;
  readonly text: string;
  /** The class of the background behind the picture. */
  readonly background: string;
  readonly picture: 'packs' | 'team' | 'dice';
}

const CAMPAIGNS = '/campaigns';
const thirdStep = hasPage(CAMPAIGNS)
  ? {
      to: CAMPAIGNS,
      text: 'Beat a row of famous clubs, each in a series, and win what they guard.',
    }
  : {
      to: '/game/create',
      text: 'Start with a game against a famous club: choose the side, roll the dice.',
    };

const STEPS: readonly Step[] = [
  {
    to: '/packs/buy',
    head: 'Buy packs',
    text: 'Pick a season and tear the paper. Your daily allowance waits in the wallet.',
    background: 'bg-dirt',
    picture: 'packs',
  },
  {
    to: '/team/create',
    head: 'Put together a team',
    text: 'Fill Best Lineup does it in one click; the batting order is yours.',
    background: 'bg-outfield-deep',
    picture: 'team',
  },
  {
    ...thirdStep,
    head: 'Play campaigns',
    background: 'bg-felt',
    picture: 'dice',
  },
];

/**
 * The player's home page: the first three steps, each a link. Without the username and the pictures
 * while the user check is pending.
 */
export function PlayerHome({ username }: { readonly username: string | null }) {
  return (
    <div {...(username === null ? { 'data-for-players': '' } : {})}>
      <PlayerSteps username={username} />
    </div>
  );
}

function PlayerSteps({ username }: { readonly username: string | null }) {
  return (
    <PageBody>
      <PageHeading kicker="Play ball">
        {username === null ? 'Hello!' : `Hello, ${username}!`}
      </PageHeading>
      <ol className="grid grid-cols-1 gap-5 md:grid-cols-3 md:gap-6">
        {STEPS.map(({ to, head, text, background, picture }, index) => (
          <li key={to}>
            <Link
              to={to}
              className="group grid h-full grid-cols-[7.5rem_minmax(0,1fr)] border-2 border-ink bg-raised shadow-card transition-[translate] duration-quick hover:-translate-y-0.5 md:grid-cols-1 md:grid-rows-[auto_1fr]"
            >
              <span
                aria-hidden="true"
                className={`relative block overflow-hidden border-r-2 border-ink md:aspect-10/8 md:border-r-0 md:border-b-2 ${background}`}
              >
                <span className="absolute inset-x-0 top-1/2 block aspect-10/8 -translate-y-1/2">
                  {username === null ? null : (
                    <Suspense fallback={null}>
                      <HomePageStepPicture of={picture} />
                    </Suspense>
                  )}
                </span>
              </span>
              <span className="block px-3 py-3 md:px-5 md:py-4">
                <span className="flex items-baseline gap-2 font-display text-lg md:gap-3 md:text-2xl">
                  <span aria-hidden="true" className="font-varsity text-pennant">
                    {index + 1}
                  </span>
                  <span className="decoration-pennant decoration-3 underline-offset-6 group-hover:underline">
                    {head}
                  </span>
                </span>
                <span className="mt-1 block text-sm text-ink-soft md:text-base">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </PageBody>
  );
}
