import { expect, test } from 'vitest';

import { aGameDto, visitor } from '../testing/a-game-dto.ts';
import { throwNote } from './throw-note.ts';

interface Changes {
  readonly second?: boolean;
  readonly rulesVersion?: number;
  readonly kind?: 'advance' | 'tag';
  readonly batter?: boolean;
}

const noteOf = (
  label: string,
  { second = false, rulesVersion = 2, kind = 'advance', batter = true }: Changes = {},
) => {
  const game = aGameDto();
  return throwNote({
    ...game,
    pendingChoice: {
      kind,
      options: [
        { label, runnersAdvancing: '3' },
        { label: 'Advance Nobody', runnersAdvancing: null },
      ],
    },
    situation: {
      ...game.situation,
      rulesVersion,
      firstBaseRunnerLineupID: batter ? visitor(0) : null,
      secondBaseRunnerLineupID: second ? visitor(1) : null,
      thirdBaseRunnerLineupID: visitor(2),
    },
  });
};

test('where the ball is thrown home, the batter of the single takes second', () => {
  expect(noteOf('Send N2 home (84%)')).toBe('On the throw home Visitor N0 takes second.');
  expect(noteOf('Send N2 home (24%)', { second: true })).toBe(
    'On the throw home Visitor N0 takes second if it is free.',
  );
});

test('nobody throws home after a runner who is sure to score', () => {
  expect(noteOf('Send N2 home (85%)')).toBeNull();
});

test('not behind a tag-up, not on a double, not in games of version 1', () => {
  expect(noteOf('Send N2 home (24%)', { kind: 'tag' })).toBeNull();
  expect(noteOf('Send N2 home (24%)', { batter: false })).toBeNull();
  expect(noteOf('Send N2 home (24%)', { rulesVersion: 1 })).toBeNull();
});

test('without a choice there is nothing to say', () => {
  expect(throwNote(aGameDto())).toBeNull();
});
