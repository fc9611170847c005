import { FormattedMessage, useIntl } from 'react-intl';
import { asMoney } from '../../features/money/as-money.js';
import { localName } from '../../features/place/local-name.js';
import { localStamp } from '../../session/local-stamp.js';
import { useMe } from '../../session/me.js';
import { wordFor } from '../../session/word-for.js';
import { feeWords } from '../../features/booking-words/money-words.js';
import type { ReceiptQuery } from './create-booking.generated.js';
import { words } from './receipt-words.js';

type Booking = NonNullable<ReceiptQuery['booking']>;

const GONE = ['CANCELLED', 'REFUNDED', 'RELEASED', 'REJECTED', 'EXCHANGED', 'EXPIRED'];

/** The paper itself: reference, rides with their seats, what was paid, and what the specification has it say. */
export function Receipt({ booking, paper }: { booking: Booking; paper: string }) {
  const { pnr, status, createdAt, contactEmail, contactPhone } = booking;
  const { firstName, lastName } = useMe();
  const cash = booking.payments.find(({ method, state }) => method === 'CASH_COLLECTION' && state === 'PENDING');
  return (
    <article className="receipt" data-paper={paper}>
      <h1>
        <FormattedMessage {...(status === 'BLOCKED' ? words.toPayFirst : words.receipt)} />
      </h1>
      <p>
        <FormattedMessage {...words.reference} />
        <br />
        <span className="receipt__reference">{pnr}</span>
      </p>
      <p>
        <FormattedMessage
          {...words.by}
          values={{ at: localStamp(createdAt), seller: [firstName, lastName].filter(Boolean).join(' ') }}
        />
      </p>
      <p>
        <strong>
          <FormattedMessage {...words.contact} />
        </strong>{' '}
        {[contactPhone, contactEmail].filter(Boolean).join(', ')}
      </p>
      {booking.legs.map((leg) => (
        <Ride key={leg.id} leg={leg} ticket={booking.tickets.find(({ leg: { id } }) => id === leg.id)} />
      ))}
      <Sums booking={booking} />
      {cash?.expiresAt != null && (
        <p>
          <strong>
            <FormattedMessage {...words.cash} values={{ until: localStamp(cash.expiresAt), code: cash.code ?? '' }} />
          </strong>
        </p>
      )}
      <p className="receipt__note">
        <FormattedMessage {...words.note} />
      </p>
    </article>
  );
}

function Ride({ leg, ticket }: { leg: Booking['legs'][number]; ticket: Booking['tickets'][number] | undefined }) {
  const intl = useIntl();
  const name = (of: Booking['legs'][number]['fromName']) => localName(intl.locale, of);
  const { departureTime, arrivalTime, operatorName, vehicleName } = leg;
  const parts = leg.parts.filter(({ state }) => !GONE.includes(state));
  const title = `${name(leg.fromLocationName)} → ${name(leg.toLocationName)}`;
  return (
    <section>
      <h2>{title}</h2>
      <p>
        {departureTime.slice(0, 10)} {departureTime.slice(11, 16)}, {name(leg.fromName)}
        <br />
        {arrivalTime.slice(11, 16)}, {name(leg.toName)}
        <br />
        {operatorName}, {vehicleName}
      </p>
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
      <div className="back-office__scroll" tabIndex={0} role="region" aria-label={title}>
        <table className="back-office__table">
          <thead>
            <tr>
              {(['seat', 'passenger', 'code'] as const).map((word) => (
                <th key={word} scope="col">
                  <FormattedMessage {...words[word]} />
                </th>
              ))}
              <th scope="col" className="money">
                <FormattedMessage {...words.fare} />
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, seatNumber, firstName, lastName, ticketCode, fare }) => (
              <tr key={id}>
                <th scope="row">{seatNumber}</th>
                <td>{[firstName, lastName].filter(Boolean).join(' ')}</td>
                <td>{ticketCode ?? '–'}</td>
                <td className="money">{asMoney(fare)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Sums({ booking: { fees, total, paid, due } }: { booking: Booking }) {
  const intl = useIntl();
  const lines = [
    ...fees.map(({ name, amount }) => ({ id: name, term: wordFor(intl, feeWords, name), value: amount })),
    { id: 'total', term: intl.formatMessage(words.total), value: total },
    { id: 'paid', term: intl.formatMessage(words.paid), value: paid },
    { id: 'due', term: intl.formatMessage(words.due), value: due },
  ];
  return (
    <dl className="receipt__sums">
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
