import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { exampleOf } from './example-code.js';
import { TicketClassesDocument, type TicketClassesQuery, useTicketClassesQuery } from './ticket-classes.generated.js';
import { forWords, journeyWords, words } from './words.js';

const parsers = { operatorId: parseAsString };

/** Every class of ticket codes with what is left of its numbers. */
export default function ClassesRoute() {
  return (
    <PermissionGate permission="catalogue.edit" scopes={OPERATOR_SCOPES}>
      <Classes />
    </PermissionGate>
  );
}

function Classes() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const operators = useOperatorOptions();
  const { operatorId } = address.state;
  const asked = (page: number, pageSize: number) => ({ operatorId, page, pageSize });
  const pick = ({ ticketClasses }: TicketClassesQuery) => ticketClasses;
  const variables = asked(address.page, PAGE_SIZE);
  const answer = listAnswer(useTicketClassesQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const load = useLoad(TicketClassesDocument, asked, pick);
  const nameOf = (id: string) => operators.find(({ value }) => value === id)?.label ?? id;
  const yesNo = (is: boolean) => intl.formatMessage(is ? words.yes : words.no);
  const add = (
    <Button as={Link} to="/ticket-code-classes/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="ticket-code-classes"
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={add}
      address={address}
      answer={answer}
      rowId={({ id }) => id}
      openAt={({ id }) => `/ticket-code-classes/${id}`}
      columns={[
        { key: 'code', title: intl.formatMessage(words.example), text: (row) => exampleOf(row), noWrap: true },
        { key: 'operator', title: intl.formatMessage(words.operator), text: (row) => nameOf(row.operatorId) },
        {
          key: 'for',
          title: intl.formatMessage(words.createFor),
          text: ({ createFor }) => intl.formatMessage(forWords[createFor]),
        },
        {
          key: 'journey',
          title: intl.formatMessage(words.journeyType),
          text: ({ journeyType }) => intl.formatMessage(journeyWords[journeyType]),
        },
        { key: 'locals', title: intl.formatMessage(words.allowLocals), text: (row) => yesNo(row.allowLocals) },
        {
          key: 'foreigners',
          title: intl.formatMessage(words.allowForeigners),
          text: (row) => yesNo(row.allowForeigners),
        },
        { key: 'left', title: intl.formatMessage(words.left), text: ({ left }) => formatCount(left) },
        { key: 'active', title: intl.formatMessage(words.active), text: (row) => yesNo(row.active) },
      ]}
      load={load}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={add}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
