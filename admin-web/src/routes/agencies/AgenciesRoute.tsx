import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { countryOptions } from '../../features/place/country-words.js';
import { useMe } from '../../session/me.js';
import { typedText } from '../../session/typed-text.js';
import { AgenciesDocument, type AgenciesQuery, useAgenciesQuery } from './agencies.generated.js';
import { agencyColumns } from './agency-columns.js';
import { words } from './words.js';

const parsers = {
  text: parseAsString.withDefault(''),
  country: parseAsString,
  active: parseAsActive,
};

export default function AgenciesRoute() {
  const me = useMe();
  // Who looks after one agency has no list to look through.
  if (useScope('user.manage') === 'agency' && me.agencyId !== null) {
    return <Navigate to={`/agencies/${me.agencyId}`} replace />;
  }
  return (
    <PermissionGate permission="user.manage" scopes={['agency', 'country', 'all']}>
      <Agencies />
    </PermissionGate>
  );
}

function Agencies() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const scope = useScope('user.manage');
  const { text, country, active } = address.state;
  const filter = {
    text: typedText(text),
    countryCode: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
    active: isActive(active),
  };
  const variablesOf = (page: number, pageSize: number) => ({ filter, page, pageSize });
  const pick = ({ agencies }: AgenciesQuery) => agencies;
  const variables = variablesOf(address.page, PAGE_SIZE);
  const answer = listAnswer(useAgenciesQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(AgenciesDocument, variablesOf, pick);
  const add = (scope === 'all' || scope === 'country') && (
    <Button as={Link} to="/agencies/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="agencies"
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={add}
      address={address}
      answer={answer}
      columns={agencyColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/agencies/${id}`}
      editAt={({ id }) => `/agencies/${id}/edit`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        { kind: 'choice', name: 'country', label: intl.formatMessage(words.country), options: countryOptions(intl) },
        activeFilter(intl, intl.formatMessage(words.access)),
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
