import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { rowIdOf } from '@naga/kernel/row-id.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { pagesOf } from '@naga/kernel/to-csv.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { currencyColumn } from '../../features/money/money-columns.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { useCountsOwnSeats } from '../../session/counts-own-seats.js';
import { useMe } from '../../session/me.js';
import { askAgain } from '../../session/ask-again.js';
import { ReportBars } from './ReportBars.js';
import {
  FIRST_VIEWS,
  type ReportCell,
  type ReportFrame,
  type ReportView,
  rowsBehind,
  VIEW_IDS,
  VIEWS,
} from './report-views.js';
import { type Only, type ReportRow, useReport } from './use-report.js';
import { BARS, CELLS, cellWords, ownCellWords, ownViewWords, viewWords, words } from './words.js';
import './reports.css';

const parsers = {
  view: parseAsStringLiteral(VIEW_IDS),
  from: parseAsTravelDate,
  to: parseAsTravelDate,
  operatorId: parseAsString,
  route: parseAsString,
};

/** What a report begins with; of single departures there are enough on one day. */
const DAYS_BACK = 30;

/** Told to some, and of some rows. */
const SOMETIMES: ReadonlySet<string> = new Set(['earned', 'share', 'balance']);

/** What was sold, how full it was and what was given back; each number opens the rows behind it. */
export default function ReportRoute() {
  return (
    <PermissionGate permission="report.view">
      <Reports />
    </PermissionGate>
  );
}

function Reports() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [today] = useState(() => localMoment(Date.now()).date);
  const [address, setAddress] = useQueryStates(parsers, { history: 'push' });
  const view = address.view ?? FIRST_VIEWS[pathname] ?? 'sales-day';
  const to = address.to ?? today;
  const narrowed = view === 'departures';
  const earliest = addDays(travelDate(to), narrowed ? 0 : -DAYS_BACK);
  const from = address.from !== null && address.from <= to ? address.from : earliest;
  const titles = useCountsOwnSeats() ? { ...viewWords, ...ownViewWords } : viewWords;
  const title = intl.formatMessage(titles[view]);
  const only = {
    operatorId: narrowed ? rowIdOf(address.operatorId) : null,
    route: narrowed && address.route !== null ? address.route.slice(0, 200) : null,
  };
  return (
    <div className="back-office__stack">
      <Toolbar title={<FormattedMessage {...words.title} />} sub={title} />
      <div className="report__choice">
        <SelectField
          label={intl.formatMessage(words.report)}
          value={view}
          options={VIEW_IDS.map((value) => ({ value, label: intl.formatMessage(titles[value]) }))}
          onChange={({ currentTarget: { value } }) =>
            void setAddress({ view: value as ReportView, operatorId: null, route: null })
          }
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={intl.formatMessage(words[name])}
            value={name === 'from' ? from : to}
            onChange={({ currentTarget: { value } }) => void setAddress({ [name]: parseAsTravelDate.parse(value) })}
          />
        ))}
      </div>
      <Narrowed only={only} onAll={() => void setAddress({ operatorId: null, route: null })} />
      <Report key={`${view} ${from} ${to}`} view={view} from={from} to={to} title={title} only={only} />
    </div>
  );
}

/** Which departures these are, where a report led here by one of its rows. */
function Narrowed({ only: { operatorId, route }, onAll }: { only: Only; onAll: () => void }) {
  const operators = useOperatorOptions();
  const operator = operators.find(({ value }) => value === operatorId)?.label ?? operatorId;
  const what = [operator, route?.replace('|', ' → ')].filter((part) => part != null).join(', ');
  if (what === '') return null;
  return (
    <p className="back-office__actions">
      <FormattedMessage {...words.only} values={{ what }} />
      <Button variant="link" size="small" onClick={onAll}>
        <FormattedMessage {...words.everything} />
      </Button>
    </p>
  );
}

/** More rows than one looks over have pages. */
const PAGE = 50;
/** As many as the graph answers. */
const MOST = { sales: 500, occupancy: 500, cancelled: 500, departures: 5000 } as const;

interface ReportProps {
  view: ReportView;
  from: string;
  to: string;
  title: string;
  only: Only;
}

function Report({ view, from, to, title, only }: ReportProps) {
  const intl = useIntl();
  const me = useMe();
  const [page, setPage] = useState(1);
  const { rows, data, error, refetch } = useReport(view, { from, to }, only);
  const { kind } = VIEWS[view];
  // The lists may show more than the report: a clerk sees his branch, and in a report what he sold himself.
  const scope = useScope('report.view');
  const seller = scope === 'own' ? me.id : undefined;
  const isOwnShare = useCountsOwnSeats() && kind === 'occupancy';
  const titles = isOwnShare ? { ...cellWords, ...ownCellWords } : cellWords;
  const frame: ReportFrame = { view, from, to, seller };
  const linked = (cell: ReportCell, text: (row: ReportRow) => string) => (row: ReportRow) => (
    <Link className="list-link" to={rowsBehind(frame, row, cell)}>
      {text(row)}
    </Link>
  );
  const cells = CELLS[kind].filter((cell) => !SOMETIMES.has(cell) || rows.some(({ cells: has }) => cell in has));
  const columns: ListColumn<ReportRow>[] = [
    {
      key: 'what',
      title: intl.formatMessage(words.what),
      noWrap: VIEWS[view].by === 'DAY',
      text: ({ name }) => name,
      render: linked('what', ({ name }) => name),
    },
    ...cells.map((cell): ListColumn<ReportRow> => {
      const shown = (row: ReportRow) => row.cells[cell]?.shown ?? '';
      return {
        key: cell,
        title: intl.formatMessage(titles[cell]),
        align: 'right',
        noWrap: true,
        text: (row) => row.cells[cell]?.plain ?? '',
        render: linked(cell, shown),
      };
    }),
    ...(kind === 'occupancy' ? [] : [currencyColumn<ReportRow>(intl, ({ currency }) => currency)]),
  ];
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const most = view === 'departures' ? MOST.departures : MOST[kind];
  return (
    <>
      {isOwnShare && (
        <p>
          <FormattedMessage {...words.onlySold} />
        </p>
      )}
      {rows.length >= most && (
        <Notice>
          <FormattedMessage {...words.cut} values={{ shown: formatCount(most) }} />
        </Notice>
      )}
      {rows.length > 0 && (
        <div className="back-office__actions">
          <DownloadCsv fileName={`${view}-${from}-${to}.csv`} columns={columns} pages={pagesOf(rows)} />
        </div>
      )}
      <div className="report__both">
        <DataTable<ReportRow>
          label={title}
          rows={rows.slice((page - 1) * PAGE, page * PAGE)}
          {...(rows.length > PAGE && { page: { number: page, size: PAGE, total: rows.length, onChange: setPage } })}
          rowId={({ id }) => id}
          state={data !== undefined ? 'ready' : error !== undefined ? 'error' : 'loading'}
          onRetry={() => askAgain(refetch)}
          empty={
            <EmptyState title={<FormattedMessage {...words.none} />}>
              <FormattedMessage {...words.noneText} />
            </EmptyState>
          }
          columns={columns.map(({ text, render = text, ...column }) => ({ ...column, render }))}
        />
        <div className="back-office__stack report__charts">
          {currencies.map((currency) => (
            <section key={currency ?? ''}>
              {currencies.length > 1 && <h2>{currency}</h2>}
              <ReportBars
                rows={rows.filter((row) => row.currency === currency)}
                shows={BARS[kind]}
                label={[intl.formatMessage(words.chart), currency].filter(Boolean).join(', ')}
              />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
