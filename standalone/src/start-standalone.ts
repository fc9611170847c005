import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doorMeans } from '@naga/gateway/env.js';
import { createGateway } from '@naga/gateway/gateway.js';
import { Safelist } from '@naga/gateway/graph/safelist.js';
import { type Clock, systemClock } from '@naga/kernel/clock.js';
import { openFileStore } from '@naga/server-kit/files/open-file-store.js';
import { createLog } from '@naga/server-kit/log.js';
import type { RunningProcess } from '@naga/server-kit/process/run-process.js';
import { Queues } from '@naga/server-kit/queue/queues.js';
import { startWorker, WORKERS_A_SUBGRAPH } from '@naga/server-kit/worker.js';
import { mapTilesOf } from '@naga/web/server/map-tiles.js';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from './database.js';
import { loadMarketOnce } from './demo/load-market.js';
import { liveThePast } from './demo/past/live-the-past.js';
import { nextFreePort } from './next-free-port.js';
import { keptSecrets } from './secrets.js';
import type { Settings } from './settings.js';
import { pages } from './pages.js';
import { step, type Tell } from './step.js';
import { startSubgraphs, SUBGRAPH_COUNT } from './subgraphs.js';
import { Undoing } from './undoing.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const SUPERGRAPH = join(ROOT, 'schema/supergraph.graphql');
const SAFELIST = join(ROOT, 'gateway/dist/safelist.json');

/** Its url is where to click. At its stop requests finish, workers close, PostgreSQL stops last. */
export interface Standalone extends RunningProcess {
  /** Whether the demonstration market is there, with its accounts. */
  readonly demo: boolean;
}

/** Starts the whole marketplace in this process; told to leave meanwhile, it undoes what it did and throws the reason. */
export async function startStandalone(
  settings: Settings,
  tell: Tell,
  leaving: AbortSignal,
  clock: Clock = systemClock,
): Promise<Standalone> {
  const undoing = new Undoing(leaving);
  try {
    return await start(settings, tell, clock, undoing);
  } catch (error) {
    await undoing.run();
    throw error;
  }
}

async function start(settings: Settings, tell: Tell, clock: Clock, undoing: Undoing): Promise<Standalone> {
  const { DATA_DIR, HOST, PORT, REDIS_URL, DEMO, SCALE, PAST_DAYS } = settings;
  const log = createLog(settings.LOG_LEVEL);
  const secrets = keptSecrets(DATA_DIR);
  const database = await step(tell, 'Starting PostgreSQL', () =>
    openDatabase(settings, secrets.POSTGRES_PASSWORD, log),
  );
  undoing.add(() => database.stop());

  const port = await nextFreePort(PORT, HOST);
  if (PORT !== 0 && port !== PORT) tell(`Port ${PORT} is taken; using ${port}.`);
  const baseUrl = settings.BASE_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`;
  const env = { ...secrets, ...settings.environment, BASE_URL: baseUrl, FILES_URL: settings.FILES_URL };

  const means = { databaseUrl: database.url, clock, log, env };
  const subgraphs = await step(tell, 'Preparing the database', () => startSubgraphs(means));
  undoing.add(() => subgraphs.close());

  const demo =
    (database.own || DEMO) &&
    (await step(tell, 'Loading the demonstration market', () =>
      loadMarketOnce(subgraphs, {
        scale: SCALE,
        clock,
        isPictured: true,
        liveThePast: () => liveThePast(means, PAST_DAYS),
      }),
    ));

  const workers = SUBGRAPH_COUNT * WORKERS_A_SUBGRAPH;
  const queues = await Queues.open({ databaseUrl: database.url, redisUrl: REDIS_URL, workers, log });
  undoing.add(() => queues.close());
  const relays = await Promise.all(subgraphs.all.map((subgraph) => startWorker(subgraph, queues, database.url, log)));
  undoing.add(() => Promise.all(relays.map((relay) => relay.stop())));

  const gateway = await createGateway({
    supergraphSdl: readFileSync(SUPERGRAPH, 'utf8'),
    transportOf: (name) => subgraphs.transportOf(name),
    databaseUrl: database.url,
    sessionSecret: settings.environment['SESSION_SECRET'] || secrets.SESSION_SECRET,
    files: openFileStore(settings.FILES_URL, log),
    safelist: Safelist.read(SAFELIST),
    ...doorMeans(settings),
    baseUrl,
    clock,
    log,
    checks: {
      queue: () => queues.ready(),
      ...Object.fromEntries(
        subgraphs.all.map(({ definition, database }) => [definition.name, () => database.pool.query('select 1')]),
      ),
    },
    grace: () => pause(settings.DRAIN_MS),
    queueDepths: () => queues.depths(subgraphs.all.map(({ definition }) => definition.name)),
    pages: pages({
      baseUrl: settings.BASE_URL?.replace(/\/$/, ''),
      mapTiles: mapTilesOf(settings),
      nextAppUrl: settings.NEXT_APP_URL?.replace(/\/$/, ''),
      clock,
    }),
  });
  undoing.add(() => gateway.close());
  await gateway.listen({ port, host: HOST });
  const { port: listening } = gateway.server.address() as AddressInfo;
  return { url: `http://localhost:${listening}`, demo, log, stop: () => undoing.run() };
}
