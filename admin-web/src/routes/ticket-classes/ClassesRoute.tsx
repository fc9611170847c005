import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { parseAsString } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ShortList } from '../../features/list/ShortList.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { exampleOf } from './example-code.js';
import { TicketClassesDocument } from './ticket-classes.generated.js';
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
  const nameOf = (id: string) => operators.find(({ value }) => value === id)?.label ?? id;
  const yesNo = (is: boolean) => intl.formatMessage(is ? words.yes : words.no);
  return (
    <ShortList
      id="ticket-code-classes"
      query={TicketClassesDocument}
      variablesOf={(page, pageSize) => ({ operatorId: address.state.operatorId, page, pageSize })}
      pick={({ ticketClasses }) => ticketClasses}
      words={words}
      address={address}
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
    />
  );
}
