import { Migrator } from '@mikro-orm/migrations';
import {
  type EntityManager,
  type EntitySchema,
  MikroORM,
  type MigrationObject,
  type EntityClass,
} from '@mikro-orm/postgresql';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ACTOR, type Actor, actorText, BULK } from '../audit/actor.js';
import { openPool, wellMinded } from './pool.js';
import { inRowTransaction, nameOf } from './row-transaction.js';

const LOOK_AGAIN_MS = 250;

export interface DatabaseOptions {
  readonly url: string;
  /** The PostgreSQL schema of this subgraph: its name. */
  readonly schema: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- entities of all kinds
  readonly entities: readonly (EntitySchema<any> | EntityClass<any>)[];
  readonly migrations: readonly MigrationObject['class'][];
  /** Connections for writes; as many again at most for `rows`. */
  readonly poolSize?: number;
}

type Row = Record<string, unknown>;

/** One subgraph's own schema: entities for writes, plain rows for hot reads. */
export class Database {
  private constructor(
    readonly orm: MikroORM,
    readonly pool: pg.Pool,
    readonly schema: string,
    private readonly migrations: readonly string[],
    private readonly actor?: Actor,
  ) {}

  static async open({ url, schema, entities, migrations, poolSize = 10 }: DatabaseOptions): Promise<Database> {
    const options = `-c search_path=${schema},public`;
    const orm = await MikroORM.init({
      entities: [...entities],
      clientUrl: url,
      driverOptions: { options, application_name: schema, onPoolCreated: wellMinded },
      pool: { min: 0, max: poolSize },
      extensions: [Migrator],
      migrations: {
        migrationsList: migrations.map((migration) => ({ name: migration.name, class: migration })),
        snapshot: false,
        // With its schema: a second start looks for it there, not along the search_path.
        tableName: `${schema}.migration`,
        silent: true,
      },
      discovery: { warnWhenNoEntities: false },
    });
    const pool = openPool({ connectionString: url, options, max: poolSize, application_name: `${schema}-rows` });
    const names = migrations.map(({ name }) => name);
    return new Database(orm, pool, schema, names);
  }

  /** The same database, whose transactions say who makes their changes (docs/decisions/0012). */
  actingFor(actor: Actor): Database {
    return new Database(this.orm, this.pool, this.schema, this.migrations, actor);
  }

  /** For imports: of rows inserted by the thousand the audit keeps one entry a table and transaction, with their number. */
  inBulk(): Database {
    return this.actor ? this.actingFor({ ...this.actor, bulk: true }) : this;
  }

  /** Its transactions begin by saying who acts; forks of it, too. */
  em(): EntityManager {
    const { actor } = this;
    if (actor === undefined) return this.orm.em.fork();
    // MikroORM asks for text when a transaction begins, which is when the clock is to be read.
    const text = { toString: () => actorText(actor) } as unknown as string;
    const variables = { [ACTOR]: text, ...(actor.bulk ? { [BULK]: 'on' } : {}) };
    return this.orm.em.fork({ session: { variables } });
  }

  /** The first words of a transaction of plain rows: one round trip, whether somebody acts or nobody. */
  get begin(): string {
    if (this.actor === undefined) return 'begin';
    const bulk = this.actor.bulk ? `; set local ${BULK} = 'on'` : '';
    return `begin; set local ${ACTOR} = ${pg.escapeLiteral(actorText(this.actor))}${bulk}`;
  }

  /**
   * Plain rows of one statement, prepared once under its text. Outside of any transaction of an EntityManager. It says
   * not who acts: what changes audited tables goes through `change`.
   */
  async rows<T = Row>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const { rows } = await this.pool.query({ text, values: [...values], name: nameOf(text) });
    return rows as T[];
  }

  /**
   * The same planned anew for its values, at a millisecond's cost: how a list is best read depends on what is looked for
   * in it. A plan for any word walks the whole table to find a rare one.
   */
  async plannedRows<T = Row>(text: string, values: readonly unknown[]): Promise<T[]> {
    const { rows } = await this.pool.query({ text, values: [...values] });
    return rows as T[];
  }

  /** One statement that changes audited tables, in a transaction of its own; answers what it returns. */
  change<T = Row>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return inRowTransaction(this, (transaction) => transaction.rows<T>(text, values));
  }

  /** Creates schema and extensions and brings the tables up to date. Safe when several processes start at once. */
  async migrate(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('select pg_advisory_lock(727001)');
      for (const extension of ['pg_trgm', 'unaccent', 'btree_gist']) {
        await client.query(`create extension if not exists ${extension} schema public`);
      }
      await client.query(`create schema if not exists ${this.schema}`);
      await this.orm.migrator.up();
    } finally {
      await client.query('select pg_advisory_unlock(727001)');
      client.release();
    }
  }

  /** Resolves when some process has brought the tables up to date, however long that takes; rejects when `leaving`. */
  async untilMigrated(leaving?: AbortSignal): Promise<void> {
    while (!(await this.#isMigrated())) {
      await pause(LOOK_AGAIN_MS);
      leaving?.throwIfAborted();
    }
  }

  async #isMigrated(): Promise<boolean> {
    const { rows } = await this.pool.query<{ known: boolean }>('select to_regclass($1) is not null as known', [
      `${this.schema}.migration`,
    ]);
    if (!rows[0]?.known) return false;
    const done = await this.pool.query<{ name: string }>('select name from migration');
    const names = new Set(done.rows.map(({ name }) => name));
    return this.migrations.every((name) => names.has(name));
  }

  async close(): Promise<void> {
    await Promise.all([this.orm.close(), this.pool.end()]);
  }
}
