import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { EmptyState } from '@naga/ui/EmptyState';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { ListFilters } from '../../features/list/ListFilters.js';
import { PlacePages, usePlacedAddress } from '../../features/list/PlacePages.js';
import { usePlacedLoad } from '../../features/list/use-load.js';
import { ChangeList } from '../../features/timeline/ChangeList.js';
import { LoadedChanges } from '../../features/timeline/LoadedChanges.js';
import { AuditDocument, useAuditQuery } from './audit.generated.js';
import { auditColumns } from './audit-csv.js';
import { auditFilters, auditParsers, filterOf, rareFilters } from './audit-filters.js';
import { words } from './words.js';

export default function AuditRoute() {
  return (
    <PermissionGate permission="audit.view">
      <Audit />
    </PermissionGate>
  );
}

function Audit() {
  const intl = useIntl();
  const address = usePlacedAddress(useListAddress(auditParsers), 'before');
  const filter = filterOf(address.state);
  const pages = usePlacedLoad(
    AuditDocument,
    (before, first) => ({ filter, before, first }),
    ({ auditEntries: { entries, next } }) => ({ rows: entries, next }),
  );
  return (
    <>
      <Toolbar title={intl.formatMessage(words.title)} sub={intl.formatMessage(words.about)} />
      <ListFilters
        address={address}
        filters={auditFilters(intl)}
        more={rareFilters(intl)}
        end={<DownloadCsv fileName="audit.csv" columns={auditColumns(intl)} pages={pages} />}
      />
      <Entries filter={filter} before={address.state.before} />
    </>
  );
}

function Entries({ filter, before }: { filter: ReturnType<typeof filterOf>; before: string | null }) {
  const intl = useIntl();
  const variables = { filter, before, first: PAGE_SIZE };
  const result = useAuditQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { loading } = result;
  const data = result.data ?? (loading ? result.previousData : undefined);
  const none = (
    <EmptyState title={<FormattedMessage {...words.none} />}>
      <FormattedMessage {...words.noneText} />
    </EmptyState>
  );
  return (
    <LoadedChanges page={data?.auditEntries} result={result} none={none}>
      {({ entries, next }) => (
        <div className="back-office__stack" aria-busy={loading}>
          <ChangeList label={intl.formatMessage(words.title)} entries={entries} />
          <PlacePages name="before" here={before} next={next} />
        </div>
      )}
    </LoadedChanges>
  );
}
