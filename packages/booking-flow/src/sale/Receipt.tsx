import { formatClock, localMoment } from '@naga/kernel/clock-time.js';
import { isLanguage } from '@naga/kernel/language.js';
import { type Currency, formatCount, money } from '@naga/kernel/money.js';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './Receipt.module.css';
import { ageName } from '../seats/seat-words.js';
import { termsWords } from '../terms/terms-words.js';
import { TicketTerms } from '../terms/TicketTerms.js';
import { words } from './receipt-words.js';
import { legsAwaitingCodes } from './awaited-codes.js';
import { addOnLineText, feeLines } from './fee-lines.js';
import { fareBefore, LOWERINGS, takenOff } from './lowerings.js';
import type { Amount, Name, ReceiptBooking, SoldLeg, SoldTicket } from './receipt-booking.js';
import { stayingOf } from './staying.js';
import { useMoneyText } from '@naga/ui/money-text.js';

/** On a sheet, or on the roll of a receipt printer. */
export const PAPERS = ['A4', '80mm'] as const;
export type Paper = (typeof PAPERS)[number];

export interface ReceiptProps {
  booking: ReceiptBooking;
  paper: Paper;
  /** Who prints it. */
  seller: string;
  /** In words, the name of a fee that is no add-on. */
  feeName: (name: string) => string;
}

/** Money of the graph, as it is written here. */
function useAsMoney(): (amount: Amount) => string {
  const moneyText = useMoneyText();
  return ({ amount, currency }) => moneyText(money(amount, currency as Currency));
}

/** '2026-11-21 07:30' at UTC+7. */
function stamp(instant: string): string {
  const { date, minutes } = localMoment(Date.parse(instant));
  return `${date} ${formatClock(minutes)}`;
}

const HEADINGS: Readonly<Record<string, keyof typeof words>> = {
  BLOCKED: 'toPayFirst',
  EXPIRED: 'over',
  CANCELLED: 'cancelled',
  REJECTED: 'cancelled',
  PENDING_OPERATOR: 'waits',
};

/**
 * The paper itself: reference, the rides and seats that stay with what they cost, what was paid and what went back, and
 * what the specification has it say. Who gave everything back reads what he had, under a heading that says so.
 */
export function Receipt({ booking, paper, seller, feeName }: ReceiptProps) {
  const { locale } = useIntl();
  const language = isLanguage(locale) ? locale : 'en';
  const { pnr, status, createdAt, contactEmail, contactPhone } = booking;
  const staying = stayingOf(booking);
  const cash = booking.payments.find(({ method, state }) => method === 'CASH_COLLECTION' && state === 'PENDING');
  return (
    <article className={classes.receipt} data-paper={paper} data-receipt>
      <h1>
        <FormattedMessage {...words[HEADINGS[status] ?? 'receipt']} />
      </h1>
      <p>
        <FormattedMessage {...words.reference} />
        <br />
        <span className={classes.reference}>{pnr}</span>
      </p>
      <p>
        <FormattedMessage {...words.by} values={{ at: stamp(createdAt), seller }} />
      </p>
      <p>
        <strong>
          <FormattedMessage {...words.contact} />
        </strong>{' '}
        {[contactPhone, contactEmail].filter(Boolean).join(', ')}
      </p>
      {staying.legs.map((leg) => (
        <Ride key={leg.id} leg={leg} ticket={booking.tickets.find(({ leg: { id } }) => id === leg.id)} />
      ))}
      <Sums booking={{ ...booking, ...staying }} feeName={feeName} />
      {cash?.expiresAt != null && (
        <p>
          <strong>
            <FormattedMessage {...words.cash} values={{ until: stamp(cash.expiresAt), code: cash.code ?? '' }} />
          </strong>
        </p>
      )}
      {staying.legs.some(({ terms }) => terms.length > 0) && (
        <section>
          <h2>
            <FormattedMessage {...termsWords.title} />
          </h2>
          <TicketTerms rides={staying.legs} language={language} />
        </section>
      )}
      <p className={classes.note}>
        <FormattedMessage {...words.note} />
      </p>
    </article>
  );
}

