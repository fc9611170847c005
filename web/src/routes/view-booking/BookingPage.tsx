import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { type Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { addOnText, sumOfAddOns } from '@naga/booking-flow/sale/fee-lines.js';
import { soldNationalOf } from '@naga/booking-flow/seats/national.js';
import { TripSummary } from '@naga/booking-flow/trip/TripSummary';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { StatusPill } from '@naga/ui/StatusPill';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { toneOf } from '../../features/booking-card/status-words.js';
import { ridesOf } from '../../features/checkout/booking-rides.js';
import { agencyPayPath, agencySearchPathOf } from '../../features/checkout/agency-paths.js';
import { changePathFrom } from '../../features/checkout/booking-place.js';
import { passengersPath, searchPathOf, viewBookingPath } from '../../features/checkout/paths.js';
import { correctableParts } from '../../features/checkout/correctable-parts.js';
import { maskedAddress } from '@naga/kernel/masked-address.js';
import { stayingOf } from '@naga/booking-flow/sale/staying.js';
import { travellersOf } from '@naga/booking-flow/sale/travellers.js';
import { nameText, nationalityText } from '../../features/checkout/traveller-words.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { SandboxPill } from '../../session/SandboxPill.js';
import { useSite } from '../../session/site.js';
import { AgencyBackNotice } from './AgencyBackNotice.js';
import { CashBackNotice } from './CashBackNotice.js';
import { CashNotice } from './CashNotice.js';
import { CancelPanel } from './CancelPanel.js';
import { DeskActions } from './DeskActions.js';
import { Lines } from '@naga/ui/Lines';
import { KeptRate } from '../../features/checkout/KeptRate.js';
import type { CommissionMadeProps } from '../../features/checkout/price-made/CommissionMade.js';
import { MoneyCard } from './MoneyCard.js';
import { CodeNotice } from '../../features/checkout/CodeNotice.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import { OperatorNotice } from './OperatorNotice.js';
import { ResendTickets } from './ResendTickets.js';
import { TicketsOfRides } from './TicketsOfRides.js';
import classes from './view-booking.module.css';
import type { ViewBookingQuery } from './view-booking.generated.js';
import { stateWords, words } from './view-booking-words.js';

export interface BookingPageProps {
  booking: NonNullable<ViewBookingQuery['booking']>;
  /** Rides with what who sold them earned by each seat; none for anybody else. */
  earned: CommissionMadeProps['legs'];
  /** The reader wants to cancel and is asked: these seats, or whichever he chooses. */
  cancelling: readonly string[] | undefined;
  /** Made in the sandbox: here it is looked at only, and its tickets are nobody's. */
  sandbox: boolean;
  refusal: Refusal | undefined;
  /** The tickets have just been sent again. */
  resent: boolean;
  /** Looked at by who sold it. */
  atDesk: boolean;
}

/** Everybody of the booking with the seats he still has; those he had where nobody is left. */
function seatsOf(legs: BookingPageProps['booking']['legs']) {
  const travellers = travellersOf(legs);
  const isNobodyLeft = travellers.every(({ staying }) => staying.length === 0);
  return travellers.map(({ person, staying, parts }) => ({
    person,
    seats: (isNobodyLeft ? parts : staying).map(({ seatNumber }) => seatNumber),
    addOns: sumOfAddOns(staying),
  }));
}

/** What of the booking can be changed now; undefined where nothing can. */
function changeOf(booking: BookingPageProps['booking']) {
  if (booking.exchange !== null) return words.changeOpen;
  if (booking.exchangeableUntil !== null) return words.change;
  return correctableParts(booking).length > 0 ? words.correctName : undefined;
}

/** Everything about one booking, for the one who travels: state, rides, people, money, tickets, and the way out. */
export function BookingPage({ booking, earned, cancelling, sandbox, refusal, resent, atDesk }: BookingPageProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const { pathname } = useLocation();
  const { status, paymentStatus, tickets, refundOffer } = booking;
  const staying = stayingOf(booking);
  const say = intl.formatMessage;
  const title = say(words.title, { pnr: booking.pnr });
  const address = maskedAddress(booking);
  const isSold = holdStateOf(booking) === 'sold';
  const change = changeOf(booking);
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <div className={classes.head}>
        <h1 className={classes.pnr}>{title}</h1>
        <span className={classes.marks}>
          <StatusPill tone={toneOf(status)}>{say(stateWords.status[status])}</StatusPill>
          <StatusPill tone="quiet">{say(stateWords.payment[paymentStatus])}</StatusPill>
          {sandbox && <SandboxPill />}
        </span>
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, refusal.code, refusal.facts)}
        </Notice>
      )}
      <UnheardNotice />
      <CashNotice booking={booking} />
      <CashBackNotice booking={booking} />
      <AgencyBackNotice booking={booking} atDesk={atDesk} />
      <OperatorNotice booking={booking} />
      <CodeNotice booking={booking} />
      {status === 'CANCELLED' && <Notice live="status">{say(words.cancelled)}</Notice>}
      {status === 'PARTIALLY_CANCELLED' && <Notice live="status">{say(words.someCancelled)}</Notice>}
      {resent && <Notice live="status">{say(words.resent)}</Notice>}
      {atDesk && <DeskActions bookingId={booking.id} />}
      {cancelling !== undefined && refundOffer !== null && isSold && (
        <CancelPanel key={refundOffer.lines.length} booking={booking} offer={refundOffer} named={cancelling} />
      )}
      <Card as="section" kind="panel" className={classes.panel}>
        <h2>{say(words.booking)}</h2>
        <TripSummary rides={ridesOf(staying, language)} />
        {!sandbox && <TicketsOfRides booking={booking} />}
        {!sandbox && address !== undefined && tickets.some(({ revoked }) => !revoked) && (
          <ResendTickets address={address} />
        )}
        {holdStateOf(booking) === 'held' && !sandbox && (
          <p className={classes.actions}>
            <Button as={Link} to={to(atDesk ? agencyPayPath(booking.id) : passengersPath(booking.id))}>
              {say(words.continue)}
            </Button>
          </p>
        )}
      </Card>
      <Card as="section" kind="panel" className={classes.panel}>
        <h2>{say(words.passengers)}</h2>
        <Lines
          lines={seatsOf(booking.legs).map(({ person, seats, addOns }) => ({
            id: person.id,
            label: (
              <>
                {`${nameText(intl, person)} · ${nationalityText(intl, soldNationalOf(booking.legs, person.position))}`}
                {addOns.length > 0 && (
                  <small className={classes.beside}>{addOns.map((one) => addOnText(intl, one)).join(', ')}</small>
                )}
              </>
            ),
            value: seats.length === 0 ? say(words.gone) : say(words.seat, { seat: seats.join(', ') }),
          }))}
        />
        <p>{[booking.contactEmail, booking.contactPhone].filter((one) => one !== null).join(' · ')}</p>
      </Card>
      <KeptRate booking={booking}>
        <MoneyCard booking={booking} earned={earned} mayCancel={cancelling === undefined && !sandbox} />
      </KeptRate>
      <p className={classes.actions}>
        {!sandbox && change !== undefined && (
          <Button as={Link} variant="quiet" to={to(changePathFrom(pathname, booking.id))}>
            {say(change)}
          </Button>
        )}
        {!isSold && <Link to={to((atDesk ? agencySearchPathOf : searchPathOf)(booking))}>{say(words.search)}</Link>}
        <Link to={to(atDesk ? '/agency/bookings' : viewBookingPath())}>{say(atDesk ? words.all : words.another)}</Link>
      </p>
    </div>
  );
}
