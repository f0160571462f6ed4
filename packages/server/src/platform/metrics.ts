import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The program's measurements, for Prometheus. */
export interface Metrics {
  /** Counts an answer, and how long it took. */
  answered(method: string, route: string, status: number, ms: number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Begins to measure the process itself; answers are told of by whoever gives them. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    answered: (method, route, status, ms) => answers.observe({ method, route, status }, ms / 1000),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
