import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { type Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { localCountryOf } from '@naga/booking-flow/seats/local-country.js';
import { TripSummary } from '@naga/booking-flow/trip/TripSummary';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { RefundCurve } from '@naga/ui/RefundCurve';
import { StatusPill } from '@naga/ui/StatusPill';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { toneOf } from '../../features/booking-card/status-words.js';
import { ridesOf } from '../../features/checkout/booking-rides.js';
import { passengersPath, searchPathOf, viewBookingPath } from '../../features/checkout/paths.js';
import { linesOfBooking } from '../../features/checkout/price-lines.js';
import { stayingOf } from '../../features/checkout/staying.js';
import { tiersAhead } from '../../features/checkout/refund-tiers.js';
import { nameText, nationalityText } from '../../features/checkout/traveller-words.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import { SandboxPill } from '../../session/SandboxPill.js';
import { useSite } from '../../session/site.js';
import { CancelPanel } from './CancelPanel.js';
import { OperatorNotice } from './OperatorNotice.js';
import classes from './view-booking.module.css';
import type { ViewBookingQuery } from './view-booking.generated.js';
import { stateWords, words } from './view-booking-words.js';

export interface BookingPageProps {
  booking: NonNullable<ViewBookingQuery['booking']>;
  /** The reader wants to cancel and is asked. */
  isCancelling: boolean;
  /** Made in the sandbox: here it is looked at only, and its tickets are nobody's. */
  sandbox: boolean;
  refusal: Refusal | undefined;
}

function Lines({ lines }: { lines: readonly { id: string; label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ id, label, value }) => (
        <div className={classes.line} key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything about one booking, for the one who travels: state, rides, people, money, tickets, and the way out. */
export function BookingPage({ booking, isCancelling, sandbox, refusal }: BookingPageProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const { status, paymentStatus, tickets, payments, refundOffer } = booking;
  const staying = stayingOf(booking);
  const { legs } = staying;
  const say = intl.formatMessage;
  const amount = (wire: { amount: number; currency: string }) => formatMoney(moneyOf(wire));
  const [first] = legs;
  const country = localCountryOf(legs.map((leg) => leg.localCountryCode));
  const title = say(words.title, { pnr: booking.pnr });
  const isSold = holdStateOf(booking) === 'sold';
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <div className={classes.head}>
        <h1 className={classes.pnr}>{title}</h1>
        {sandbox && <SandboxPill />}
        <StatusPill tone={toneOf(status)}>{say(stateWords.status[status])}</StatusPill>
        <StatusPill tone="quiet">{say(stateWords.payment[paymentStatus])}</StatusPill>
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, refusal.code, refusal.facts)}
        </Notice>
      )}
      <OperatorNotice booking={booking} />
      {status === 'CANCELLED' && <Notice live="status">{say(words.cancelled)}</Notice>}
      {isCancelling && refundOffer !== null && isSold && <CancelPanel bookingId={booking.id} offer={refundOffer} />}
      <Card as="section" kind="panel" className={classes.panel}>
        <h2>{say(words.booking)}</h2>
        <TripSummary rides={ridesOf(staying, language)} />
        {tickets.map((ticket) => (
          <p className={classes.actions} key={ticket.id}>
            {!ticket.revoked && !sandbox && (
              <>
                <Button as="a" href={ticket.url}>
                  {say(words.ticket)}
                </Button>
                <Button as="a" variant="quiet" href={ticket.pdfUrl} download>
                  {say(words.pdf)}
                </Button>
                <Button as="a" variant="quiet" href={ticket.calendarUrl}>
                  {say(words.calendar)}
                </Button>
              </>
            )}
          </p>
        ))}
        {holdStateOf(booking) === 'held' && !sandbox && (
          <p className={classes.actions}>
            <Button as={Link} to={to(passengersPath(booking.id))}>
              {say(words.continue)}
            </Button>
          </p>
        )}
      </Card>
      <Card as="section" kind="panel" className={classes.panel}>
        <h2>{say(words.passengers)}</h2>
        <Lines
          lines={(first?.parts ?? []).map((part, index) => ({
            id: part.id,
            label: `${nameText(intl, part)} · ${nationalityText(intl, part, country)}`,
            value: say(words.seat, { seat: legs.map(({ parts }) => parts[index]?.seatNumber).join(', ') }),
          }))}
        />
        <p>{[booking.contactEmail, booking.contactPhone].filter((one) => one !== null).join(' · ')}</p>
      </Card>
      <Card as="section" kind="panel" className={classes.panel}>
        <h2>{say(words.money)}</h2>
        <Lines
          lines={[
            ...linesOfBooking(intl, staying).map(({ id, label, money }) => ({ id, label, value: formatMoney(money) })),
            {
              id: 'total',
              label: <strong>{say(words.total)}</strong>,
              value: <strong>{formatMoney(staying.total)}</strong>,
            },
            ...payments.map((one) => ({
              id: one.id,
              label: `${say(stateWords.method[one.method])} · ${say(stateWords.attempt[one.state])}`,
              value: amount(one.amount),
            })),
            ...(booking.refunded.amount > 0
              ? [{ id: 'refunded', label: say(words.refunded), value: amount(booking.refunded) }]
              : []),
            ...(booking.due.amount > 0 ? [{ id: 'due', label: say(words.due), value: amount(booking.due) }] : []),
          ]}
        />
        {first !== undefined && isSold && <RefundCurve {...tiersAhead(booking)} />}
        {refundOffer !== null && isSold && !isCancelling && !sandbox && (
          <p className={classes.actions}>
            <Button as={Link} variant="quiet" to={{ search: '?cancel=1' }} preventScrollReset={false}>
              {say(words.cancel)}
            </Button>
          </p>
        )}
      </Card>
      <p className={classes.actions}>
        {!isSold && <Link to={to(searchPathOf(booking))}>{say(words.search)}</Link>}
        <Link to={to(viewBookingPath())}>{say(words.another)}</Link>
      </p>
    </div>
  );
}
