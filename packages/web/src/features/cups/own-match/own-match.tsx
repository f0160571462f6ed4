import type { Cup } from '@pennant/contract/cups';
import type { ReactNode } from 'react';

import { LinkButton } from '../../../ui/button.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { cupState } from '../../../ui/use-cup-path.ts';
import { gamePath } from '../bracket/bracket-view.ts';
import { holderText, matchName } from '../cup-words.ts';
import { TimeLeft } from '../../../ui/time-left.tsx';
import { ComePanel } from './come-panel.tsx';
import { LeaveButton } from './leave-button.tsx';
import { ownMatchOf, type OwnMatchView } from './own-match-view.ts';
import { PlayStandingTeam } from './play-standing-team.tsx';
import { StandInButton } from './stand-in-button.tsx';
import { useCome } from './use-come.ts';

/** The user's match of a cup that is being played; nothing for who is not in it any more. */
export function OwnMatch({ cup }: { readonly cup: Cup }) {
  const view = ownMatchOf(cup);
  if (view === null) return null;
  const { match, opponent, wins, losses, ends } = view;
  return (
    <section
      aria-labelledby="own-match"
      className="lamp-lit mb-8 border-4 border-double border-tin-line bg-tin text-chalk shadow-card"
    >
      <div className="grid gap-x-8 gap-y-4 px-4 py-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 id="own-match" className="font-varsity text-sm text-lamp">
            Your match · {matchName(match.round, cup.rounds.length)}
          </h2>
          {opponent === null ? (
            <p className="mt-1 font-display text-2xl">Your opponent is not known yet</p>
          ) : (
            <p className="mt-1 wrap-anywhere">
              <span className="font-display text-2xl">against {isolateName(opponent.team)}</span>
              <span className="block text-chalk-soft">
                {opponent.User === null ? (
                  holderText(opponent)
                ) : (
                  <TextLink
                    to={`/players/${encodeURIComponent(opponent.User.username)}`}
                    className="text-chalk!"
                  >
                    {opponent.User.username}
                  </TextLink>
                )}
                , seed {opponent.seed}, score {opponent.score}
              </span>
            </p>
          )}
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-6 sm:flex sm:gap-x-8">
          <div>
            <dt className="font-varsity text-xs text-lamp">Games</dt>
            <dd className="figures font-display text-2xl">
              {wins}–{losses}
            </dd>
          </div>
          <div>
            <dt className="font-varsity text-xs text-lamp">The round ends</dt>
            <dd className="figures pt-1 font-slab font-semibold">
              <DayAndTime at={ends} />
              <span className="block text-sm font-normal text-chalk-soft">
                <TimeLeft until={ends} over="It is over" />
              </span>
            </dd>
          </div>
        </dl>
      </div>
      <div className="border-t-2 border-tin-line bg-raised px-4 py-4 text-ink sm:px-6">
        <NextStep cup={cup} view={view} />
      </div>
    </section>
  );
}

/** What the user can do now. */
function NextStep({ cup, view }: { readonly cup: Cup; readonly view: OwnMatchView }) {
  const { opponent, feeder, game, isOwnGame, standsIn, opponentIsAway } = view;
  // Here, since the bracket may tell of the game that has begun before the next response does: who
  // waits goes to the table all the same.
  const comeState = useCome(cup.cupID);
  if (opponent === null) {
    return (
      <Step footer={<LeaveButton cup={cup} />}>
        <p>
          You are through. Your opponent comes out of match {feeder}; you may begin as soon as it is
          over, also before the round does.
        </p>
      </Step>
    );
  }
  if (game !== null && isOwnGame) {
    const path = gamePath(game, cup.own?.seed ?? null);
    return (
      <Step footer={<LeaveButton cup={cup} />}>
        <p className="mb-3">
          Game {game.number} is under way
          {game.kind === 'live' ? ', live.' : ', against their standing team.'}
        </p>
        {path === null ? null : (
          <LinkButton to={path} state={cupState(cup.cupID)} paint="outfield" size="large">
            {game.kind === 'live' ? 'To the table' : 'Play on'}
          </LinkButton>
        )}
      </Step>
    );
  }
  if (game !== null) {
    return (
      <Step footer={<LeaveButton cup={cup} />}>
        <p>
          {opponent.User?.username ?? 'Your opponent'} plays game {game.number} against your
          standing team now. You can come for the next one.
        </p>
      </Step>
    );
  }
  return (
    <Step
      footer={
        <>
          {standsIn || !opponent.isUser ? null : <StandInButton cup={cup} />}
          <LeaveButton cup={cup} />
        </>
      }
    >
      {standsIn ? (
        <p className="mb-3">
          Your team stands in for you in this match:{' '}
          {opponentIsAway ? 'the computer plays it' : 'your opponent need not wait for you'}.
        </p>
      ) : null}
      <div className="grid gap-5 md:grid-cols-2">
        {opponentIsAway ? null : <ComePanel state={comeState} opponent={opponent} />}
        <PlayStandingTeam cup={cup} opponentIsAway={opponentIsAway} opponent={opponent} />
      </div>
    </Step>
  );
}

const Step = ({
  children,
  footer,
}: {
  readonly children: ReactNode;
  readonly footer: ReactNode;
}) => (
  <>
    {children}
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-rule pt-2 empty:hidden">
      {footer}
    </div>
  </>
);
