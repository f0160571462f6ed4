import type { GameLineup } from '@pennant/contract/game-lineup';
import { describe, expect, test } from 'vitest';

import { aGameDto, anEvent, home, visitor } from '../testing/a-game-dto.ts';
import { battedBall, fielderOf } from './ball-field-props.ts';
import { candidateFacts } from './candidate-facts.ts';
import { createFastForward } from './fast-forward.ts';
import { fastForwardViewModel } from './fast-forward-view-model.ts';
import { MANAGER_MENU_ITEMS } from './manager-menu-items.ts';
import { scoreboardAfterEvent } from './scoreboard-after-event.ts';
import { stealChoices } from './steal-choices.ts';
import { STEAL_PROMPT_OPTIONS, shouldPromptSteal, stealPromptSetting } from './steal-prompt.ts';
import { substitutionLists } from './substitution-lists.ts';
import { walkConsequences } from './walk-consequences.ts';

const game = aGameDto();
const onBase = (first: string | null, second: string | null, third: string | null) => ({
  ...game,
  situation: {
    ...game.situation,
    firstBaseRunnerLineupID: first,
    secondBaseRunnerLineupID: second,
    thirdBaseRunnerLineupID: third,
  },
});

test('the manager’s menu has what the documents name, with its keys; three items never work', () => {
  expect(
    MANAGER_MENU_ITEMS.map(({ action, label, key }) => `${label}: ${action} by ${key}`),
  ).toEqual([
    'Intentional Walk: walk by w',
    'Substitute: substitute by u',
    'Steal: steal by s',
    'Throw at Batter: null by null',
    'Argue with the Ump: null by null',
    'Get Ejected: null by null',
  ]);
});

describe('a steal', () => {
  const [A, B, C] = [visitor(0), visitor(1), visitor(2)];

  test('is named by its base, or by how many go', () => {
    const names = (...bases: Parameters<typeof onBase>) =>
      stealChoices(onBase(...bases)).map(({ name }) => name);
    expect(names(A, null, null)).toEqual(['Steal second']);
    expect(names(null, B, null)).toEqual(['Steal third']);
    expect(names(A, B, C)).toEqual(['Steal home', 'Double steal', 'Triple steal']);
  });

  test('of a runner whom the game does not know is still one', () => {
    const [unknown] = stealChoices(onBase('nobody', null, null));
    expect(unknown?.runners[0]).toMatchObject({ name: 'the runner', to: 'second', chance: 65 });
  });

  test('of a card without a speed is one of 50', () => {
    const slow = {
      ...onBase(A, null, null),
      GameParticipants: game.GameParticipants.map((side) => ({
        ...side,
        GameLineups: side.GameLineups.map((lineup) => ({
          ...lineup,
          Card: { ...lineup.Card, speed: null },
        })),
      })),
    };
    expect(stealChoices(slow)[0]?.runners[0]?.chance).toBe(68);
  });

  test('is asked about when it is likely, unless the player says otherwise', () => {
    expect(STEAL_PROMPT_OPTIONS.map(({ when, label }) => `${when}: ${label}`)).toEqual([
      'likely: When a steal is likely',
      'always: After every out with runners on',
      'never: Never',
    ]);
    expect(stealPromptSetting.read()).toBe('likely');
    expect(shouldPromptSteal([], 'likely')).toBe(false);
  });
});

test('a walk of a batter whom the game does not know is still one', () => {
  const unknown = onBase(null, null, null);
  const { batter, moves } = walkConsequences({
    ...unknown,
    situation: { ...unknown.situation, nextBatterLineupID: null },
  });
  expect([batter, ...moves]).toEqual(['the batter', 'the batter takes first.']);
});

test('a ball has its kind and its place; a fielder whom the field has not is none', () => {
  expect(battedBall(anEvent(1))).toEqual({
    angle: -12,
    distance: 120,
    kind: 'ground',
    isHomeRun: false,
  });
  expect(fielderOf(anEvent(1))).toBe('SS');
  expect(fielderOf(anEvent(1, { fielder: null }))).toBeNull();
  expect(fielderOf({ fielder: 'DH' as never })).toBeNull();
});

describe('an arm', () => {
  const [side] = game.GameParticipants;
  const pitcher = (stamina: number | null): GameLineup => ({
    ...side!.GameLineups[9]!,
    Card: { ...side!.GameLineups[9]!.Card, type: 'Pitcher', stamina },
  });
  const { tiredness } = game.situation;
  const arms = (home: Partial<typeof tiredness.home>) => ({
    ...tiredness,
    home: { ...tiredness.home, ...home },
  });

  test('that has one batter left says so in the singular', () => {
    expect(candidateFacts(pitcher(70), arms({ battersFaced: 26 }))).toBe(
      'Stamina 70, tires in 1 batter, 26 batters faced',
    );
  });

  test('that has none left, or that hits more, is told by how it is', () => {
    expect(candidateFacts(pitcher(70), arms({ battersFaced: 27 }))).not.toContain('tires in');
    expect(
      candidateFacts(pitcher(70), arms({ battersFaced: 5, extraHitChance: 0.1 })),
    ).not.toContain('tires in');
  });

  test('without stamina, and legs without speed, are 0', () => {
    expect(candidateFacts(pitcher(null), arms({}))).toMatch(/^Stamina 0, /);
    const batter = side!.GameLineups[0]!;
    const slow = { ...batter, Card: { ...batter.Card, speed: null } };
    expect(candidateFacts(slow, tiredness)).toBe('Speed 0');
  });
});

test('a player who was in and has gone is out of the game, one who was not yet in is available', () => {
  const [side] = game.GameParticipants;
  const gone = { ...side!.GameLineups[0]!, isIn: false, gameEventIDExited: 'e1' };
  const lists = substitutionLists({ GameLineups: [gone, ...side!.GameLineups.slice(1)] });
  expect(lists.outOfGame).toEqual([gone]);
  expect([...lists.lineup, ...lists.bench]).not.toContain(gone);
  expect(lists.lineup.at(-1)?.gameLineupID).toBe(home(9));
});

test('the home side’s hits and runs go to the home side, in the bottom of the inning', () => {
  const { scoreboardData } = game;
  const single = anEvent(7, { resultType: 'H1', ipOuts: 3, runs: 2, homeScore: 2 });
  expect(scoreboardAfterEvent(scoreboardData, single, 3)).toEqual({
    inningScores: [0, 2],
    visitorScore: 0,
    visitorHits: 0,
    visitorErrors: 0,
    homeScore: 2,
    homeHits: 1,
    homeErrors: 0,
  });
});

describe('a fast-forward', () => {
  const first = anEvent(1, { dice: { batter: null, extra: null, pitcher: null } });
  const second = anEvent(2, { batterLineupID: null, pitcherLineupID: null, ipOuts: 2 });
  const shown = createFastForward(game, [first, second])!;

  test('throws no dice that were not rolled', () => {
    expect(fastForwardViewModel(shown, 0)).toMatchObject({ thrown: null, throwKey: null });
    expect(fastForwardViewModel(shown, 1)).toMatchObject({ thrown: second, nextHalf: null });
  });

  test('keeps the players of before where an event names none', () => {
    expect(fastForwardViewModel(shown, 1)).toMatchObject({
      batterID: visitor(0),
      pitcherID: home(9),
      atBat: { outs: 2 },
    });
  });

  test('past its end shows the game of before', () => {
    expect(fastForwardViewModel(shown, 2)).toMatchObject({
      event: null,
      scores: game.scoreboardData,
    });
  });
});
