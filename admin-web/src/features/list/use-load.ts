import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ListPage } from './list-answer.js';
import type { LoadPage } from './list-csv.js';

/** Asks pages of a list for its CSV, past the cache: what is in the file is so now. */
export function useLoad<Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (page: number, pageSize: number) => Variables,
  pick: (data: Data) => ListPage<Row>,
): LoadPage<Row> {
  const client = useApolloClient();
  return async (page, pageSize) => {
    const variables = variablesOf(page, pageSize);
    const { data } = await client.query<Data>({
      query: query as TypedDocumentNode<Data>,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data && pick(data);
  };
}
