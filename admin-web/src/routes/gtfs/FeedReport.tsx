import { formatCount } from '@naga/kernel/money.js';
import { DataTable } from '@naga/ui/DataTable';
import { Notice } from '@naga/ui/Notice';
import { StatusPill } from '@naga/ui/StatusPill';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SoldDepartures } from '../../features/sold/SoldDepartures.js';
import { changesAny } from './changes-any.js';
import { reasonsText, rowText } from './code-text.js';
import type { Gtfs_ReportFragment } from './gtfs.generated.js';
import { actionWords, kindWords, words } from './words.js';

type Report = NonNullable<Gtfs_ReportFragment['report']>;
type Item = Report['items'][number];

const KINDS = ['STOP', 'LINE', 'TRIP', 'FARE'] as const;
const ACTIONS = ['CREATE', 'CHANGE', 'SAME', 'GONE', 'LEFT'] as const;
const TONES = { CREATE: 'good', CHANGE: 'warn', SAME: 'quiet', GONE: 'warn', LEFT: 'bad' } as const;
/** What is left out first. */
const ORDER = ['LEFT', 'GONE', 'CHANGE', 'CREATE', 'SAME'];
const PAGE = 50;

export interface FeedReportProps {
  report: Report;
  operator: string;
}

/** What a feed comes to: what is wrong with it, what it cannot bring, and what it changes. */
export function FeedReport({ report, operator }: FeedReportProps) {
  const { problemCount, unread, agencies, items } = report;
  const isWrong = problemCount > 0;
  return (
    <>
      {isWrong && <Problems report={report} />}
      {agencies.length > 1 && (
        <Notice tone="warn">
          <FormattedMessage {...words.agencies} values={{ names: agencies.join(', '), operator }} />
        </Notice>
      )}
      <Notice>
        {unread.length > 0 && <FormattedMessage {...words.unread} values={{ files: unread.join(', ') }} />}{' '}
        <FormattedMessage {...words.prices} />
      </Notice>
      {!isWrong && !changesAny(report) && (
        <p>
          <FormattedMessage {...(items.some(({ action }) => action === 'LEFT') ? words.nothingKept : words.nothing)} />
        </p>
      )}
      {!isWrong && <Counts report={report} />}
      {items.length > 0 && <Items items={items} />}
    </>
  );
}

export interface SoldOfFeedProps {
  report: Report;
  operatorId: string;
  /** Not applied yet: whom a change touches is told together, once it is. */
  isWaiting: boolean;
}

/** Whom a feed touches, line by line: read before it is applied. */
export const SoldOfFeed = ({ report: { items }, operatorId, isWaiting }: SoldOfFeedProps) =>
  items.map(
    (item) =>
      item.sold && (
        <SoldOfLine
          key={`${item.kind} ${item.feedId}`}
          name={item.name}
          sold={item.sold}
          operatorId={operatorId}
          notify={!isWaiting || item.action === 'LEFT'}
        />
      ),
  );

function Counts({ report }: { report: Report }) {
  const intl = useIntl();
  const countOf = (kind: string, action: string): number =>
    report.counts.find((one) => one.kind === kind && one.action === action)?.count ?? 0;
  return (
    <DataTable<(typeof KINDS)[number]>
      label={intl.formatMessage(words.counts)}
      rows={KINDS}
      rowId={(kind) => kind}
      columns={[
        { key: 'what', title: intl.formatMessage(words.what), render: (kind) => intl.formatMessage(kindWords[kind]) },
        ...ACTIONS.map((action) => ({
          key: action,
          title: intl.formatMessage(actionWords[action]),
          align: 'right' as const,
          render: (kind: string) => formatCount(countOf(kind, action)),
        })),
      ]}
    />
  );
}

function Items({ items }: { items: readonly Item[] }) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const rows = items.toSorted((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action));
  return (
    <DataTable<Item>
      label={intl.formatMessage(words.items)}
      rows={rows.slice((page - 1) * PAGE, page * PAGE)}
      rowId={({ kind, feedId }) => `${kind} ${feedId}`}
      page={{ number: page, size: PAGE, total: rows.length, onChange: setPage }}
      columns={[
        {
          key: 'action',
          title: intl.formatMessage(words.counts),
          render: ({ action }) => (
            <StatusPill tone={TONES[action]}>{intl.formatMessage(actionWords[action])}</StatusPill>
          ),
        },
        {
          key: 'what',
          title: intl.formatMessage(words.what),
          render: ({ kind }) => intl.formatMessage(kindWords[kind]),
        },
        { key: 'name', title: intl.formatMessage(words.name), render: ({ name }) => name },
        {
          key: 'why',
          title: intl.formatMessage(words.why),
          render: ({ reasons }) => reasonsText(intl, reasons),
        },
      ]}
    />
  );
}

interface SoldOfLineProps {
  name: string;
  sold: NonNullable<Item['sold']>;
  operatorId: string;
  notify: boolean;
}

/** Who has seats on what a feed changes of a line, with the ways to move and to tell them. */
function SoldOfLine({ name, sold: { departures, touched }, operatorId, notify }: SoldOfLineProps) {
  const intl = useIntl();
  const label = intl.formatMessage(words.soldOf, { name });
  return (
    <div className="back-office__stack">
      <h2>{label}</h2>
      <SoldDepartures
        label={label}
        rows={touched.map((row) => ({ ...row, operatorId }))}
        departures={departures}
        notify={notify}
      />
    </div>
  );
}

function Problems({ report: { problems, problemCount: count } }: { report: Report }) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  return (
    <>
      <Notice tone="bad">
        <FormattedMessage {...words.problemCount} values={{ count, shown: formatCount(count) }} />{' '}
        <FormattedMessage {...words.problemsText} />
      </Notice>
      <DataTable
        label={intl.formatMessage(words.problems)}
        rows={problems.map((problem, index) => ({ ...problem, index })).slice((page - 1) * PAGE, page * PAGE)}
        rowId={({ index }) => String(index)}
        page={{ number: page, size: PAGE, total: problems.length, onChange: setPage }}
        columns={[
          {
            key: 'place',
            title: intl.formatMessage(words.place),
            render: ({ file, line }) => (line === 0 ? file : `${file}:${line}`),
          },
          {
            key: 'what',
            title: intl.formatMessage(words.problems),
            render: ({ field, value, code }) =>
              [field, value === null ? null : `“${value}”`, rowText(intl, code)]
                .filter((part) => part !== null)
                .join(' '),
          },
        ]}
      />
    </>
  );
}
