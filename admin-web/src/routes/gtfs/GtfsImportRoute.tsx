import { Notice } from '@naga/ui/Notice';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { localName } from '../../session/local-name.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { failureText } from './code-text.js';
import { FeedPrices } from './FeedPrices.js';
import { FeedReport, SoldOfFeed } from './FeedReport.js';
import { Obstacle } from './Obstacle.js';
import { type Gtfs_ImportFragment, type GtfsImportQuery, useGtfsImportQuery } from './gtfs.generated.js';
import { ImportState, isWorking, LOOK_AGAIN_MS } from './ImportState.js';
import { NextStep } from './NextStep.js';
import { words } from './words.js';

type Import = NonNullable<GtfsImportQuery['gtfsImport']>;

/** One feed: what it would do, does or has done. */
export default function GtfsImportRoute() {
  const { importId = '' } = useParams();
  return (
    <RecordGate
      permission="schedule.edit"
      scopes={OPERATOR_SCOPES}
      back={{ to: '/gtfs', label: <FormattedMessage {...words.back} /> }}
    >
      <ImportWith key={importId} id={importId} />
    </RecordGate>
  );
}

function ImportWith({ id }: { id: string }) {
  const result = useGtfsImportQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { data, startPolling, stopPolling } = result;
  const isAsked = data?.gtfsImport != null && isWorking(data.gtfsImport);
  useEffect(() => {
    if (isAsked) startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isAsked, startPolling, stopPolling]);
  return (
    <Loaded result={result} pick={({ gtfsImport }) => gtfsImport} words={words}>
      {(row, reload) => <Shown row={row} reload={reload} />}
    </Loaded>
  );
}

const hasPrices = (report: Import['report']): boolean =>
  report?.counts.some(({ kind, action, count }) => kind === 'FARE' && action !== 'LEFT' && count > 0) === true;

function Shown({ row, reload }: { row: Import; reload: () => Promise<unknown> }) {
  const intl = useIntl();
  const { fileName: file, operatorNames, failure, report } = row;
  const operator = localName(intl.locale, operatorNames);
  return (
    <RecordView
      title={<FormattedMessage {...words.title} />}
      sub={<FormattedMessage {...words.ofFile} values={{ file, operator }} />}
      data={row}
    >
      <div className="back-office__stack">
        <div>
          <ImportState
            state={row.state}
            isWrong={row.state === 'REHEARSED' && report !== null && report.problemCount > 0}
          />
        </div>
        <Progress row={row} />
        {failure !== null && <Notice tone="bad">{failureText(intl, failure)}</Notice>}
        {row.stoppedBy !== null && <Obstacle obstacle={row.stoppedBy} operatorId={row.operatorId} />}
        {report !== null && (
          <SoldOfFeed report={report} operatorId={row.operatorId} isWaiting={row.state === 'REHEARSED'} />
        )}
        <NextStep row={row} reload={reload} />
        {row.state === 'APPLIED' && hasPrices(report) && <FeedPrices importId={row.id} />}
        {report !== null && <FeedReport report={report} operator={operator} />}
      </div>
    </RecordView>
  );
}

function Progress({ row }: { row: Gtfs_ImportFragment }) {
  const { done, total, reading } = row;
  return (
    <div role="status">
      {isWorking(row) && (
        <>
          <p>
            {reading !== null ? (
              <FormattedMessage {...words.readingFile} values={{ file: reading, percent: done }} />
            ) : total === 0 ? (
              <FormattedMessage {...words.reading} />
            ) : (
              <FormattedMessage {...words.working} values={{ done, total }} />
            )}
          </p>
          <progress {...(total > 0 && { value: done, max: total })} aria-hidden />
        </>
      )}
    </div>
  );
}
