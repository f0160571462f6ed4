import type { Color } from '@pennant/card-art/color';
import type { GameLineup } from '@pennant/contract/game-lineup';

import { BallField } from '../field/ball-field.tsx';
import { DiceTray } from './dice-tray.tsx';
import { MatchupLabels } from './matchup-labels.tsx';
import { BaseRunners, PlayResultPanel } from './play-result-panel.tsx';
import { SoundButton } from './sound/sound-button.tsx';
import type { AnimationTimes } from './state-view-model.ts';
import type { PlayViewModel } from './view-model.ts';

interface Props {
  readonly view: PlayViewModel;
  readonly times: AnimationTimes;
  readonly isBusy: boolean;
  readonly findLineup: (id: string | null) => GameLineup | undefined;
  readonly battingColor: Color;
  readonly fieldingColor: Color;
  /** Ends the fast-forward; null if none is under way. */
  readonly onSkip: (() => void) | null;
}

/** The field with the base runners, the result and the dice. */
export function FieldPanel({
  view,
  times,
  isBusy,
  findLineup,
  battingColor,
  fieldingColor,
  onSkip,
}: Props) {
  const runnerName = (id: string | null) => {
    const name = findLineup(id)?.Card.name;
    return name === undefined ? null : decodeURIComponent(name);
  };
  return (
    // A click skips the animation, as do the Escape key and a button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="ballpark-field col-span-full row-start-2 flex min-w-0 flex-col gap-[0.45rem] md:col-span-1 md:col-start-2"
      onClick={onSkip ?? undefined}
    >
      <div className="ballpark-ground relative -mx-3 -mt-3 aspect-[600/314] overflow-hidden md:m-0 md:aspect-[600/334] md:border-6 md:border-tin-deep">
        <SoundButton />
        <MatchupLabels batter={findLineup(view.batterID)} pitcher={findLineup(view.pitcherID)} />
        <BallField
          {...view.field}
          duration={times.play}
          battingColor={battingColor}
          fieldingColor={fieldingColor}
        />
      </div>
      <BaseRunners
        runners={view.runnerIDs.map((id, index) => [(index + 1) as 1 | 2 | 3, runnerName(id)])}
      />
      <div className="flex flex-col gap-[0.45rem] min-[72rem]:grid min-[72rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <PlayResultPanel event={view.event} isRolling={isBusy} flip={times.flip} />
        <DiceTray view={view} duration={times.dice} />
      </div>
    </div>
  );
}
