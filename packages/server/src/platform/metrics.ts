import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EventStreams } from './http/event-streams.ts';

/** The program's metrics in the format of Prometheus. */
export interface Metrics {
  /** Records one HTTP response and its duration in milliseconds. */
  observeResponse(method: string, route: string, status: number, ms: number): void;
  /** Reports the open streams, and those that were ended since nobody read them. */
  observeStreams(streams: Pick<EventStreams, 'count' | 'countDropped'>): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Starts collecting the metrics of the process; HTTP responses are reported by the routes. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  // The delay of the event loop is asked for every 50 ms, which is the least that is shown then. At
  // the default of 10 ms an idle program spends most of its time on that.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const responses = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  return {
    observeResponse: (method, route, status, ms) =>
      responses.observe({ method, route, status }, ms / 1000),
    observeStreams: ({ count, countDropped }) => {
      const open = new Gauge({
        name: 'event_streams_open',
        help: 'Open streams of server-sent events.',
        registers: [],
        collect() {
          this.set(count());
        },
      });
      const dropped = new Counter({
        name: 'event_streams_dropped_total',
        help: 'Streams that were closed since their client did not read.',
        registers: [],
        collect() {
          this.reset();
          this.inc(countDropped());
        },
      });
      registry.registerMetric(open);
      registry.registerMetric(dropped);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
