import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type ListState, PAGE_SIZE } from '../features/list/list-address.js';
import { listAnswer, type ListPage } from '../features/list/list-answer.js';
import { ListScreen, type ListScreenProps } from '../features/list/ListScreen.js';
import { type PlacedRows, useLoad } from '../features/list/use-load.js';
import { editPath, type Recorded, type RecordKind, recordPath } from './record-kind.js';

type Answered = 'answer' | 'rowId' | 'openAt' | 'editAt' | 'pages' | 'empty' | 'total' | 'title' | 'id';

export interface RecordListProps<Data, Row extends Recorded, State, ListRow, List, Variables> extends Omit<
  ListScreenProps<State, ListRow>,
  Answered
> {
  of: RecordKind<Data, Row>;
  query: TypedDocumentNode<List, Variables>;
  variablesOf: (page: number, pageSize: number) => Variables;
  pick: (list: List) => ListPage<ListRow> & PlacedRows<ListRow>;
  /** Search of the address of a new one; false for who makes none. */
  add?: string | false;
}

/** The list of a resource: its rows lead to their pages and forms, its CSV holds all of them, a button makes a new one. */
export function RecordList<
  Data,
  Row extends Recorded,
  State extends ListState,
  ListRow extends { readonly id: string },
  List,
  Variables extends OperationVariables,
>({
  of,
  query,
  variablesOf,
  pick,
  add = '',
  actions,
  ...list
}: RecordListProps<Data, Row, State, ListRow, List, Variables>) {
  const intl = useIntl();
  const { path, words } = of;
  const variables = variablesOf(list.address.page, PAGE_SIZE);
  const result = useQuery(query as TypedDocumentNode<List>, { variables, fetchPolicy: 'cache-and-network' });
  const pages = useLoad(query, variablesOf, pick);
  const adding = add !== false && (
    <Button as={Link} to={{ pathname: `${path}/add`, search: add }}>
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      {...list}
      id={path.slice(1)}
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={
        <>
          {actions}
          {adding}
        </>
      }
      answer={listAnswer(result, pick)}
      rowId={({ id }) => id}
      openAt={({ id }) => recordPath(of, id)}
      editAt={({ id }) => editPath(of, id)}
      pages={pages}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={adding}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
