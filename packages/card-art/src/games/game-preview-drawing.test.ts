import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { renderShapes } from '../svg/render-shapes.ts';
import { drawGamePreview, type GamePreview } from './game-preview-drawing.tsx';

const VISITORS_CAP = '#111177';
const HOME_CAP = '#771111';

/** Returns the preview of a game that the visitors have won 4 to 2, as SVG text. */
function previewOf(play: Partial<GamePreview['play']> = {}): string {
  const preview: GamePreview = {
    visitors: { name: 'Boxcar Nine', runs: 4, hasWon: true, cap: VISITORS_CAP },
    home: { name: 'Mudville Nine', runs: 2, hasWon: false, cap: HOME_CAP },
    when: 'Final',
    play: {
      headline: 'Single',
      sentence: 'Casey singles.',
      dice: [[3, 4], null, [1, 6]],
      ball: null,
      runners: [1, 3],
      isTopHalf: true,
      ...play,
    },
  };
  return renderToStaticMarkup(createElement('svg', null, renderShapes(drawGamePreview(preview))));
}

const capsOf = (markup: string) =>
  [VISITORS_CAP, HOME_CAP].map((color) => markup.split(`"${color}"`).length - 1);

test('the side in the field wears nine caps, and its opponents’ runners theirs', () => {
  const [visitors = 0, home = 0] = capsOf(previewOf());
  expect(home / visitors).toBe(9 / 2);
  expect(capsOf(previewOf({ isTopHalf: false }))).toEqual([home, visitors]);
});

test('the pennant flies at the line of who has won, and at no other', () => {
  const markup = previewOf();
  expect(markup.match(/fill="#c9372f"/g)).toHaveLength(1);
  const [flag, winner, loser] = ['#c9372f', 'Boxcar Nine', 'Mudville Nine'].map((text) =>
    markup.indexOf(text),
  );
  expect(flag).toBeLessThan(winner!);
  expect(winner).toBeLessThan(loser!);
});

test('dice that were not rolled are not shown', () => {
  const pipsOf = (dice: GamePreview['play']['dice']) =>
    previewOf({ dice }).match(/color-pip-(red|navy)/g)?.length;
  expect(pipsOf([[3, 4], null, [1, 6]])).toBe(14);
  expect(pipsOf([[3, 4], null, null])).toBe(7);
});
