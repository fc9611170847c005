import type { Clock } from '@naga/kernel/clock.js';
import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import { inRowTransaction } from '../database/row-transaction.js';

/** Others of the same process wait for one of these to end. */
const AT_ONCE = 2;
/** How long a process leaves a job alone that another one is at: that one may die. */
const WATCH_MS = 5_000;

/** A job without what it needs to run. */
export interface Recurring {
  readonly name: string;
  /** Milliseconds. */
  readonly every: number;
}

interface Work {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: readonly Recurring[];
  run(name: string): Promise<void>;
}

/** A job whose interval became shorter need not wait for the longer one. */
const KNOWN = `insert into job_turn (name, due_at) select name, to_timestamp($2::float8 / 1000) from unnest($1::text[]) as j(name)
  on conflict do nothing`;
const SOONER = `update job_turn t set due_at = j.latest from (select unnest($1::text[]) as name,
  to_timestamp(unnest($2::float8[]) / 1000) as latest) j where t.name = j.name and t.due_at > j.latest`;
const FREE = `select extract(epoch from due_at) * 1000 as "dueAt" from job_turn where name = $1 for update skip locked`;
const NEXT = `update job_turn set due_at = to_timestamp($2::float8 / 1000) where name = $1`;

/**
 * Runs a subgraph's jobs, each every so many milliseconds and by one process at a time. Whoever runs one has its row
 * locked meanwhile: when his process dies, the database lets go of it, and the job is due as it was.
 */
export class JobTurns {
  /** When to look at a job again, by its name; not those that run. */
  readonly #lookAt = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #every: ReadonlyMap<string, number>;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  private constructor(private readonly work: Work) {
    this.#every = new Map(work.jobs.map(({ name, every }) => [name, every]));
  }

  static async start(work: Work): Promise<JobTurns> {
    const turns = new JobTurns(work);
    const { database, clock, jobs } = work;
    const now = clock.now();
    const names = jobs.map(({ name }) => name);
    await database.rows(KNOWN, [names, now]);
    await database.rows(SOONER, [names, jobs.map(({ every }) => now + every)]);
    for (const name of names) turns.#lookAt.set(name, now);
    turns.look();
    return turns;
  }

  /** Takes what is due and waits for what is due next. */
  look(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const now = this.work.clock.now();
    const waiting = [...this.#lookAt].toSorted(([, a], [, b]) => a - b);
    for (const [name, at] of waiting) {
      if (this.#running.size === AT_ONCE) return;
      if (at > now) {
        this.#timer = setTimeout(() => this.look(), at - now);
        return;
      }
      this.#lookAt.delete(name);
      const run = this.#take(name).then((again) => {
        this.#running.delete(run);
        this.#lookAt.set(name, again);
        this.look();
      });
      this.#running.add(run);
    }
  }

  /** Runs a job if it is due and nobody is at it; answers when to look at it again. */
  async #take(name: string): Promise<number> {
    const { database, clock, log } = this.work;
    const began = clock.now();
    const every = this.#every.get(name)!;
    try {
      return await inRowTransaction(database, async (transaction) => {
        const [free] = await transaction.rows<{ dueAt: string }>(FREE, [name]);
        if (free === undefined) return began + Math.min(every, WATCH_MS);
        if (Number(free.dueAt) > began) return Number(free.dueAt);
        await this.work.run(name).catch((err: unknown) => log.error({ err, job: name }, 'job failed'));
        await transaction.rows(NEXT, [name, began + every]);
        return began + every;
      });
    } catch (err) {
      log.warn({ err, job: name }, 'a turn of a job was lost');
      return began + Math.min(every, WATCH_MS);
    }
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Resolves when those that run have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.idle();
  }
}
