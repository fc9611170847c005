import type { Logger } from 'pino';
import type { DomainEvent } from './outbox/domain-event.js';
import { eventQueueOf, OutboxRelay } from './outbox/relay.js';
import type { Queues } from './queue/queues.js';
import type { AnySubgraph } from './subgraph.js';

const jobQueueOf = (name: string): string => `${name}-jobs`;

/** How many BullMQ workers `startWorker` opens for one subgraph. */
export const WORKERS_A_SUBGRAPH = 2;

export interface RunningWorker {
  readonly relay: OutboxRelay;
  /** Stops the relay; the workers end with their queues (`Queues.close`). */
  stop(): Promise<void>;
}

/** Relays a subgraph's outbox, consumes its events and runs its jobs. */
export async function startWorker(
  subgraph: AnySubgraph,
  queues: Queues,
  databaseUrl: string,
  log: Logger,
): Promise<RunningWorker> {
  const { name, audience = {}, consumers = {}, jobs = [] } = subgraph.definition;
  const relay = new OutboxRelay(subgraph.database, audience, queues, log, subgraph.clock);
  if (Object.keys(audience).length > 0) await relay.start(databaseUrl);
  if (Object.keys(consumers).length > 0) {
    queues.work(eventQueueOf(name), (job) => subgraph.consume(job.data as DomainEvent), 8);
  }
  if (jobs.length > 0) {
    for (const job of jobs) await queues.schedule(jobQueueOf(name), job.name, job.every);
    queues.work(jobQueueOf(name), (job) => subgraph.runJob(job.name), 2);
  }
  return { relay, stop: () => relay.stop() };
}
