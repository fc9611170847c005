import type { TypedDocumentNode } from '@apollo/client';
import { Button } from '@naga/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ListState } from './list-address.js';
import type { ListPage } from './list-answer.js';
import { ListScreen, type ListScreenProps } from './ListScreen.js';
import { type PagedList, useList } from './use-list.js';
import type { NumberedVariables, PlacedRows } from './use-load.js';

type Answered = 'answer' | 'rowId' | 'openAt' | 'pages' | 'empty' | 'total' | 'title' | 'above';
type ListOf<Row> = PagedList<Row, ListPage<Row> & PlacedRows<Row>>;

export interface ShortListProps<Data, Variables extends NumberedVariables, State, Row> extends Omit<
  ListScreenProps<State, Row>,
  Answered
> {
  query: TypedDocumentNode<Data, Variables>;
  variablesOf: (page: number, pageSize: number) => Variables;
  pick: (data: Data) => ListPage<Row> & PlacedRows<Row>;
  words: Readonly<Record<'title' | 'total' | 'add' | 'none' | 'noneText', MessageDescriptor>>;
  /** What is done with the selected rows. */
  bulk?: (list: ListOf<Row>) => ReactNode;
  /** Search of the address of a new one; false for who makes none. */
  add?: string | false;
  /** What an empty list offers beside that, to who makes one: an example. */
  example?: ReactNode;
}

/** A list whose address is its id: its rows open and are added under it, its CSV holds all of them. */
export function ShortList<
  Data,
  Variables extends NumberedVariables,
  State extends ListState,
  Row extends { readonly id: string },
>({
  query,
  variablesOf,
  pick,
  words,
  add = '',
  example,
  actions,
  bulk,
  ...screen
}: ShortListProps<Data, Variables, State, Row>) {
  const intl = useIntl();
  const list = useList(query, screen.address, variablesOf, pick);
  const adding = add !== false && (
    <Button as={Link} to={{ pathname: `/${screen.id}/add`, search: add }}>
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      {...screen}
      {...list}
      title={intl.formatMessage(words.title)}
      total={words.total}
      above={bulk?.(list)}
      actions={
        <>
          {actions}
          {adding}
        </>
      }
      rowId={({ id }) => id}
      openAt={({ id }) => `/${screen.id}/${id}`}
      empty={{
        title: words.none,
        text: words.noneText,
        actions: adding && (
          <>
            {adding}
            {example}
          </>
        ),
      }}
    />
  );
}
