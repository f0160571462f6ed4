import type { Cup } from '@pennant/contract/cups';
import { useId, useState } from 'react';

import { isolateName } from '../../../ui/isolated-name.ts';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { CupPicture } from '../cup-picture.tsx';
import './bracket.css';
import { BracketMatch } from './bracket-match.tsx';
import { currentRound, toRounds, type RoundView } from './bracket-view.ts';
import { RoundTabs, roundIDs } from './round-tabs.tsx';
import { useCupChanges } from './use-cup-changes.ts';
import { useRoundSwipe } from './use-round-swipe.ts';

/** How many rounds have room for names in full on a wide screen. */
const MAX_WIDE_ROUNDS = 3;

/**
 * The bracket of a cup that has begun, on one sheet; on a phone one round of it at a time. What has
 * just happened is marked, and announced.
 */
export function Bracket({ cup }: { readonly cup: Cup }) {
  const prefix = useId();
  const isNarrow = useNarrowScreen();
  const changes = useCupChanges(cup);
  const [chosen, setChosen] = useState<number | null>(null);
  const rounds = toRounds(cup);
  const shown = chosen ?? currentRound(cup);
  const swipe = useRoundSwipe((step) =>
    setChosen(Math.max(0, Math.min(rounds.length - 1, shown + step))),
  );
  return (
    <section aria-labelledby={`${prefix}-bracket`} className="mb-10">
      <div role="status" className="sr-only">
        {changes.map(({ text }) => text).join(' ')}
      </div>
      <div className="border-2 border-ink bg-raised shadow-card">
        <header className="bracket-title">
          <div>
            <h2 id={`${prefix}-bracket`} className="font-script text-4xl font-normal text-pennant">
              The bracket
            </h2>
            <p className="font-varsity text-xs text-ink-soft">{cup.places} places, best of three</p>
          </div>
        </header>
        <RoundTabs rounds={rounds} shown={shown} prefix={prefix} onShow={setChosen} />
        <div
          className="bracket"
          data-dense={rounds.length > MAX_WIDE_ROUNDS || undefined}
          {...swipe}
          // A scrollable element must be reachable by keyboard.
          {...(isNarrow ? {} : { tabIndex: 0, role: 'region', 'aria-label': 'All rounds' })}
        >
          {rounds.map((round) => (
            <Round
              key={round.round}
              round={round}
              isShown={round.round === shown}
              isPanel={isNarrow}
              ids={roundIDs(prefix, round.round)}
              changed={changes.map(({ index }) => index)}
              cup={cup}
            />
          ))}
        </div>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        The figure before a team is its seed, the last one of a line the games that it has won; a
        game’s number leads to the game.
      </p>
    </section>
  );
}

function Round({
  round: { name, begins, ends, matches },
  isShown,
  isPanel,
  ids,
  changed,
  cup,
}: {
  readonly round: RoundView;
  /** On a phone, where one round is shown. */
  readonly isShown: boolean;
  readonly isPanel: boolean;
  readonly ids: ReturnType<typeof roundIDs>;
  /** Indexes of the matches in which something has just happened. */
  readonly changed: readonly number[];
  readonly cup: Cup;
}) {
  const isFinal = matches.length === 1;
  return (
    <section
      id={ids.panel}
      aria-labelledby={isPanel ? ids.tab : ids.head}
      {...(isPanel ? { role: 'tabpanel' } : {})}
      data-shown={isShown}
      className="bracket-round"
    >
      <header className="bracket-head">
        <h3 id={ids.head} className="font-varsity text-sm text-pennant">
          {name}
        </h3>
        {begins === null || ends === null ? null : (
          <p className="text-2xs text-ink-soft">
            until <DayAndTime at={ends} />
          </p>
        )}
      </header>
      <ol className="bracket-matches">
        {matches.map((match) => (
          <BracketMatch
            key={match.index}
            match={match}
            isChanged={changed.includes(match.index)}
            {...(isFinal ? { above: <Crown cup={cup} />, below: <ChampionLine cup={cup} /> } : {})}
          />
        ))}
      </ol>
    </section>
  );
}

const Crown = ({ cup: { kind } }: { readonly cup: Cup }) => (
  <div className="bracket-crown">
    <CupPicture kind={kind} className="w-16" />
  </div>
);

/** The line for the champion's name; the page says it in words elsewhere. */
const ChampionLine = ({ cup: { winner } }: { readonly cup: Cup }) => (
  <div className="bracket-champion" aria-hidden="true">
    <span className="bracket-champion-line">
      {winner === null ? null : isolateName(winner.team)}
    </span>
    <span className="mt-1 font-varsity text-xs text-pennant">Champion</span>
  </div>
);
