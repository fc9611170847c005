import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { rowIdOf } from '@naga/kernel/row-id.js';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import { useListAddress } from '../../features/list/list-address.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { useBranchOptions } from '../../features/operators/use-branch-options.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { payeeWords } from './payee-words.js';
import { settlementColumns } from './settlement-columns.js';
import { stateWords } from './settlement-words.js';
import {
  type SettlementPayee,
  SettlementsDocument,
  type SettlementState,
  SettlementSumsDocument,
} from './settlements.generated.js';
import { words } from './words.js';

const STATES = Object.keys(stateWords) as SettlementState[];
const DUE = ['yes'] as const;
const PAYEES = ['OPERATOR', 'INSURER', 'CAUSE'] as const satisfies readonly SettlementPayee[];
const parsers = {
  payee: parseAsStringLiteral(PAYEES),
  state: parseAsStringLiteral(STATES),
  operatorId: parseAsString,
  branch: parseAsString,
  month: parseAsTravelDate,
  due: parseAsStringLiteral(DUE),
  paidFrom: parseAsTravelDate,
  paidTo: parseAsTravelDate,
};

export default function SettlementsRoute() {
  return (
    <PermissionGate permission="settlement.view" scopes={DRIVING_SCOPES}>
      <Settlements />
    </PermissionGate>
  );
}

function Settlements() {
  const intl = useIntl();
  const scope = useScope('settlement.view');
  const address = useListAddress(parsers);
  const operators = useOperatorOptions();
  const { payee, state, branch, month, due, paidFrom, paidTo } = address.state;
  const branches = useBranchOptions(address.state.operatorId);
  const [operatorId, branchId] = [rowIdOf(address.state.operatorId), rowIdOf(branch)];
  const filter = { payee, state, operatorId, branchId, month, due: due === null ? null : true, paidFrom, paidTo };
  const list = useList(
    SettlementsDocument,
    address,
    (page, pageSize) => ({ filter, page, pageSize }),
    ({ settlements }) => settlements,
  );
  const { sums } = useSums(SettlementSumsDocument, { filter });
  const isWide = scope === 'all' || scope === 'country';
  return (
    <ListScreen
      id="settlements"
      title={intl.formatMessage(words.title)}
      total={words.total}
      address={address}
      {...list}
      sums={sums}
      columns={settlementColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/settlements/${id}`}
      filters={[
        ...(isWide
          ? [
              {
                kind: 'choice',
                name: 'operatorId',
                label: intl.formatMessage(words.operator),
                options: operators,
              } as const,
            ]
          : []),
        ...(scope === 'all'
          ? [
              choiceFilter('payee', intl.formatMessage(words.whose), PAYEES, (value) =>
                intl.formatMessage(payeeWords[value]),
              ),
            ]
          : []),
        ...(scope === 'branch'
          ? []
          : [{ kind: 'choice', name: 'branch', label: intl.formatMessage(words.branch), options: branches } as const]),
        choiceFilter('state', intl.formatMessage(words.state), STATES, (value) =>
          intl.formatMessage(stateWords[value]),
        ),
        { kind: 'date', name: 'month', label: intl.formatMessage(words.month) },
      ]}
      moreFilters={{
        title: intl.formatMessage(words.payment),
        filters: [
          {
            kind: 'choice',
            name: 'due',
            label: intl.formatMessage(words.toPay),
            options: [{ value: 'yes', label: intl.formatMessage(words.onlyDue) }],
          },
          { kind: 'date', name: 'paidFrom', label: intl.formatMessage(words.paidFrom) },
          { kind: 'date', name: 'paidTo', label: intl.formatMessage(words.paidTo) },
        ],
      }}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
