import type { Color } from '@pennant/card-art/color';
import type { ReactNode } from 'react';

import type { ActiveLineup } from './active-lineup.ts';
import type { DecisionNotes } from './decision-notes.ts';
import { FieldWithDice } from './field-with-dice.tsx';
import { PlayResultPanel } from './play-result-panel.tsx';
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
  const { event } = view;
  return (
    <FieldWithDice
      view={view}
      times={times}
      findLineup={findLineup}
      battingColor={battingColor}
      fieldingColor={fieldingColor}
      onSkip={onSkip}
      controls={children}
    >
      <PlayResultPanel
        event={event}
        isTold={view.isTold}
        isRolling={isRolling}
        flip={isBusy ? times.flip : 0}
        nextHalf={view.nextHalf}
        matchup={matchup}
        note={event === null ? null : (notes.get(event.eventNumber) ?? null)}
      />
    </FieldWithDice>
  );
}
