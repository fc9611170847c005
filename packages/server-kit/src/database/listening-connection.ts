import type { Logger } from 'pino';
import pg from 'pg';

const RECONNECT_MS = 500;

export interface ListeningOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly log: Logger;
  readonly onHeard: (payload: string) => void;
  /** The connection was lost; whatever is said from now on is not heard. */
  readonly onLost?: () => void;
  /** It listens again, and does not know what was said meanwhile. */
  readonly onBack: () => void;
}

/** One connection that hears what is notified on a channel, and finds its way back while the database is away. */
export class ListeningConnection {
  #client: pg.Client | undefined;
  #closed = false;

  private constructor(private readonly options: ListeningOptions) {}

  /** Throws when the database cannot be reached at first. */
  static async open(options: ListeningOptions): Promise<ListeningConnection> {
    const connection = new ListeningConnection(options);
    await connection.#listen();
    return connection;
  }

  /** Says something on the channel, to all who listen; false when it could not be said. */
  async say(payload: string): Promise<boolean> {
    const said = this.#client?.query('select pg_notify($1, $2)', [this.options.channel, payload]);
    if (said === undefined) return false;
    return said.then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const { databaseUrl, channel, log, onHeard } = this.options;
    const client = new pg.Client({ connectionString: databaseUrl, application_name: channel });
    client.on('notification', ({ payload }) => onHeard(payload ?? ''));
    client.on('error', (error) => log.warn({ error, channel }, 'a listening connection was lost'));
    client.on('end', () => this.#client === client && this.#lost());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (this.#closed) throw new Error('stopped');
    } catch (error) {
      // Why it does not listen is what is told, not that it could not be closed either.
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  #lost(): void {
    this.#client = undefined;
    this.options.onLost?.();
    this.#listenAgain();
  }

  /** One attempt at a time: a database may be away for hours. */
  #listenAgain(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.#listen().then(
        () => this.options.onBack(),
        () => this.#listenAgain(),
      );
    }, RECONNECT_MS).unref();
  }
}
