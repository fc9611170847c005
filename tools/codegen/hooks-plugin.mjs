/**
 * A graphql-codegen plugin: typed hooks for Apollo Client 4, printed beside each operation.
 * A query gives useXQuery, useXSuspenseQuery and useXLazyQuery, a mutation useXMutation, a subscription useXSubscription.
 * Needs `typescript-operations` and `typed-document-node` before it. The published plugin knows Client 3 only.
 */
import { Kind } from 'graphql';

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const usesHooks = operations.length > 0;
  return {
    prepend: usesHooks ? ["import * as ApolloReact from '@apollo/client/react';"] : [],
    content: operations.flatMap(hooksOf).join('\n'),
  };
}

function hooksOf(operation) {
  const name = capital(operation.name.value);
  const result = name + capital(operation.operation);
  const variables = `${result}Variables`;
  const mark = needsVariables(operation) ? '' : '?';

  const print = (suffix, hook, parameter) =>
    `export const use${name}${suffix} = (${parameter}) => ApolloReact.${hook}(${name}Document, options);`;
  const plain = (hook) => `options?: ApolloReact.${hook}.Options<${result}, ${variables}>`;
  // A caller without its required variables passes `skipToken` in their place.
  const skippable = (hook, types) => `options${mark}: ApolloReact.SkipToken | ApolloReact.${hook}.Options<${types}>`;

  switch (operation.operation) {
    case 'query':
      return [
        print('Query', 'useQuery', skippable('useQuery', `${result}, ${variables}`)),
        print('SuspenseQuery', 'useSuspenseQuery', skippable('useSuspenseQuery', variables)),
        print('LazyQuery', 'useLazyQuery', plain('useLazyQuery')),
      ];
    case 'mutation':
      return [print('Mutation', 'useMutation', plain('useMutation'))];
    default:
      return [print('Subscription', 'useSubscription', skippable('useSubscription', `${result}, ${variables}`))];
  }
}

const capital = (name) => name[0].toUpperCase() + name.slice(1);

const needsVariables = (operation) =>
  operation.variableDefinitions?.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);
