import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '@naga/kernel/clock.js';
import { HttpTransport } from '../graphql/http-transport.js';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.js';
import { toySubgraph } from '../testing/toy.fixture.js';
import {
  generateViewerKey,
  readViewerKeys,
  signViewer,
  VIEWER_HEADER,
  type ViewerKeys,
} from '../viewer/signed-viewer.js';
import { guest, service, type Viewer } from '../viewer/viewer.js';
import { readProcessEnv } from './process-env.js';
import type { RunningProcess } from './run-process.js';
import { startWorking } from './run-worker.js';
import { startServing } from './serve-subgraph.js';

const [gateway, toy] = [generateViewerKey(), generateViewerKey()];
const trusted = `gateway=${gateway.publicKey},toy=${toy.publicKey}`;
const asGateway = readViewerKeys('gateway', gateway.privateKey, trusted);

const heard: string[] = [];
const listening = {
  ...toySubgraph,
  consumers: { 'note.written': async (_: unknown, { id }: { id: string }) => void heard.push(id) },
};

const env = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  VIEWER_SIGNING_KEY: toy.privateKey,
  VIEWER_TRUSTED_KEYS: trusted,
};

let database: TestDatabase;
let serving: RunningProcess;
let working: RunningProcess;
beforeAll(async () => {
  database = await cloneDatabase('template_empty', () => Promise.resolve());
  const here = { ...env, DATABASE_URL: database.url };
  // The worker first: it waits for the tables that only the serving process makes.
  const waiting = startWorking(listening, here);
  serving = await startServing(listening, here);
  working = await waiting;
});
afterAll(async () => {
  await working.stop();
  await serving.stop();
  await database.drop();
});

test('a worker that waits for its tables waits no longer when it is told to stop', async () => {
  const empty = await cloneDatabase('template_empty', () => Promise.resolve());
  const leaving = new AbortController();
  const waiting = startWorking(listening, { ...env, DATABASE_URL: empty.url }, systemClock, leaving.signal);
  leaving.abort('SIGTERM');
  await expect(waiting).rejects.toBe('SIGTERM');
  await empty.drop();
});

describe('a subgraph and its worker as processes of their own', () => {
  test('are healthy and ready', async () => {
    for (const path of ['/healthz', '/readyz'])
      for (const { url } of [serving, working]) expect((await fetch(url + path)).status).toBe(200);
  });

  test('answer signed viewers only', async () => {
    const transport = new HttpTransport(`${serving.url}/graphql`, asGateway, systemClock);
    const query = 'mutation WriteNote { writeNote(input: {text: "by wire"}) { __typename } }';
    const written = await transport.send({ query, operationName: 'WriteNote' }, guest());
    expect(written).toEqual({ data: { writeNote: { __typename: 'Note' } } });
    await transport.close();
    const unsigned = await fetch(`${serving.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ notes { id } }"}',
    });
    expect(unsigned.status).toBe(401);
  });

  test('take a person at the word of the gateway only, a service at its own', async () => {
    const ask = (viewer: Viewer, keys: ViewerKeys) =>
      fetch(`${serving.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [VIEWER_HEADER]: signViewer(viewer, keys, systemClock) },
        body: '{"query":"{ secretOfNotes }"}',
      });
    const asStranger = { ...asGateway, privateKey: generateKeyPairSync('ed25519').privateKey };
    const asToy = { ...asStranger, issuer: 'toy' };
    for (const forged of [
      ask(guest(), asStranger),
      ask(guest(), { ...asStranger, issuer: 'somebody' }),
      ask(guest(), { ...asGateway, issuer: 'toy' }),
      ask(service('toy'), asGateway),
      ask(service('toy'), asToy),
    ])
      expect((await forged).status).toBe(401);
    const answer = (await (await ask(guest(), asGateway)).json()) as { errors: { extensions: { code: string } }[] };
    expect(answer.errors[0]!.extensions.code).toBe('FORBIDDEN');
  });

  test('carry an event from the one to the other', async () => {
    const end = performance.now() + 10_000;
    while (heard.length === 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveLength(1);
  });

  test('count what they do', async () => {
    const answered = await (await fetch(`${serving.url}/metrics`)).text();
    expect(answered).toContain('naga_graphql_seconds_count{operation="WriteNote",status="200"} 1');
    const worked = await (await fetch(`${working.url}/metrics`)).text();
    expect(worked).toContain('naga_queue_jobs{queue="toy-events",state="failed"} 0');
  });
});

test('an incomplete environment is told with the names of all that is missing, and without values', () => {
  const read = () => readProcessEnv(['booking'], { PORT: 'secret', LOG_LEVEL: 'info' });
  for (const name of ['PORT', 'DATABASE_URL', 'VIEWER_SIGNING_KEY', 'VIEWER_TRUSTED_KEYS', 'BOOKING_SUBGRAPH_URL'])
    expect(read).toThrow(name);
  expect(read).not.toThrow(/secret/);
});
