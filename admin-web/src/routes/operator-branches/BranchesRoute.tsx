import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { parseAsString } from 'nuqs';
import { useIntl } from 'react-intl';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { useListAddress } from '../../features/list/list-address.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { RecordList } from '../../records/RecordList.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import { typedText } from '../../session/typed-text.js';
import { branchRecord } from './branch-record.js';
import { BRANCH_SCOPES } from './branch-scopes.js';
import { BranchesDocument } from './branches.generated.js';
import { words } from './words.js';

const parsers = { text: parseAsString.withDefault(''), operatorId: parseAsString, active: parseAsActive };

/** Offices of operators that the reader looks after. */
export default function BranchesRoute() {
  return (
    <PermissionGate permission="catalogue.edit" scopes={BRANCH_SCOPES}>
      <Branches />
    </PermissionGate>
  );
}

function Branches() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const scope = useScope('catalogue.edit');
  const operators = useOwnOperators('catalogue.edit');
  const { text, operatorId, active } = address.state;
  const filter = {
    text: typedText(text),
    operatorId: operatorId !== null && /^\d{1,18}$/.test(operatorId) ? operatorId : null,
    active: isActive(active),
  };
  const title = (word: (typeof words)['title']) => intl.formatMessage(word);
  const isWide = scope === 'all' || scope === 'country';
  return (
    <RecordList
      of={branchRecord}
      query={BranchesDocument}
      variablesOf={(page, pageSize) => ({ filter, page, pageSize })}
      pick={({ branches }) => branches}
      add={scope !== 'branch' && (filter.operatorId === null ? '' : `operatorId=${filter.operatorId}`)}
      address={address}
      columns={[
        {
          key: 'name',
          title: title(words.name),
          text: ({ name }) => name,
          render: ({ name }) => <strong>{name}</strong>,
        },
        {
          key: 'operator',
          title: title(words.operator),
          text: ({ operatorId }) => operators.find(({ value }) => value === operatorId)?.label ?? '',
        },
        { key: 'address', title: title(words.address), text: (row) => row.address ?? '' },
        { key: 'phone', title: title(words.phone), text: ({ contactPhone }) => contactPhone ?? '', noWrap: true },
        {
          key: 'status',
          title: title(words.status),
          text: (row) => activeText(intl, row.active),
          render: (row) => <ActivePill active={row.active} />,
        },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: title(words.search) },
        ...(isWide
          ? [{ kind: 'choice', name: 'operatorId', label: title(words.operator), options: operators } as const]
          : []),
        activeFilter(intl, title(words.status)),
      ]}
    />
  );
}
