import pg from 'pg';
import type { Finding } from '../report.js';
import { inThisProcess, type Market } from './in-this-process.js';
import { marketDatabase } from './subgraphs.js';

/** What is found out on a demonstration market of its own, in this process, with a connection to a subgraph's tables. */
export async function* onMarket(
  subgraph: string,
  findings: (market: Market, client: pg.Client) => AsyncGenerator<Finding>,
): AsyncGenerator<Finding> {
  const database = await marketDatabase();
  const { env } = database.service('demo');
  const market = await inThisProcess(env);
  const client = new pg.Client({
    connectionString: env['DATABASE_URL']!,
    options: `-c search_path=${subgraph},public`,
  });
  await client.connect();
  try {
    yield* findings(market, client);
  } finally {
    await client.end();
    await market.close();
    await database.end();
  }
}
