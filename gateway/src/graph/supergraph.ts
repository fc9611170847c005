import { operationFromDocument, Supergraph as Composed } from '@apollo/federation-internals';
import { applyRewrites } from '@apollo/gateway/dist/dataRewrites.js';
import { QueryPlanner } from '@apollo/query-planner';
import type { FetchDataRewrite, PlanNode } from '@apollo/query-planner/dist/QueryPlan.js';
import { type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql';
import type { Json } from './merge.js';

/** The composed graph: what the public sees of it, and how a document is split among the subgraphs. */
export interface Supergraph {
  /** What clients may ask. */
  readonly schema: GraphQLSchema;
  /** With the fields subgraphs keep to themselves. */
  readonly wholeSchema: GraphQLSchema;
  readonly subgraphs: readonly string[];
  readonly plan: (document: DocumentNode, operationName?: string) => PlanNode | undefined;
  readonly rewrite: (rewrites: readonly FetchDataRewrite[], value: Json) => void;
}

/** @param sdl schema/supergraph.graphql */
export function openSupergraph(sdl: string): Supergraph {
  const composed = Composed.build(sdl, { validateSupergraph: false });
  const planner = new QueryPlanner(composed, {});
  const publicSchema = composed.apiSchema();
  const wholeSchema = composed.schema.toGraphQLJSSchema();
  return {
    schema: publicSchema.toGraphQLJSSchema(),
    wholeSchema,
    subgraphs: composed.subgraphsMetadata().map(({ name }) => name),
    plan(document, operationName) {
      const asked = withoutIntrospection(document);
      const operation = operationFromDocument(publicSchema, asked, operationName ? { operationName } : {});
      return planner.buildQueryPlan(operation).node as PlanNode | undefined;
    },
    rewrite: (rewrites, value) => applyRewrites(wholeSchema, [...rewrites], value),
  };
}

/** No subgraph answers __schema and __type, and the planner stumbles over them in conditional fragments. */
const withoutIntrospection = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field({ name, alias, directives = [] }) {
      if (name.value !== '__schema' && name.value !== '__type') return undefined;
      const typename = { kind: Kind.NAME, value: '__typename' } as const;
      return { kind: Kind.FIELD, name: typename, alias: alias ?? name, directives };
    },
  });
