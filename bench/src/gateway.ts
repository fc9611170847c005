import assert from 'node:assert/strict';
import { type Cost, costOf } from './measure/cost-of-load.js';
import { byClients } from './measure/load.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import { resultsDocument, resultsVariables, type Search, searches } from './questions.js';
import type { Finding } from './report.js';
import { HttpClient } from './servers/http-client.js';
import { type Pinned, startPinned, typescript } from './servers/start-pinned.js';
import { marketDatabase, type Subgraphs } from './servers/subgraphs.js';

const NAMES = ['catalogue', 'pricing', 'booking', 'users', 'experiences', 'cargo'];
const REQUESTS = 300;
const CLIENTS = 4;
const TARGET = 'at most half the CPU of @apollo/gateway';

interface Door {
  readonly pid: number;
  readonly url: URL;
}

const doorOf = ({ pid, said }: Pinned): Door => ({ pid, url: new URL(/http:\S+/.exec(said)![0]) });

/** Our gateway beside @apollo/gateway with its own defaults: the same subgraphs, the same question, equal answers. */
export async function* gateway(): AsyncGenerator<Finding> {
  const market = await marketDatabase();
  try {
    yield await inOneProcess(market);
    yield await overHttp(market);
  } finally {
    await market.end();
  }
}

async function overHttp(market: Subgraphs): Promise<Finding> {
  await Promise.all(NAMES.map((name) => market.start(market.service(name), 'load')));
  const local = market.service('gateway');
  const ours = await market.start(local, 'server');
  const stock = await startPinned(typescript('peers/stock-gateway.ts'), 'server', /Ready/, local.env);
  const door = { pid: ours.child.pid!, url: new URL(`http://127.0.0.1:${local.port}/graphql`) };
  const finding = await compare('over HTTP, CPU of the gateway’s process', door, doorOf(stock));
  await stock.stop();
  return finding;
}

async function inOneProcess(market: Subgraphs): Promise<Finding> {
  const { env } = market.service('demo');
  const [ours, stock] = await Promise.all(
    ['ours', 'stock'].map((which) =>
      startPinned([...typescript('peers/one-process.ts'), which], 'server', /Ready/, env),
    ),
  );
  const finding = await compare('in one process with the subgraphs, CPU of all', doorOf(ours!), doorOf(stock!));
  await Promise.all([ours!.stop(), stock!.stop()]);
  return finding;
}

async function compare(how: string, ours: Door, stock: Door): Promise<Finding> {
  const [toOurs, toStock] = [new HttpClient(ours.url.href), new HttpClient(stock.url.href)];
  const questions = await searches(toOurs);
  const query = resultsDocument();
  const ask = (client: HttpClient, { url }: Door, search: Search) =>
    client.post(url.pathname, { query, variables: resultsVariables(search) });
  for (const question of questions.slice(0, 40))
    assert.deepEqual(JSON.parse(await ask(toStock, stock, question)), JSON.parse(await ask(toOurs, ours, question)));

  const load = (client: HttpClient, door: Door) => () =>
    costOf([door.pid], () =>
      byClients(CLIENTS, REQUESTS, (nth) => ask(client, door, questions[(nth * 7) % questions.length]!)),
    );
  const { a, b } = await inPairs(load(toOurs, ours), load(toStock, stock));
  await Promise.all([toOurs.close(), toStock.close()]);
  const cpu = (costs: readonly Cost[]) => costs.map(({ cpuMs }) => cpuMs);
  const ratios = cpu(a).map((ms, index) => ms / cpu(b)[index]!);
  return {
    what: `The results screen's question, ${how}`,
    ours: `${median(cpu(a)).toFixed(2)} CPU-ms a request`,
    beside: `@apollo/gateway ${median(cpu(b)).toFixed(2)}; ratio ${spread(ratios)}`,
    target: TARGET,
  };
}
