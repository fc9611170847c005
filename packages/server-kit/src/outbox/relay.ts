import type { Clock } from '@naga/kernel/clock.js';
import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import { ListeningConnection } from '../database/listening-connection.js';
import { inRowTransaction } from '../database/row-transaction.js';
import type { Queues } from '../queue/queues.js';
import { type DomainEvent, eventQueueOf } from './domain-event.js';

const BATCH = 500;
/** Nothing is lost while it listens; this is for queues that were away. */
const POLL_MS = 5000;

/** Event type → subgraphs that want it. */
export type Audience = Readonly<Record<string, readonly string[]>>;

/** Carries committed events from one subgraph's outbox to the queues of those who want them. */
export class OutboxRelay {
  #listener: ListeningConnection | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(
    private readonly database: Database,
    private readonly audience: Audience,
    private readonly queues: Queues,
    private readonly log: Logger,
    private readonly clock: Clock,
  ) {}

  /** Wakes on NOTIFY, when it listens again, and every few seconds. */
  async start(databaseUrl: string): Promise<void> {
    this.#listener = await ListeningConnection.open({
      databaseUrl,
      channel: 'outbox',
      log: this.log,
      onHeard: (schema) => schema === this.database.schema && this.wake(),
      onBack: () => this.wake(),
    });
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  wake(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#empty()
      .catch((err: unknown) => this.log.error({ err }, 'outbox relay failed; will try again'))
      .finally(() => {
        this.#running = undefined;
        if (this.#again) {
          this.#again = false;
          this.wake();
        }
      });
  }

  /** Resolves when everything that waited at the call has been carried, also by a round that was under way. */
  async flush(): Promise<void> {
    this.wake();
    while (this.#running) await this.#running;
  }

  async #empty(): Promise<void> {
    while ((await this.#batch()) === BATCH);
  }

  #batch(): Promise<number> {
    return inRowTransaction(this.database, async (transaction) => {
      const events = await transaction.rows<DomainEvent>(
        `select id, type, payload, mode, request_id as "requestId" from outbox_event where relayed_at is null
         order by sequence limit ${BATCH} for update skip locked`,
      );
      await this.#deliver(events);
      const ids = events.map(({ id }) => id);
      if (ids.length > 0)
        await transaction.rows('update outbox_event set relayed_at = $2 where id = any($1)', [
          ids,
          new Date(this.clock.now()),
        ]);
      return ids.length;
    });
  }

  async #deliver(events: readonly DomainEvent[]): Promise<void> {
    const byConsumer = new Map<string, DomainEvent[]>();
    for (const event of events) {
      for (const consumer of this.audience[event.type] ?? []) {
        const list = byConsumer.get(consumer) ?? [];
        list.push(event);
        byConsumer.set(consumer, list);
      }
    }
    await Promise.all([...byConsumer].map(([consumer, list]) => this.queues.addEvents(eventQueueOf(consumer), list)));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
    await this.#listener?.close();
  }
}
