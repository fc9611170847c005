import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Queues } from '../queue/queues.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** GET /metrics for Prometheus: the process itself and how long each GraphQL operation took. */
export function metricsRoute(server: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'naga_graphql_seconds',
    help: 'Time to answer one GraphQL request',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url !== '/graphql') return;
    const { operationName = 'unnamed' } = (request.body ?? {}) as { operationName?: string };
    seconds.observe({ operation: operationName, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return registry;
}

/** How many jobs stand in each queue in each state, asked of the queue when somebody looks. */
export function queueMetrics(registry: Registry, queues: Queues): void {
  new Gauge({
    name: 'naga_queue_jobs',
    help: 'Jobs in a queue by state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const queue of queues.all()) {
        const counts = await queue.getJobCounts();
        for (const [state, count] of Object.entries(counts)) this.set({ queue: queue.name, state }, count);
      }
    },
  });
}
