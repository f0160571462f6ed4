import { drawGamePreview } from '@pennant/card-art/games/game-preview-drawing';
import type { PublicGame, PublicSide } from '@pennant/contract/public-game';

import { renderPreviewSvg } from '../../../ui/preview-svg.tsx';
import { eventHeadline } from '../event-text.ts';
import { battedBall, occupiedBases } from '../play/ball-field-props.ts';
import { capColors } from '../play/cap-colors.ts';
import { whenOf } from './public-game-metadata.ts';
import { shownEventNumber } from './public-game-path.ts';

/** What the fonts of the image have letters for. */
const LATIN = /^[\u0020-\u017F\u2013-\u2026]*$/;

/** What stands in the place of a play where a game was given up before its first pitch. */
const NO_PLAY = {
  headline: 'No pitch thrown',
  dice: [],
  ball: null,
  runners: [],
  isTopHalf: true,
} as const;

/** Returns a team's name, or what the team is in the game where the fonts cannot write it. */
const writableName = ({ name }: PublicSide, side: string): string =>
  LATIN.test(name) ? name : side;

/**
 * Returns the preview image of a public game's page, 1200 x 630, as SVG text: both teams, the score
 * and the play. `eventNumber` is the text in the page's address; without it the last play is shown.
 */
export function drawPublicGamePreview(game: PublicGame, eventNumber: string | undefined): string {
  const { visitors, home, events, isAbandoned, scoreboardData } = game;
  const { visitorScore, homeScore } = scoreboardData;
  const event = events[shownEventNumber(eventNumber, events.length) - 1];
  const outsBefore = event === undefined ? 0 : (events[event.eventNumber - 2]?.ipOuts ?? 0);
  const caps = capColors(
    { UserTeam: home, GameLineups: home.lineups },
    { UserTeam: visitors, GameLineups: visitors.lineups },
  );
  return renderPreviewSvg(
    drawGamePreview({
      visitors: {
        name: writableName(visitors, 'Visitors'),
        runs: visitorScore,
        hasWon: !isAbandoned && visitorScore > homeScore,
        cap: caps.visitors,
      },
      home: {
        name: writableName(home, 'Home team'),
        runs: homeScore,
        hasWon: !isAbandoned && homeScore > visitorScore,
        cap: caps.home,
      },
      when: event === undefined ? 'Given up' : whenOf(game, event),
      play:
        event === undefined
          ? { ...NO_PLAY, sentence: game.resultDescription }
          : {
              headline: eventHeadline(event),
              sentence: event.resultDescription,
              dice: [event.dice.batter, event.dice.extra, event.dice.pitcher],
              ball: battedBall(event),
              runners: occupiedBases(event),
              isTopHalf: Math.floor(outsBefore / 3) % 2 === 0,
            },
    }),
  );
}
