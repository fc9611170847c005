import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormattedMessage, type MessageDescriptor, type NoMessageValues, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type ListState, PAGE_SIZE } from './list-address.js';
import { listAnswer, type ListPage } from './list-answer.js';
import { ListScreen, type ListScreenProps } from './ListScreen.js';
import { type NumberedVariables, type PlacedRows, useLoad } from './use-load.js';

type Word = MessageDescriptor & NoMessageValues & { id: string };

export interface ShortListProps<
  Data,
  Variables extends NumberedVariables,
  State,
  Row extends { id: string },
> extends Pick<ListScreenProps<State, Row>, 'id' | 'address' | 'columns' | 'filters'> {
  query: TypedDocumentNode<Data, Variables>;
  variablesOf: (page: number, pageSize: number) => Variables;
  pick: (data: Data) => ListPage<Row> & PlacedRows<Row>;
  words: Record<'title' | 'add' | 'none' | 'noneText', Word> & { total: MessageDescriptor };
  /** The way to a new one is shown. */
  mayAdd?: boolean;
}

/** A list whose address is its id; its rows open and are added under it. */
export function ShortList<
  Data,
  Variables extends NumberedVariables,
  State extends ListState,
  Row extends { id: string },
>(props: ShortListProps<Data, Variables, State, Row>) {
  const { query, variablesOf, pick, words, mayAdd = true, ...screen } = props;
  const { id, address } = screen;
  const intl = useIntl();
  const variables = variablesOf(address.page, PAGE_SIZE);
  const result = useQuery(query as TypedDocumentNode<Data>, { variables, fetchPolicy: 'cache-and-network' });
  const pages = useLoad(query, variablesOf, pick);
  const add = mayAdd && (
    <Button as={Link} to={`/${id}/add`}>
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      {...screen}
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={add}
      answer={listAnswer(result as Parameters<typeof listAnswer<Data, Row>>[0], pick)}
      rowId={(row) => row.id}
      openAt={(row) => `/${id}/${row.id}`}
      pages={pages}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={add}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
