import type { Database } from '@naga/server-kit/database/database.js';
import type { PoolClient } from 'pg';
import { columnsOf, TABLES } from '../memory/load-catalogue.queries.js';
import type { MarketRows } from './market-rows.js';

/** Rows of one statement: large enough to be fast, small enough to be parsed without holding the process up. */
const CHUNK = 2000;

/**
 * Inserts a whole market into empty tables in one transaction and lets the sequences go on after its highest ids.
 * Whoever keeps the catalogue in memory hears of it once, at the end. Throws when an id is taken or a reference is wrong.
 */
export async function importMarket(database: Database, market: MarketRows): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query(database.inBulk().begin);
    for (const [name, entity] of Object.entries(TABLES)) {
      const { tableName, columns } = columnsOf(database, entity);
      await insertAll(client, tableName, columns, market[name as keyof MarketRows]);
      await client.query(
        `select setval(pg_get_serial_sequence('${tableName}', 'id'), greatest((select max(id) from "${tableName}"), 1))`,
      );
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

type Column = ReturnType<typeof columnsOf>['columns'][number];

async function insertAll(
  client: PoolClient,
  tableName: string,
  columns: readonly Column[],
  rows: readonly object[],
): Promise<void> {
  const list = columns.map(({ column }) => `"${column}"`).join(', ');
  const insert = `insert into "${tableName}" (${list})
    select ${list} from json_populate_recordset(null::"${tableName}", $1::json)`;
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK) as Record<string, unknown>[];
    const records = chunk.map((row) => Object.fromEntries(columns.map(({ column, key }) => [column, row[key]])));
    await client.query(insert, [JSON.stringify(records)]);
  }
}
