import { formatCount } from '@naga/kernel/money.js';
import { CodeNotice } from '../../features/checkout/CodeNotice.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { defineMessages, type IntlShape, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { BesideSeats } from '../../features/checkout/BesideSeats.js';
import { nameIn } from '../../features/checkout/booking-rides.js';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import { EarnsPoints } from '../../features/checkout/EarnsPoints.js';
import { GivenForCause } from '../../features/checkout/GivenForCause.js';
import { viewBookingPath } from '../../features/checkout/paths.js';
import { BoardingPlace } from '../../features/ticket/BoardingPlace.js';
import { TicketActions } from '../../features/ticket/TicketActions.js';
import { TicketCard } from '../../features/ticket/TicketCard.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import type { ConfirmationQuery } from './confirmation.generated.js';
import { AccountOffer } from './AccountOffer.js';
import { FeedbackPanel } from './FeedbackPanel.js';
import { useAskAgain } from '../../features/checkout/use-ask-again.js';
import classes from './Confirmed.module.css';

const words = defineMessages<{
  title: { place: string };
  mailed: { email: string };
  noMail: NoMessageValues;
  making: NoMessageValues;
  open: NoMessageValues;
  next: NoMessageValues;
  keep: NoMessageValues;
  points: { points: number; shown: string };
  come: { time: string };
  fetched: { time: string };
  called: NoMessageValues;
  show: NoMessageValues;
  document: NoMessageValues;
  view: NoMessageValues;
  home: NoMessageValues;
}>({
  title: { id: 'checkout.confirmed.title', defaultMessage: 'Your seats to {place} are booked' },
  mailed: { id: 'checkout.confirmed.mailed', defaultMessage: 'The tickets are on their way to {email}.' },
  noMail: {
    id: 'checkout.confirmed.noMail',
    defaultMessage: 'Write the reference down: with it and your mobile number you open this booking anywhere.',
  },
  making: {
    id: 'checkout.confirmed.making',
    defaultMessage: 'Your tickets are being made. They appear here in a moment.',
  },
  open: { id: 'checkout.confirmed.open', defaultMessage: 'Open the e-ticket' },
  next: { id: 'checkout.confirmed.next', defaultMessage: 'What happens next' },
  keep: {
    id: 'checkout.confirmed.keep',
    defaultMessage: 'Open the e-ticket once on your telephone. From then on it works without network.',
  },
  points: {
    id: 'checkout.points.paid',
    defaultMessage: '{points, plural, one {{shown} of your points} other {{shown} of your points}} paid a part of it.',
  },
  come: { id: 'checkout.confirmed.come', defaultMessage: 'Be at the boarding point by {time}.' },
  fetched: {
    id: 'checkout.confirmed.fetched',
    defaultMessage: 'Be ready at your pick-up address by {time}.',
  },
  called: {
    id: 'checkout.confirmed.called',
    defaultMessage: 'The driver calls you before he comes to your pick-up address.',
  },
  show: {
    id: 'checkout.confirmed.show',
    defaultMessage: 'Show the QR code and say your name. Each passenger has their own.',
  },
  document: {
    id: 'checkout.confirmed.document',
    defaultMessage: 'Bring passport or identity card: it must fit the nationality you chose.',
  },
  view: { id: 'checkout.confirmed.view', defaultMessage: 'See or change my booking' },
  home: { id: 'checkout.confirmed.home', defaultMessage: 'Plan another trip' },
});

/** Where to be and by when, on the first of the rides. */
function whereToBe(
  intl: IntlShape,
  { leg, checkInTime: time }: NonNullable<ConfirmationQuery['booking']>['tickets'][number],
) {
  if (leg.pickupAddress === null) return intl.formatMessage(words.come, { time });
  return leg.pickupTime === null ? intl.formatMessage(words.called) : intl.formatMessage(words.fetched, { time });
}

/** It is theirs: the reference, the tickets, where to be and when, and ways on. */
export function Confirmed({
  booking,
  feedback,
}: {
  booking: NonNullable<ConfirmationQuery['booking']>;
  feedback: ConfirmationQuery['feedbackOn'];
}) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const { tickets } = booking;
  const isMaking = tickets.length === 0 && booking.legs.every(({ codeBy }) => codeBy === null);
  useAskAgain(isMaking);

  const last = booking.legs.filter(({ direction }) => !direction.startsWith('RETURN')).at(-1);
  const place = last === undefined ? '' : nameIn(last.toLocationName, language);
  const title = intl.formatMessage(words.title, { place });
  const at = title.indexOf(place);
  const [first] = tickets;
  return (
    <CheckoutFrame title={title} step="ticket">
      <div className={classes.head}>
        <h1>
          {/* Thai and Khmer have no spaces: a line would end inside the name. */}
          {title.slice(0, at)}
          <span className={classes.place}>{place}</span>
          {title.slice(at + place.length)}
        </h1>
        <p>
          {booking.contactEmail === null
            ? intl.formatMessage(words.noMail)
            : intl.formatMessage(words.mailed, { email: booking.contactEmail })}
        </p>
      </div>
      <div className={classes.beside}>
        <BesideSeats booking={booking} />
        <GivenForCause booking={booking} />
        {booking.points > 0 && (
          <p>{intl.formatMessage(words.points, { points: booking.points, shown: formatCount(booking.points) })}</p>
        )}
        <EarnsPoints booking={booking} />
      </div>
      <CodeNotice booking={booking} />
      {isMaking && (
        <Card kind="panel" className={classes.panel} role="status">
          <strong className={classes.pnr}>{booking.pnr}</strong>
          <p>{intl.formatMessage(words.making)}</p>
        </Card>
      )}
      {tickets.map((ticket) => (
        <div key={ticket.id} className={classes.ticket}>
          <TicketCard ticket={ticket} actions={<TicketActions ticket={ticket} bookingId={booking.id} />} />
          {/* A document of its own: it speaks the booking's language and keeps itself for the road. */}
          <Button as="a" wide size="large" href={ticket.url}>
            {intl.formatMessage(words.open)}
          </Button>
          <BoardingPlace ticket={ticket} />
        </div>
      ))}
      <AccountOffer bookingId={booking.id} className={classes.panel} />
      <Card as="section" kind="panel" className={classes.panel}>
        <h2>{intl.formatMessage(words.next)}</h2>
        <ol className={classes.steps}>
          <li>{intl.formatMessage(words.keep)}</li>
          {first !== undefined && <li>{whereToBe(intl, first)}</li>}
          <li>{intl.formatMessage(words.show)}</li>
          <li>{intl.formatMessage(words.document)}</li>
        </ol>
        <p className={classes.ways}>
          <Button as={Link} variant="quiet" to={to(viewBookingPath(booking.id))}>
            {intl.formatMessage(words.view)}
          </Button>
          <Button as={Link} variant="quiet" to={to('/')}>
            {intl.formatMessage(words.home)}
          </Button>
        </p>
      </Card>
      <FeedbackPanel feedback={feedback} className={classes.panel} />
    </CheckoutFrame>
  );
}
