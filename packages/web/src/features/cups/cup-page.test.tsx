// @vitest-environment happy-dom
import type { Cup } from '@pennant/contract/cups';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { CupPage } from './cup-page.tsx';
import { CUP_BEGINS, CUP_ID, CUP_SEED, aCupGame, anOpenCup, aRunningCup } from './testing/a-cup.ts';

const CUP = `GET /cups/${CUP_ID}`;
const HOUR_MS = 3_600_000;
const MINE = '01990000-0000-7000-8000-0000000000e1';

const anOwn = (differences: Partial<NonNullable<Cup['own']>> = {}): NonNullable<Cup['own']> => ({
  userTeamID: MINE,
  team: 'casey’s Nine',
  seed: 1,
  hasLeft: false,
  match: 0,
  standingTeamFrom: new Date(CUP_BEGINS + 12 * HOUR_MS).toISOString(),
  ...differences,
});

/** A match of two users: seeds 1 and 2 of a cup with changed pairs. */
const AGAINST_KELLY = { 0: { seeds: [1, 2] as [number, number] } };

function aCupPage(cup: Cup, user: { username: string } | null = { username: 'casey' }) {
  const page = aPage({ path: `/cups/${CUP_ID}`, ...(user === null ? {} : { user }) });
  page.respond(CUP, cup);
  page.respond('GET /fairness/next', { id: CUP_ID, commitment: 'ef'.repeat(32) });
  render(
    <Routes>
      <Route path="/cups/:cupID" element={<CupPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  return page;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: CUP_BEGINS + HOUR_MS });
  onTestFinished(() => void vi.useRealTimers());
});

const aTeam = (name: string, score: number, year = 1955) => ({
  userTeamID: `id of ${name}`,
  userID: 'me',
  name,
  score,
  elo: null,
  problem: null,
  User: null,
  created: null,
  UserTeamLineups: [{ position: 'C', Card: { name: 'Al%20Smith', year, rating: 70 } }],
});

test('a guest is told how to come in, and sees what the cup is', async () => {
  aCupPage(anOpenCup({ kind: { kind: 'scoreCap', maxScore: 62 } }), null);
  const entry = await screen.findByRole('region', { name: 'Enter' });
  expect(within(entry).getByRole('link', { name: 'Register' })).toBeDefined();
  expect(screen.getByText(/average rating of its cards, is 62 at most/)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Who has entered' }).textContent).toContain('kelly');
  expect(screen.getByText('Secret until the cup is over.')).toBeDefined();
});

test('a user enters with a team that fits; one that does not says why', async () => {
  const page = aCupPage(anOpenCup({ kind: { kind: 'decade', firstYear: 1950 } }));
  page.respond('GET /teams/user', [aTeam('Fifties', 61), aTeam('Moderns', 70, 2004)]);
  page.respond(`POST /cups/${CUP_ID}/enter`, { ok: true });
  const team = await screen.findByRole('radio', { name: /Fifties/ });
  expect(team).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: /Moderns/ })).toBeNull();
  expect(screen.getByText('a card does not fit: Al Smith 2004 (70)')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the cup' }));
  await waitFor(() =>
    expect(page.sentTo(`POST /cups/${CUP_ID}/enter`)[0]?.body).toEqual({
      userTeamID: 'id of Fifties',
    }),
  );
  await waitFor(() => expect(page.toasts()).toEqual(['good: You have entered the cup.']));
});

test('until it begins, another team may play for who has entered', async () => {
  const own = anOwn({ userTeamID: 'id of Fifties', seed: null, match: null });
  const page = aCupPage(anOpenCup({ own }));
  page.respond('GET /teams/user', [aTeam('Fifties', 61), aTeam('Sixties', 60)]);
  page.respond(`POST /cups/${CUP_ID}/enter`, { ok: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Another team' }));
  const change = await screen.findByRole('button', { name: 'Change the team' });
  expect(screen.getByRole('radio', { name: /Fifties/ })).toHaveProperty('checked', true);
  expect(change).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: /Sixties/ }));
  expect(change).toHaveProperty('disabled', false);
  fireEvent.click(change);
  await waitFor(() => expect(page.toasts()).toEqual(['good: Another team plays for you.']));
  expect(page.sentTo(`POST /cups/${CUP_ID}/enter`)[0]?.body).toEqual({
    userTeamID: 'id of Sixties',
  });
});

