import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Runs `work` and answers the statements, with their values, that this process sent meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function recording(...args) {
    const [first, values] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
    if (typeof first === 'string') statements.push({ text: first, values: values ?? [] });
    else statements.push({ text: first.text, values: first.values ?? [] });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

/** What one booking's statements say of it and no other may say again. */
export interface Named {
  readonly bookingId: string;
  readonly legId: string;
  readonly departure: string;
  readonly pnr: string;
  /** In its telephone number and its e-mail address. */
  readonly number: string;
}

export interface Recording {
  readonly named: Named;
  readonly hold: readonly Statement[];
  readonly confirm: readonly Statement[];
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const HASH = /\b[0-9a-f]{64}\b|\b[0-9a-f]{32}\b/g;
const TICKET_ID = /\b[0-9a-z]{25}\b/g;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const newPnr = (length: number): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Sends a recorded booking's statements again, as another booking on a departure of its own: SQL and nothing else. */
export class Replay {
  readonly #fresh = new Map<string, string>();
  readonly #names: Map<string, string>;

  constructor(
    private readonly client: pg.Client,
    private readonly recording: Recording,
    nth: number,
  ) {
    const { departure, pnr, number } = recording.named;
    this.#names = new Map([
      [departure, `${departure}#${nth}`],
      [pnr, newPnr(pnr.length)],
      [number, `123457${String(nth % 100_000).padStart(5, '0')}`],
    ]);
  }

  hold(): Promise<void> {
    return this.#send(this.recording.hold);
  }

  confirm(): Promise<void> {
    return this.#send(this.recording.confirm);
  }

  async #send(statements: readonly Statement[]): Promise<void> {
    for (const { text, values } of statements) {
      const prepared = values.length === 0 ? text : { text, values: this.#renewed(values), name: nameOf(text) };
      // Several statements in one text answer a list: they set things up and tell no ids.
      const answer = (await this.client.query(prepared as never)) as
        | pg.QueryResult<Record<string, unknown>>
        | unknown[];
      if (!Array.isArray(answer)) this.#learn(answer.rows[0]);
    }
  }

  /** The ids the database gave this booking, from the answers that tell them. */
  #learn(row: Record<string, unknown> | undefined): void {
    const { bookingId, legId } = this.recording.named;
    if (typeof row?.['bookingId'] === 'string') this.#names.set(bookingId, row['bookingId']);
    const [record] = Object.values(row ?? {}) as { legs?: { id: string }[] }[];
    const leg = record?.legs?.[0];
    if (leg) this.#names.set(legId, leg.id);
  }

  #renewed(values: readonly unknown[]): unknown[] {
    let json = JSON.stringify(values);
    for (const [name, another] of this.#names) json = json.replaceAll(name, another);
    const same = (make: () => string) => (old: string) => {
      const fresh = this.#fresh.get(old) ?? make();
      this.#fresh.set(old, fresh);
      return fresh;
    };
    json = json.replace(UUID, same(randomUUID));
    json = json.replace(HASH, (old) => same(() => randomBytes(old.length / 2).toString('hex'))(old));
    json = json.replace(
      TICKET_ID,
      same(() =>
        BigInt(`0x${randomBytes(16).toString('hex')}`)
          .toString(36)
          .padStart(25, '0'),
      ),
    );
    return JSON.parse(json) as unknown[];
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `replay${names.size}`;
  names.set(text, name);
  return name;
}
