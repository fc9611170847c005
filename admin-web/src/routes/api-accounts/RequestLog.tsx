import { instantOf } from '@naga/kernel/clock-time.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { StatusPill } from '@naga/ui/StatusPill';
import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { ListFilters } from '../../features/list/ListFilters.js';
import { ListTable } from '../../features/list/ListTable.js';
import { useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import { typedText } from '../../session/typed-text.js';
import { type ApiAccount_KeyFragment, ApiRequestsDocument, type ApiRequestsQuery } from './api-accounts.generated.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { outcomeWords, words } from './words.js';

type Request = ApiRequestsQuery['apiRequests']['rows'][number];

const OUTCOMES = ['DONE', 'REFUSED', 'FAILED'] as const;
const parsers = {
  key: parseAsString.withDefault(''),
  text: parseAsString.withDefault(''),
  outcome: parseAsStringLiteral(OUTCOMES),
  from: parseAsTravelDate,
  to: parseAsTravelDate,
};

/** Midnight at the stops before a day, `days` later. */
const midnight = (date: TravelDate | null, days = 0): string | null =>
  date === null ? null : new Date(instantOf(addDays(date, days), 0)).toISOString();

/** Days are local ones, the last one included. */
function filterOf({ text, outcome, from, to }: inferParserType<typeof parsers>) {
  return { text: typedText(text), outcome, from: midnight(from), to: midnight(to, 1) };
}

/** What a key was used for in the last thirty days; the filters stand in the address. */
export function RequestLog({ apiKey: { id, name } }: { apiKey: ApiAccount_KeyFragment }) {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const filter = filterOf(address.state);
  const list = useList(
    ApiRequestsDocument,
    address,
    (page, pageSize) => ({ keyId: id, filter, page, pageSize }),
    ({ apiRequests }) => apiRequests,
  );
  const title = intl.formatMessage(words.logOf, { name });
  // Which key it is stays when all filters go.
  const isNarrowed = Object.values(filter).some((value) => value !== null);
  const columns: ListColumn<Request>[] = [
    timeColumn({ key: 'when', title: intl.formatMessage(words.when), of: ({ at }) => at }),
    { key: 'request', title: intl.formatMessage(words.request), text: ({ method, path }) => `${method} ${path}` },
    { key: 'operation', title: intl.formatMessage(words.operation), text: ({ operation }) => operation ?? '–' },
    {
      key: 'status',
      title: intl.formatMessage(words.status),
      text: ({ status }) => String(status),
      render: ({ status }) => (
        <StatusPill tone={status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'}>{status}</StatusPill>
      ),
    },
    {
      key: 'took',
      title: intl.formatMessage(words.took),
      text: ({ duration }) => intl.formatMessage(words.milliseconds, { count: String(duration) }),
      align: 'right',
      noWrap: true,
    },
    { key: 'address', title: intl.formatMessage(words.address), text: ({ ip }) => ip ?? '–', noWrap: true },
    { key: 'id', title: intl.formatMessage(words.requestId), text: ({ requestId }) => requestId },
  ];
  return (
    <section className="back-office__stack">
      <h2>{title}</h2>
      <ListFilters
        address={address}
        filters={[
          {
            kind: 'search',
            name: 'text',
            label: intl.formatMessage(words.text),
            hint: intl.formatMessage(words.textHint),
          },
          choiceFilter('outcome', intl.formatMessage(words.outcome), OUTCOMES, (value) =>
            intl.formatMessage(outcomeWords[value]),
          ),
        ]}
        more={{
          title: intl.formatMessage(words.days),
          filters: [
            { kind: 'date', name: 'from', label: intl.formatMessage(words.from) },
            { kind: 'date', name: 'to', label: intl.formatMessage(words.to) },
          ],
        }}
        end={<DownloadCsv fileName={`requests-${id}.csv`} columns={columns} pages={list.pages} />}
      />
      <ListTable
        id="api-requests"
        label={title}
        address={isNarrowed ? address : { ...address, blank: address.state }}
        answer={list.answer}
        rowId={(request) => request.id}
        columns={columns}
        empty={{ title: words.noRequests, text: words.noRequestsText }}
        emptyLevel={3}
      />
    </section>
  );
}
