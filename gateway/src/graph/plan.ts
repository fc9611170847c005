import type { FetchDataRewrite, FetchNode, PlanNode, ResponsePath } from '@apollo/query-planner/dist/QueryPlan.js';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { compileFetch } from './fetch.js';
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

/** A query plan as one function: its tree is walked when it is compiled, not in each request. */
export function compilePlan(node: PlanNode | undefined, means: PlanMeans, path: ResponsePath = []): Step {
  if (node === undefined) return () => undefined;
  switch (node.kind) {
    case 'Fetch':
      return compileFetch(node as FetchNode, path, means);
    case 'Flatten':
      return compilePlan(node.node, means, [...path, ...node.path]);
    case 'Sequence': {
      const steps = node.nodes.map((child) => compilePlan(child, means, path));
      return async (run) => {
        for (const step of steps) await step(run);
      };
    }
    case 'Parallel': {
      const steps = node.nodes.map((child) => compilePlan(child, means, path));
      return async (run) => void (await Promise.all(steps.map((step) => step(run))));
    }
    case 'Condition': {
      const chosen = compilePlan(node.ifClause, means, path);
      const other = compilePlan(node.elseClause, means, path);
      const { condition } = node;
      return (run) => ((run.variables[condition] ?? means.defaults[condition]) ? chosen(run) : other(run));
    }
    default:
      throw new Error(`A plan with ${node.kind} cannot be executed.`);
  }
}
