import { calls } from '@pennant/contract/calls';
import { createMetrics } from '@pennant/server/platform/metrics';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, test } from 'vitest';

import { programsOf, readCompose, readDeployFile, readYaml } from './deploy-files.ts';
import { theApp } from './the-app.ts';

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly datasource: { readonly uid: string };
  readonly targets: readonly { readonly expr: string; readonly datasource: { uid: string } }[];
}
interface Board {
  readonly title: string;
  readonly panels: readonly Panel[];
}
interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
    }[];
  }[];
}
interface Scrape {
  readonly job_name: string;
  readonly metrics_path: string;
  readonly authorization: { readonly credentials_file: string };
  readonly static_configs: readonly { readonly targets: readonly string[] }[];
}

interface Alertmanager {
  readonly global: { readonly smtp_smarthost: string };
  readonly route: {
    readonly receiver: string;
    readonly routes: readonly { readonly receiver: string; readonly matchers: readonly string[] }[];
  };
  readonly receivers: readonly {
    readonly name: string;
    readonly email_configs: readonly { readonly to: string }[];
  }[];
}

const compose = readCompose();
const board = JSON.parse(readDeployFile('grafana/boards/pennant.json')) as Board;
const alerts = readYaml('prometheus/alerts.yml') as Alerts;
const prometheus = readYaml('prometheus/prometheus.yml') as {
  scrape_configs: Scrape[];
  rule_files: string[];
  alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
};
const [scrape] = prometheus.scrape_configs;

/** A selector of an expression, `name{label="value"}`. */
interface Selector {
  readonly name: string;
  readonly labels: readonly (readonly [label: string, operator: string, value: string])[];
}

/** Returns the selectors of a PromQL expression; throws for one with a fault. */
function parseSelectors(source: string): Selector[] {
  // Grafana fills in the interval before Prometheus sees it.
  const expression = source.replaceAll('$__rate_interval', '5m');
  const textOf = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  const selectors: Selector[] = [];
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) throw new Error(`not PromQL at ${node.from}: ${expression}`);
      if (node.name !== 'VectorSelector') return;
      const labels = node.node
        .getChild('LabelMatchers')
        ?.getChildren('UnquotedLabelMatcher')
        .map((matcher) => {
          const value = JSON.parse(textOf(matcher.getChild('StringLiteral')!)) as string;
          return [
            textOf(matcher.getChild('LabelName')!),
            textOf(matcher.getChild('MatchOp')!),
            value,
          ] as const;
        });
      selectors.push({ name: textOf(node.node.getChild('Identifier')!), labels: labels ?? [] });
    },
  });
  return selectors;
}

/** A line of the figures that a program prints. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Returns everything that a program prints after one response to each call. */
async function printedSamples(): Promise<Sample[]> {
  const metrics = createMetrics();
  metrics.observeStreams({ count: () => 3, countDropped: () => 1 });
  for (const { method, path } of Object.values(calls))
    for (const status of [200, 429, 503]) metrics.observeResponse(method, path, status, 3);
  const text = await metrics.text();
  const printed = [...text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm)].map(
    ([, name = '', labels = '']): Sample => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [
          label,
          value,
        ]),
      ),
    }),
  );
  // A histogram of what has not happened yet, such as a collection of garbage, has no lines.
  const histograms = [...text.matchAll(/^# TYPE (\w+) histogram$/gm)].flatMap(([, name]) =>
    ['_sum', '_count', '_bucket'].map((part): Sample => ({ name: name! + part, labels: {} })),
  );
  return [...printed, ...histograms];
}
const samples = await printedSamples();

/** What Prometheus adds to every program that it asks. */
const OF_PROMETHEUS: Sample = {
  name: 'up',
  labels: { job: 'pennant', instance: 'program-1:3000' },
};

const isMatch = (operator: string, wanted: string, value: string) =>
  operator === '=' ? value === wanted : new RegExp(`^(?:${wanted})$`).test(value);

/** Returns whether a program prints something that a selector finds. */
const isPrinted = ({ name, labels }: Selector): boolean =>
  [...samples, OF_PROMETHEUS].some(
    (sample) =>
      sample.name === name &&
      labels.every(([label, operator, wanted]) =>
        isMatch(operator, wanted, { ...OF_PROMETHEUS.labels, ...sample.labels }[label] ?? ''),
      ),
  );

