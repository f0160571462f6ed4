import type { DiceSource } from '@pennant/rules/fairness/dice';
import type { GameEvent } from '@pennant/rules/games/event';
import { describe, expect, test } from 'vitest';

import {
  nextStage,
  openScene,
  outcomeOf,
  sendRunners,
  STAGE_MS,
  stagesOf,
  STILL_STAGE_MS,
  swing,
  type Scene,
  type Standing,
} from './scene.ts';
import { viewOf } from './scene-view.ts';
import { announcementsOf, billingOf, playerName, situationText } from './scene-words.ts';
import { anAtBat } from './testing/an-at-bat.ts';
import { soundsOf } from './use-scene-sound.ts';

/** Every die shows a three, every chance is even: no loose pitch, no error. */
const DICE: DiceSource = { event: () => ({ die: () => 3, fraction: () => 0.5 }) };

/** Returns the scene when a stage of its play is shown, or once the play is over. */
function at(scene: Scene, stage: Scene['stage']): Scene {
  let shown = scene;
  while (shown.kind === 'playing' && shown.stage !== stage) shown = nextStage(shown);
  return shown;
}
const swung = (result: Parameters<typeof anAtBat>[0]) => swing(openScene(anAtBat(result)), DICE);
const billing = (scene: Scene) => billingOf(scene, viewOf(scene), outcomeOf(scene));

describe('what the scene says', () => {
  test('before the first swing: one run down', () => {
    expect(billing(openScene(anAtBat('H1')))).toEqual({
      above: 'Bottom of the ninth, one out, two on.',
      large: 'You have the bat.',
      below: 'One run down. A base hit may win it.',
    });
  });

  test('while the dice roll', () => {
    expect(billing(swung('HR'))).toEqual({
      above: 'The dice are rolling.',
      large: 'Casey swings…',
      below: '',
    });
  });

  test('as an X lies, and while it is rolled again', () => {
    const lying = nextStage(swung('X'));
    expect(billing(lying)).toEqual({
      above: 'The dice say X.',
      large: 'Roll again!',
      below: 'An X goes to the second line.',
    });
    expect(billing(nextStage(lying))).toEqual(billing(lying));
  });

  test('at the result how the dice came to it, then what the runners did', () => {
    const result = at(swung('H1'), 'result');
    expect(billing(result)).toMatchObject({ above: 'Casey against Plain', large: 'Single!' });
    expect(billing(result).below).toBe('The batter’s 6 says H1. The pitcher’s 6 changes nothing.');
    const run = nextStage(result);
    expect(billing(run).large).toBe('Single!');
    expect(billing(run).below).toContain('Casey');
    expect(billing(run).below).not.toContain('The batter’s');
  });

  test('of an out without a run quietly', () => {
    expect(billing(at(swung('SO'), 'result')).large).toBe('Strikeout.');
  });

  test('after it who is up, and the guest’s own card when it is again', () => {
    const idle = at(swung('SO'), null);
    expect(billing(idle)).toMatchObject({ above: 'Two outs, two on.', large: 'Mate1 is up.' });
    expect(billing(idle).below).toContain('strikes out');
    const own = { ...idle, standing: { ...idle.standing, batter: 0 } };
    expect(billing(own).large).toBe('You are up again.');
  });

  test('while the guest chooses, the hit and its run', () => {
    const choosing = at(swung('H1'), null);
    expect(choosing.kind).toBe('choosing');
    expect(billing(choosing)).toMatchObject({ above: 'Casey against Plain', large: 'Single!' });
  });

  test('of a game that is lost or tied', () => {
    const lost = at(swing(at(swung('SO'), null), DICE), null);
    expect(billing(lost).above).toBe('Game over');
    expect(billing(lost).below).toMatch(/ Even the best make an out six times in ten\.$/);
    const tied = billingOf(lost, viewOf(lost), 'tied');
    expect(tied).toMatchObject({ above: 'Level after nine', large: 'You tied it.' });
    expect(tied.below).toMatch(/ It goes to extra innings, and you kept it alive\.$/);
    const won = billingOf(lost, viewOf(lost), 'won');
    expect(won.below).toBe(won.below.trim());
  });
});

test.each([
  [0, [null, null, null], 'Nobody out, nobody on.'],
  [1, [4, null, null], 'One out, a runner on first.'],
  [2, [null, 0, null], 'Two outs, a runner on second.'],
  [3, [null, null, 4], 'Three outs, a runner on third.'],
  [0, [1, 2, null], 'Nobody out, two on.'],
  [0, [1, null, 2], 'Nobody out, two on.'],
  [0, [null, 1, 2], 'Nobody out, two on.'],
  [0, [1, 2, 3], 'Nobody out, the bases loaded.'],
])('%d outs and runners %j: %s', (outs, bases, text) => {
  expect(situationText({ outs, bases } as unknown as Standing)).toBe(text);
});

