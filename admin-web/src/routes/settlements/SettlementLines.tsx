import { parseAsStringLiteral } from 'nuqs';
import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addOnText } from '@naga/booking-flow/sale/fee-lines.js';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { ListFilters } from '../../features/list/ListFilters.js';
import { ListTable } from '../../features/list/ListTable.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { timeColumn } from '../../features/list/time-column.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { RideNames } from '../../features/place/RideNames.js';
import { LineQuestion } from './LineQuestion.js';
import { kindWords } from './settlement-words.js';
import {
  type Settlement_LineFragment,
  type Settlement_RecordFragment,
  type SettlementLineKind,
  SettlementLinesDocument,
  SettlementLineSumsDocument,
} from './settlements.generated.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { words } from './words.js';

const KINDS = Object.keys(kindWords) as SettlementLineKind[];
const DISPUTED = ['yes'] as const;
/** What is said of a line that is of no ride, too. */
const OF_ALL: ReadonlySet<string> = new Set(['booking', 'at', 'kind', 'amount', 'currency']);
const parsers = { kind: parseAsStringLiteral(KINDS), disputed: parseAsStringLiteral(DISPUTED) };

/** The lines of a statement: every amount behind its sums. */
export function SettlementLines({ settlement }: { settlement: Settlement_RecordFragment }) {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { kind, disputed } = address.state;
  const list = useList(
    SettlementLinesDocument,
    address,
    (page, pageSize) => ({
      id: settlement.id,
      kind,
      disputed: disputed !== null,
      page,
      pageSize,
    }),
    ({ settlementLines }) => settlementLines,
  );
  const { sums } = useSums(SettlementLineSumsDocument, { id: settlement.id, kind, disputed: disputed !== null });
  const isOperators = settlement.payee === 'OPERATOR';
  const columns = useColumns(settlement).filter(({ key }) => (isOperators ? key !== 'at' : OF_ALL.has(key)));
  return (
    <>
      <ListFilters
        address={address}
        filters={
          isOperators
            ? [
                choiceFilter('kind', intl.formatMessage(words.kind), KINDS, (value) =>
                  intl.formatMessage(kindWords[value]),
                ),
                {
                  kind: 'choice',
                  name: 'disputed',
                  label: intl.formatMessage(words.disputed),
                  options: [{ value: 'yes', label: intl.formatMessage(words.onlyDisputed) }],
                },
              ]
            : []
        }
        end={
          <DownloadCsv
            fileName={`settlement-${settlement.id}.csv`}
            columns={columns}
            pages={list.pages}
            total={list.answer.list?.total}
          />
        }
      />
      <ListTable
        // Statements of operators and others have other columns, whose order and widths are kept apart.
        id={isOperators ? 'settlement-lines' : 'settlement-lines-beside'}
        label={intl.formatMessage(words.lines)}
        folds
        address={address}
        answer={list.answer}
        sums={sums}
        columns={columns}
        rowId={({ id }) => id}
        empty={{ title: words.noLines, text: words.noLinesText }}
        emptyLevel={3}
      />
    </>
  );
}

/** What was given without a booking is named by its link. */
const linkText = (intl: IntlShape, { linkId }: Settlement_LineFragment): string =>
  linkId === null ? '' : intl.formatMessage(words.byLink, { id: linkId });

function useColumns(settlement: Settlement_RecordFragment): readonly ListColumn<Settlement_LineFragment>[] {
  const intl = useIntl();
  return [
    {
      key: 'booking',
      title: intl.formatMessage(words.booking),
      text: (line) => line.pnr ?? linkText(intl, line),
      render: (line) =>
        line.bookingId === null ? (
          line.linkId !== null && <Link to={`/donations/${line.linkId}`}>{linkText(intl, line)}</Link>
        ) : (
          <Link to={`/bookings/${line.bookingId}`}>{line.pnr}</Link>
        ),
    },
    {
      key: 'travelDate',
      title: intl.formatMessage(words.travelDate),
      text: ({ travelDate }) => travelDate ?? '',
      noWrap: true,
    },
    {
      key: 'ride',
      title: intl.formatMessage(words.ride),
      text: ({ fromName, toName }) => [fromName, toName].filter(Boolean).join(' → '),
      render: ({ fromName, toName }) =>
        fromName !== null && toName !== null && <RideNames fromName={fromName} toName={toName} />,
    },
    timeColumn({ key: 'at', title: intl.formatMessage(words.at), of: ({ at }) => at }),
    { key: 'seat', title: intl.formatMessage(words.seat), text: ({ seatNumber }) => seatNumber ?? '' },
    { key: 'ticketCode', title: intl.formatMessage(words.ticketCode), text: ({ ticketCode }) => ticketCode ?? '' },
    {
      key: 'kind',
      title: intl.formatMessage(words.kind),
      text: ({ kind, addOn, isCorrection, note }) =>
        [
          intl.formatMessage(kindWords[kind]),
          ...(addOn === null ? [] : [addOnText(intl, addOn)]),
          ...(isCorrection && kind !== 'ADJUSTMENT' ? [intl.formatMessage(words.correction)] : []),
          ...(note === null ? [] : [note]),
        ].join(' · '),
    },
    moneyColumn({ key: 'amount', title: intl.formatMessage(words.amount), of: ({ amount }) => amount, sum: 'amount' }),
    currencyColumn(intl, ({ amount }) => amount.currency),
    {
      key: 'question',
      title: intl.formatMessage(words.question),
      text: ({ dispute }) => [dispute?.reason, dispute?.answer].filter(Boolean).join(' · '),
      render: (line) => <LineQuestion line={line} settlement={settlement} />,
    },
  ];
}
