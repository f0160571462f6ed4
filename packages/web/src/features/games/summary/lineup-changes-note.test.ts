import { expect, test } from 'vitest';

import { lineupChangesNote } from './lineup-changes-note.ts';

const NAMES = new Map([
  ['a', 'Mike Casey'],
  ['b', 'Jimmy Blake'],
]);

test('a reliever enters and the starter leaves', () => {
  expect(lineupChangesNote({ entered: ['a'], exited: ['b'] }, NAMES)).toBe(
    'Entered: Mike Casey. Left: Jimmy Blake.',
  );
});

test('an event that changes nobody has no note, not an empty one', () => {
  expect(lineupChangesNote({ entered: [], exited: [] }, NAMES)).toBeNull();
});
