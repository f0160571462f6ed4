import { globSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import { ROOT } from '../child-process.ts';
import { AREAS } from './areas.ts';

const isCode = (file: string) => !/\.test\.ts$|\.d\.ts$|\/testing\//.test(file);

test.each([
  ['rules', 'rules'],
  ['cardMaker', 'card-maker'],
])('every file of code of the area %s is mutated, in one part', (name, folder) => {
  const area = AREAS.find((one) => one.name === name)!;
  const files = globSync(`packages/${folder}/src/**/*.ts`, { cwd: ROOT }).filter(isCode);
  expect(files.length).toBeGreaterThan(20);
  const others = files.filter((file) => {
    const parts = area.parts.filter(({ mutate }) =>
      mutate.some((glob) => path.matchesGlob(file, glob)),
    );
    return parts.length !== 1;
  });
  expect(others).toEqual([]);
});

test.each(
  AREAS.flatMap(({ name, parts }) => parts.map((part) => [name, part.folder, part] as const)),
)('the part %s/%s has code to mutate and tests to notice', (_area, _folder, { mutate, tests }) => {
  expect(globSync([...mutate], { cwd: ROOT }).filter(isCode)).not.toEqual([]);
  const found = globSync(
    tests.flatMap((glob) => [glob.replace('{ts,tsx}', 'ts'), glob.replace('{ts,tsx}', 'tsx')]),
    { cwd: ROOT },
  );
  expect(found).not.toEqual([]);
});
