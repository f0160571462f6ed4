import { expect, test } from 'vitest';
import { findStartFailure } from './start-failure.ts';

test('an operator is told why the database does not start, not how often it was asked', () => {
  const printed = [
    '2026-11-22 17:51:30.903 UTC [2064] LOG:  database system was interrupted',
    ...Array.from(
      { length: 60 },
      (_, index) =>
        `2026-11-22 17:51:31 UTC [${2065 + index}] FATAL:  the database system is starting up`,
    ),
    "cp: cannot stat '/archive/wal-copy/00000002.history': No such file or directory",
    "cp: cannot open '/archive/wal-copy/000000010000000000000009' for reading: Permission denied",
    '2026-11-22 17:51:36.732 UTC [2064] LOG:  invalid checkpoint record',
    '2026-11-22 17:51:36.732 UTC [2064] FATAL:  could not locate required checkpoint record',
  ].join('\n');
  expect(findStartFailure(`${printed}\n`)).toBe(
    "cp: cannot open '/archive/wal-copy/000000010000000000000009' for reading: Permission denied " +
      '2026-11-22 17:51:36.732 UTC [2064] FATAL:  could not locate required checkpoint record',
  );
});

test('what names no reason is told whole', () => {
  expect(findStartFailure('postgres: strange\nand stranger\n')).toBe(
    'postgres: strange and stranger',
  );
  expect(findStartFailure('')).toBe('');
});
