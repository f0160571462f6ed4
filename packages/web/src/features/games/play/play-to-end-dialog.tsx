import { MAX_CLICKED_GAMES_A_DAY } from '@pennant/rules/leaderboard/games-by-click';
import { useRef, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField } from '../../../ui/form-fields.tsx';
import { playToEndSetting } from './play-to-end-setting.ts';

interface Props {
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** The question before the rest of a game is played at once; it can be turned off there. */
export function PlayToEndDialog({ onPlay, onClose }: Props) {
  const play = useRef<HTMLButtonElement>(null);
  const [isLastTime, setLastTime] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={play}
      title="Play to the end?"
      description={`Your bench coach manages the rest, to the last out. It can't be taken back. Up to ${MAX_CLICKED_GAMES_A_DAY} games a day played mostly this way count on the leaderboards.`}
      actions={
        <>
          <Button
            ref={play}
            paint="pennant"
            onClick={() => {
              if (isLastTime) playToEndSetting.set('play');
              onPlay();
            }}
          >
            Play it out
          </Button>
          <Button onClick={onClose}>Keep rolling</Button>
        </>
      }
    >
      <CheckField
        label="Don't ask again"
        checked={isLastTime}
        onChange={({ currentTarget: { checked } }) => setLastTime(checked)}
      />
    </Dialog>
  );
}
