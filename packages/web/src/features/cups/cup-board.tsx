import type { Cup } from '@pennant/contract/cups';
import type { ReactNode } from 'react';

import { DayAndTime } from '../../ui/day-and-time.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { roundUnderWay } from './bracket/bracket-view.ts';
import { entrantsText } from './cup-facts.tsx';
import { CupPicture } from './cup-picture.tsx';
import { kindRule, kindText, roundName } from './cup-words.ts';
import { TimeLeft } from '../../ui/time-left.tsx';

/** What a cup is: its kind, when it is, who plays, and what it pays. */
export function CupBoard({ cup }: { readonly cup: Cup }) {
  const { kind, state, prizes, places, entrants } = cup;
  return (
    <div className="lamp-lit mb-8 grid gap-x-6 gap-y-4 border-4 border-double border-tin-line bg-tin px-4 py-4 text-chalk shadow-card sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-center gap-4">
        <CupPicture kind={kind} isPast={state === 'cancelled'} className="w-14 shrink-0 sm:w-16" />
        <div className="min-w-0">
          <p className="font-display text-xl">{kindText(kind)}</p>
          <p className="max-w-prose text-sm text-chalk-soft">{kindRule(kind)}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
        <When cup={cup} />
        <Fact head={places === null ? 'Entered' : 'Players'}>
          {places === null ? entrantsText(cup) : `${entrants} in ${places} places`}
        </Fact>
        <div className="col-span-2">
          <dt className="font-varsity text-xs text-lamp">Prizes</dt>
          <dd className="figures text-sm">
            <span className="font-slab text-base font-semibold">{formatMoney(prizes.winner)}</span>{' '}
            winner
            <span className="block text-chalk-soft">
              {formatMoney(prizes.finalist)} finalist, {formatMoney(prizes.semifinalist)}{' '}
              semifinalists
            </span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function When({ cup }: { readonly cup: Cup }) {
  const { state, begins, rounds } = cup;
  if (state === 'open') {
    return (
      <Fact head="Begins" small={<TimeLeft until={begins} over="About to be drawn" />}>
        <DayAndTime at={begins} />
      </Fact>
    );
  }
  const round = rounds[roundUnderWay(cup)];
  if (state === 'running' && round !== undefined) {
    const index = rounds.indexOf(round);
    return (
      <Fact
        head="Under way"
        small={
          <>
            ends <TimeLeft until={round.ends} over="now" />
          </>
        }
      >
        {roundName(index, rounds.length)}
      </Fact>
    );
  }
  return (
    <Fact head={state === 'cancelled' ? 'Was to begin' : 'Began'}>
      <DayAndTime at={begins} />
    </Fact>
  );
}

const Fact = ({
  head,
  small,
  children,
}: {
  readonly head: string;
  readonly small?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div>
    <dt className="font-varsity text-xs text-lamp">{head}</dt>
    <dd className="figures font-slab font-semibold">
      {children}
      {small === undefined ? null : (
        <span className="block text-sm font-normal text-chalk-soft">{small}</span>
      )}
    </dd>
  </div>
);
