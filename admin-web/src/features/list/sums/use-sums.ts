import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ColumnSum, ListSums } from './list-sums.js';

/** A list asked for nothing but its sums; null where there is no such list. */
export interface SumsData {
  readonly page: { readonly __typename?: string; readonly columnSums?: readonly ColumnSum[] } | null;
}

export interface AskedSums {
  sums: ListSums;
  /** Ends when they are added up anew. */
  refetch: () => Promise<unknown>;
}

/**
 * What the columns of a list add up to over all its pages, asked by itself: rows do not wait for it, and going from page
 * to page does not ask again. `variables` are the filters alone.
 */
export function useSums<Data extends SumsData, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { skip = false }: { skip?: boolean } = {},
): AskedSums {
  const { data, error, refetch } = useQuery(query as TypedDocumentNode<unknown, never> as TypedDocumentNode<SumsData>, {
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
  });
  if (data !== undefined) return { sums: data.page?.columnSums ?? [], refetch };
  return { sums: error === undefined ? 'awaited' : 'failed', refetch };
}
