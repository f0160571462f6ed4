import { expect, test } from 'vitest';
import { newUuidV7, restartIDs } from './uuid-v7.ts';

const timeOf = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);

test('ids are UUIDs of version 7 that carry their time and ascend, thousands of one millisecond too', () => {
  const now = new Date('2026-06-01T12:00:00.123Z');
  const ids = Array.from({ length: 10_000 }, () => newUuidV7(now));
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(timeOf(ids[0]!)).toBe(now.getTime());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted());
});

test('ids ascend though the clock is set back, until they begin anew', () => {
  const [later, earlier] = [new Date('2026-06-02T12:00:00Z'), new Date('2026-06-01T12:00:00Z')];
  const first = newUuidV7(later);
  expect(newUuidV7(earlier) > first).toBe(true);
  restartIDs();
  expect(timeOf(newUuidV7(earlier))).toBe(earlier.getTime());
});