test.each([
  [
    'cup_team_unfit',
    { problem: 'score', score: 71, maxScore: 62 },
    /The team does not fit\.score 71, above 62\./,
  ],
  [
    'cup_account_too_young',
    { allowedFrom: '2026-12-04T12:00:00.000Z' },
    /The team does not fit\.You may from Dec 4, 2026.* on\./,
  ],
  ['cup_network_taken', undefined, /^The team does not fit\.$/],
])(
  'the refusal %s says what the server said, and what it knows more',
  async (code, details, text) => {
    const page = aCupPage(anOpenCup());
    page.respond('GET /teams/user', [aTeam('Nine', 60)]);
    page.respond(
      `POST /cups/${CUP_ID}/enter`,
      { error: 'The team does not fit.', code, ...(details === undefined ? {} : { details }) },
      409,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Enter the cup' }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(text),
      ),
    );
  },
);

test('who has entered can leave before it begins, once they have confirmed', async () => {
  const page = aCupPage(anOpenCup({ own: anOwn({ seed: null, match: null }) }));
  page.respond(`POST /cups/${CUP_ID}/leave`, { ok: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the cup' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Your place is free again.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(page.sentTo(`POST /cups/${CUP_ID}/leave`)).toHaveLength(1));
});

test('a cup that is full takes nobody', async () => {
  aCupPage(anOpenCup({ entrants: 8, maxPlaces: 8 }));
  expect(await screen.findByText(/All 8 places are taken/)).toBeDefined();
});

test('both are here: the page says so again and again, and goes to the table', async () => {
  const page = aCupPage(aRunningCup({ matches: AGAINST_KELLY, own: anOwn() }));
  const come = `POST /cups/${CUP_ID}/come`;
  page.respond(come, { isOpponentHere: false, game: null });
  fireEvent.click(await screen.findByRole('button', { name: 'I’m here' }));
  expect(await screen.findByText('You are here. Waiting for kelly...')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(page.sentTo(come).length).toBeGreaterThanOrEqual(3);
  page.respond(come, { isOpponentHere: true, game: { gameID: 'table', kind: 'live' } });
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  await waitFor(() => expect(page.location()).toBe('/live/table'));
});

test('who waits goes to the table also where the bracket tells of the game first', async () => {
  const page = aCupPage(aRunningCup({ matches: AGAINST_KELLY, own: anOwn() }));
  const come = `POST /cups/${CUP_ID}/come`;
  page.respond(come, { isOpponentHere: false, game: null });
  fireEvent.click(await screen.findByRole('button', { name: 'I’m here' }));
  expect(await screen.findByText('You are here. Waiting for kelly...')).toBeDefined();
  const game = {
    number: 1,
    kind: 'live' as const,
    gameID: 'table',
    playedBy: null,
    isOver: false,
    winner: null,
    runs: null,
  };
  const matches = { 0: { ...AGAINST_KELLY[0], games: [game] } };
  page.respond(CUP, aRunningCup({ matches, own: anOwn() }));
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(await screen.findByText(/Game 1 is under way, live/)).toBeDefined();
  page.respond(come, { isOpponentHere: true, game: { gameID: 'table', kind: 'live' } });
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  await waitFor(() => expect(page.location()).toBe('/live/table'));
});

test('a wait that is refused ends, and says why', async () => {
  const page = aCupPage(aRunningCup({ matches: AGAINST_KELLY, own: anOwn() }));
  page.respond(
    `POST /cups/${CUP_ID}/come`,
    { error: 'The round is over.', code: 'cup_round_over' },
    409,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'I’m here' }));
  expect(await screen.findByText('The round is over.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'I’m here' })).toBeDefined();
});

test('the standing team may be played from the middle of the round on', async () => {
  const page = aCupPage(aRunningCup({ matches: AGAINST_KELLY, own: anOwn() }));
  page.respond(`POST /cups/${CUP_ID}/standing-team`, { gameID: 'game', role: 'home' });
  const play = await screen.findByRole('button', { name: 'Play their standing team' });
  expect(play).toHaveProperty('disabled', true);
  expect(screen.getByText(/in 10 hours, 59 minutes/)).toBeDefined();
  vi.setSystemTime(CUP_BEGINS + 12 * HOUR_MS);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(play).toHaveProperty('disabled', false);
  fireEvent.click(play);
  await waitFor(() => expect(page.location()).toBe('/game/game/play'));
  expect(page.sentTo(`POST /cups/${CUP_ID}/standing-team`)[0]?.body).toEqual({
    fairness: { id: CUP_ID, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
});

test('a club is played at once, and nobody waits for it', async () => {
  aCupPage(aRunningCup({ users: 1, own: anOwn() }));
  const play = await screen.findByRole('button', { name: 'Play the next game' });
  await waitFor(() => expect(play).toHaveProperty('disabled', false));
  expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Let my team stand in' })).toBeNull();
});

test('a game under way is gone on with; the opponent’s is not one’s own', async () => {
  const game = aCupGame({ kind: 'standing', playedBy: 1, isOver: false, winner: null, runs: null });
  const cup = aRunningCup({
    matches: { 0: { seeds: [1, 2], games: [{ ...game, gameID: 'mine' }] } },
    own: anOwn(),
  });
  const page = aCupPage(cup);
  expect((await screen.findByRole('link', { name: 'Play on' })).getAttribute('href')).toBe(
    '/game/mine/play',
  );
  page.respond(CUP, {
    ...cup,
    matches: cup.matches.map((match) =>
      match.games.length === 0 ? match : { ...match, games: [{ ...game, playedBy: 2 }] },
    ),
  });
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(await screen.findByText(/kelly plays game 1 against your standing team/)).toBeDefined();
});

test('a team stands in once it was confirmed', async () => {
  const page = aCupPage(aRunningCup({ matches: AGAINST_KELLY, own: anOwn() }));
  page.respond(`POST /cups/${CUP_ID}/stand-in`, { ok: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Let my team stand in' }));
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Let it stand in' }),
  );
  await waitFor(() => expect(page.sentTo(`POST /cups/${CUP_ID}/stand-in`)).toHaveLength(1));
});

test('who plays reads their wins first, then their losses', async () => {
  const matches = { 0: { ...AGAINST_KELLY[0], games: [aCupGame({ winner: 1 })] } };
  const page = aCupPage(aRunningCup({ matches, own: anOwn() }));
  expect(await screen.findByText('1–0')).toBeDefined();
  page.respond(CUP, aRunningCup({ matches, own: anOwn({ seed: 2 }) }));
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(await screen.findByText('0–1')).toBeDefined();
});

test('a team that stands in waits for nobody, nor does anybody for it', async () => {
  const matches = { 0: { ...AGAINST_KELLY[0], standsIn: [true, false] as [boolean, boolean] } };
  const page = aCupPage(aRunningCup({ matches, own: anOwn() }));
  expect(await screen.findByText(/your opponent need not wait for you/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'I’m here' })).toBeDefined();
  page.respond(CUP, aRunningCup({ matches, own: anOwn({ seed: 2 }) }));
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(await screen.findByRole('button', { name: 'Let my team stand in' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
  expect(screen.queryByText(/stands in for you/)).toBeNull();
});

test('who is through waits for the match before theirs', async () => {
  aCupPage(
    aRunningCup({
      matches: { 0: { end: 'walkover', winner: 1 }, 4: { seeds: [1, null] } },
      own: anOwn({ match: 4, standingTeamFrom: null }),
    }),
  );
  expect(await screen.findByText(/Your opponent comes out of match 2/)).toBeDefined();
});

test('the bracket is asked for every four seconds, and a new score is announced and marked', async () => {
  const page = aCupPage(aRunningCup(), null);
  const bracket = await screen.findByRole('region', { name: 'The bracket' });
  expect(within(bracket).getAllByRole('table')).toHaveLength(7);
  const asked = page.sentTo(CUP).length;
  page.respond(
    CUP,
    aRunningCup({ matches: { 1: { games: [aCupGame({ winner: 4, runs: [2, 6] })] } } }),
  );
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(page.sentTo(CUP).length).toBe(asked + 1);
  const announced = within(bracket).getByRole('status');
  await waitFor(() => expect(announced.textContent).toMatch(/^Quarterfinal, game 1: .* 2–6\.$/));
  const [, changed] = within(bracket).getAllByRole('table');
  expect(changed!.dataset['changed']).toBeDefined();
  const link = within(changed!).getByRole('link', { name: 'Game 1, live, 2–6' });
  expect(link.getAttribute('href')).toMatch(/^\/live\//);
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(changed!.dataset['changed']).toBeUndefined();
});

test('a phone turns from round to round with the arrows', async () => {
  aCupPage(aRunningCup(), null);
  const tabs = await screen.findByRole('tablist', { name: 'Rounds' });
  const shown = () => within(tabs).getByRole('tab', { selected: true }).textContent;
  expect(shown()).toBe('Quarterfinals');
  fireEvent.keyDown(within(tabs).getByRole('tab', { selected: true }), { key: 'ArrowRight' });
  expect(shown()).toBe('Semifinals');
  fireEvent.keyDown(within(tabs).getByRole('tab', { selected: true }), { key: 'End' });
  expect(shown()).toBe('Final');
  fireEvent.keyDown(within(tabs).getByRole('tab', { selected: true }), { key: 'ArrowRight' });
  expect(shown()).toBe('Quarterfinals');
});

/** Returns a cup that casey, its first seed, has won against kelly. */
const aWonCup = (own: Cup['own'] = null) =>
  aRunningCup({
    state: 'over',
    winner: { User: { username: 'casey' }, team: 'casey’s Nine' },
    revealedSeed: CUP_SEED,
    matches: { 6: { seeds: [1, 2], end: 'played', winner: 1 } },
    own,
  });

test('a finger that moves to the left turns to the next round, as a page is turned', async () => {
  aCupPage(aRunningCup(), null);
  const tabs = await screen.findByRole('tablist', { name: 'Rounds' });
  const shown = () => within(tabs).getByRole('tab', { selected: true }).textContent;
  const swipe = (from: number, to: number) => {
    const touch = { pointerType: 'touch', clientY: 300 };
    const [round] = screen.getAllByRole('table');
    fireEvent.pointerDown(round!, { ...touch, clientX: from });
    fireEvent.pointerUp(round!, { ...touch, clientX: to });
  };
  swipe(200, 120);
  expect(shown()).toBe('Semifinals');
  swipe(120, 200);
  expect(shown()).toBe('Quarterfinals');
  swipe(120, 140);
  expect(shown()).toBe('Quarterfinals');
});

test('a cup that is over names its winner, and its seed is verified here', async () => {
  aCupPage(aWonCup(), null);
  const region = await screen.findByRole('region', { name: 'The winner' });
  expect(region.textContent).toContain('casey’s Nine');
  expect(await screen.findByText(/It holds/)).toBeDefined();
});

test('the winner of a cup is told so, and what it pays', async () => {
  aCupPage(aWonCup(anOwn({ match: null })));
  const region = await screen.findByRole('region', { name: 'You have won the cup' });
  expect(region.textContent).toMatch(/richer/);
});

test('who has lost the final is not', async () => {
  aCupPage(aWonCup(anOwn({ match: null, seed: 2 })), { username: 'kelly' });
  const region = await screen.findByRole('region', { name: 'The winner' });
  expect(region.textContent).not.toMatch(/richer/);
});

test('a seed that was exchanged does not hold', async () => {
  aCupPage(aRunningCup({ state: 'over', revealedSeed: 'cd'.repeat(32) }), null);
  expect(await screen.findByText(/It does not hold/)).toBeDefined();
});

test('who is out of a cup is told so, and who has left', async () => {
  const page = aCupPage(aRunningCup({ own: anOwn({ match: null }) }));
  expect(await screen.findByText(/is out of this cup/)).toBeDefined();
  page.respond(CUP, aRunningCup({ own: anOwn({ match: null, hasLeft: true }) }));
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(await screen.findByText('You have left this cup.')).toBeDefined();
});

test('an address without a cup says so', async () => {
  const page = aPage({ path: '/cups/none' });
  page.respond('GET /cups/none', { error: 'No such cup.', code: 'cup_not_found' }, 404);
  render(
    <Routes>
      <Route path="/cups/:cupID" element={<CupPage />} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  expect(await screen.findByText('No such cup')).toBeDefined();
});
