import { useCurrentTime } from '@naga/app-kit/current-time.js';
import { formatDate } from '@naga/app-kit/format-date.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { formatDuration } from '@naga/ui/duration.js';
import { StatusPill } from '@naga/ui/StatusPill';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { clockOf, dayOf } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { SandboxPill } from '../../session/SandboxPill.js';
import { useSite } from '../../session/site.js';
import type { BookingCard_RowFragment } from './booking-card.generated.js';
import classes from './BookingCard.module.css';
import { statusWords, toneOf } from './status-words.js';

const words = defineMessages<{
  way: { from: string; to: string };
  seats: { count: number; seats: string };
  people: { count: number };
  ticket: NoMessageValues;
  details: { pnr: string };
  leaves: { time: string };
}>({
  way: { id: 'account.card.way', defaultMessage: '{from} to {to}' },
  seats: { id: 'account.card.seats', defaultMessage: '{count, plural, one {seat {seats}} other {seats {seats}}}' },
  people: {
    id: 'account.card.people',
    defaultMessage: '{count, plural, one {# passenger} other {# passengers}}',
  },
  ticket: { id: 'checkout.confirmed.open', defaultMessage: 'Open the e-ticket' },
  details: { id: 'account.card.details', defaultMessage: 'Booking {pnr}' },
  leaves: { id: 'account.card.leaves', defaultMessage: 'Leaves in {time}' },
});

export interface BookingCardProps {
  booking: BookingCard_RowFragment;
  /** Where the booking's own page is, without language prefix. */
  path: string;
  /** Epoch milliseconds the page was rendered at, where it matters how soon one leaves. */
  now?: number;
  /** Made in the sandbox: it says so, and has no ticket that anybody may open. */
  sandbox?: boolean;
}

const DAY_MINUTES = 24 * 60;

/** The next step is not here any more. */
const OVER: ReadonlySet<string> = new Set<keyof typeof statusWords>(['COMPLETED', 'NO_SHOW', 'CANCELLED']);

/** Minutes until a ride leaves, within its last day; the time goes on while the page stands. */
function useMinutesLeft(departureTime: string, now: number | undefined): number | undefined {
  const current = useCurrentTime(now ?? 0);
  const minutes = Math.floor((Date.parse(departureTime) - current) / 60_000);
  return now !== undefined && minutes >= 0 && minutes < DAY_MINUTES ? minutes : undefined;
}

/** One booking of a list: where to, when each ride leaves, who sits where, and the ways to ticket and details. */
export function BookingCard({ booking, path, now, sandbox = false }: BookingCardProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const { pnr, status, legs, fromName, toName, passengerCount, passengerName, stayingTotal } = booking;
  const minutes = useMinutesLeft(booking.departureTime, OVER.has(status) ? undefined : now);
  const ticket = sandbox ? null : legs.find(({ ticketUrl }) => ticketUrl !== null)?.ticketUrl;
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.way}>{intl.formatMessage(words.way, { from: fromName, to: toName })}</h3>
        {minutes !== undefined && (
          <strong className={classes.soon}>
            {intl.formatMessage(words.leaves, { time: formatDuration(intl, minutes) })}
          </strong>
        )}
        <span className={classes.marks}>
          {sandbox && <SandboxPill />}
          <StatusPill tone={toneOf(status)}>{intl.formatMessage(statusWords[status])}</StatusPill>
        </span>
      </div>
      <ul className={classes.rides}>
        {legs.map((leg) => (
          <li key={leg.id}>
            <span className={classes.time}>
              {formatDate(dayOf(leg.departureTime), language)} · {clockOf(leg.departureTime)}
            </span>
            <span>
              {legs.length > 1 && `${intl.formatMessage(words.way, { from: leg.fromName, to: leg.toName })} · `}
              {leg.operatorName}
              {leg.seatNumbers.length > 0 &&
                ` · ${intl.formatMessage(words.seats, { count: leg.seatNumbers.length, seats: leg.seatNumbers.join(', ') })}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.people}>
        {[
          passengerName,
          intl.formatMessage(words.people, { count: passengerCount }),
          formatMoney(moneyOf(stayingTotal)),
        ]
          .filter((one) => one !== null)
          .join(' · ')}
      </p>
      <p className={classes.ways}>
        {ticket != null && (
          <Button as="a" size="small" variant={OVER.has(status) ? 'quiet' : 'primary'} href={ticket}>
            {intl.formatMessage(words.ticket)}
          </Button>
        )}
        <Button as={Link} size="small" variant="quiet" to={to(path)}>
          {intl.formatMessage(words.details, { pnr })}
        </Button>
      </p>
    </Card>
  );
}
