import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ListPage } from './list-answer.js';
import type { RowPages } from './list-csv.js';

/** Rows at a time: as many as every list gives. */
const SIZE = 200;

function useAsk<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) {
  const client = useApolloClient();
  // Past the cache: what is in the file is so now, and a long one does not fill the memory.
  return async (variables: Variables): Promise<Data> => {
    const { data } = await client.query<Data>({
      query: query as TypedDocumentNode<Data>,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new Error('no answer');
    return data;
  };
}

/** Pages of a short list for its CSV, by their numbers: agencies, classes, policies. */
export function useLoad<Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (page: number, pageSize: number) => Variables,
  pick: (data: Data) => ListPage<Row>,
): RowPages<Row> {
  const ask = useAsk(query);
  return async function* pages() {
    let seen = 0;
    for (let page = 1; ; page++) {
      const { rows, total } = pick(await ask(variablesOf(page, SIZE)));
      yield rows;
      seen += rows.length;
      if (rows.length < SIZE || seen >= total) return;
    }
  };
}

/** Rows of a list that goes on by place. */
export interface PlacedRows<Row> {
  rows: readonly Row[];
  /** Where the next ones begin; null at the end. */
  next: string | null;
}

/**
 * Pages of a list that grows while it is read: each begins where the page before ended, so that none of its rows is left
 * out or comes twice however long it is.
 */
export function usePlacedLoad<Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (place: string | null, first: number) => Variables,
  pick: (data: Data) => PlacedRows<Row>,
): RowPages<Row> {
  const ask = useAsk(query);
  return async function* pages() {
    let place: string | null = null;
    do {
      const { rows, next } = pick(await ask(variablesOf(place, SIZE)));
      yield rows;
      place = next;
    } while (place !== null);
  };
}
