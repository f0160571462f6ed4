import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseSettings, SETTING_NAMES } from '@pennant/server/platform/settings';
import {
  ServiceMonitor,
  type IServiceMonitor,
} from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress, type IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import {
  PodDisruptionBudget,
  type IPodDisruptionBudget,
} from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { expect, test } from 'vitest';

import { readDeployFile, readYaml, readYamlDocuments, ROOT } from './deploy-files.ts';
import { theApp } from './the-app.ts';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** How a Prometheus without the operator asks the pods. */
interface Scrape {
  readonly job_name: string;
  readonly metrics_path: string;
  readonly authorization: { readonly type: string; readonly credentials_file: string };
  readonly relabel_configs: readonly {
    readonly source_labels: readonly string[];
    readonly regex: string;
    readonly action: string;
  }[];
}

const MODELS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  ConfigMap,
  Secret,
  Service,
  Deployment,
  Ingress,
  PodDisruptionBudget,
  ServiceMonitor,
};
const GRACE_OF_REQUESTS_S = 30;

const manifests = readYamlDocuments<Manifest>('kubernetes/pennant.yaml');
const [secret] = readYamlDocuments<Manifest & { stringData: Record<string, string> }>(
  'kubernetes/secret.template.yaml',
);
const [monitor] = readYamlDocuments<Manifest & IServiceMonitor>('kubernetes/service-monitor.yaml');
const described = [...manifests, secret!, monitor!];
const find = (kind: string): unknown => manifests.find((manifest) => manifest.kind === kind);
const deployment = (find('Deployment') as IDeployment).spec!;
const pod = deployment.template.spec!;
const program = pod.containers[0]!;
const config = (find('ConfigMap') as { data: Record<string, string> }).data;

test.each(described)('$kind is what Kubernetes describes', (manifest) => {
  const model = new MODELS[manifest.kind]!(manifest as never);
  expect(() => model.validate()).not.toThrow();
  expect(model).toMatchObject({ apiVersion: manifest.apiVersion });
});

