import { createGateway } from '@naga/gateway/gateway.js';
import { ManualClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { AnySubgraph } from '@naga/server-kit/subgraph.js';
import { cloneDatabase } from '@naga/server-kit/testing/test-database.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMarketOnce } from '../src/demo/load-market.js';
import { keptSecrets } from '../src/secrets.js';
import { startSubgraphs, type Subgraphs } from '../src/subgraphs.js';

const SUPERGRAPH = new URL('../../schema/supergraph.graphql', import.meta.url);
const BASE_URL = 'http://localhost:4000';
/** Limits that protect people would only measure themselves here. */
const ROOMY = { HELD_SEATS: '1000', HELD_SEATS_DEPARTURE: '1000' };

/** Who asks: a guest, unless his headers say more. */
export interface Asker {
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

const TAKE = `with taken as (update outbox_event set relayed_at = now() where relayed_at is null and type = any($1)
    returning id, type, payload, mode, request_id as "requestId", sequence)
  select * from taken order by sequence`;

/** The gateway before all subgraphs in one process, with the demonstration's market on a database of its own. */
export class MarketSite {
  private constructor(
    readonly gateway: Awaited<ReturnType<typeof createGateway>>,
    readonly subgraphs: Subgraphs,
    readonly clock: ManualClock,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<MarketSite> {
    const clock = new ManualClock('2026-11-20T10:00:00+07:00');
    const log = createLog('silent');
    const folder = mkdtempSync(join(tmpdir(), 'naga-market-'));
    const secrets = keptSecrets(folder);
    const env = { ...secrets, ...ROOMY, BASE_URL } as NodeJS.ProcessEnv;
    const start = (databaseUrl: string): Promise<Subgraphs> => startSubgraphs({ databaseUrl, clock, log, env });
    const database = await cloneDatabase('template_standalone', async (url) => (await start(url)).close());
    const subgraphs = await start(database.url);
    await loadMarketOnce(subgraphs, { scale: 1, clock });
    const gateway = await createGateway({
      supergraphSdl: readFileSync(SUPERGRAPH, 'utf8'),
      transportOf: (name) => subgraphs.transportOf(name),
      databaseUrl: database.url,
      sessionSecret: secrets.SESSION_SECRET,
      baseUrl: BASE_URL,
      limits: { requests: 10_000, searches: 10_000, guesses: 10 },
      clock,
      log,
    });
    return new MarketSite(gateway, subgraphs, clock, async () => {
      await gateway.close();
      await subgraphs.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    });
  }

  /** What the graph answers, which refuses nothing. */
  async ask<Data>(query: string, variables: object = {}, by: Asker = {}): Promise<Data> {
    const response = await this.gateway.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables },
      ...by,
    });
    const { data, errors } = response.json<{ data: Data; errors?: unknown }>();
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** The result of a call over REST. */
  async call<Result>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Result> {
    const response = await this.gateway.inject({ method, url, ...(payload && { payload }) });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<{ result: Result }>().result;
  }

  /** Rows of all schemas, or changes of them, as a subgraph reads its own. */
  rows<Row extends object>(name: string, text: string): Promise<Row[]> {
    return this.subgraphs.transportOf(name).contextFor(service('test')).database.rows<Row>(text);
  }

  /** News of these types are heard by whom they concern, all of them at once, and what is told in answer. */
  async deliver(...types: readonly string[]): Promise<void> {
    let news: (() => Promise<void>)[];
    do {
      news = (await Promise.all(this.subgraphs.all.map((subgraph) => this.#newsOf(subgraph, types)))).flat();
      await Promise.all(news.map((hear) => hear()));
    } while (news.length > 0);
  }

  async #newsOf(
    { definition: { audience = {} }, database }: AnySubgraph,
    types: readonly string[],
  ): Promise<(() => Promise<void>)[]> {
    const events = await database.rows<DomainEvent>(TAKE, [types]);
    return events.flatMap((event) =>
      (audience[event.type] ?? []).map((name) => () => this.subgraphs.transportOf(name).consume(event)),
    );
  }
}
