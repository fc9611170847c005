import type { FetchNode, ResponsePath } from '@apollo/query-planner/dist/QueryPlan.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { entitiesAt, placesOf } from './entities.js';
import { type Json, merge } from './merge.js';
import type { PlanMeans, Run, SendFetch, Step } from './run.js';
import { compileRepresentation } from './representation.js';
import { subgraphError } from './subgraph-error.js';

type Answer = Awaited<ReturnType<SendFetch>>;
type ErrorPath = readonly (string | number)[] | undefined;

/** One question to one subgraph: at the root of the answer, or about the entities at a path of it. */
export function compileFetch(node: FetchNode, path: ResponsePath, means: PlanMeans): Step {
  const send = compileSend(node, means);
  const work = node.requires === undefined ? askOnce(node, path, means, send) : askEntities(node, path, means, send);
  return async (run) => {
    try {
      await work(run);
    } catch (error) {
      run.errors.push(error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error }));
    }
  };
}

type Send = (run: Run, representations?: readonly Json[]) => Promise<Answer>;

function compileSend({ serviceName, operation, variableUsages = [] }: FetchNode, means: PlanMeans): Send {
  const send = means.fetch(serviceName);
  return (run, representations) => {
    const variables: Record<string, unknown> = {};
    for (const name of variableUsages) {
      const value = Object.hasOwn(run.variables, name) ? run.variables[name] : undefined;
      if (value !== undefined) variables[name] = value;
    }
    if (representations) variables['representations'] = representations;
    return send(operation, variables, run.viewer);
  };
}

function report(run: Run, { serviceName }: FetchNode, answer: Answer, placesFor: (path: ErrorPath) => ErrorPath[]) {
  for (const error of (answer.errors ?? []) as GraphQLFormattedError[]) {
    for (const place of placesFor(error.path)) run.errors.push(subgraphError(error, serviceName, place));
  }
}

function askOnce(node: FetchNode, path: ResponsePath, means: PlanMeans, send: Send) {
  return async (run: Run): Promise<void> => {
    const targets = path.length === 0 ? [run.data] : entitiesAt(run.data, path);
    if (targets.length === 0) return;
    const answer = await send(run);
    if (answer.errors) report(run, node, answer, (place) => [place && [...path, ...place]]);
    if (!answer.data) return;
    if (node.outputRewrites) means.rewrite(node.outputRewrites, answer.data as Json);
    for (const target of targets) merge(target, answer.data as Json);
  };
}

/** Entities with the same representation are asked for once; the answer goes to each of them. */
function askEntities(node: FetchNode, path: ResponsePath, means: PlanMeans, send: Send) {
  const represent = compileRepresentation(means.schema, node.requires ?? []);
  return async (run: Run): Promise<void> => {
    const entities = entitiesAt(run.data, path);
    const representations: Json[] = [];
    const positions = new Map<string, number>();
    const positionOf = entities.map((entity) => {
      const representation = represent(entity);
      if (!representation?.['__typename']) return -1;
      const key = JSON.stringify(representation);
      const known = positions.get(key);
      if (known !== undefined) return known;
      positions.set(key, representations.length);
      if (node.inputRewrites) means.rewrite(node.inputRewrites, representation);
      return representations.push(representation) - 1;
    });
    if (representations.length === 0) return;
    const answer = await send(run, representations);
    if (answer.errors) {
      const places = placesOf(run.data, path);
      report(run, node, answer, (place) => {
        const position = place?.[1];
        if (typeof position !== 'number') return [place && [...path, ...place]];
        const rest = place?.slice(2) ?? [];
        return positionOf.flatMap((own, index) => (own === position ? [[...(places[index] ?? []), ...rest]] : []));
      });
    }
    if (!answer.data) return;
    const received = (answer.data as { _entities?: (Json | null)[] })._entities;
    if (!Array.isArray(received) || received.length !== representations.length) {
      throw new GraphQLError(`Expected "data._entities" to contain ${representations.length} elements`);
    }
    if (node.outputRewrites) for (const entity of received) if (entity) means.rewrite(node.outputRewrites, entity);
    entities.forEach((entity, index) => {
      const found = received[positionOf[index]!];
      if (found) merge(entity, found);
    });
  };
}
