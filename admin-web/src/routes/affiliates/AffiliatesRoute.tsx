import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsString } from 'nuqs';
import { useIntl } from 'react-intl';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { useListAddress } from '../../features/list/list-address.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { RecordList } from '../../records/RecordList.js';
import { typedText } from '../../session/typed-text.js';
import { AffiliatesDocument, AffiliateSumsDocument } from './affiliates.generated.js';
import { affiliateColumns } from './affiliate-columns.js';
import { affiliateRecord } from './affiliate-record.js';
import { words } from './words.js';

const parsers = { text: parseAsString.withDefault(''), active: parseAsActive };

export default function AffiliatesRoute() {
  return (
    <PermissionGate permission="affiliate.manage" scopes={['country', 'all']}>
      <Affiliates />
    </PermissionGate>
  );
}

function Affiliates() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { text, active } = address.state;
  const filter = { text: typedText(text), active: isActive(active) };
  const { sums } = useSums(AffiliateSumsDocument, { filter });
  return (
    <RecordList
      of={affiliateRecord}
      query={AffiliatesDocument}
      variablesOf={(page, pageSize) => ({ filter, page, pageSize })}
      pick={({ affiliates }) => affiliates}
      address={address}
      sums={sums}
      columns={affiliateColumns(intl)}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        activeFilter(intl, intl.formatMessage(words.access)),
      ]}
    />
  );
}
