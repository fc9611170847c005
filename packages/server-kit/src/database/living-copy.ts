import type { Logger } from 'pino';
import { ListeningConnection } from './listening-connection.js';

/** Changes that come together are read together. */
const GATHER_MS = 50;

/** One reading of the tables: why, how long it took, and the copy or why there is none. */
export interface Reading<T> {
  /** What was heard: tables that changed, `START`, `BACK` when nobody had listened, or what somebody said by hand. */
  readonly causes: readonly string[];
  readonly ms: number;
  /** Undefined where it failed. */
  readonly copy: T | undefined;
  readonly failure: string | undefined;
}

export const START = 'START';
export const BACK = 'BACK';

/** What a copy is read anew from. */
export interface ToRead<T> {
  /** As in `Reading`. */
  readonly causes: readonly string[];
  /** The copy whose place is taken; undefined at the start. */
  readonly before: T | undefined;
}

export interface LivingCopyOptions<T> {
  readonly databaseUrl: string;
  /** What triggers on the tables notify (see `announceChanges`). */
  readonly channel: string;
  readonly log: Logger;
  /** Reads the tables into the next generation. */
  readonly read: (wish: ToRead<T>) => Promise<T>;
  /** Told of each reading once it is over; what goes wrong there stops no copy. */
  readonly onRead?: (reading: Reading<T>) => Promise<void>;
}

/**
 * A copy of some tables in memory that follows them: every committed change is heard by every process, which reads the
 * next generation while the present one goes on answering.
 */
export class LivingCopy<T> {
  #listener: ListeningConnection | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | undefined;
  #stale = false;
  #stopped = false;
  #causes = new Set<string>([START]);
  readonly #probes = new Map<string, (heard: boolean) => void>();
  #current: T | undefined;

  private constructor(private readonly options: LivingCopyOptions<T>) {}

  /** Listens first and reads then, so that no change falls between. */
  static async start<T>(options: LivingCopyOptions<T>): Promise<LivingCopy<T>> {
    const copy = new LivingCopy(options);
    copy.#listener = await ListeningConnection.open({
      ...options,
      onHeard: (payload) => copy.#hear(payload),
      onLost: () => copy.#deaf(),
      // Whatever changed while nobody listened is found by reading all of it again.
      onBack: () => copy.#change(BACK),
    });
    try {
      await copy.#read();
    } catch (error) {
      await copy.stop();
      throw error;
    }
    return copy;
  }

  /** The latest generation. Ask once an answer: two questions may meet two generations. */
  get current(): T {
    return this.#current!;
  }

  /** Resolves when every change committed before the call can be read from `current`. */
  async settled(): Promise<void> {
    while (!(await this.#heardItself())) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    this.#gathered();
    while (this.#reading) await this.#reading;
  }

  /** Says something on the channel and waits for it: everything said before has then been heard too. */
  async #heardItself(): Promise<boolean> {
    const probe = `probe ${Math.random()}`;
    const heard = new Promise<boolean>((resolve) => this.#probes.set(probe, resolve));
    return (await this.#listener?.say(probe)) === true ? heard : false;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#reading;
    await this.#listener?.close();
  }

  #deaf(): void {
    for (const resolve of this.#probes.values()) resolve(false);
    this.#probes.clear();
  }

  #hear(payload: string): void {
    const probe = this.#probes.get(payload);
    this.#probes.delete(payload);
    if (probe) probe(true);
    else if (!payload.startsWith('probe ')) this.#change(payload);
  }

  #change(cause: string): void {
    this.#stale = true;
    this.#causes.add(cause);
    this.#timer ??= setTimeout(() => this.#gathered(), GATHER_MS);
  }

  #gathered(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#stale || this.#reading || this.#stopped) return;
    const { channel, log } = this.options;
    this.#reading = this.#read()
      .catch((error: unknown) => log.error({ error, channel }, 'tables could not be read; the last copy stays'))
      .finally(() => {
        this.#reading = undefined;
        this.#gathered();
      });
  }

  async #read(): Promise<void> {
    const causes = [...this.#causes];
    this.#causes.clear();
    this.#stale = false;
    const started = performance.now();
    const reading = (told: Pick<Reading<T>, 'copy' | 'failure'>): Reading<T> => ({
      causes,
      ms: Math.round(performance.now() - started),
      ...told,
    });
    try {
      const copy = await this.options.read({ causes, before: this.#current });
      this.#current = copy;
      await this.#tell(reading({ copy, failure: undefined }));
    } catch (error) {
      await this.#tell(reading({ copy: undefined, failure: error instanceof Error ? error.message : String(error) }));
      throw error;
    }
  }

  async #tell(reading: Reading<T>): Promise<void> {
    const { channel, log, onRead } = this.options;
    await onRead?.(reading).catch((error: unknown) => log.warn({ error, channel }, 'a reading was not written down'));
  }
}

/** SQL of a migration: each committed change of one of the tables is notified on the channel, once a transaction. */
export function announceChanges(channel: string, tables: readonly string[]): string[] {
  const call = `create function announce_change() returns trigger language plpgsql as $$
    begin perform pg_notify('${channel}', ''); return null; end $$`;
  return [call, ...alsoAnnounce(...tables)];
}

/** SQL of a migration: from now on what is notified says which table changed; each once a transaction. */
export const announceTables = (channel: string): string =>
  `create or replace function announce_change() returns trigger language plpgsql as $$
    begin perform pg_notify('${channel}', tg_table_name); return null; end $$`;

/** The same for tables that came later. */
export const alsoAnnounce = (...tables: readonly string[]): string[] =>
  tables.map(
    (table) => `create trigger ${table}_announce after insert or update or delete or truncate on "${table}"
      for each statement execute function announce_change()`,
  );
