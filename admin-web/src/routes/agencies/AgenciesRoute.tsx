import { useApolloClient } from '@apollo/client/react';
import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import type { LoadPage } from '../../features/list/list-csv.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { countryOptions } from '../../features/place/country-words.js';
import { useMe } from '../../session/me.js';
import { AgenciesDocument, type Agency_RowFragment, useAgenciesQuery } from './agencies.generated.js';
import { agencyColumns } from './agency-columns.js';
import { words } from './words.js';

const parsers = {
  text: parseAsString.withDefault(''),
  country: parseAsString,
  active: parseAsStringLiteral(['yes', 'no']),
};

export default function AgenciesRoute() {
  const me = useMe();
  // Who looks after one agency has no list to look through.
  if (useScope('user.manage') === 'agency' && me.agencyId !== null) {
    return <Navigate to={`/agencies/${me.agencyId}`} replace />;
  }
  return (
    <PermissionGate permission="user.manage">
      <Agencies />
    </PermissionGate>
  );
}

function Agencies() {
  const intl = useIntl();
  const client = useApolloClient();
  const address = useListAddress(parsers);
  const scope = useScope('user.manage');
  const { text, country, active } = address.state;
  const filter = {
    text: text.trim() === '' ? null : text.trim(),
    countryCode: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
    active: active === null ? null : active === 'yes',
  };
  const variables = { filter, page: address.page, pageSize: PAGE_SIZE };
  const answer = listAnswer(useAgenciesQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.agencies);
  const load: LoadPage<Agency_RowFragment> = async (page, pageSize) => {
    const asked = { filter, page, pageSize };
    return (await client.query({ query: AgenciesDocument, variables: asked, fetchPolicy: 'no-cache' })).data?.agencies;
  };
  const count = answer.list?.total;
  const add = (scope === 'all' || scope === 'country') && (
    <Button as={Link} to="/agencies/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="agencies"
      title={intl.formatMessage(words.title)}
      sub={count === undefined ? undefined : intl.formatMessage(words.total, { count, shown: formatCount(count) })}
      actions={add}
      address={address}
      answer={answer}
      columns={agencyColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/agencies/${id}`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        { kind: 'choice', name: 'country', label: intl.formatMessage(words.country), options: countryOptions(intl) },
        {
          kind: 'choice',
          name: 'active',
          label: intl.formatMessage(words.access),
          options: [
            { value: 'yes', label: intl.formatMessage(words.active) },
            { value: 'no', label: intl.formatMessage(words.closed) },
          ],
        },
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
