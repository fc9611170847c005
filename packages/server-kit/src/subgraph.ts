import 'reflect-metadata';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '@naga/kernel/clock.js';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { Database, type DatabaseOptions } from './database/database.js';
import { buildSubgraph, type GraphParts } from './graphql/build-subgraph.js';
import { CompiledExecutor } from './graphql/compiled-executor.js';
import type { SubgraphContext } from './graphql/context.js';
import { Neighbours } from './graphql/neighbours.js';
import type { GraphRequest, Transport } from './graphql/transport.js';
import { withVisibleErrors } from './graphql/visible-errors.js';
import { JobTurn } from './jobs/job-turn.entity.js';
import { ConsumedEvent, OutboxEvent } from './outbox/outbox.entity.js';
import type { DomainEvent } from './outbox/domain-event.js';
import type { Audience } from './outbox/relay.js';
import { service, type Viewer } from './viewer/viewer.js';

/** Runs again and again, by one process at a time. */
export interface ScheduledJob<Services> {
  readonly name: string;
  /** Milliseconds. */
  readonly every: number;
  run(context: SubgraphContext<Services>): Promise<void>;
}

/** What a subgraph may open at its start and must close at its end. */
export interface Opening {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** The process's environment, for subgraph.ts's own `env.ts` to read. */
  readonly env: NodeJS.ProcessEnv;
}

/** The one list of what a subgraph consists of: its subgraph.ts. */
export interface SubgraphDefinition<Services = undefined> extends GraphParts {
  readonly name: string;
  readonly entities: DatabaseOptions['entities'];
  readonly migrations: DatabaseOptions['migrations'];
  /** Subgraphs this one asks: a process of its own must know their addresses. */
  readonly neighbours?: readonly string[];
  /** Events this subgraph emits, each with the subgraphs that want it. */
  readonly audience?: Audience;
  /** What it does on others' events; at least once, so each is idempotent by event id (consumeOnce). */
  readonly consumers?: Readonly<
    Record<string, (context: SubgraphContext<Services>, event: DomainEvent) => Promise<void>>
  >;
  readonly jobs?: readonly ScheduledJob<Services>[];
  readonly open?: (opening: Opening) => Promise<Services>;
  readonly close?: (services: Services) => Promise<void>;
}

/** Keeps the type of `services`; otherwise the identity. */
export const defineSubgraph = <Services = undefined>(
  definition: SubgraphDefinition<Services>,
): SubgraphDefinition<Services> => definition;

export interface SubgraphMeans {
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** The way to each neighbour. */
  readonly transportOf: (name: string) => Transport;
  readonly env?: NodeJS.ProcessEnv;
  readonly poolSize?: number;
  /** Told when nobody needs it any more: ends the waiting for tables. */
  readonly leaving?: AbortSignal;
}

const executors = new WeakMap<GraphParts, Promise<CompiledExecutor>>();

/** One for a definition: its schema and what was compiled know nothing of a start, and a test process starts it often. */
function executorOf(definition: GraphParts): Promise<CompiledExecutor> {
  const known = executors.get(definition);
  if (known !== undefined) return known;
  const made = buildSubgraph(definition).then((schema) => new CompiledExecutor(schema));
  executors.set(definition, made);
  return made;
}

/** A started subgraph: answers GraphQL requests of verified viewers in memory. */
export class RunningSubgraph<Services = unknown> implements Transport {
  private constructor(
    readonly definition: SubgraphDefinition<Services>,
    private readonly executor: CompiledExecutor,
    readonly database: Database,
    readonly services: Services,
    private readonly means: SubgraphMeans,
    private readonly neighbours: Neighbours,
  ) {}

  /** Opens the database (migrating it, or else waiting until another process has), the services and the schema. */
  static async start<Services>(
    definition: SubgraphDefinition<Services>,
    means: SubgraphMeans,
    { migrate = true } = {},
  ): Promise<RunningSubgraph<Services>> {
    const { name, migrations } = definition;
    const { databaseUrl, clock, env = {}, poolSize, leaving } = means;
    const log = means.log.child({ subgraph: name });
    const entities = [...definition.entities, OutboxEvent, ConsumedEvent, JobTurn];
    const database = await Database.open({
      url: databaseUrl,
      schema: name,
      entities,
      migrations,
      ...(poolSize ? { poolSize } : {}),
    });
    try {
      await (migrate ? database.migrate() : database.untilMigrated(leaving));
      const services = (await definition.open?.({ database, databaseUrl, clock, log, env })) as Services;
      const executor = await executorOf(definition);
      const neighbours = new Neighbours(name, means.transportOf);
      return new RunningSubgraph(definition, executor, database, services, { ...means, log }, neighbours);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  get clock(): Clock {
    return this.means.clock;
  }

  get schema(): GraphQLSchema {
    return this.executor.schema;
  }

  /** What commands get; jobs and consumers ask as the service itself. */
  contextFor(viewer: Viewer): SubgraphContext<Services> {
    const { services, neighbours } = this;
    const { clock } = this.means;
    const database = this.database.actingFor({ viewer, clock });
    const log = this.means.log.child({ requestId: viewer.requestId });
    let em: EntityManager | undefined;
    return {
      viewer,
      clock,
      log,
      // Most requests read plain rows only, and a fork costs more than such a statement sends.
      get em() {
        return (em ??= database.em());
      },
      database,
      neighbours,
      services,
    };
  }

  async send(request: GraphRequest, viewer: Viewer): Promise<ExecutionResult> {
    const context = this.contextFor(viewer);
    return withVisibleErrors(await this.executor.execute(request, context), context.log);
  }

  /** Does what the definition says on one event. */
  async consume(event: DomainEvent): Promise<void> {
    const { requestId, mode } = event;
    await this.definition.consumers?.[event.type]?.(
      this.contextFor(service(this.definition.name, { requestId, mode })),
      event,
    );
  }

  async runJob(name: string): Promise<void> {
    const job = this.definition.jobs?.find((candidate) => candidate.name === name);
    await job?.run(this.contextFor(service(this.definition.name, { requestId: `job-${name}` })));
  }

  async close(): Promise<void> {
    await this.definition.close?.(this.services);
    await this.database.close();
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- where its services do not matter
export type AnySubgraph = RunningSubgraph<any>;
// oxlint-disable-next-line typescript/no-explicit-any
export type AnySubgraphDefinition = SubgraphDefinition<any>;
