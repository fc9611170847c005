import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { RowPages } from '@naga/kernel/to-csv.js';
import type { ListAddress } from './list-address.js';
import { type ListAnswer, listAnswer, type ListPage } from './list-answer.js';
import { type NumberedVariables, type PlacedRows, useLoad } from './use-load.js';

/** What ListScreen shows of a list. */
export interface PagedList<Row, List extends ListPage<Row>> {
  /** `refetch` ends when the new rows are here. */
  answer: ListAnswer<Row, List> & { refetch: () => Promise<unknown> };
  pages: RowPages<Row>;
}

/**
 * A list whose pages have numbers: the one its address names, and all of them for the CSV. Both are asked by the same
 * query; `pick` finds the list in what it answers.
 */
export function useList<
  Data,
  Variables extends NumberedVariables,
  List extends ListPage<unknown> & PlacedRows<unknown>,
>(
  query: TypedDocumentNode<Data, Variables>,
  { page, size }: Pick<ListAddress<unknown>, 'page' | 'size'>,
  variablesOf: (page: number, pageSize: number) => NoInfer<Variables>,
  pick: (data: Data) => List,
): PagedList<List['rows'][number], List> {
  const variables = variablesOf(page, size);
  const result = useQuery(query as TypedDocumentNode<Data>, { variables, fetchPolicy: 'cache-and-network' });
  const { refetch } = result;
  return { answer: { ...listAnswer(result, pick), refetch }, pages: useLoad(query, variablesOf, pick) };
}
