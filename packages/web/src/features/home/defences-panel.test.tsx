// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { aDefence } from '../challenges/testing/challenge-facts.ts';
import { DefencesPanel } from './defences-panel.tsx';

const show = (props: Partial<Parameters<typeof DefencesPanel>[0]>) =>
  render(<DefencesPanel defences={[]} outdatedTeam={null} {...props} />, {
    wrapper: aPage({ user: {} }).wrapper,
  });
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a day without games against one’s team has no such panel', () => {
  expect(show({}).container.textContent).toBe('');
});

test('a game is told with the ways to watch it and to play back', () => {
  show({ defences: [aDefence()] });
  expect(screen.getByText('Beaten 4-3 by rookie6')).toBeDefined();
  expect(links()).toEqual([
    ['Watch', `/g/${aDefence().gameID}`],
    ['Play back', '/game/create?against=players&player=rookie6'],
  ]);
});

test('who has no team out cannot be played back; who has left took the game along', () => {
  show({
    defences: [
      aDefence({ canPlayBack: false }),
      aDefence({ gameID: 'gone', User: null, won: true, runs: 5, opponentRuns: 2 }),
    ],
  });
  expect(screen.getByText('Held a former player off 5-2')).toBeDefined();
  expect(links()).toEqual([['Watch', `/g/${aDefence().gameID}`]]);
});

test.each([
  ['weak', /make a much better team/],
  ['cannot_play', /a card that it needs is gone/],
] as const)('a published team that is %s asks to be published again', (problem, why) => {
  show({ outdatedTeam: { name: 'Mudville Nine', problem } });
  expect(screen.getByText(/Nobody can challenge Mudville Nine now/)).toBeDefined();
  expect(screen.getByText(why)).toBeDefined();
  expect(links()).toEqual([['Publish it again', '/team/user']]);
});
