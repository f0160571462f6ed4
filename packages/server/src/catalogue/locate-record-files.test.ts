import { expect, test } from 'vitest';
import { locateRecordFiles, RECORD_FILES } from './locate-record-files.ts';

const pathsOf = (paths: readonly string[]) => {
  const located = locateRecordFiles(paths);
  return located.ok ? Object.fromEntries(located.paths) : located.folders;
};
const under = (folder: string) => RECORD_FILES.map((file) => `${folder}${file}`);

test.each(['', 'lahman_1871-2024_csv/', 'a/b/'])(
  'the files under "%s" are the record',
  (folder) => {
    expect(Object.values(pathsOf(under(folder)))).toEqual(under(folder));
  },
);

test('what systems add beside them is none of it', () => {
  const added = ['__MACOSX/lahman/._People.csv', '__MACOSX/People.csv', '.Trash/Teams.csv'];
  expect(Object.values(pathsOf([...added, ...under('lahman/')]))).toEqual(under('lahman/'));
});

test('tables that its makers keep in another folder are found there', () => {
  const paths = ['db/core/People.csv', 'db/core/Batting.csv', 'db/contrib/AwardsPlayers.csv'];
  expect(pathsOf(paths)).toEqual({
    'People.csv': 'db/core/People.csv',
    'Batting.csv': 'db/core/Batting.csv',
    'AwardsPlayers.csv': 'db/contrib/AwardsPlayers.csv',
  });
});

test('an older copy deeper inside is passed over', () => {
  const paths = [...under('lahman/old/'), ...under('lahman/')];
  expect(Object.values(pathsOf(paths))).toEqual(under('lahman/'));
});

test('two records side by side are told, since neither is the one', () => {
  expect(pathsOf([...under('2024/'), ...under('2023/')])).toEqual(['2023', '2024']);
});

test('file names in small letters are the same files', () => {
  expect(pathsOf(['people.csv', 'BATTING.CSV', 'notes.txt'])).toEqual({
    'People.csv': 'people.csv',
    'Batting.csv': 'BATTING.CSV',
  });
});
