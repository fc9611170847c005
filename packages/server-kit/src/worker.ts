import type { Logger } from 'pino';
import { JobTurns } from './jobs/job-turns.js';
import { type DomainEvent, eventQueueOf } from './outbox/domain-event.js';
import { OutboxRelay } from './outbox/relay.js';
import type { Queues } from './queue/queues.js';
import type { AnySubgraph } from './subgraph.js';

/** How many BullMQ workers `startWorker` opens for one subgraph. */
export const WORKERS_A_SUBGRAPH = 1;

export interface RunningWorker {
  readonly relay: OutboxRelay;
  /** Stops the relay and, when those that run have ended, the jobs; the workers end with their queues (`Queues.close`). */
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
  const { database, clock } = subgraph;
  const turns = await JobTurns.start({ database, clock, log, jobs, run: (job) => subgraph.runJob(job) });
  return { relay, stop: async () => void (await Promise.all([relay.stop(), turns.stop()])) };
}
