import type { PlayerOpponent } from '@pennant/contract/challenges';

import { buttonClasses } from '../../ui/button.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { ReportChallengedTeam } from '../reports/report-challenged-team.tsx';
import { ratingText, unratedText } from './challenge-words.ts';
import { TeamPennant } from './team-pennant.tsx';

const FRAME =
  'relative grid grid-cols-[5.5rem_minmax(0,1fr)] border-2 bg-raised md:grid-cols-1 md:grid-rows-[auto_1fr]';

/** A player who can be challenged: the team's pennant, the rating, a button that starts. */
export function PlayerPanel({
  player: { User, team, unratedReason, games, ...rating },
  isBusy,
  onChallenge,
}: {
  readonly player: PlayerOpponent;
  readonly isBusy: boolean;
  readonly onChallenge: () => void;
}) {
  return (
    <li
      className={`${FRAME} border-ink shadow-card transition-[translate] duration-quick hover:-translate-y-0.5 has-disabled:translate-y-0`}
    >
      <div className="flex flex-col items-center justify-center border-r-2 border-ink bg-felt px-2 py-3 md:border-r-0 md:border-b-2 md:py-4">
        <TeamPennant team={team.name} userID={User.userID} className="w-full max-w-40" />
      </div>
      <div className="flex flex-col gap-2 px-3 py-2.5 md:px-4 md:pt-3 md:pb-4">
        <div>
          <h3 className="font-display text-base/[1.2] wrap-anywhere md:text-lg/[1.2]">
            {User.username}
          </h3>
          <p className="text-sm wrap-anywhere">{isolateName(team.name)}</p>
          <p className="figures text-xs text-ink-soft">
            Score {team.score} · Rating {ratingText(rating)}
            {games === 0 ? ' · new' : ''}
          </p>
          {unratedReason === null ? null : (
            <p className="mt-1 text-xs text-ink-soft">
              Not rated now: {unratedText(unratedReason)}
            </p>
          )}
        </div>
        <button
          type="button"
          disabled={isBusy}
          aria-label={`Challenge ${User.username}`}
          onClick={onChallenge}
          // The whole panel can be clicked.
          className={`${buttonClasses('outfield')} mt-auto self-end after:absolute after:inset-0 md:self-stretch`}
        >
          Challenge
        </button>
        {/* Above what makes the whole panel a button. */}
        <div className="relative z-1 self-end md:self-center">
          <ReportChallengedTeam username={User.username} team={team.name} />
        </div>
      </div>
    </li>
  );
}

/** The place of a panel while players are looked for. */
export function PlayerPanelSkeleton() {
  return (
    <li aria-hidden="true" className={`${FRAME} border-rule-strong`}>
      <div className="min-h-30 bg-sunk md:min-h-28" />
      <div className="flex flex-col justify-between gap-3 px-3 py-3 md:min-h-40 md:px-4">
        <span className="h-5 w-3/4 bg-sunk" />
        <span className="h-8 w-1/2 bg-sunk" />
      </div>
    </li>
  );
}
