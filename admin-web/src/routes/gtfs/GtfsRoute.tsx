import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { DataTable } from '@naga/ui/DataTable';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { localName } from '../../session/local-name.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { useGtfsImportsQuery } from './gtfs.generated.js';
import { ImportState } from './ImportState.js';
import { UploadFeed } from './UploadFeed.js';
import { words } from './words.js';

/** Timetables that come as GTFS feeds. */
export default function GtfsRoute() {
  return (
    <PermissionGate permission="schedule.edit" scopes={OPERATOR_SCOPES}>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <div className="back-office__stack">
        <UploadFeed />
        <LatestImports />
      </div>
    </PermissionGate>
  );
}

function LatestImports() {
  const intl = useIntl();
  const { data, error, refetch } = useGtfsImportsQuery({ fetchPolicy: 'network-only' });
  const rows = data?.gtfsImports ?? [];
  if (data !== undefined && rows.length === 0) return null;
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.latest} />
      </h2>
      <DataTable
        label={intl.formatMessage(words.latest)}
        rows={rows}
        rowId={({ id }) => id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        onRetry={() => void refetch()}
        columns={[
          {
            key: 'file',
            title: intl.formatMessage(words.file),
            render: ({ id, fileName }) => <Link to={`/gtfs/${id}`}>{fileName}</Link>,
          },
          {
            key: 'operator',
            title: intl.formatMessage(words.operator),
            render: ({ operatorNames }) => localName(intl.locale, operatorNames),
          },
          {
            key: 'when',
            title: intl.formatMessage(words.when),
            render: ({ madeAt }) => <LocalTime at={madeAt} />,
            noWrap: true,
          },
          { key: 'state', title: intl.formatMessage(words.state), render: (row) => <ImportState state={row.state} /> },
        ]}
      />
    </section>
  );
}
