import {
  findFielderToBall,
  computeFlightPath,
  describeHitLocation,
  type BattedBall,
} from '@pennant/card-art/field/ball-flight';
import { BASE_LOCATIONS, wallDistanceAt } from '@pennant/card-art/field/field-dimensions';
import { projectPoint } from '@pennant/card-art/field/projection';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BallField } from './ball-field.tsx';

const aBall = (over: Partial<BattedBall> = {}): BattedBall => ({
  angle: 0,
  distance: 300,
  kind: 'fly',
  isHomeRun: false,
  ...over,
});

describe('the field', () => {
  test('has base paths of ninety feet', () => {
    for (const [index, base] of BASE_LOCATIONS.slice(1).entries()) {
      const before = BASE_LOCATIONS[index];
      if (before === undefined) throw new Error('no base');
      expect(Math.hypot(base.x - before.x, base.y - before.y)).toBeCloseTo(90);
    }
  });

  test('is 400 feet to center and 330 down the lines, and meets the foul ground without a step', () => {
    expect(wallDistanceAt(0)).toBe(400);
    expect(wallDistanceAt(45)).toBeCloseTo(330);
    expect(wallDistanceAt(-45)).toBeCloseTo(330);
    expect(Math.abs(wallDistanceAt(45) - wallDistanceAt(46))).toBeLessThan(2);
  });

  test('is seen from behind the plate: first to the right, center field above', () => {
    const [plate, first, second] = BASE_LOCATIONS.map(projectPoint);
    expect(first?.[0]).toBeGreaterThan(plate?.[0] ?? Number.NaN);
    expect(second?.[1]).toBeLessThan(plate?.[1] ?? Number.NaN);
  });

  test('says who stands where and where the ball went', () => {
    const markup = renderToStaticMarkup(
      <BallField
        runners={[3, 1]}
        battingColor="#b8202c"
        fieldingColor="#14264d"
        ball={aBall({ angle: -30, distance: 310 })}
      />,
    );
    expect(markup).toContain('Runners on first and third. Ball to left field, 310 feet.');
  });
});

describe('a runner', () => {
  /** Returns the groups that a markup has of this opacity, and of none. */
  const groups = (markup: string) => (markup.match(/<g[^>]* opacity="0"/g) ?? []).length;
  const field = (out: boolean, duration: number) =>
    renderToStaticMarkup(
      <BallField
        runners={out ? [] : [2]}
        battingColor="#b8202c"
        fieldingColor="#14264d"
        moves={[{ from: 1, to: 2, out }]}
        playKey="steal"
        duration={duration}
      />,
    );

  test('who is put out runs, too: only the cap that is animated has no opacity of its own', () => {
    expect(groups(field(true, 900))).toBe(1);
    expect(field(true, 900)).toMatch(/<g><g transform="[^"]+" opacity="0">/);
    expect(groups(field(false, 900))).toBe(0);
  });

  test('who is put out is not there where nothing moves', () => {
    expect(field(true, 0)).toContain('visibility="hidden"');
  });
});

describe('a batted ball', () => {
  test('starts at the plate and comes down where the event says', () => {
    const way = computeFlightPath(aBall({ angle: 30, distance: 200 }));
    expect(Math.hypot(way[0]?.x ?? 99, way[0]?.y ?? 99)).toBeCloseTo(3);
    expect(way.at(-1)).toMatchObject({ z: 0 });
    expect(way.at(-1)?.x).toBeCloseTo(100);
  });

  test('clears the wall on a home run and stays low on the ground', () => {
    const top = (ball: BattedBall) => Math.max(...computeFlightPath(ball).map(({ z = 0 }) => z));
    expect(top(aBall({ isHomeRun: true, distance: 420 }))).toBeGreaterThan(60);
    expect(top(aBall({ kind: 'ground', distance: 120 }))).toBeLessThan(10);
  });

  test.each([
    [-40, 300, 'left field'],
    [12, 350, 'right-center field'],
    [0, 390, 'center field'],
    [30, 100, 'the right side'],
    [2, 110, 'the middle'],
  ])('at %i degrees and %i feet goes to %s', (angle, distance, where) => {
    expect(describeHitLocation(aBall({ angle, distance }))).toBe(where);
  });
});

describe('whoever goes after a ball', () => {
  test('is the fielder that the event names, and ends where the ball does', () => {
    const { position, to } = findFielderToBall(
      aBall({ kind: 'ground', angle: -15, distance: 120 }),
      'SS',
    );
    expect(position).toBe('SS');
    expect(Math.hypot(to.x, to.y)).toBeCloseTo(120);
  });

  test('is for a hit the nearest, an outfielder for one that left the infield', () => {
    expect(findFielderToBall(aBall({ kind: null, angle: -35, distance: 280 }), null).position).toBe(
      'LF',
    );
    expect(findFielderToBall(aBall({ kind: null, angle: 40, distance: 170 }), null).position).toBe(
      'RF',
    );
    expect(findFielderToBall(aBall({ kind: null, angle: 0, distance: 60 }), null).position).toBe(
      'P',
    );
  });

  test('stays inside the wall under a home run', () => {
    const { to } = findFielderToBall(aBall({ angle: 0, distance: 440, isHomeRun: true }), null);
    expect(Math.hypot(to.x, to.y)).toBeLessThan(wallDistanceAt(0));
  });
});
