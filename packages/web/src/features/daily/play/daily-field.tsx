import type { Game } from '@pennant/contract/games';

import { useVisitor } from '../../../api/current-user.ts';
import type { ActiveLineup } from '../../games/play/active-lineup.ts';
import { capColors } from '../../games/play/cap-colors.ts';
import { FieldWithDice } from '../../games/play/field-with-dice.tsx';
import { SoundButton } from '../../games/play/sound/sound-button.tsx';
import { SpeedSelect } from '../../games/play/speed-select.tsx';
import type { EventView } from '../../games/public/event-view.ts';

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

/** The field of the day's game in its clubs' colors. */
export function DailyField({ home, visitors, homeBats, ...shown }: Props) {
  const visitor = useVisitor();
  const caps = capColors(home, visitors);
  return (
    <FieldWithDice
      {...shown}
      battingColor={homeBats ? caps.home : caps.visitors}
      fieldingColor={homeBats ? caps.visitors : caps.home}
      controls={
        <div className="field-controls">
          {visitor.kind === 'player' ? <SpeedSelect /> : null}
          <SoundButton />
        </div>
      }
    />
  );
}
