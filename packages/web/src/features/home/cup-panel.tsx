import type { CupSummary } from '@pennant/contract/cups';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { CupPicture } from '../cups/cup-picture.tsx';
import { kindText, matchName } from '../cups/cup-words.ts';
import { ownMatchOf } from '../cups/own-match/own-match-view.ts';
import { TimeLeft } from '../../ui/time-left.tsx';
import { DayPanel } from './day-panel.tsx';

/** Of how many cups home looks for the next one: those that begin last. */
const LOOKED_AT = '10';

/** The user's open match of a cup, else the next cup; nothing where there is none. */
export function CupPanel() {
  const { data: cups, isError } = useApiQuery('GET /cups', { query: { limit: LOOKED_AT } });
  if (isError) return null;
  if (cups === undefined) {
    return (
      <DayPanel head="Friday Cup">
        <p role="status" className="min-h-32 text-ink-soft">
          Looking for the next cup...
        </p>
      </DayPanel>
    );
  }
  const next = cups
    .filter(({ state }) => state === 'open')
    // Of two that begin together the one that the user has entered.
    .toSorted(
      (a, b) => a.begins.localeCompare(b.begins) || Number(b.isEntered) - Number(a.isEntered),
    )[0];
  const own = cups.find(({ state, isEntered }) => state === 'running' && isEntered);
  if (own !== undefined) return <CupUnderWay cup={own} next={next} />;
  return next === undefined ? null : <NextCup cup={next} />;
}

/** The user's match of a cup; the next cup, for who is not in it any more. */
function CupUnderWay({
  cup: { cupID, name, kind },
  next,
}: {
  readonly cup: CupSummary;
  readonly next: CupSummary | undefined;
}) {
  const cup = useApiQuery('GET /cups/{cupID}', { params: { cupID } });
  if (cup.data === undefined) {
    return (
      <DayPanel head="Friday Cup">
        <p role="status" className="min-h-32 text-ink-soft">
          {cup.isError ? 'The cup did not come.' : 'Looking for your match...'}
        </p>
      </DayPanel>
    );
  }
  const view = ownMatchOf(cup.data);
  if (view === null) return next === undefined ? null : <NextCup cup={next} />;
  const { match, opponent, wins, losses, ends } = view;
  return (
    <DayPanel head={`Your match · ${name}`}>
      <div className="mb-3 flex items-start gap-4">
        <CupPicture kind={kind} className="w-11 shrink-0" />
        <p className="min-w-0">
          <span className="block font-display text-lg/[1.2] wrap-anywhere">
            {opponent === null
              ? 'You wait for an opponent'
              : `against ${isolateName(opponent.team)}`}
          </span>
          <span className="figures block text-sm text-ink-soft">
            {matchName(match.round, cup.data.rounds.length)}, {wins}–{losses}
          </span>
        </p>
      </div>
      <p className="mb-3 text-sm">
        The round ends <DayAndTime at={ends} />, <TimeLeft until={ends} over="any moment now" />.
      </p>
      <LinkButton to={`/cups/${cupID}`} paint="outfield" className="mt-auto self-start">
        {opponent === null ? 'See the bracket' : 'To your match'}
      </LinkButton>
    </DayPanel>
  );
}

function NextCup({ cup }: { readonly cup: CupSummary }) {
  const { cupID, name, kind, begins, entrants, maxPlaces, isEntered } = cup;
  return (
    <DayPanel head={`Next cup · ${kindText(kind)}`}>
      <div className="mb-3 flex items-start gap-4">
        <CupPicture kind={kind} className="w-11 shrink-0" />
        <p className="min-w-0">
          <span className="block font-display text-lg/[1.2] wrap-anywhere">{name}</span>
          <span className="figures block text-sm text-ink-soft">
            {entrants} of {maxPlaces} have entered
          </span>
        </p>
      </div>
      <p className="mb-3 text-sm">
        It begins <DayAndTime at={begins} />, <TimeLeft until={begins} />.
      </p>
      <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <LinkButton to={`/cups/${cupID}`}>{isEntered ? 'See the cup' : 'Enter'}</LinkButton>
        {isEntered ? <strong className="font-slab text-good">✓ You have entered</strong> : null}
      </span>
    </DayPanel>
  );
}
