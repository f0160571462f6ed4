import type { CupSummary } from '@pennant/contract/cups';

import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CupBegins, entrantsText } from './cup-facts.tsx';
import { CupPicture } from './cup-picture.tsx';
import { kindRule, kindText } from './cup-words.ts';

/** A cup that can be entered, like a ticket. */
export function CupTicket({
  cup,
  isOfVisitor,
}: {
  readonly cup: CupSummary;
  readonly isOfVisitor: boolean;
}) {
  const { cupID, name, kind, entrants, maxPlaces, isEntered } = cup;
  const isIn = isOfVisitor && isEntered;
  const isFull = entrants >= maxPlaces;
  return (
    <li className="flex min-w-0 flex-col border-2 border-ink bg-raised shadow-card">
      <div className="lamp-lit flex items-center gap-4 border-b-4 border-double border-tin-line bg-tin px-4 py-3 text-chalk">
        <CupPicture kind={kind} className="w-12 shrink-0" />
        <div className="min-w-0">
          <p className="font-varsity text-sm text-lamp">{kindText(kind)}</p>
          <h3 className="font-display text-xl/[1.2] wrap-anywhere">{name}</h3>
        </div>
      </div>
      <div className="flex grow flex-col gap-4 px-4 py-4">
        <p className="text-sm">{kindRule(kind)}</p>
        <dl className="grid gap-x-6 gap-y-2 border-y border-rule py-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          <div>
            <dt className="font-varsity text-xs text-ink-soft">Begins</dt>
            <dd className="font-slab font-semibold">
              <CupBegins begins={cup.begins} />
            </dd>
          </div>
          <div>
            <dt className="font-varsity text-xs text-ink-soft">Entered</dt>
            <dd className="figures font-slab font-semibold">
              {entrantsText(cup)}
              <span className="block text-sm font-normal text-ink-soft">
                {isFull ? 'All places are taken' : 'The computer fills the rest'}
              </span>
            </dd>
          </div>
        </dl>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton
            to={`/cups/${cupID}`}
            paint={isIn || isFull ? 'paper' : 'pennant'}
            aria-label={`${isIn || isFull ? 'See the cup' : 'Enter'}: ${name}`}
          >
            {isIn || isFull ? 'See the cup' : 'Enter'}
          </LinkButton>
          {isIn ? <strong className="font-slab text-good">✓ You have entered</strong> : null}
        </div>
      </div>
    </li>
  );
}

/** A cup that is being played. */
export function CupLine({ cup }: { readonly cup: CupSummary }) {
  const { cupID, name, kind, begins, places, entrants, isEntered } = cup;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-3 py-3 last:border-b-0">
      <span className="flex min-w-0 items-center gap-3">
        <CupPicture kind={kind} className="w-9 shrink-0" />
        <span className="min-w-0">
          <TextLink to={`/cups/${cupID}`} className="font-display font-normal wrap-anywhere">
            {name}
          </TextLink>
          <span className="figures block text-sm text-ink-soft">
            {kindText(kind)}. Since <DayAndTime at={begins} />, {entrants}{' '}
            {entrants === 1 ? 'player' : 'players'}
            {places === null ? '' : ` in ${places} places`}
          </span>
        </span>
      </span>
      {isEntered ? (
        <LinkButton to={`/cups/${cupID}`} paint="outfield" aria-label={`To your bracket: ${name}`}>
          To your bracket
        </LinkButton>
      ) : (
        <LinkButton to={`/cups/${cupID}`} aria-label={`See the bracket: ${name}`}>
          See the bracket
        </LinkButton>
      )}
    </li>
  );
}

/** A cup that is over, with its winner. */
export function PastCup({ cup }: { readonly cup: CupSummary }) {
  const { cupID, name, kind, begins, state, winner } = cup;
  return (
    <li className="flex items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0">
      <CupPicture kind={kind} isPast className="w-9 shrink-0" />
      <span className="min-w-0">
        <TextLink to={`/cups/${cupID}`} className="font-display font-normal wrap-anywhere">
          {name}
        </TextLink>
        <span className="block text-sm text-ink-soft">
          <DayAndTime at={begins} />
        </span>
        <span className="block text-sm wrap-anywhere">
          {state === 'cancelled' ? (
            <span className="text-ink-soft">Cancelled</span>
          ) : winner === null ? (
            <span className="text-ink-soft">No winner</span>
          ) : (
            <>
              <span className="font-varsity text-pennant">Won by</span>{' '}
              <strong className="font-slab">{isolateName(winner.team)}</strong>
              {winner.User === null ? null : (
                <>
                  {' '}
                  of{' '}
                  <TextLink to={`/players/${encodeURIComponent(winner.User.username)}`}>
                    {winner.User.username}
                  </TextLink>
                </>
              )}
            </>
          )}
        </span>
      </span>
    </li>
  );
}
