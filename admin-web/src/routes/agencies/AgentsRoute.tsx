import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { rowIdOf } from '@naga/kernel/row-id.js';
import { Button } from '@naga/ui/Button';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { typedText } from '../../session/typed-text.js';
import { AgencyFilter } from '../../features/agency-choice/AgencyChoice.js';
import { AgentsDocument } from './agencies.generated.js';
import { agentColumns } from './agent-columns.js';
import { words } from './agent-words.js';

const parsers = {
  text: parseAsString.withDefault(''),
  agency: parseAsString,
  active: parseAsActive,
  sort: parseAsStringLiteral(['NAME', 'NEWEST', 'LAST_LOGIN']).withDefault('NAME'),
};

/** The people who sell for agencies, and what each earns by: everybody's, or one's own staff. */
export default function AgentsRoute() {
  return (
    <PermissionGate permission="user.manage" scopes={['agency', 'country', 'all']}>
      <Agents />
    </PermissionGate>
  );
}

function Agents() {
  const intl = useIntl();
  const isWide = ['all', 'country'].includes(useScope('user.manage') ?? '');
  const address = useListAddress(parsers);
  const { text, agency, active, sort } = address.state;
  const filter = {
    list: 'ACCOUNTS' as const,
    text: typedText(text),
    agencyId: rowIdOf(agency),
    active: isActive(active),
  };
  const list = useList(
    AgentsDocument,
    address,
    (page, pageSize) => ({ filter, sort, page, pageSize }),
    ({ users }) => users,
  );
  const add = (
    <Button as={Link} to={`/ct-agents/add${filter.agencyId === null ? '' : `?agency=${filter.agencyId}`}`}>
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="agents"
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={add}
      address={address}
      {...list}
      columns={agentColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `${isWide ? '/users' : '/staff'}/${id}`}
      editAt={({ id }) => `${isWide ? '/users' : '/staff'}/${id}/edit`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        ...(isWide
          ? [
              {
                kind: 'found' as const,
                name: 'agency' as const,
                label: intl.formatMessage(words.agency),
                control: AgencyFilter,
              },
            ]
          : []),
        activeFilter(intl, intl.formatMessage(words.status)),
      ]}
      empty={{ title: words.none, text: words.noneText, actions: add }}
    />
  );
}
