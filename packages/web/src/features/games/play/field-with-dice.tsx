import type { Color } from '@pennant/card-art/color';
import type { ReactNode } from 'react';

import { DiceOverField } from '../../../ui/dice/dice-over-field.tsx';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { describeDice } from '../describe-dice.ts';
import { BallField } from '../field/ball-field.tsx';
import { shortPlayerName } from '../short-player-name.ts';
import type { ActiveLineup } from './active-lineup.ts';
import { BaseRunners } from './play-result-panel.tsx';
import type { PlayViewModel } from './view-model.ts';

interface Props {
  readonly view: Pick<
    PlayViewModel,
    'event' | 'thrown' | 'dice' | 'throwKey' | 'field' | 'runnerIDs'
  >;
  /** How long dice tumble and a play moves, in ms. */
  readonly times: { readonly dice: number; readonly play: number };
  readonly findLineup: (id: string | null) => ActiveLineup | undefined;
  readonly battingColor: Color;
  readonly fieldingColor: Color;
  /** Ends what is shown at once; null where nothing moves. */
  readonly onSkip: (() => void) | null;
  /** In the field's upper corners. */
  readonly controls?: ReactNode;
  /** Below the runners. */
  readonly children?: ReactNode;
}

/** The field with the dice thrown over it, and the base runners. */
export function FieldWithDice({
  view,
  times,
  findLineup,
  battingColor,
  fieldingColor,
  onSkip,
  controls,
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
        {controls}
      </div>
      <BaseRunners
        runners={view.runnerIDs.map((id, index) => [(index + 1) as 1 | 2 | 3, runnerName(id)])}
      />
      {children}
    </div>
  );
}
