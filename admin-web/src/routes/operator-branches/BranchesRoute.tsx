import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import { typedText } from '../../session/typed-text.js';
import { BRANCH_SCOPES } from './branch-scopes.js';
import { BranchesDocument, type BranchesQuery, useBranchesQuery } from './branches.generated.js';
import { words } from './words.js';

const parsers = { text: parseAsString.withDefault(''), operator: parseAsString, active: parseAsActive };

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
  const { text, operator, active } = address.state;
  const filter = {
    text: typedText(text),
    operatorId: operator !== null && /^\d{1,18}$/.test(operator) ? operator : null,
    active: isActive(active),
  };
  const variablesOf = (page: number, pageSize: number) => ({ filter, page, pageSize });
  const pick = ({ branches }: BranchesQuery) => branches;
  const variables = variablesOf(address.page, PAGE_SIZE);
  const answer = listAnswer(useBranchesQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(BranchesDocument, variablesOf, pick);
  const title = (word: (typeof words)['title']) => intl.formatMessage(word);
  const isWide = scope === 'all' || scope === 'country';
  const add = scope !== 'branch' && (
    <Button
      as={Link}
      to={`/operator-branches/add${filter.operatorId === null ? '' : `?operator=${filter.operatorId}`}`}
    >
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="operator-branches"
      title={title(words.title)}
      total={words.total}
      actions={add}
      address={address}
      answer={answer}
      rowId={({ id }) => id}
      openAt={({ id }) => `/operator-branches/${id}`}
      editAt={({ id }) => `/operator-branches/${id}/edit`}
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
          ? [{ kind: 'choice', name: 'operator', label: title(words.operator), options: operators } as const]
          : []),
        activeFilter(intl, title(words.status)),
      ]}
      pages={pages}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={add}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
