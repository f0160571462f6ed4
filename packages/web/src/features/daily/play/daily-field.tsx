import type { Game } from '@pennant/contract/games';

import { useVisitor } from '../../../api/current-user.ts';
import { DiceOverField } from '../../../ui/dice/dice-over-field.tsx';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { describeDice } from '../../games/describe-dice.ts';
import { BallField } from '../../games/field/ball-field.tsx';
import type { ActiveLineup } from '../../games/play/active-lineup.ts';
import { capColors } from '../../games/play/cap-colors.ts';
import { BaseRunners } from '../../games/play/play-result-panel.tsx';
import { SoundButton } from '../../games/play/sound/sound-button.tsx';
import { SpeedSelect } from '../../games/play/speed-select.tsx';
import type { EventView } from '../../games/public/event-view.ts';
import { shortPlayerName } from '../../games/short-player-name.ts';

type TableSide = Game['GameParticipants'][number];

interface Props {
  readonly view: EventView;
  readonly home: TableSide;
  readonly visitors: TableSide;
  readonly homeBats: boolean;
  readonly findLineup: (id: string | null) => ActiveLineup | undefined;
  /** How long dice tumble and a play moves, in ms. */
  readonly times: { readonly dice: number; readonly play: number };
  /** Ends what is shown at once; null where nothing moves. */
  readonly onSkip: (() => void) | null;
}

/** The field with its runners, and the dice of a decision thrown over it. */
export function DailyField({ view, home, visitors, homeBats, findLineup, times, onSkip }: Props) {
  const { event, thrown, dice, throwKey } = view;
  const visitor = useVisitor();
  const narrow = useNarrowScreen();
  const caps = capColors(home, visitors);
  const runnerName = (id: string | null) => {
    const card = findLineup(id)?.Card;
    if (card === undefined) return null;
    const name = decodeURIComponent(card.name);
    if (!narrow) return name;
    return shortPlayerName(name, card.surname === null ? null : decodeURIComponent(card.surname));
  };
  return (
    // A click skips what is shown, as do the Escape key and a button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="ballpark-field flex min-w-0 flex-col gap-1" onClick={onSkip ?? undefined}>
      <div className="ballpark-ground">
        <BallField
          {...view.field}
          duration={times.play}
          battingColor={homeBats ? caps.home : caps.visitors}
          fieldingColor={homeBats ? caps.visitors : caps.home}
        />
        <DiceOverField
          dice={dice}
          outcomes={thrown === null || event === null ? null : describeDice(thrown)}
          throwKey={throwKey}
          duration={times.dice}
        />
        <div className="field-controls">
          {visitor.kind === 'player' ? <SpeedSelect /> : null}
          <SoundButton />
        </div>
      </div>
      <BaseRunners
        runners={view.runnerIDs.map((id, index) => [(index + 1) as 1 | 2 | 3, runnerName(id)])}
      />
    </div>
  );
}
