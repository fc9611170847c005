import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { RowPages } from '@naga/kernel/to-csv.js';

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

/** Rows of a list that goes on by place. */
export interface PlacedRows<Row> {
  rows: readonly Row[];
  /** Where the next ones begin; null at the end. */
  next: string | null;
}

/**
 * Pages of a list for its CSV: each begins where the page before ended, so that none of its rows is left out or comes
 * twice however long it is, and whatever comes or goes meanwhile.
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

/** Of a list whose pages have numbers on the screen. */
export interface NumberedVariables extends OperationVariables {
  after?: string | null | undefined;
  /** How many rows there are is asked, too. */
  counted?: boolean | undefined;
}

/** The same for a list whose pages have numbers on the screen: its own query goes by place when it is asked `after`. */
export function useLoad<Data, Variables extends NumberedVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (page: number, pageSize: number) => Variables,
  pick: (data: Data) => PlacedRows<Row>,
): RowPages<Row> {
  return usePlacedLoad(query, (after, first) => ({ ...variablesOf(1, first), after, counted: false }), pick);
}
