import type { Clock } from '@naga/kernel/clock.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Viewer } from '../viewer/viewer.js';
import type { Database } from '../database/database.js';
import type { Neighbours } from './neighbours.js';

/** What every command, query and job is given: who asks, when, and the means. */
export interface SubgraphContext<Services = unknown> {
  readonly viewer: Viewer;
  readonly clock: Clock;
  readonly log: Logger;
  /** Forked for this request. */
  readonly em: EntityManager;
  readonly database: Database;
  readonly neighbours: Neighbours;
  /** What the subgraph opened at its start (its timetable, its PDF compiler). */
  readonly services: Services;
}

// oxlint-disable-next-line typescript/no-explicit-any -- where services do not matter
export type AnyContext = SubgraphContext<any>;