test('a player is called by the name on the card', () => {
  expect(playerName({ name: 'Jos%C3%A9%20M' })).toBe('José M');
});

describe('what the scene shows', () => {
  test('a batter stays in view until the play is over, then the next is up', () => {
    const rolling = swung('SO');
    expect(viewOf(rolling)).toMatchObject({ isOwnCard: true, batter: { name: 'Mike%20Casey' } });
    expect(viewOf(at(rolling, 'result')).isOwnCard).toBe(true);
    const idle = at(rolling, null);
    expect(viewOf(idle)).toMatchObject({ isOwnCard: false, batter: { name: 'Ed%20Mate1' } });
    expect(viewOf(idle).pitcher.name).toBe('Pete%20Plain');
  });

  test('the dice lie as they fell, and light their cells with the result', () => {
    const rolling = swung('X');
    expect(viewOf(openScene(anAtBat('X'))).dice).toEqual({
      batter: null,
      extra: null,
      pitcher: null,
    });
    expect(viewOf(rolling).dice).toEqual({ batter: [3, 3], extra: null, pitcher: [3, 3] });
    const again = nextStage(rolling);
    expect(viewOf(again)).toMatchObject({ inTheAir: null, dice: { extra: null } });
    expect(viewOf(again).lit.pitcher).toEqual([]);
    const rolledAgain = nextStage(again);
    expect(viewOf(rolledAgain).lit).toEqual({ batter: [{ table: 'd', sum: 6 }], pitcher: [] });
    expect(viewOf(nextStage(rolledAgain)).lit).toEqual({
      batter: [
        { table: 'd', sum: 6 },
        { table: 'xd', sum: 6 },
      ],
      pitcher: [{ table: 'pd', sum: 6 }],
    });
  });

  test('after a play no cell is lit for the next batter', () => {
    expect(viewOf(at(swung('SO'), null)).lit).toEqual({ batter: [], pitcher: [] });
    expect(viewOf(at(swung('HR'), null)).lit).toEqual({ batter: [], pitcher: [] });
  });

  test('ball and runners move in their stage only', () => {
    const result = viewOf(at(swung('HR'), 'result')).field;
    expect(result).toMatchObject({ ball: null, fielder: null, moves: [], playKey: null });
    expect(result.runners).toEqual([2, 3]);
    const running = viewOf(at(swung('HR'), 'run')).field;
    expect(running.ball).toMatchObject({ isHomeRun: true });
    expect(running.playKey).toBe(1);
    expect(running.moves.map(({ from, to, out }) => [from, to, out])).toEqual(
      expect.arrayContaining([
        [0, 4, false],
        [2, 4, false],
        [3, 4, false],
      ]),
    );
    expect(running.runners).toEqual([]);
  });

  test('a runner who goes on makes one way, from where it began', () => {
    const scene = at(swung('H1'), 'run');
    const event = {
      ...scene.event!,
      moves: [
        { runner: 0, from: 0, to: 1, out: false },
        { runner: 7, from: 2, to: 3, out: false },
        { runner: 7, from: 3, to: 4, out: true },
      ],
    } as unknown as GameEvent;
    expect(viewOf({ ...scene, event }).field.moves).toEqual([
      { from: 0, to: 1, out: false },
      { from: 2, to: 4, out: true },
    ]);
  });

  test('who fielded the ball is marked, if the field has that place', () => {
    const scene = at(swung('H1'), 'run');
    const fieldedBy = (fielder: string | null) =>
      viewOf({ ...scene, event: { ...scene.event!, fielder } as GameEvent }).field.fielder;
    expect(fieldedBy('SS')).toBe('SS');
    expect(fieldedBy('DH')).toBeNull();
    expect(fieldedBy(null)).toBeNull();
  });

  test('a scene without batters is none', () => {
    const scene = openScene(anAtBat('H1'));
    const nobody = {
      ...scene,
      atBat: { ...scene.atBat, home: { ...scene.atBat.home, batters: [] } },
    };
    expect(() => viewOf(nobody)).toThrow('nobody is at bat');
  });
});

