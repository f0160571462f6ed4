import type { DailyGameDto } from '@pennant/contract/daily';
import { shareText } from '@pennant/rules/daily/daily-squares';

import { Button } from '../../../ui/button.tsx';
import { shareWords } from '../../../ui/share-link.ts';
import { dailyPath } from '../share/daily-path.ts';

/** Shares a result: its total and its squares, which tell nothing of the game. */
export const ShareResult = ({
  game: { day, number, seasonDay },
  givenUp,
}: {
  readonly game: DailyGameDto;
  readonly givenUp: number;
}) => (
  <Button
    paint="pennant"
    size="large"
    onClick={() => {
      const url = window.location.origin + dailyPath(day);
      void shareWords(shareText({ number, seasonDay, givenUp, url }));
    }}
  >
    Share the squares
  </Button>
);
