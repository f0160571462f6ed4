import { describe, expect, test } from 'vitest';
import { hasLahmanRecord, readLahmanRecord } from '../lahman-record/read-record-if-present.ts';
import { openStarterHistory } from './starter-history.ts';
import { testEveryClub } from './test-every-club.ts';

const record = await readLahmanRecord();
if (record === null) {
  // Its clubs can only be looked at where it is; those of the invented history are everywhere.
  test('the record is not on this machine: its clubs were not looked at', () => {
    expect(hasLahmanRecord()).toBe(false);
  });
} else {
  describe('in the record', () => {
    testEveryClub(openStarterHistory('record', record));
  });
}