test('no field is one that Kubernetes does not know', async () => {
  // The schemas let unknown fields pass; types of object literals do not.
  const folder = path.join(ROOT, '.cache', 'kubernetes-types');
  await mkdir(folder, { recursive: true });
  const text = described.map((manifest, index) => {
    const models =
      manifest === monitor ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models';
    const module = `${models}/${manifest.apiVersion}/${manifest.kind}`;
    return `import type { I${manifest.kind} } from '${module}';\nexport const manifest${index}: I${manifest.kind} = ${JSON.stringify(manifest)};\n`;
  });
  await writeFile(path.join(folder, 'manifests.ts'), text.join(''));
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'];
  const tsc = path.join(ROOT, 'node_modules', '.bin', 'tsc');
  const args = [...options, '--module', 'nodenext', '--types', '', 'manifests.ts'];
  const checked = await promisify(execFile)(tsc, args, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  expect(checked.stdout).toBe('');
  await rm(folder, { recursive: true });
});

test('the pods are not root, write to no disk but /tmp, and have no rights', () => {
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(program.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(program.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(program.image).toMatch(/:\d+\.\d+\.\d+$/);
});

test('a pod is given the memory that the guide says to reckon with', () => {
  const guide = readDeployFile('../docs/operating.md');
  const megabytes = Number(/Reckon with (\d+) MB/.exec(guide)?.[1]);
  const mebibytes = Number(/^(\d+)Mi$/.exec(String(program.resources?.requests?.['memory']))?.[1]);
  expect(mebibytes * 1.024 ** 2).toBeGreaterThanOrEqual(megabytes);
  // While the first start makes the cards.
  const gigabytes = /a limit of (\d+) GB/.exec(guide)?.[1];
  expect(program.resources?.limits?.['memory']).toBe(`${gigabytes}Gi`);
});

test('the probes ask for routes that the program has', async () => {
  const paths = {
    startup: program.startupProbe?.httpGet?.path,
    liveness: program.livenessProbe?.httpGet?.path,
    readiness: program.readinessProbe?.httpGet?.path,
  };
  expect(paths).toEqual({
    startup: '/api/live',
    liveness: '/api/live',
    readiness: '/api/ready',
  });
  const app = await theApp();
  for (const url of Object.values(paths))
    expect(app.hasRoute({ method: 'GET', url: url! })).toBe(true);
  await app.close();
  expect(program.ports).toContainEqual({ name: 'http', containerPort: Number(config['PORT']) });
});

test('the settings are known to the program, which takes them', () => {
  const names = [...Object.keys(config), ...Object.keys(secret!.stringData)];
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(program.envFrom).toEqual([
    { configMapRef: { name: (find('ConfigMap') as Manifest).metadata.name } },
    { secretRef: { name: secret!.metadata.name } },
  ]);
  const parsed = parseSettings({
    LAHMAN_DIR: '',
    ...config,
    DATABASE_URL: 'postgresql://pooler:6432/pennant',
    DATABASE_DIRECT_URL: 'postgresql://database/pennant',
    SMTP_URL: 'smtp://mail',
    METRICS_TOKEN: 'a-token-of-twenty-or-more',
  });
  expect(parsed).toMatchObject({ ok: true, settings: { production: true, trustProxy: 1 } });
});

test('the template of the secret has no secret', () => {
  expect(Object.keys(secret!.stringData)).toEqual([
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'SMTP_URL',
    'METRICS_TOKEN',
  ]);
  expect(Object.values(secret!.stringData).filter((value) => value !== '')).toEqual([]);
});

test('Prometheus finds the pods, and sends them the token without which there are no figures', async () => {
  const labels = deployment.template.metadata!.labels!;
  const { selector, endpoints } = monitor!.spec;
  const service = find('Service') as Manifest & {
    metadata: { labels: object };
    spec: { ports: { name: string }[] };
  };
  expect(service.metadata.labels).toMatchObject(selector.matchLabels!);
  const [endpoint] = endpoints;
  expect(service.spec.ports.map(({ name }) => name)).toContain(endpoint?.port);
  const credentials = { name: secret!.metadata.name, key: 'METRICS_TOKEN' };
  expect(endpoint?.authorization).toEqual({ type: 'Bearer', credentials });
  expect(Object.keys(secret!.stringData)).toContain(credentials.key);

  // Without the operator.
  const [job] = readYaml('kubernetes/scrape-config.yaml') as Scrape[];
  // Of the alerts too; with the operator it is the name of the service.
  expect([job?.job_name, service.metadata.name]).toEqual(['pennant', 'pennant']);
  expect(job?.authorization.type).toBe('Bearer');
  expect(path.basename(job?.authorization.credentials_file ?? '')).toBe(credentials.key);
  const [byLabel, byPort] = job!.relabel_configs;
  const [[label, value]] = Object.entries(labels) as [[string, string]];
  expect(byLabel).toEqual({
    source_labels: [`__meta_kubernetes_pod_label_${label.replaceAll(/\W/g, '_')}`],
    regex: value,
    action: 'keep',
  });
  expect(program.ports?.map(({ name }) => name)).toEqual([byPort?.regex]);

  const app = await theApp();
  for (const url of [endpoint?.path, job?.metrics_path])
    expect(app.hasRoute({ method: 'GET', url: url! })).toBe(true);
  await app.close();
});

test('a pod that is ended serves on until it is sent nothing more, and ends what it has begun', () => {
  const delay = Number(config['STOP_DELAY_MS']) / 1000;
  const { periodSeconds = 10, failureThreshold = 3 } = program.readinessProbe!;
  expect(delay).toBeGreaterThan(periodSeconds * failureThreshold);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delay + GRACE_OF_REQUESTS_S);
});

test('while pods are replaced or moved, as many serve as before or nearly', () => {
  expect(deployment.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  const { minAvailable } = (find('PodDisruptionBudget') as IPodDisruptionBudget).spec!;
  expect(minAvailable).toBe(deployment.replicas! - 1);
});

test('service, budget and deployment mean the same pods, and the ingress leads to the service', () => {
  const labels = deployment.template.metadata?.labels;
  expect(deployment.selector.matchLabels).toEqual(labels);
  expect((find('PodDisruptionBudget') as IPodDisruptionBudget).spec?.selector?.matchLabels).toEqual(
    labels,
  );
  const service = find('Service') as Manifest & { spec: { selector: object; ports: object[] } };
  expect(service.spec.selector).toEqual(labels);
  expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  const { rules, tls } = (find('Ingress') as IIngress).spec!;
  expect(rules?.[0]?.http?.paths[0]?.backend.service).toEqual({
    name: service.metadata.name,
    port: { name: 'http' },
  });
  const host = new URL(config['PUBLIC_URL']!).host;
  expect([rules?.[0]?.host, tls?.[0]?.hosts]).toEqual([host, [host]]);
});
