import { createPostgresBackend, type Job, Queue, runMigrations, withBackend, Worker } from 'bullmq';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool } from '../database/pool.js';
import { type DomainEvent, eventQueueOf } from '../outbox/domain-event.js';

const KEEP_DONE = { age: 3600, count: 1000 };
const KEEP_FAILED = { age: 30 * 86_400 };
const ATTEMPTS = { attempts: 12, backoff: { type: 'exponential', delay: 1000 } };

/**
 * A job whose process died is taken up again within seconds, however often that happens: jobs are idempotent, and BullMQ
 * would otherwise give up at the second death and lose the mail.
 */
const AFTER_A_CRASH = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 1_000 };

/** Seconds until an idle worker on PostgreSQL looks by itself: it hears of each job, and of a connection that it lost. */
const LOOK_AGAIN = { drainDelay: 30 };

/** BullMQ's classes bound to one backend and its connection. */
interface Backend {
  newQueue(name: string): Queue;
  newWorker(name: string, handle: (job: Job) => Promise<void>, concurrency: number): Worker;
}

function redisBackend(url: string): Backend {
  const connection = { url, maxRetriesPerRequest: null };
  return {
    newQueue: (name) => new Queue(name, { connection }),
    newWorker: (name, handle, concurrency) => new Worker(name, handle, { connection, concurrency, ...AFTER_A_CRASH }),
  };
}

function postgresBackend(pool: pg.Pool): Backend {
  const bound = withBackend(createPostgresBackend);
  const connection = pool as never;
  return {
    newQueue: (name) => new bound.Queue(name, { connection }) as unknown as Queue,
    newWorker: (name, handle, concurrency) =>
      new bound.Worker(name, handle as never, {
        connection,
        concurrency,
        ...AFTER_A_CRASH,
        ...LOOK_AGAIN,
      }) as unknown as Worker,
  };
}

export interface QueueOptions {
  readonly databaseUrl: string;
  /** Set: BullMQ runs on Redis; unset: on PostgreSQL, in the schema `bullmq`. */
  readonly redisUrl?: string | undefined;
  /** Workers that will run in this process: each holds one connection for LISTEN. */
  readonly workers: number;
  readonly log: Logger;
}

/** BullMQ behind one small door, on either backend. Workers are closed first, then queues, then the pool. */
export class Queues {
  readonly #queues = new Map<string, Queue>();
  readonly #workers: Worker[] = [];

  private constructor(
    private readonly backend: Backend,
    private readonly pool: pg.Pool | undefined,
    private readonly log: Logger,
  ) {}

  static async open({ databaseUrl, redisUrl, workers, log }: QueueOptions): Promise<Queues> {
    if (redisUrl) return new Queues(redisBackend(redisUrl), undefined, log);
    const max = workers + 8;
    const config = { connectionString: databaseUrl, options: '-c search_path=bullmq', max, application_name: 'bullmq' };
    const pool = openPool(config, (err) => log.warn({ err }, 'queue connection lost'));
    pool.setMaxListeners(0);
    const client = await pool.connect();
    try {
      await runMigrations(client);
    } finally {
      client.release();
    }
    return new Queues(postgresBackend(pool), pool, log);
  }

  /** For the queue page of the back office. */
  all(): readonly Queue[] {
    return [...this.#queues.values()];
  }

  queue(name: string): Queue {
    let queue = this.#queues.get(name);
    if (queue === undefined) {
      queue = this.backend.newQueue(name);
      queue.on('error', (err) => this.log.warn({ err, queue: name }, 'queue error'));
      this.#queues.set(name, queue);
      this.#forgetUnlessReady(name, queue);
    }
    return queue;
  }

  /** A queue that was opened while its backend was away never gets well: the next caller gets another one. */
  #forgetUnlessReady(name: string, queue: Queue): void {
    queue.waitUntilReady().catch(() => {
      if (this.#queues.get(name) === queue) this.#queues.delete(name);
    });
  }

  /** Resolves once the backend answers. */
  async ready(): Promise<void> {
    await this.queue('health').getJobCounts();
  }

  /** How many events wait or are delayed on their way to these subgraphs, by queue. */
  async depths(subgraphs: readonly string[]): Promise<Record<string, number>> {
    const names = subgraphs.map(eventQueueOf);
    const counts = await Promise.all(names.map((name) => this.queue(name).getJobCounts('waiting', 'delayed')));
    return Object.fromEntries(
      names.map((name, index) => [name, (counts[index]?.['waiting'] ?? 0) + (counts[index]?.['delayed'] ?? 0)]),
    );
  }

  /** One job an event, named by the event's id so that a second relay adds nothing. */
  async addEvents(name: string, events: readonly DomainEvent[]): Promise<void> {
    const jobs = events.map((event) => ({
      name: event.type,
      data: event,
      opts: { ...ATTEMPTS, jobId: event.id, removeOnComplete: KEEP_DONE, removeOnFail: KEEP_FAILED },
    }));
    await this.queue(name).addBulk(jobs);
  }

  work(name: string, handle: (job: Job) => Promise<void>, concurrency: number): void {
    const worker = this.backend.newWorker(name, handle, concurrency);
    worker.on('error', (err) => this.log.warn({ err, queue: name }, 'worker error'));
    worker.on('failed', (job, err) => this.log.error({ err, job: job?.name, id: job?.id, queue: name }, 'job failed'));
    this.#workers.push(worker);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
    await Promise.all(this.all().map((queue) => queue.close()));
    await this.pool?.end();
  }
}
