import type { FetchDataRewrite } from '@apollo/query-planner/dist/QueryPlan.js';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Json } from './merge.js';

/** One execution of a plan: what subgraphs answered so far. */
export interface Run {
  readonly viewer: Viewer;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Json;
  readonly errors: GraphQLError[];
}

export type Step = (run: Run) => Promise<void> | void;

/** What compiling needs to know of the graph. */
export interface PlanMeans {
  readonly schema: GraphQLSchema;
  readonly fetch: (subgraph: string) => SendFetch;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Renames that the planner asks for where two subgraphs would answer under one name. */
  readonly rewrite: (rewrites: readonly FetchDataRewrite[], value: Json) => void;
}

export type SendFetch = (
  query: string,
  variables: Record<string, unknown>,
  viewer: Viewer,
) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;
