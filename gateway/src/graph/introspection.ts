import {
  type DocumentNode,
  executeSync,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { VariableDefinitionNode } from 'graphql';

/** Answers __schema and __type from the public schema. */
export function introspect(
  schema: GraphQLSchema,
  document: DocumentNode,
  definitions: readonly VariableDefinitionNode[],
  variableValues: Readonly<Record<string, unknown>>,
  field: FieldNode,
): unknown {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const used = new Set<string>();
  for (const node of [field, ...fragments]) visit(node, { Variable: ({ name }) => void used.add(name.value) });
  const operation = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    variableDefinitions: definitions.filter(({ variable }) => used.has(variable.name.value)),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  } as const;
  const { data } = executeSync({
    schema,
    document: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    variableValues: { ...variableValues },
  });
  return data?.[(field.alias ?? field.name).value];
}
