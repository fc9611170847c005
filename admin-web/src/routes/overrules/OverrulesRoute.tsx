import { colleagueName } from '../../features/booking-words/origin-words.js';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Dialog } from '@naga/ui/Dialog';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { asMoney } from '../../features/money/as-money.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { OverruleDecision } from '../../features/action/OverruleDecision.js';
import { overruleStateWords, overruleWords } from '../../features/overrule/overrule-words.js';
import { localStamp } from '../../session/local-stamp.js';
import { OverrulesDocument, type OverrulesQuery, useOverrulesQuery } from './overrules.generated.js';
import { words } from './words.js';

type OverruleRow = OverrulesQuery['overrules']['rows'][number];
const STATES = ['waiting', 'done', 'refused', 'withdrawn'] as const;
const parsers = { state: parseAsStringLiteral(STATES) };
const SCOPES = ['branch', 'operator', 'agency', 'country', 'all'] as const;

/** Cancellations beyond the terms: those that wait for a second person, and what became of the others. */
export default function OverrulesRoute() {
  return (
    <PermissionGate permission="refund.ask" scopes={SCOPES}>
      <Overrules />
    </PermissionGate>
  );
}

type Row = OverrulesQuery['overrules']['rows'][number];

function Overrules() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const [shown, show] = useQueryState('request', { history: 'push' });
  const [params] = useSearchParams();
  const { state } = address.state;
  const asked = (page: number, pageSize: number) => ({ state, page, pageSize });
  const pick = ({ overrules }: OverrulesQuery) => overrules;
  const variables = asked(address.page, PAGE_SIZE);
  const answer = listAnswer(useOverrulesQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(OverrulesDocument, asked, pick);
  const request = answer.list?.rows.find(({ id }) => id === shown);
  const at = (id: string) => {
    const search = new URLSearchParams(params);
    search.set('request', id);
    return `/overrules?${search}`;
  };
  const text = (word: (typeof words)[Exclude<keyof typeof words, 'total' | 'account'>]) => intl.formatMessage(word);
  return (
    <>
      <ListScreen
        id="overrules"
        title={text(words.title)}
        total={words.total}
        address={address}
        answer={answer}
        rowId={({ id }) => id}
        openAt={({ id }) => at(id)}
        views={[
          { id: 'all', label: text(words.viewAll), filters: {} },
          { id: 'waiting', label: text(words.viewWaiting), filters: { state: STATES[0] } },
          { id: 'done', label: text(words.viewDone), filters: { state: STATES[1] } },
          { id: 'refused', label: text(words.viewRefused), filters: { state: STATES[2] } },
        ]}
        columns={[
          { key: 'pnr', title: text(words.pnr), text: ({ pnr }) => pnr },
          { key: 'code', title: text(words.why), text: ({ code }) => intl.formatMessage(overruleWords[code]) },
          { key: 'reason', title: text(words.reason), text: ({ reason }) => reason, hidden: true },
          { key: 'seats', title: text(words.seats), text: ({ seats }) => seats.join(', ') },
          moneyColumn({ key: 'amount', title: text(words.amount), of: ({ amount }: OverruleRow) => amount }),
          currencyColumn(intl, ({ amount }: OverruleRow) => amount.currency),
          { key: 'asked', title: text(words.asked), text: ({ askedAt }) => localStamp(askedAt), noWrap: true },
          {
            key: 'askedBy',
            title: text(words.askedBy),
            text: ({ askedBy }) => colleagueName(intl, askedBy),
          },
          {
            key: 'state',
            title: text(words.state),
            text: (row) => intl.formatMessage(overruleStateWords[row.state]),
          },
        ]}
        pages={pages}
        empty={
          <EmptyState title={<FormattedMessage {...words.none} />}>
            <FormattedMessage {...words.noneText} />
          </EmptyState>
        }
      />
      {request !== undefined && <RequestDialog key={request.id} request={request} onClose={() => void show(null)} />}
    </>
  );
}

function RequestDialog({ request, onClose }: { request: Row; onClose: () => void }) {
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
            { id: 'asked', term: intl.formatMessage(words.asked), value: localStamp(askedAt) },
            { id: 'askedBy', term: intl.formatMessage(words.askedBy), value: colleagueName(intl, askedBy) },
            ...(decidedAt === null
              ? []
              : [{ id: 'decided', term: intl.formatMessage(words.decided), value: localStamp(decidedAt) }]),
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
