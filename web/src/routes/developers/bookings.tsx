import { defineMessages, useIntl } from 'react-intl';
import { Chip } from '@naga/ui/Chip';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { BookingCard } from '../../features/booking-card/BookingCard.js';
import { ask } from '../../session/graph.js';
import type { Route } from './+types/bookings';
import { isSandbox, SANDBOX_SEARCH, sandboxHeaders } from '../../session/sandbox.js';
import { modeWords, words } from './developer-words.js';
import { DeveloperBookingsDocument } from './developers.generated.js';
import { DevelopersFrame } from './DevelopersFrame.js';

const PAGE_SIZE = 20;

const pages = defineMessages({
  older: { id: 'account.page.older', defaultMessage: 'Older' },
  newer: { id: 'account.page.newer', defaultMessage: 'Newer' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1);
  const sandbox = isSandbox(url);
  const headers = sandboxHeaders(sandbox);
  return { ...(await ask(context, DeveloperBookingsDocument, { page }, { headers })), page, sandbox };
}

/** Bookings made by one's keys: what is real, or what was tried in the sandbox. */
export default function Bookings({ loaderData: { bookings, page, sandbox } }: Route.ComponentProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const pageAt = (number: number) => ({
    search: `?${new URLSearchParams({ page: String(number), ...(sandbox && { mode: 'sandbox' }) })}`,
  });
  return (
    <DevelopersFrame page="bookings">
      <nav className={classes.links} aria-label={say(words.bookingsOf)}>
        {(['LIVE', 'SANDBOX'] as const).map((mode) => (
          <Chip
            key={mode}
            as={Link}
            to={{ search: mode === 'SANDBOX' ? SANDBOX_SEARCH : '' }}
            aria-current={(mode === 'SANDBOX') === sandbox ? 'true' : undefined}
          >
            {say(modeWords[mode])}
          </Chip>
        ))}
      </nav>
      <h2>{say(sandbox ? words.inSandbox : words.live)}</h2>
      <p className={classes.small}>{say(sandbox ? words.sandboxLead : words.bookingsLead)}</p>
      {bookings.rows.length === 0 && <p>{say(words.noBookings)}</p>}
      <ul className={classes.cards}>
        {bookings.rows.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            path={`/developers/bookings/${booking.id}${sandbox ? SANDBOX_SEARCH : ''}`}
            sandbox={sandbox}
          />
        ))}
      </ul>
      <p className={classes.links}>
        {page > 1 && <Link to={pageAt(page - 1)}>{say(pages.newer)}</Link>}
        {page * PAGE_SIZE < bookings.total && <Link to={pageAt(page + 1)}>{say(pages.older)}</Link>}
      </p>
    </DevelopersFrame>
  );
}
