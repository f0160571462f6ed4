import type { ReactNode } from 'react';

import { isolateName } from '../../ui/isolated-name.ts';
import { ActivePlayers } from './play/active-players.tsx';
import type { ActiveLineup } from './play/active-lineup.ts';
import { capColors } from './play/cap-colors.ts';
import { NO_NOTES } from './play/decision-notes.ts';
import { FieldPanel } from './play/field-panel.tsx';
import type { AnimationTimes } from './play/state-view-model.ts';
import type { PlayViewModel } from './play/view-model.ts';

/** A side of a game: its team, and the players whose clubs its caps are of. */
export type TableSide = Parameters<typeof capColors>[0];

interface Props {
  readonly view: Omit<PlayViewModel, 'arms'> & {
    /** Absent where nobody is to know how tired the pitchers are. */
    readonly arms?: PlayViewModel['arms'];
  };
  readonly home: TableSide;
  readonly visitors: TableSide;
  readonly isTop: boolean;
  readonly findLineup: (id: string | null) => ActiveLineup | undefined;
  readonly times: AnimationTimes;
  /** A roll is shown: its result flips in. */
  readonly isBusy?: boolean;
  /** Dice are on their way: nothing is known of the play yet. */
  readonly isRolling?: boolean;
  /** The controls in the field's upper corners. */
  readonly controls?: ReactNode;
  /** What stands below the field: the bar in reach of the thumb. */
  readonly children: ReactNode;
}

/** The middle of a game's table: the field with the dice, a bar below it, and both cards. */
export function TableOfGame({
  view,
  home,
  visitors,
  isTop,
  findLineup,
  times,
  isBusy = false,
  isRolling = false,
  controls,
  children,
}: Props) {
  const caps = capColors(home, visitors);
  const [batting, fielding] = isTop ? [visitors, home] : [home, visitors];
  return (
    <>
      <div className="ballpark-center">
        <FieldPanel
          view={view}
          notes={NO_NOTES}
          times={times}
          isBusy={isBusy}
          isRolling={isRolling}
          findLineup={findLineup}
          battingColor={isTop ? caps.visitors : caps.home}
          fieldingColor={isTop ? caps.home : caps.visitors}
          matchup={`${isolateName(visitors.UserTeam.name)} at ${isolateName(home.UserTeam.name)}`}
          onSkip={null}
        >
          {controls}
        </FieldPanel>
        {children}
      </div>
      <ActivePlayers
        view={{ event: view.event, thrown: view.thrown, arms: view.arms ?? null }}
        batter={findLineup(view.batterID)}
        pitcher={findLineup(view.pitcherID)}
        batting={batting}
        fielding={fielding}
      />
    </>
  );
}
