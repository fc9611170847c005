import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { BookingCard } from '../../features/booking-card/BookingCard.js';
import { ask } from '../../session/graph.js';
import type { Route } from './+types/bookings';
import { words } from './developer-words.js';
import { DeveloperBookingsDocument } from './developers.generated.js';
import { DevelopersFrame } from './DevelopersFrame.js';

const PAGE_SIZE = 20;

const pages = defineMessages({
  older: { id: 'account.page.older', defaultMessage: 'Older' },
  newer: { id: 'account.page.newer', defaultMessage: 'Newer' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1);
  return { ...(await ask(context, DeveloperBookingsDocument, { page })), page };
}

/** Bookings made by one's keys. */
export default function Bookings({ loaderData: { bookings, page } }: Route.ComponentProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  return (
    <DevelopersFrame page="bookings">
      <p className={classes.small}>{say(words.bookingsLead)}</p>
      {bookings.rows.length === 0 && <p>{say(words.noBookings)}</p>}
      <ul className={classes.cards}>
        {bookings.rows.map((booking) => (
          <BookingCard key={booking.id} booking={booking} path={`/developers/bookings/${booking.id}`} />
        ))}
      </ul>
      <p className={classes.links}>
        {page > 1 && <Link to={{ search: `?page=${page - 1}` }}>{say(pages.newer)}</Link>}
        {page * PAGE_SIZE < bookings.total && <Link to={{ search: `?page=${page + 1}` }}>{say(pages.older)}</Link>}
      </p>
    </DevelopersFrame>
  );
}
