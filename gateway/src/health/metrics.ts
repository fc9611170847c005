import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Jobs that wait, by queue. */
export type QueueDepths = () => Promise<Readonly<Record<string, number>>>;

/** What Prometheus reads at /metrics: one registry for each gateway, so that two in one process do not meet. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #fetches = new Histogram({
    name: 'subgraph_fetch_duration_seconds',
    help: 'Questions of the gateway to a subgraph',
    labelNames: ['subgraph'],
    buckets: SECONDS,
    registers: [this.#registry],
  });

  constructor(queueDepths?: QueueDepths) {
    collectDefaultMetrics({ register: this.#registry });
    if (queueDepths === undefined) return;
    new Gauge({
      name: 'queue_jobs_waiting',
      help: 'Jobs that wait',
      labelNames: ['queue'],
      registers: [this.#registry],
      async collect() {
        for (const [queue, depth] of Object.entries(await queueDepths())) this.set({ queue }, depth);
      },
    });
  }

  readonly fetched = (subgraph: string, ms: number): void => this.#fetches.observe({ subgraph }, ms / 1000);

  register(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      this.#requests.observe(labels, reply.elapsedTime / 1000);
    });
    app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
      reply.type(this.#registry.contentType).send(await this.#registry.metrics()),
    );
  }
}
