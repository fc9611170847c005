import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { DataTable } from '@naga/ui/DataTable';
import { EmptyState } from '@naga/ui/EmptyState';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { askAgain } from '../../session/ask-again.js';
import { ReportBars } from './ReportBars.js';
import { FIRST_VIEWS, type ReportView, rowsBehind, VIEW_IDS, VIEWS } from './report-views.js';
import { type ReportRow, useReport } from './use-report.js';
import { CELLS, cellWords, viewWords, words } from './words.js';
import './reports.css';

const parsers = { view: parseAsStringLiteral(VIEW_IDS), from: parseAsTravelDate, to: parseAsTravelDate };

const DAYS_BACK = 30;

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
  const earliest = addDays(travelDate(to), -DAYS_BACK);
  const from = address.from !== null && address.from <= to ? address.from : earliest;
  const title = intl.formatMessage(viewWords[view]);
  return (
    <div className="back-office__stack">
      <Toolbar title={<FormattedMessage {...words.title} />} sub={title} />
      <div className="report__choice">
        <SelectField
          label={intl.formatMessage(words.report)}
          value={view}
          options={VIEW_IDS.map((value) => ({ value, label: intl.formatMessage(viewWords[value]) }))}
          onChange={({ currentTarget: { value } }) => void setAddress({ view: value as ReportView })}
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
      <Report view={view} from={from} to={to} title={title} />
    </div>
  );
}

function Report({ view, from, to, title }: { view: ReportView; from: string; to: string; title: string }) {
  const intl = useIntl();
  const { rows, data, error, refetch } = useReport(view, { from, to });
  const { kind } = VIEWS[view];
  const columns: ListColumn<ReportRow>[] = [
    {
      key: 'what',
      title: intl.formatMessage(words.what),
      text: ({ name }) => name,
      render: ({ key, name }) => (
        <Link className="list-link" to={rowsBehind(view, key, { from, to })}>
          {name}
        </Link>
      ),
    },
    ...CELLS[kind].map((cell): ListColumn<ReportRow> => {
      const text = ({ cells }: ReportRow) => cells[cell] ?? '';
      const open = (row: ReportRow) => (
        <Link className="list-link" tabIndex={-1} to={rowsBehind(view, row.key, { from, to })}>
          {text(row)}
        </Link>
      );
      return {
        key: cell,
        title: intl.formatMessage(cellWords[cell]),
        align: 'right',
        noWrap: true,
        text,
        render: open,
      };
    }),
  ];
  return (
    <>
      {kind === 'occupancy' && (
        <p>
          <FormattedMessage {...words.onlySold} />
        </p>
      )}
      {rows.length > 0 && (
        <div className="back-office__actions">
          <DownloadCsv
            fileName={`${view}-${from}-${to}.csv`}
            columns={columns}
            load={() => Promise.resolve({ total: rows.length, rows })}
          />
        </div>
      )}
      <div className="report__both">
        <DataTable<ReportRow>
          label={title}
          rows={rows}
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
        {rows.length > 0 && (
          <ReportBars
            rows={rows}
            shows={kind === 'sales' ? 'amount' : CELLS[kind][3]}
            label={intl.formatMessage(words.chart)}
          />
        )}
      </div>
    </>
  );
}
