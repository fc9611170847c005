import { colleagueName } from '../../features/booking-words/origin-words.js';
import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Dialog } from '@naga/ui/Dialog';
import { parseAsBoolean, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { Lead } from '../../features/list/Lead.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { useOpenedRow } from '../../features/list/use-opened-row.js';
import { asMoney } from '../../session/as-money.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { OverruleDecision } from '../../features/action/OverruleDecision.js';
import { askedColumns } from '../../records/asked-columns.js';
import { overruleStateWords, overruleWords } from '../../features/overrule/overrule-words.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { OverrulesDocument, type OverrulesQuery, OverruleSumsDocument } from './overrules.generated.js';
import { places } from '../../features/list/lead-words.js';
import { words } from './words.js';

type OverruleRow = OverrulesQuery['overrules']['rows'][number];
const STATES = ['waiting', 'done', 'refused', 'withdrawn'] as const;
const parsers = { state: parseAsStringLiteral(STATES), toDecide: parseAsBoolean };
const SCOPES = ['branch', 'operator', 'agency', 'country', 'all'] as const;

/** Cancellations beyond the terms: those that wait for a second person, and what became of the others. */
export default function OverrulesRoute() {
  return (
    <PermissionGate permission="refund.ask" scopes={SCOPES}>
      <Overrules />
    </PermissionGate>
  );
}

function Overrules() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const decides = useScope('refund.overrule') !== undefined;
  const { state, toDecide } = address.state;
  const list = useList(
    OverrulesDocument,
    address,
    (page, pageSize) => ({ state, toDecide: decides && toDecide, page, pageSize }),
    ({ overrules }) => overrules,
  );
  const { sums } = useSums(OverruleSumsDocument, { state, toDecide: decides && toDecide });
  const { opened, openAt, close } = useOpenedRow(list.answer.list?.rows);
  const text = (word: (typeof words)[Exclude<keyof typeof words, 'total' | 'account'>]) => intl.formatMessage(word);
  return (
    <>
      <ListScreen
        id="overrules"
        title={text(words.title)}
        total={words.total}
        address={address}
        {...list}
        sums={sums}
        rowId={({ id }) => id}
        openAt={openAt}
        views={[
          { id: 'all', label: text(words.viewAll), filters: {} },
          ...(decides ? [{ id: 'toDecide', label: text(words.viewToDecide), filters: { toDecide: true } }] : []),
          { id: 'waiting', label: text(words.viewWaiting), filters: { state: STATES[0] } },
          { id: 'done', label: text(words.viewDone), filters: { state: STATES[1] } },
          { id: 'refused', label: text(words.viewRefused), filters: { state: STATES[2] } },
        ]}
        columns={[
          { key: 'pnr', title: text(words.pnr), text: ({ pnr }) => pnr },
          { key: 'code', title: text(words.why), text: ({ code }) => intl.formatMessage(overruleWords[code]) },
          { key: 'reason', title: text(words.reason), text: ({ reason }) => reason, hidden: true },
          { key: 'seats', title: text(words.seats), text: ({ seats }) => seats.join(', ') },
          moneyColumn({
            key: 'amount',
            title: text(words.amount),
            of: ({ amount }: OverruleRow) => amount,
            sum: 'amount',
          }),
          currencyColumn(intl, ({ amount }: OverruleRow) => amount.currency),
          ...askedColumns<OverruleRow>(intl),
          {
            key: 'state',
            title: text(words.state),
            text: (row) => intl.formatMessage(overruleStateWords[row.state]),
          },
        ]}
        empty={{
          title: words.none,
          text: words.noneText,
          actions: <Lead to="/bookings" words={places.bookings} permission="booking.view" />,
        }}
      />
      {opened !== undefined && <RequestDialog key={opened.id} request={opened} onClose={close} />}
    </>
  );
}

function RequestDialog({ request, onClose }: { request: OverruleRow; onClose: () => void }) {
  const intl = useIntl();
  const { pnr, bookingId, code, reason, seats, amount, askedBy, askedAt, decidedBy, decidedAt, state } = request;
  return (
    <Dialog open title={pnr} onClose={onClose}>
      <div className="back-office__stack">
        <DefinitionList
          items={[
            {
              id: 'state',
              term: intl.formatMessage(words.state),
              value: intl.formatMessage(overruleStateWords[state]),
            },
            { id: 'why', term: intl.formatMessage(words.why), value: intl.formatMessage(overruleWords[code]) },
            { id: 'amount', term: intl.formatMessage(words.amount), value: asMoney(amount) },
            { id: 'seats', term: intl.formatMessage(words.seats), value: seats.join(', ') },
            { id: 'asked', term: intl.formatMessage(words.asked), value: <LocalTime at={askedAt} /> },
            { id: 'askedBy', term: intl.formatMessage(words.askedBy), value: colleagueName(intl, askedBy) },
            ...(decidedAt === null
              ? []
              : [{ id: 'decided', term: intl.formatMessage(words.decided), value: <LocalTime at={decidedAt} /> }]),
            ...(state === 'waiting'
              ? []
              : [
                  {
                    id: 'decidedBy',
                    term: intl.formatMessage(words.decidedBy),
                    value: decidedBy === null ? intl.formatMessage(words.one) : colleagueName(intl, decidedBy),
                  },
                ]),
          ]}
        />
        <DefinitionList
          items={[{ id: 'reason', term: intl.formatMessage(words.reason), value: reason }]}
          minWidth={400}
        />
        <Link to={`/bookings/${bookingId}`}>
          <FormattedMessage {...words.openBooking} />
        </Link>
        <OverruleDecision request={request} onDone={onClose} />
      </div>
    </Dialog>
  );
}
