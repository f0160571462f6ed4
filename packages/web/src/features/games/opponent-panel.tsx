import type { ProposedOpponent } from '@pennant/contract/teams';

import { buttonClasses } from '../../ui/button.tsx';
import { ChanceMeter } from './chance-meter.tsx';
import { ClubPennant } from './club-pennant.tsx';

const LEVEL_NAMES: Record<ProposedOpponent['level'], string> = {
  easier: 'Easier',
  even: 'Even',
  harder: 'Harder',
  first: 'First game',
};

/** Returns the record of a club's season: "95–66". */
export const seasonRecord = ({ wins, losses }: { wins: number; losses: number }): string =>
  `${wins}–${losses}`;

const FRAME =
  'relative grid grid-cols-[5.5rem_minmax(0,1fr)] border-2 bg-raised md:grid-cols-1 md:grid-rows-[auto_1fr]';

/** A proposed opponent: pennant, chance to win, and a button that starts the game at once. */
export function OpponentPanel({
  proposal: { level, opponent, winChance },
  isBusy,
  onPlay,
}: {
  readonly proposal: ProposedOpponent;
  readonly isBusy: boolean;
  readonly onPlay: () => void;
}) {
  return (
    <li
      className={`${FRAME} border-ink shadow-card transition-[translate] duration-quick hover:-translate-y-0.5 has-disabled:translate-y-0`}
    >
      <div className="lamp-lit flex flex-col items-center justify-center gap-2 border-r-2 border-ink bg-felt px-2 py-3 text-chalk md:border-r-0 md:border-b-2 md:py-4">
        <p className="font-varsity text-xs md:text-sm">{LEVEL_NAMES[level]}</p>
        <ClubPennant club={opponent.teamID} year={opponent.year} className="w-full max-w-40" />
      </div>
      <div className="flex flex-col gap-2 px-3 py-2.5 md:px-4 md:pt-3 md:pb-4">
        <div>
          <h3 className="font-display text-base/[1.2] wrap-anywhere md:text-lg/[1.2]">
            {opponent.name}
          </h3>
          <p className="figures text-xs text-ink-soft">
            {seasonRecord(opponent)} · Score {opponent.score}
          </p>
        </div>
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-1">
          <ChanceMeter chance={winChance} />
          <button
            type="button"
            disabled={isBusy}
            aria-label={`Play the ${opponent.name}`}
            onClick={onPlay}
            // The whole panel can be clicked.
            className={`${buttonClasses('outfield')} after:absolute after:inset-0`}
          >
            Play
          </button>
        </div>
      </div>
    </li>
  );
}

/** The place of a panel while the clubs are measured. */
export function OpponentPanelSkeleton() {
  return (
    <li aria-hidden="true" className={`${FRAME} border-rule-strong`}>
      <div className="min-h-30 bg-sunk md:min-h-32" />
      <div className="flex flex-col justify-between gap-3 px-3 py-3 md:min-h-44 md:px-4">
        <span className="h-5 w-3/4 bg-sunk" />
        <span className="h-8 w-1/2 bg-sunk" />
      </div>
    </li>
  );
}
