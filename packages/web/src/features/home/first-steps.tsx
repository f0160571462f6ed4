import type { Home } from '@pennant/contract/home';
import { Link } from 'react-router';

import { TextLink } from '../../ui/text-link.tsx';
import { hasPage } from '../../app/routes.ts';

interface Step {
  readonly to: string;
  readonly head: string;
  readonly text: string;
  readonly key: 'packs' | 'team' | 'campaigns';
}

const CAMPAIGNS = '/campaigns';

const STEPS: readonly Step[] = [
  {
    key: 'packs',
    to: '/packs/buy',
    head: 'Buy packs',
    text: 'Pick a season and tear the paper.',
  },
  {
    key: 'team',
    to: '/team/create',
    head: 'Put together a team',
    text: 'Fill Best Lineup does it in one click; the batting order is yours.',
  },
  hasPage(CAMPAIGNS)
    ? {
        key: 'campaigns',
        to: CAMPAIGNS,
        head: 'Play campaigns',
        text: 'Beat a row of famous clubs and win what they guard.',
      }
    : {
        key: 'campaigns',
        to: '/game/create',
        head: 'Play campaigns',
        text: 'Start with a game against a famous club.',
      },
];

/** The three first steps, each a link, ticked once it is done; folded once all are. */
export function FirstSteps({ done }: { readonly done: Home['steps'] | null }) {
  if (done !== null && STEPS.every(({ key }) => done[key])) {
    return (
      <details className="mt-8 border-t border-rule pt-2">
        <summary className="min-h-11 content-center font-varsity text-sm text-ink-soft">
          First steps: all done
        </summary>
        <StepList done={done} />
      </details>
    );
  }
  return (
    <section aria-labelledby="first-steps" className="mt-8">
      <h2 id="first-steps" className="mb-2 font-varsity text-sm text-pennant">
        First steps
      </h2>
      <StepList done={done} />
      <p className="mt-2 text-sm text-ink-soft">
        <TextLink to="/how" className="inline-flex min-h-11 items-center">
          How a card is read, in three minutes
        </TextLink>
      </p>
    </section>
  );
}

function StepList({ done }: { readonly done: Home['steps'] | null }) {
  return (
    <ol className="grid gap-2 md:grid-cols-3 md:gap-4">
      {STEPS.map(({ key, to, head, text }, index) => {
        const isDone = done?.[key] ?? false;
        return (
          <li key={key}>
            <Link
              to={to}
              className="group flex h-full items-start gap-3 border-2 border-rule-strong bg-raised px-3 py-2.5"
            >
              <span
                aria-hidden="true"
                className={`grid size-7 shrink-0 place-items-center rounded-full border-2 font-varsity text-sm ${isDone ? 'border-outfield-paint bg-outfield-paint text-on-outfield' : 'border-pennant text-pennant'}`}
              >
                {isDone ? '✓' : index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-slab font-semibold decoration-pennant decoration-2 underline-offset-4 group-hover:underline">
                  {head}
                  {isDone ? <span className="sr-only"> (done)</span> : null}
                </span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
