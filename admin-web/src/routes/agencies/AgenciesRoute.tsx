import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { parseAsString } from 'nuqs';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { useListAddress } from '../../features/list/list-address.js';
import { countryOptions } from '../../features/place/country-words.js';
import { RecordList } from '../../records/RecordList.js';
import { useMe } from '../../session/me.js';
import { typedText } from '../../session/typed-text.js';
import { AgenciesDocument } from './agencies.generated.js';
import { agencyColumns } from './agency-columns.js';
import { agencyRecord } from './agency-record.js';
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
  return (
    <RecordList
      of={agencyRecord}
      query={AgenciesDocument}
      variablesOf={(page, pageSize) => ({ filter, page, pageSize })}
      pick={({ agencies }) => agencies}
      {...(scope === 'agency' && { add: false })}
      address={address}
      columns={agencyColumns(intl)}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        { kind: 'choice', name: 'country', label: intl.formatMessage(words.country), options: countryOptions(intl) },
        activeFilter(intl, intl.formatMessage(words.access)),
      ]}
    />
  );
}
