import type { Database } from '@naga/server-kit/database/database.js';
import { Askers } from './door/askers.js';
import { Door } from './door/door.js';
import { RequestLog } from './door/request-log.js';
import type { GatewayMeans } from './gateway-means.js';
import { Graph } from './graph/graph.js';
import type { Metrics } from './health/metrics.js';
import { StoredIdempotency } from './idempotency/stored-idempotency.js';
import { Limits, USUAL_LIMITS } from './limits/limits.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { openStore } from './store.js';
import { ApiKeys } from './viewer/api-keys.js';
import { TokenHolders } from './viewer/token-holders.js';
import { Viewers } from './viewer/viewers.js';

const HOUR_MS = 3_600_000;

/** What stands behind the doors of one gateway. */
export interface Inside {
  readonly store: Database;
  readonly graph: Graph;
  readonly idempotency: StoredIdempotency;
  readonly limiter: RateLimiter;
  readonly viewers: Viewers;
  readonly askers: Askers;
  readonly door: Door;
  readonly requestLog: RequestLog;
  /** When no request is answered any more. */
  close(): Promise<void>;
}

/** Opens the gateway's part of the database and makes everything the doors stand on. */
export async function openInside(means: GatewayMeans, metrics: Metrics): Promise<Inside> {
  const { clock, log, transportOf, safelist, isListRequired } = means;
  if (isListRequired && !safelist?.size) throw new Error('SAFELIST is required, and there is no list: npm run build');
  const secrets = [means.sessionSecret, ...(means.oldSessionSecrets ?? [])];
  const graph = new Graph({ supergraphSdl: means.supergraphSdl, transportOf, safelist, onFetch: metrics.fetched });
  const users = transportOf('users');
  const viewers = new Viewers(new TokenHolders(users, clock), new ApiKeys(users, clock), secrets, clock);
  const requestLog = new RequestLog(users, clock, log);

  const store = await openStore(means.databaseUrl);
  const idempotency = new StoredIdempotency(store, secrets, clock);
  const limiter = new RateLimiter(store, clock, log);
  const limits = new Limits(limiter, means.limits ?? USUAL_LIMITS);
  const cleaning = setInterval(() => {
    Promise.all([idempotency.forgetOld(), limiter.forgetOld()]).catch((err: unknown) => {
      log.warn({ err }, 'old idempotency keys and limits stay');
    });
  }, HOUR_MS);
  cleaning.unref();

  return {
    store,
    graph,
    idempotency,
    limiter,
    viewers,
    askers: new Askers(viewers, limits),
    door: new Door(limits, viewers),
    requestLog,
    async close() {
      clearInterval(cleaning);
      await requestLog.close();
      await store.close();
    },
  };
}