describe('an event goes through', () => {
  const event = at(swung('X'), 'run').event!;

  test('the stages that it has: dice, an X again, the result, the runners', () => {
    expect(stagesOf(event)).toEqual(['roll', 'again', 'rollAgain', 'result', 'run']);
    expect(stagesOf({ ...event, extraDice: null })).toEqual(['roll', 'result', 'run']);
    expect(stagesOf({ ...event, batterDice: null, extraDice: null })).toEqual(['result', 'run']);
    const still = { ...event, extraDice: null, moves: [] };
    expect(stagesOf(still)).toEqual(['roll', 'result', 'run']);
    expect(stagesOf({ ...still, ballAngle: null })).toEqual(['roll', 'result']);
    expect(stagesOf({ ...event, extraDice: null, ballAngle: null })).toEqual([
      'roll',
      'result',
      'run',
    ]);
  });

  test('them as fast as on the play screen; without motion only the result stays', () => {
    expect(STAGE_MS).toEqual({ roll: 800, again: 700, rollAgain: 800, result: 1000, run: 1200 });
    expect(STILL_STAGE_MS).toEqual({ roll: 0, again: 0, rollAgain: 0, result: 1600, run: 0 });
  });
});

test('nothing is played out of turn', () => {
  const idle = openScene(anAtBat('H1'));
  expect(sendRunners(idle, null, DICE)).toBe(idle);
  expect(nextStage(idle)).toBe(idle);
  const choosing = at(swing(idle, DICE), null);
  expect(swing(choosing, DICE)).toBe(choosing);
  const over = at(swung('HR'), null);
  expect(swing(over, DICE)).toBe(over);
  expect(nextStage(over)).toBe(over);
  expect(outcomeOf(choosing)).toBeNull();
});

test('a reader hears each event once, with the score by the clubs’ short names', () => {
  const choosing = at(swung('H1'), null);
  const [single] = announcementsOf(choosing);
  expect(single).toMatch(/^Single\. .*Bears 4, Red Sox 4\.$/);
  const held = at(sendRunners(choosing, null, DICE), null);
  expect(announcementsOf(held)).toHaveLength(2);
  const next = at(swing(held, DICE), null);
  expect(announcementsOf(next)).toHaveLength(3);
  expect(announcementsOf(next).at(-1)).toMatch(/Two outs\.$/);
  expect(next.shown.map(({ eventNumber }) => eventNumber)).toEqual([1, 2, 3]);
});

describe('what is heard', () => {
  const event = (over: object) =>
    ({
      kind: 'plateAppearance',
      resultType: 'H1',
      runs: 0,
      ballAngle: 10,
      ballDistance: 200,
      ...over,
    }) as unknown as GameEvent;
  const heard = (stage: Scene['stage'], shown: GameEvent | null, outcome: 'won' | null = null) =>
    soundsOf(stage, shown, outcome).map((sound) =>
      'swell' in sound
        ? `${sound.name} ${sound.swell} for ${sound.seconds}`
        : 'seconds' in sound
          ? `${sound.name} for ${sound.seconds}`
          : sound.name,
    );

  test('dice while they roll, a card that flips, the bat, the crowd', () => {
    expect(heard('roll', event({}))).toEqual(['dice for 0.8']);
    expect(heard('again', event({}))).toEqual(['flip']);
    expect(heard('rollAgain', event({}))).toEqual(['dice for 0.8']);
    expect(heard('result', event({}))).toEqual(['flip']);
    expect(heard('run', event({}))).toEqual(['hit', 'crowd 0.45 for 1.4']);
  });

  test('the crowd louder for a run, and not at all for an out', () => {
    expect(heard('run', event({ runs: 1 }))).toEqual(['hit', 'crowd 0.75 for 1.4']);
    expect(heard('run', event({ resultType: 'OO' }))).toEqual(['out']);
    expect(heard('run', event({ resultType: 'OO', runs: 1 }))).toEqual([
      'out',
      'crowd 0.75 for 1.4',
    ]);
    expect(heard('run', event({ kind: 'advance', resultType: null }))).toEqual([]);
  });

  test('a strikeout in the mitt with its result, and not again as runners go', () => {
    const strikeout = event({ resultType: 'SO', ballAngle: null, ballDistance: null });
    expect(heard('result', strikeout)).toEqual(['flip', 'mitt']);
    expect(heard('run', strikeout)).toEqual([]);
  });

  test('a ball that the event does not place is not heard', () => {
    expect(heard('run', event({ ballAngle: null }))).toEqual(['crowd 0.45 for 1.4']);
    expect(heard('run', event({ ballDistance: null }))).toEqual(['crowd 0.45 for 1.4']);
  });

  test('nothing between plays, and at a walk-off the whole park', () => {
    expect(heard(null, event({}))).toEqual([]);
    expect(heard('roll', null)).toEqual([]);
    expect(heard(null, event({}), 'won')).toEqual(['crowd 1 for 3']);
  });
});
