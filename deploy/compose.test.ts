import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import { parseSettings, SETTING_NAMES } from '@pennant/server/platform/settings';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';

import {
  DEPLOY,
  interpolate,
  programsOf,
  readCompose,
  readDeployFile,
  readYaml,
  ROOT,
  type ComposeAddresses,
} from './deploy-files.ts';

/** The schema of the Compose Specification, which the linter of compose files brings. */
const SCHEMA = JSON.parse(
  readFileSync(path.join(ROOT, 'node_modules', 'dclint', 'schemas', 'compose.schema.json'), 'utf8'),
) as object;
const GRACE_OF_REQUESTS_S = 30;

describe.each(['compose.yaml', 'citus/compose.yaml'])('%s', (file) => {
  const compose = readCompose(file);
  const services = Object.entries(compose.services);

  test('is what the Compose Specification describes', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
    addFormats.default(ajv);
    // Durations are Go's: 1m30s.
    ajv.addFormat('duration', /^(\d+(ns|us|ms|s|m|h))+$/);
    const validate = ajv.compile(SCHEMA);
    validate(readYaml(file));
    expect(validate.errors).toBeNull();
  });

  test('every image has its version', () => {
    const unpinned = services
      .filter(([, { build }]) => build === undefined)
      .filter(([, { image }]) => !/^[\w./-]+:v?\d+\.\d+(\.\d+)?[\w.-]*$/.test(image));
    expect(unpinned).toEqual([]);
  });

  test('every file that is mounted is there, and every service that is waited for', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes);
    const files = mounts
      .map((mount) => mount.split(':')[0]!)
      .filter((source) => source.startsWith('.') && source !== '../data');
    expect(files.length).toBeGreaterThan(0);
    const folder = path.dirname(path.join(DEPLOY, file));
    expect(files.filter((source) => !existsSync(path.join(folder, source)))).toEqual([]);
    const awaited = services.flatMap(([, { depends_on = [] }]) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    );
    expect(awaited.filter((name) => !(name in compose.services))).toEqual([]);
    for (const [, { build }] of programsOf(compose))
      expect(existsSync(path.join(folder, build!.context, build!.dockerfile))).toBe(true);
  });

  test('no read-only service is given a file that is not one: compose refuses to start it', () => {
    const isWritten = (of: 'configs' | 'secrets', entry: string | { readonly source: string }) => {
      const source = typeof entry === 'string' ? entry : entry.source;
      const { content, environment } = compose[of]![source]!;
      return content !== undefined || environment !== undefined;
    };
    const refused = services
      .filter(([, { read_only }]) => read_only === true)
      .filter(
        ([, { configs = [], secrets = [] }]) =>
          configs.some((entry) => isWritten('configs', entry)) ||
          secrets.some((entry) => isWritten('secrets', entry)),
      );
    expect(refused.map(([name]) => name)).toEqual([]);
  });

  test('only players reach it from other machines', () => {
    const published = services.flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, interpolate(port)] as const),
    );
    expect(published.length).toBeGreaterThan(0);
    const toAll = published.filter(([, port]) => !port.startsWith('127.0.0.1:'));
    expect(toAll.filter(([name]) => name !== 'balancer')).toEqual([]);
  });

  test('an operator is asked for every variable, and told of one that must be set', () => {
    const text = readDeployFile(file).replaceAll(/^\s*#.*$/gm, '');
    const variables = [...text.matchAll(/\$\{(\w+)(:[-?])?/g)];
    const names = new Set(variables.map(([, name]) => name!));
    const settled = (operator: string) =>
      variables.filter(([, , found]) => found === operator).map(([, name]) => name!);
    const withoutDefault = [...names].filter((name) => !settled(':-').includes(name));
    expect(withoutDefault.filter((name) => !settled(':?').includes(name))).toEqual([]);
    const example = new Set<string>(readDeployFile('.env.example').match(/^\w+(?==)/gm));
    expect([...names].filter((name) => !example.has(name))).toEqual([]);
  });

  describe.each(programsOf(compose))('%s', (_, program) => {
    test('has no rights that it does not need', () => {
      expect(program).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
      expect(program.security_opt).toContain('no-new-privileges:true');
      expect(program.user ?? 'the image’s').not.toMatch(/^(root|0)/);
    });

    test('is given settings that the program knows and takes', () => {
      const environment = Object.fromEntries(
        Object.entries(program.environment!).map(([name, value]) => [name, interpolate(value)]),
      );
      expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
      const parsed = parseSettings({ LAHMAN_DIR: '', ...environment });
      expect(parsed).toMatchObject({ ok: true, settings: { isPublicUrlSet: true } });
      const { settings } = parsed as Extract<typeof parsed, { ok: true }>;
      // It has no disk for a database of its own, and whoever registers waits for a letter.
      expect(settings.databaseUrl).not.toBeNull();
      expect(settings.smtpUrl).not.toBeNull();
      // Behind a proxy the figures can be read with a token alone.
      expect(settings.trustProxy === false || settings.metricsToken !== null).toBe(true);
    });

    test('is given the time to end what it has begun', () => {
      const seconds = Number(/^(\d+)s$/.exec(program.stop_grace_period ?? '')?.[1]);
      const delay = Number(program.environment!['STOP_DELAY_MS']) / 1000;
      expect(delay).toBeGreaterThan(0);
      expect(seconds).toBeGreaterThan(delay + GRACE_OF_REQUESTS_S);
    });
  });
});

test('the three programs of compose.yaml have an address each, that no other container is given', () => {
  const compose = readCompose();
  const addresses = programsOf(compose).map(([, { networks }]) => networks!.default.ipv4_address);
  expect(new Set(addresses).size).toBe(3);
  const [{ subnet, gateway, ip_range }] = compose.networks!.default.ipam.config as [
    ComposeAddresses,
  ];
  const isIn = (network: string, address: string) => {
    const [start, prefix] = network.split('/');
    const list = new BlockList();
    list.addSubnet(start!, Number(prefix));
    return list.check(address);
  };
  for (const address of [gateway, ...addresses]) {
    expect(isIn(subnet, address)).toBe(true);
    expect(isIn(ip_range, address)).toBe(false);
  }
  expect(isIn(subnet, ip_range.split('/')[0]!)).toBe(true);
  expect(addresses).not.toContain(gateway);
  // The guide and the file of proxies name it, for a proxy on the same machine.
  for (const file of ['nginx/trusted-proxies.conf', '../docs/operating.md'])
    expect(readDeployFile(file)).toContain(`gateway (${gateway})`);
});

test('the replica follows with the settings of the primary', () => {
  const { 'database-primary': primary, 'database-replica': replica } = readCompose().services;
  expect(replica?.image).toBe(primary?.image);
  expect(replica?.user).toBe('postgres');
  const connections = (command: readonly string[] = []) =>
    command.find((word) => word.startsWith('max_connections='));
  expect(connections(replica?.command)).toBe(connections(primary?.command));
  const slotOf = (file: string) => /(?:slot\('|--slot )(\w+)/.exec(readDeployFile(file))?.[1];
  expect(slotOf('postgres/start-replica.sh')).toBe('replica');
  expect(slotOf('postgres/create-database.sh')).toBe('replica');
});

test('with Citus the program starts once the workers have joined, which its tables are placed on', () => {
  const { program } = readCompose('citus/compose.yaml').services;
  expect(program?.depends_on).toEqual({ cluster: { condition: 'service_completed_successfully' } });
});
