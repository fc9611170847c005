import type { QueryPlanSelectionNode } from '@apollo/query-planner/dist/QueryPlan.js';
import { type GraphQLSchema, isAbstractType, isObjectType } from 'graphql';
import { type Json, merge } from './merge.js';

/** Reads from an entity what its next subgraph requires of it; undefined when a field is missing. */
export type Representation = (entity: Json) => Json | undefined;

/** Compiles a fetch's `requires`. An object takes part in a fragment when its __typename is one of the condition's. */
export function compileRepresentation(
  schema: GraphQLSchema,
  selections: readonly QueryPlanSelectionNode[],
): Representation {
  const steps = selections.map((selection) => compileSelection(schema, selection));
  return (entity) => {
    const result: Json = {};
    for (const step of steps) if (!step(entity, result)) return undefined;
    return result;
  };
}

/** Writes into `result`; false when the entity lacks something. */
type Step = (entity: Json, result: Json) => boolean;

function compileSelection(schema: GraphQLSchema, selection: QueryPlanSelectionNode): Step {
  return selection.kind === 'Field'
    ? compileField(schema, selection.alias ?? selection.name, selection.selections)
    : compileFragment(schema, selection.typeCondition, selection.selections);
}

function compileField(schema: GraphQLSchema, name: string, selections?: readonly QueryPlanSelectionNode[]): Step {
  const inner = selections && compileRepresentation(schema, selections);
  const read = (value: unknown): unknown => (inner && value !== null ? (inner(value as Json) ?? null) : value);
  return (entity, result) => {
    const value = Object.hasOwn(entity, name) ? entity[name] : undefined;
    if (value === undefined) return false;
    result[name] = Array.isArray(value) ? value.map(read) : read(value);
    return true;
  };
}

function compileFragment(
  schema: GraphQLSchema,
  condition: string | undefined,
  selections: readonly QueryPlanSelectionNode[],
): Step {
  const names = new Set<unknown>(condition === undefined ? [] : objectTypesOf(schema, condition));
  const inner = compileRepresentation(schema, selections);
  return (entity, result) => {
    if (!names.has(entity['__typename'])) return true;
    const part = inner(entity);
    if (part !== undefined) merge(result, part);
    return true;
  };
}

function objectTypesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (isAbstractType(type)) return [name, ...schema.getPossibleTypes(type).map((possible) => possible.name)];
  return isObjectType(type) ? [name] : [];
}
