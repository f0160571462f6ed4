import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { NextStep } from './next-step.tsx';

// Campaigns open later; until then the third step leads to the first game.
const STEPS = [
  {
    to: '/packs/buy',
    head: 'Buy packs',
    text: 'Pick a season and tear the paper. Your daily allowance waits in the wallet.',
  },
  {
    to: '/team/create',
    head: 'Put together a team',
    text: 'Fill Best Lineup does it in one click; the batting order is yours.',
  },
  {
    to: '/game/create',
    head: 'Play campaigns',
    text: 'Start with a game against a famous club: choose the side, roll the dice.',
  },
];

/** A player's first three steps. */
export function PlayerHome({ username }: { readonly username: string }) {
  return (
    <PageBody>
      <PageHeading kicker="Play ball">Hello, {username}!</PageHeading>
      <ol className="border-b-2 border-ink">
        {STEPS.map((step, index) => (
          <NextStep key={step.to} number={index + 1} {...step} />
        ))}
      </ol>
    </PageBody>
  );
}
