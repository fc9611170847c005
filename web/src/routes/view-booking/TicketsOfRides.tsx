import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { nameIn } from '../../features/checkout/booking-rides.js';
import { reviewPath } from '../../features/checkout/paths.js';
import { dayOf } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import classes from './view-booking.module.css';
import type { ViewBookingQuery } from './view-booking.generated.js';
import { words } from './view-booking-words.js';

/** What one does with the ticket of each ride; rides of a longer trip are named. */
export function TicketsOfRides({
  booking: { legs, tickets, contactEmail },
}: {
  booking: NonNullable<ViewBookingQuery['booking']>;
}) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const say = intl.formatMessage;
  const live = tickets.filter(({ revoked }) => !revoked);
  return live.map((ticket) => {
    const leg = legs.find(({ id }) => id === ticket.leg.id)!;
    // Only who has ridden may say how it was.
    const hasTravelled = leg.parts.some(({ state }) => state === 'COMPLETED');
    const ride = say(words.ride, {
      from: nameIn(leg.fromLocationName, language),
      to: nameIn(leg.toLocationName, language),
      day: formatDate(dayOf(leg.departureTime), language),
    });
    return (
      <section key={ticket.id} className={classes.ticket} aria-label={ride}>
        {live.length > 1 && <h3>{ride}</h3>}
        <p className={classes.actions}>
          <Button as="a" variant={hasTravelled ? 'quiet' : 'primary'} href={ticket.url}>
            {say(words.ticket)}
          </Button>
          <Button as="a" variant="quiet" href={ticket.pdfUrl} download>
            {say(words.pdf)}
          </Button>
          <Button as="a" variant="quiet" href={ticket.calendarUrl}>
            {say(words.calendar)}
          </Button>
          {hasTravelled && (
            <Button as={Link} to={to(reviewPath(ticket.id, contactEmail))}>
              {say(words.review)}
            </Button>
          )}
        </p>
      </section>
    );
  });
}
