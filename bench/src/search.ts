import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cost, costOf } from './measure/cost-of-load.js';
import { byClients, evenly, type Send } from './measure/load.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import { resultsDocument, resultsVariables, type Search, searches } from './questions.js';
import type { Finding } from './report.js';
import { HttpClient } from './servers/http-client.js';
import { startStandalone } from './servers/standalone.js';
import { startPinned, typescript } from './servers/start-pinned.js';

const PER_SECOND = 40;
const SECONDS = 5;
const CLIENTS = 20;
const CLOSED_COUNT = 1000;
const TARGET = 'p95 under 50 ms at 40 a second';

interface Door {
  readonly name: string;
  ask(client: HttpClient, search: Search): Promise<string>;
  /** Under which the floor finds the answer. */
  key(search: Search): string;
}

const pathOf = ({ from, to, date }: Search): string => `/api/v1/journeys?from=${from}&to=${to}&date=${date}`;

function doors(): Door[] {
  const query = resultsDocument();
  return [
    { name: 'GET /api/v1/journeys', key: pathOf, ask: (client, search) => client.get(pathOf(search)) },
    {
      name: 'POST /graphql, the results screen',
      key: (search) => JSON.stringify(resultsVariables(search)),
      ask: (client, search) => client.post('/graphql', { query, variables: resultsVariables(search) }),
    },
  ];
}

const ms = (costs: readonly Cost[], of: 'p50' | 'p95'): string =>
  `${median(costs.map((cost) => cost[of])).toFixed(1)} ms`;
const latency = (costs: readonly Cost[]): string =>
  `p50 ${ms(costs, 'p50')}, p95 ${ms(costs, 'p95')}, ${spread(costs.map(({ cpuMs }) => cpuMs))} CPU-ms`;
const throughput = (costs: readonly Cost[]): string =>
  `${median(costs.map(({ perSecond }) => perSecond)).toFixed(0)} a second, ${spread(costs.map(({ cpuMs }) => cpuMs))} CPU-ms`;

/** Search through HTTP at two sizes of the market, beside a bare Fastify route answering the same bytes. */
export async function* search(): AsyncGenerator<Finding> {
  for (const scale of [1, 20]) {
    const server = await startStandalone(scale, 'server');
    const client = new HttpClient(server.url);
    const questions = await searches(client, scale);
    for (const door of doors()) yield* await throughDoor(door, scale, server.pid, client, questions);
    await client.close();
    await server.end();
  }
}

async function throughDoor(
  door: Door,
  scale: number,
  pid: number,
  client: HttpClient,
  questions: readonly Search[],
): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'naga-floor-'));
  const answers: Record<string, string> = {};
  for (const question of questions) answers[door.key(question)] = await door.ask(client, question);
  // What is refused is answered fast.
  for (const answer of Object.values(answers)) assert.doesNotMatch(answer, /^\{"errors"/);
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
  const floor = await startPinned(
    [...typescript('servers/canned.ts'), join(folder, 'answers.json')],
    'server',
    /Ready/,
    {},
  );
  const floorClient = new HttpClient(/http:\S+/.exec(floor.said)![0]);
  for (const question of questions.slice(0, 20))
    assert.equal(await door.ask(floorClient, question), answers[door.key(question)]);

  const through =
    (to: HttpClient): Send =>
    (nth) =>
      door.ask(to, questions[(nth * 7) % questions.length]!);
  const even = (of: number, to: HttpClient) => () => costOf([of], () => evenly(PER_SECOND, SECONDS, through(to)));
  const closed = (of: number, to: HttpClient) => () =>
    costOf([of], () => byClients(CLIENTS, CLOSED_COUNT, through(to)));
  const atRate = await inPairs(even(pid, client), even(floor.pid, floorClient));
  const atMost = await inPairs(closed(pid, client), closed(floor.pid, floorClient));

  await floorClient.close();
  await floor.stop();
  rmSync(folder, { recursive: true });
  const kilobytes = Object.values(answers).reduce((sum, { length }) => sum + length, 0) / questions.length / 1024;
  const name = `${door.name}, scale ${scale} (${kilobytes.toFixed(0)} KB)`;
  return [
    {
      what: `${name}, ${PER_SECOND} a second`,
      ours: latency(atRate.a),
      beside: `floor: ${latency(atRate.b)}`,
      target: TARGET,
    },
    { what: `${name}, ${CLIENTS} clients`, ours: throughput(atMost.a), beside: `floor: ${throughput(atMost.b)}` },
  ];
}
