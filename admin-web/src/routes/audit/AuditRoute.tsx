import { useApolloClient } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { Toolbar } from '@naga/ui/Toolbar';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { type ListAddress, PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { ListFilters } from '../../features/list/ListFilters.js';
import { ChangeList } from '../../features/timeline/ChangeList.js';
import { LoadedChanges } from '../../features/timeline/LoadedChanges.js';
import { AuditDocument, useAuditQuery } from './audit.generated.js';
import { auditColumns, loadAudit, MOST_IN_FILE } from './audit-csv.js';
import { auditFilters, auditParsers, type AuditState, filterOf, rareFilters } from './audit-filters.js';
import { words } from './words.js';

export default function AuditRoute() {
  return (
    <PermissionGate permission="audit.view">
      <Audit />
    </PermissionGate>
  );
}

/** The list's address; whatever filter changes, one is back at the newest entries. */
function useAuditAddress(): ListAddress<AuditState> {
  const address = useListAddress(auditParsers);
  const { change } = address;
  return {
    ...address,
    change: useCallback((part, options) => change({ before: null, ...part }, options), [change]),
  };
}

function Audit() {
  const intl = useIntl();
  const client = useApolloClient();
  const { notify } = useNotices();
  const address = useAuditAddress();
  const filter = filterOf(address.state);
  const ask = async (before: string | null, first: number) => {
    const variables = { filter, before, first };
    const { data } = await client.query({ query: AuditDocument, variables, fetchPolicy: 'no-cache' });
    return data?.auditEntries;
  };
  const onCut = () => notify(intl.formatMessage(words.cut, { shown: formatCount(MOST_IN_FILE) }));
  return (
    <>
      <Toolbar title={intl.formatMessage(words.title)} sub={intl.formatMessage(words.about)} />
      <ListFilters
        address={address}
        filters={auditFilters(intl)}
        more={rareFilters(intl)}
        end={<DownloadCsv fileName="audit.csv" columns={auditColumns(intl)} load={loadAudit(ask, onCut)} />}
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
          <Pages before={before} next={next} />
        </div>
      )}
    </LoadedChanges>
  );
}

/** Links, so that Back and a new tab do what they do everywhere. */
function Pages({ before, next }: { before: string | null; next: string | null }) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const at = (place: string | null) => {
    const search = new URLSearchParams(params);
    if (place === null) search.delete('before');
    else search.set('before', place);
    return { search: search.toString() };
  };
  return (
    <nav className="back-office__actions" aria-label={intl.formatMessage(words.pages)}>
      {before !== null && (
        <Button as={Link} variant="quiet" to={at(null)}>
          <FormattedMessage {...words.newest} />
        </Button>
      )}
      {next !== null && (
        <Button as={Link} variant="quiet" to={at(next)}>
          <FormattedMessage {...words.older} />
        </Button>
      )}
    </nav>
  );
}
