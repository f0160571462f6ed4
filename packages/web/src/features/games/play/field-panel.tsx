import type { Color } from '@pennant/card-art/color';
import type { ReactNode } from 'react';

import { DiceOverField } from '../../../ui/dice/dice-over-field.tsx';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { describeDice } from '../describe-dice.ts';
import { BallField } from '../field/ball-field.tsx';
import { shortPlayerName } from '../short-player-name.ts';
import type { ActiveLineup } from './active-lineup.ts';
import type { DecisionNotes } from './decision-notes.ts';
import { BaseRunners, PlayResultPanel } from './play-result-panel.tsx';
import type { AnimationTimes } from './state-view-model.ts';
import type { PlayViewModel } from './view-model.ts';

interface Props {
  readonly view: Omit<PlayViewModel, 'arms'>;
  /** What the page decided for the user. */
  readonly notes: DecisionNotes;
  readonly times: AnimationTimes;
  readonly isBusy: boolean;
  /** Dice are on their way: nothing is known of the play yet. */
  readonly isRolling: boolean;
  readonly findLineup: (id: string | null) => ActiveLineup | undefined;
  readonly battingColor: Color;
  readonly fieldingColor: Color;
  /** Both teams: "A at B". */
  readonly matchup: string;
  /** Ends the fast-forward; null if none is under way. */
  readonly onSkip: (() => void) | null;
  /** The controls in the field's upper corners. */
  readonly children?: ReactNode;
}

/** The field with the dice thrown over it, the base runners and the result. */
export function FieldPanel({
  view,
  notes,
  times,
  isBusy,
  isRolling,
  findLineup,
  battingColor,
  fieldingColor,
  matchup,
  onSkip,
  children,
}: Props) {
  const { event, thrown, dice, throwKey } = view;
  const narrow = useNarrowScreen();
  const runnerName = (id: string | null) => {
    const card = findLineup(id)?.Card;
    if (card === undefined) return null;
    const name = decodeURIComponent(card.name);
    if (!narrow) return name;
    return shortPlayerName(name, card.surname === null ? null : decodeURIComponent(card.surname));
  };
  return (
    // A click skips the animation, as do the Escape key and a button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="ballpark-field flex min-w-0 flex-col gap-1" onClick={onSkip ?? undefined}>
      <div className="ballpark-ground">
        <BallField
          {...view.field}
          duration={times.play}
          battingColor={battingColor}
          fieldingColor={fieldingColor}
        />
        <DiceOverField
          dice={dice}
          // The outcomes are shown together with the result.
          outcomes={thrown === null || event === null ? null : describeDice(thrown)}
          throwKey={throwKey}
          duration={times.dice}
        />
        {children}
      </div>
      <BaseRunners
        runners={view.runnerIDs.map((id, index) => [(index + 1) as 1 | 2 | 3, runnerName(id)])}
      />
      <PlayResultPanel
        event={event}
        isTold={view.isTold}
        isRolling={isRolling}
        flip={isBusy ? times.flip : 0}
        nextHalf={view.nextHalf}
        matchup={matchup}
        note={event === null ? null : (notes.get(event.eventNumber) ?? null)}
      />
    </div>
  );
}