function Ride({ leg, ticket }: { leg: SoldLeg; ticket: SoldTicket | undefined }) {
  const intl = useIntl();
  const asMoney = useAsMoney();
  const { locale } = intl;
  const nameOf = (name: Name) => (isLanguage(locale) && name[locale]) || name.en;
  const { departureTime, arrivalTime, operatorName, vehicleName } = leg;
  const title = `${nameOf(leg.fromLocationName)} → ${nameOf(leg.toLocationName)}`;
  return (
    <section>
      <h2>{title}</h2>
      <p>
        {departureTime.slice(0, 10)} {departureTime.slice(11, 16)}, {nameOf(leg.fromName)}
        <br />
        {arrivalTime.slice(11, 16)}, {nameOf(leg.toName)}
        <br />
        {operatorName}, {vehicleName}
      </p>
      {legsAwaitingCodes([leg]).map(({ codeBy }) => (
        <p key={codeBy}>
          <strong>
            <FormattedMessage {...words.codes} values={{ operator: operatorName, until: stamp(codeBy) }} />
          </strong>
        </p>
      ))}
      {ticket !== undefined && !ticket.revoked && (
        <p>
          {ticket.ticketPhone === null ? (
            <FormattedMessage {...words.checkInOnly} values={{ time: ticket.checkInTime }} />
          ) : (
            <FormattedMessage {...words.checkIn} values={{ time: ticket.checkInTime, phone: ticket.ticketPhone }} />
          )}{' '}
          <a href={ticket.pdfUrl}>
            <FormattedMessage {...words.ticket} />
          </a>
        </p>
      )}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              {(['seat', 'passenger', 'code'] as const).map((word) => (
                <th key={word} scope="col">
                  <FormattedMessage {...words[word]} />
                </th>
              ))}
              <th scope="col" className={classes.money}>
                <FormattedMessage {...words.fare} />
              </th>
            </tr>
          </thead>
          <tbody>
            {leg.parts.map(({ id, seatNumber, passengerType, firstName, lastName, ticketCode, ...priced }) => (
              <tr key={id}>
                <th scope="row">{seatNumber}</th>
                <td className={classes.name}>
                  {ageName(intl, { passengerType, name: [firstName, lastName].filter(Boolean).join(' ') })}
                </td>
                <td>{ticketCode ?? '–'}</td>
                <td className={classes.money}>{asMoney({ ...priced.fare, amount: fareBefore(priced) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Sums({
  booking: { legs, fees, total, paid, forgiven, refunded, due },
  feeName,
}: Pick<ReceiptProps, 'booking' | 'feeName'>) {
  const intl = useIntl();
  const asMoney = useAsMoney();
  const parts = legs.flatMap((leg) => leg.parts);
  const lines = [
    ...LOWERINGS.flatMap((by) => {
      const off = parts.reduce((sum, part) => sum + takenOff(part, by), 0);
      // One point is worth one minor unit.
      const term = intl.formatMessage(words[by], { points: off, shown: formatCount(off) });
      return off === 0 ? [] : [{ id: by, term, value: { ...total, amount: 0 - off } }];
    }),
    ...feeLines(fees).map((line) => ({
      id: line.id,
      term: addOnLineText(intl, line) ?? feeName(line.name),
      value: line.amount,
    })),
    { id: 'total', term: intl.formatMessage(words.total), value: total },
    { id: 'paid', term: intl.formatMessage(words.paid), value: paid },
    ...(forgiven.amount > 0 ? [{ id: 'forgiven', term: intl.formatMessage(words.forgiven), value: forgiven }] : []),
    ...(refunded.amount > 0 ? [{ id: 'refunded', term: intl.formatMessage(words.refunded), value: refunded }] : []),
    { id: 'due', term: intl.formatMessage(words.due), value: due },
  ];
  return (
    <dl className={classes.sums}>
      {lines.map(({ id, term, value }) => (
        <div key={id} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>
            <strong>{asMoney(value)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
