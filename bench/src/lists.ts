import { type Noun, scopesSeeing } from '@naga/server-kit/crud/noun.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import pg from 'pg';
import { askAll, type Answered, p95, planOf, TARGET_MS } from './lists/ask.js';
import { fillLists } from './lists/fill-noun.js';
import { type Listed, lists as all, type ListsOfSubgraph } from './lists/listed.js';
import { PAGE_SIZE, questionsOf } from './lists/noun-questions.js';
import { median } from './measure/statistics.js';
import type { Finding } from './report.js';
import { inThisProcess, type Market } from './servers/in-this-process.js';
import { marketDatabase } from './servers/subgraphs.js';

const ROWS = Number(process.env['LIST_ROWS'] ?? 100_000);
/** LISTS names some of the nouns, which are filled alone: 'Stop,Coupon'. */
const isAsked = ({ noun: { name } }: Listed): boolean => (process.env['LISTS'] ?? name).split(',').includes(name);
const WORST = 10;

const staff = (permission: string, scope: 'all' | 'operator', keys: object = {}): Viewer =>
  ({ ...guest(), kind: 'user', userId: '1', roleId: 1, grants: { [permission]: scope }, ...keys }) as Viewer;

/** Every list of the back office among 100,000 rows (LIST_ROWS says others): each filter, order, search, page. */
export async function* lists(): AsyncGenerator<Finding> {
  const database = await marketDatabase();
  const { env } = database.service('demo');
  const market = await inThisProcess(env);
  try {
    for (const each of all) if (each.lists.some(isAsked)) yield* listsOfSubgraph(market, env['DATABASE_URL']!, each);
  } finally {
    await market.close();
    await database.end();
  }
}

async function* listsOfSubgraph(market: Market, databaseUrl: string, each: ListsOfSubgraph): AsyncGenerator<Finding> {
  const options = `-c search_path=${each.subgraph},public`;
  const client = new pg.Client({ connectionString: databaseUrl, options });
  await client.connect();
  const answers: Answered[] = [];
  try {
    const asked = each.lists.filter(isAsked);
    await fillLists(client, asked, each.lists, ROWS);
    for (const list of asked) {
      const answered = await askList(market, client, each.subgraph, list);
      answers.push(...answered);
      const [searches, others] = [answered.filter(isSearch), answered.filter((one) => !isSearch(one))];
      yield findingOf(`${list.noun.plural}: ${others.length} filters, orders and pages`, others);
      yield findingOf(`${list.noun.plural}: ${searches.length} searches`, searches);
    }
    yield* worstOf(client, answers);
  } finally {
    await client.end();
  }
}

async function askList(
  { subgraphs }: Market,
  client: pg.Client,
  subgraph: ListsOfSubgraph['subgraph'],
  { noun, query }: Listed,
): Promise<Answered[]> {
  const { rows } = await client.query<{ ids: string[] }>(
    `select array_agg(id) as ids from (select id from "${noun.table}" order by random() limit ${PAGE_SIZE}) t`,
  );
  const questions = await questionsOf(client, noun, ROWS);
  const asked = {
    transport: subgraphs.transportOf(subgraph),
    query,
    floor: () => client.query(`select * from "${noun.table}" where id = any($1)`, [rows[0]!.ids]),
  };
  const answers: Answered[] = [];
  for (const [called, viewer] of Object.entries(viewersOf(noun)))
    answers.push(...(await askAll({ ...asked, called, viewer, questions })));
  return answers;
}

/** Who asks: the platform's staff and, where operators see such records, an operator's. */
const viewersOf = (noun: Noun): Readonly<Record<string, Viewer>> => ({
  [noun.plural]: staff(noun.permission, 'all'),
  ...(scopesSeeing(noun).includes('operator') && {
    [`${noun.plural} of an operator`]: staff(noun.permission, 'operator', { operatorId: '2' }),
  }),
});

const isSearch = ({ what }: Answered): boolean => what.startsWith('search');

function findingOf(what: string, answered: readonly Answered[]): Finding {
  const own = p95(answered.flatMap(({ ms }) => ms));
  const slow = answered.filter(({ ms }) => p95(ms) >= TARGET_MS).length;
  const [worst] = answered.toSorted((a, b) => p95(b.ms) - p95(a.ms));
  const most = Math.max(...answered.map(({ statements }) => statements.length));
  return {
    what,
    ours: `p50 ${median(answered.flatMap(({ ms }) => ms)).toFixed(1)}, p95 ${own.toFixed(1)} ms, ${most} statements at most; the slowest p95 ${p95(worst!.ms).toFixed(1)} ms: ${worst!.what}`,
    beside: `a page by ids p95 ${p95(answered.flatMap(({ floorMs }) => floorMs)).toFixed(1)} ms`,
    target: `each < ${TARGET_MS} ms: ${slow === 0 ? 'met' : `${slow} questions above`}`,
  };
}

/** The slowest questions, with what PostgreSQL does for each of their statements. */
async function* worstOf(client: pg.Client, answers: readonly Answered[]): AsyncGenerator<Finding> {
  const worst = answers.toSorted((a, b) => p95(b.ms) - p95(a.ms)).slice(0, WORST);
  for (const { list, what, ms, statements } of worst) {
    const plans: string[] = [];
    for (const statement of statements) plans.push(await planOf(client, statement));
    yield {
      what: `${list}, ${what}`,
      ours: `p50 ${median(ms).toFixed(1)}, p95 ${p95(ms).toFixed(1)} ms`,
      beside: plans.join('; '),
    };
  }
}
