import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { type Cost, weigh } from './cost.js';
import { isCountedField } from '../limits/counted-fields.js';
import type { Safelist } from './safelist.js';

type Variables = Readonly<Record<string, unknown>>;

/** What the door wants to know of an operation before anything of it is planned. */
export interface OperationFacts {
  readonly operation: OperationDefinitionNode;
  readonly isMutation: boolean;
  /** Fields asked for at the top, also those in fragments, and those that @skip and @include may leave out. */
  readonly rootFields: readonly string[];
  /** The same with the name each has in the answer. */
  readonly rootKeys: readonly (readonly [key: string, field: string])[];
  /** Whether any of them is counted by a limit. */
  readonly isCounted: boolean;
  /** Asks for __schema, which only developers may. */
  readonly asksSchema: boolean;
  costOf(variables: Variables): Cost;
  /** One of our own apps' operations. */
  isListed(): boolean;
}

/** @param document valid for the schema; throws a GraphQLError for an operation that is not in it */
export function factsOf(
  { schema, safelist }: { schema: GraphQLSchema; safelist: Safelist },
  document: DocumentNode,
  operationName?: string,
): OperationFacts {
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw new GraphQLError(operationName ? `Unknown operation named "${operationName}".` : 'No operation.');
  const fragments = fragmentsOf(document);
  const rootKeys = [...keysIn(operation.selectionSet.selections, fragments)];
  const rootFields = [...new Set(rootKeys.map(([, name]) => name))];
  let fixed: Cost | undefined;
  let isListed: boolean | undefined;
  return {
    operation,
    isMutation: operation.operation === 'mutation',
    rootFields,
    rootKeys,
    isCounted: rootFields.some(isCountedField),
    asksSchema: rootFields.includes('__schema'),
    costOf(variables) {
      if (fixed) return fixed;
      const cost = weigh(schema, operation, fragments, variables);
      if (cost.isFixed) fixed = cost;
      return cost;
    },
    isListed: () => (isListed ??= safelist.has(document)),
  };
}

function keysIn(
  selections: readonly SelectionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  keys = new Map<string, string>(),
  opened = new Set<string>(),
): Map<string, string> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      keys.set((selection.alias ?? selection.name).value, selection.name.value);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      keysIn(selection.selectionSet.selections, fragments, keys, opened);
    } else if (!opened.has(selection.name.value)) {
      opened.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      if (fragment) keysIn(fragment.selectionSet.selections, fragments, keys, opened);
    }
  }
  return keys;
}

export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return fragments;
}
