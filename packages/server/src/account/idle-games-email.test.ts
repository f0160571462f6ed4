import { expect, test } from 'vitest';
import { idleGamesEmail } from './idle-games-email.ts';

const game = (clubs: string, endsAt: string, id: string) => ({
  clubs,
  endsAt: new Date(`${endsAt}T00:00:00Z`),
  link: `https://pennant.example/game/${id}/play`,
});
const MUDVILLE = game('1927 Gulls at Mudville', '2027-03-10', 'a');

test('one game has its last day and its link on a line of its own', () => {
  const { to, subject, text } = idleGamesEmail('casey@example.com', 'casey', [MUDVILLE]);
  expect(to).toBe('casey@example.com');
  expect(subject).toBe('Your game at Pennant is waiting');
  expect(text).toContain('1927 Gulls at Mudville, until March 9, 2027');
  expect(text.split('\n')).toContain('https://pennant.example/game/a/play');
  expect(text).toContain('counts as a loss');
});

test('several games have theirs, each with its own day', () => {
  const { subject, text } = idleGamesEmail('casey@example.com', 'casey', [
    MUDVILLE,
    game('Mudville at Foxes', '2027-03-12', 'b'),
  ]);
  expect(subject).toBe('2 games at Pennant are waiting');
  expect(text).toContain('Mudville at Foxes, until March 11, 2027');
  expect(text.split('\n')).toContain('https://pennant.example/game/b/play');
});

test('of very many games the first are told one by one, and the number of the others', () => {
  const games = Array.from({ length: 23 }, (_, index) => ({
    ...MUDVILLE,
    link: `https://pennant.example/game/${index}/play`,
  }));
  const { subject, text } = idleGamesEmail('casey@example.com', 'casey', games);
  expect(subject).toBe('23 games at Pennant are waiting');
  expect(text.match(/until March 9/g)).toHaveLength(20);
  expect(text).toContain('And 3 more');
});

test('a club’s name is no markup', () => {
  const { html } = idleGamesEmail('casey@example.com', 'casey', [
    game('<b>Nine</b> at R&D', '2027-03-10', 'a'),
  ]);
  expect(html).toContain('&lt;b&gt;Nine&lt;/b&gt; at R&amp;D');
  expect(html).not.toContain('<b>');
});
