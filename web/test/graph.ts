import { buildSchema, graphql } from 'graphql';
import { readFileSync } from 'node:fs';
import type { GraphAnswer, GraphClient, GraphOperation } from '../src/session/graph.js';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

type Variables = Record<string, unknown>;
type Headers = Record<string, string>;

/** What a graph was asked, in order. */
export type Asked = { name: string; variables: Variables; headers: Headers }[];
export interface TestGraph extends GraphClient {
  readonly asked: Asked;
}

function recording(answer: (operation: GraphOperation, headers: Headers) => Promise<GraphAnswer>): TestGraph {
  const asked: Asked = [];
  return {
    asked,
    execute(operation, headers) {
      asked.push({ name: operation.operationName ?? '', variables: operation.variables, headers });
      return answer(operation, headers);
    },
  };
}

/** The public schema with these answers behind it, for a reader who sends such headers: it checks every document. */
export const graphOf = (rootFor: object | ((headers: Headers) => object)): TestGraph =>
  recording(async ({ query, variables, operationName }, headers) => {
    const rootValue = typeof rootFor === 'function' ? (rootFor as (headers: Headers) => object)(headers) : rootFor;
    const answer = await graphql({ schema, source: query, rootValue, variableValues: variables, operationName });
    return JSON.parse(JSON.stringify(answer)) as GraphAnswer;
  });

/** What the graph answers by operation name: its data, or `{ errors }`. */
export type Played = Record<string, (variables: Variables, headers: Headers) => object>;

/** A graph that answers what the test says, whole operations at a time. */
export const playing = (played: Played): TestGraph =>
  recording(async ({ operationName = '', variables }, headers) => {
    const play = played[operationName];
    if (play === undefined) throw new Error(`nothing is played for ${operationName}`);
    const answer = play(variables, headers);
    return ('errors' in answer ? answer : { data: answer }) as GraphAnswer;
  });
