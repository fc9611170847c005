import type { OperationDefinitionNode } from 'graphql';
import {
  type DocumentNode,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  Kind,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { fragmentsOf, type OperationFacts } from './facts.js';
import { introspect } from './introspection.js';
import type { Json } from './merge.js';
import { compilePlan } from './plan.js';
import type { Run, SendFetch } from './run.js';
import { compileShape, type Completion } from './shape.js';
import type { Supergraph } from './supergraph.js';

const MAX_SHAPES = 32;

/** A document that was checked, planned and compiled: nothing of it is looked at again when it is executed. */
export interface Prepared {
  execute(variables: Readonly<Record<string, unknown>>, viewer: Viewer): Promise<ExecutionResult>;
  readonly facts: OperationFacts;
}

/** @param document valid for the public schema, of which `facts` are */
export function prepare(
  supergraph: Supergraph,
  fetch: (subgraph: string) => SendFetch,
  document: DocumentNode,
  facts: OperationFacts,
): Prepared {
  const { operation } = facts;
  const operationName = operation.name?.value;
  const definitions = operation.variableDefinitions ?? [];
  const defaults = Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  const { schema, rewrite } = supergraph;
  const means = { schema: supergraph.wholeSchema, fetch, defaults, rewrite };
  const runPlan = compilePlan(supergraph.plan(document, operationName), means);
  const shapeFor = shapes(supergraph, document, operation);

  return {
    facts,
    async execute(variables, viewer) {
      if (definitions.length > 0) {
        const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 50 });
        if (errors) return { errors: errors.map(wrongVariable) };
      }
      const run: Run = { viewer, variables, data: {}, errors: [] };
      await runPlan(run);
      const completion: Completion = {
        path: [],
        problems: [],
        introspect: (field) => introspect(schema, document, definitions, variables, field),
      };
      const data = shapeFor({ ...defaults, ...variables })(run.data, completion);
      const result: ExecutionResult =
        run.errors.length > 0
          ? { errors: run.errors, data }
          : completion.problems.length > 0
            ? { data, extensions: { valueCompletion: completion.problems } }
            : { data };
      if (facts.isMutation && Object.values(run.data).some(isRefusal)) refusals.add(result);
      return result;
    },
  };
}

const refusals = new WeakSet<ExecutionResult>();
const isRefusal = (value: unknown): boolean => (value as Json | null)?.['__typename'] === 'Refused';

/** Whether a mutation was refused, also when the client asked for none of the refusal's words. */
export const isRefused = (result: ExecutionResult): boolean => refusals.has(result);

const wrongVariable = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });

type Shape = (data: Json, completion: Completion) => Json | null;

/** One shape for each combination of values of the variables in @skip and @include. */
function shapes(
  { schema }: Supergraph,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Readonly<Record<string, unknown>>) => Shape {
  const fragments = fragmentsOf(document);
  const deciding = decidingVariables(document);
  const root = schema.getRootType(operation.operation)!;
  const compiled = new Map<string, Shape>();
  return (variables) => {
    const key = deciding.map((name) => (variables[name] ? 1 : 0)).join('');
    let shape = compiled.get(key);
    if (shape === undefined) {
      const wanted = { schema, fragments, isTrue: (name: string) => variables[name] === true };
      shape = compileShape(wanted, root, operation.selectionSet.selections);
      if (compiled.size < MAX_SHAPES) compiled.set(key, shape);
    }
    return shape;
  };
}

function decidingVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: [condition] = [] }) => {
      if (condition?.value.kind === Kind.VARIABLE) names.add(condition.value.name.value);
    },
  });
  return [...names];
}