describe('whatever is asked of Prometheus is printed by the programs:', () => {
  test.each(board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])))(
    'board, %s',
    (_, expr) => {
      const selectors = parseSelectors(expr);
      expect(selectors.length).toBeGreaterThan(0);
      expect(selectors.filter((selector) => !isPrinted(selector))).toEqual([]);
    },
  );

  test.each(alerts.groups.flatMap(({ rules }) => rules))('alert $alert', ({ expr }) => {
    const selectors = parseSelectors(expr);
    expect(selectors.length).toBeGreaterThan(0);
    // A status of 500 is one that a program may print.
    expect(selectors.filter((selector) => !isPrinted(selector))).toEqual([]);
  });

  test('and each alternative of a list of routes is a call', () => {
    const lists = board.panels
      .flatMap(({ targets }) => targets.flatMap(({ expr }) => parseSelectors(expr)))
      .flatMap(({ labels }) => labels)
      .filter(([label, operator]) => label === 'route' && operator === '=~');
    const routes = lists.flatMap(([, , wanted]) => wanted.replaceAll('\\', '').split('|'));
    const paths = Object.values(calls).map(({ path }) => path);
    expect(routes.length).toBeGreaterThan(3);
    expect(routes.filter((route) => !paths.includes(route as never))).toEqual([]);
  });
});

test('panels have an id each, and ask the data source that is provisioned', () => {
  const ids = board.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { datasources } = readYaml('grafana/provisioning/datasources/prometheus.yaml') as {
    datasources: { uid: string; url: string }[];
  };
  const uids = board.panels.flatMap(({ datasource, targets }) => [
    datasource.uid,
    ...targets.map((target) => target.datasource.uid),
  ]);
  expect(new Set(uids)).toEqual(new Set([datasources[0]?.uid]));
  expect(new URL(datasources[0]!.url).hostname in compose.services).toBe(true);
});

test('the board is where Grafana looks for it', () => {
  const { providers } = readYaml('grafana/provisioning/dashboards/boards.yaml') as {
    providers: { options: { path: string } }[];
  };
  expect(compose.services['grafana']?.volumes).toContain(
    `./grafana/boards:${providers[0]?.options.path}:ro`,
  );
});

test('Prometheus asks every program, with the token that they know', async () => {
  expect(scrape?.static_configs[0]?.targets).toEqual(
    programsOf(compose).map(([name]) => `${name}:3000`),
  );
  const { prometheus: service } = compose.services;
  const files = [...prometheus.rule_files, '/etc/prometheus/prometheus.yml'];
  for (const file of files)
    expect(service?.volumes?.some((mount) => mount.split(':')[1] === file)).toBe(true);
  expect(service?.configs).toEqual([
    { source: 'metrics_token', target: scrape?.authorization.credentials_file },
  ]);
  expect(compose.configs?.['metrics_token']?.content).toBe('${METRICS_TOKEN}');
  const app = await theApp();
  expect(app.hasRoute({ method: 'GET', url: scrape!.metrics_path })).toBe(true);
  await app.close();
});

test('Prometheus hands alerts to the Alertmanager, which has somebody to send each to', () => {
  const targets = prometheus.alerting.alertmanagers.flatMap(({ static_configs }) =>
    static_configs.flatMap((group) => group.targets),
  );
  expect(targets).toEqual(['alertmanager:9093']);
  expect(compose.services['alertmanager']?.volumes).toEqual([
    './prometheus/alertmanager.yml:/etc/alertmanager/alertmanager.yml:ro',
  ]);
  const told = readDeployFile('prometheus/alertmanager.yml');
  const named = /smtp_auth_password_file: ([\w/]+)/.exec(told)?.[1];
  const mounted = compose.services['alertmanager']?.configs ?? [];
  expect(mounted).toEqual([{ source: 'alert_mail_password', target: named }]);
  const { global, route, receivers } = readYaml('prometheus/alertmanager.yml') as Alertmanager;
  const [mailServer] = global.smtp_smarthost.split(':') as [string];
  expect(mailServer in compose.services).toBe(true);
  const names = receivers
    .filter(({ email_configs }) => email_configs.length > 0)
    .map(({ name }) => name);
  const sentTo = [route, ...route.routes].map(({ receiver }) => receiver);
  expect(sentTo.filter((receiver) => !names.includes(receiver))).toEqual([]);
  const severities = alerts.groups.flatMap(({ rules }) =>
    rules.map(({ labels }) => `severity="${labels.severity}"`),
  );
  const matched = route.routes.flatMap(({ matchers }) => matchers);
  expect(matched.filter((matcher) => !severities.includes(matcher))).toEqual([]);
});
