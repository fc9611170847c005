import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { BookingCard } from '../../features/booking-card/BookingCard.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { isDeveloper, useMember } from '../../session/member.js';
import { PageHead } from '../../session/PageHead.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/dashboard';
import { DashboardDocument } from './dashboard.generated.js';
import styles from './dashboard.module.css';
import { Rewards } from './Rewards.js';
import { Wallet } from './Wallet.js';

const PAGE_SIZE = 10;

const words = defineMessages<{
  title: { name: string };
  upcoming: NoMessageValues;
  past: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  search: NoMessageValues;
  find: NoMessageValues;
  noPast: NoMessageValues;
  older: NoMessageValues;
  newer: NoMessageValues;
  unverified: { email: string };
  verify: NoMessageValues;
  visits: NoMessageValues;
  alerts: NoMessageValues;
  notifications: { count: number };
  settings: NoMessageValues;
  affiliate: NoMessageValues;
  developers: NoMessageValues;
  ways: NoMessageValues;
}>({
  title: { id: 'account.dashboard.title', defaultMessage: 'Hello {name}' },
  upcoming: { id: 'account.dashboard.upcoming', defaultMessage: 'Trips ahead' },
  past: { id: 'account.dashboard.past', defaultMessage: 'Past trips' },
  none: { id: 'account.dashboard.none', defaultMessage: 'No trip ahead' },
  noneText: {
    id: 'account.dashboard.noneText',
    defaultMessage: 'Trips you book while signed in stand here, and those booked before with your confirmed e-mail.',
  },
  search: { id: 'account.dashboard.search', defaultMessage: 'Plan a trip' },
  find: { id: 'account.dashboard.find', defaultMessage: 'Find a booking by its reference' },
  noPast: { id: 'account.dashboard.noPast', defaultMessage: 'Nothing yet.' },
  older: { id: 'account.page.older', defaultMessage: 'Older' },
  newer: { id: 'account.page.newer', defaultMessage: 'Newer' },
  unverified: {
    id: 'account.dashboard.unverified',
    defaultMessage: '{email} is not confirmed yet. Once it is, bookings made with it join your account.',
  },
  verify: { id: 'account.verify.resend', defaultMessage: 'Send the link again' },
  visits: { id: 'web.nav.visits', defaultMessage: 'Places I went to' },
  alerts: { id: 'account.alerts.mine', defaultMessage: 'My alerts' },
  notifications: {
    id: 'account.dashboard.notifications',
    defaultMessage: '{count, plural, =0 {Notifications} other {Notifications (# new)}}',
  },
  settings: { id: 'web.nav.settings', defaultMessage: 'Settings' },
  affiliate: { id: 'account.dashboard.affiliate', defaultMessage: 'My affiliate page' },
  developers: { id: 'web.nav.developers', defaultMessage: 'For developers' },
  ways: { id: 'account.dashboard.ways', defaultMessage: 'My account' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1);
  return { ...(await ask(context, DashboardDocument, { page })), page, now: context.get(visitContext).now };
}

/** What a traveller has ahead and behind, his points and credit, and the ways to all that is his. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { upcoming, past, myRewards, myWallet, myAffiliate, myUnreadNotifications, page, now } = loaderData;
  const intl = useIntl();
  const to = useLocalPath();
  const member = useMember();
  const say = intl.formatMessage;
  const title = intl.formatMessage(words.title, { name: member?.firstName ?? '' });
  const isLast = page * PAGE_SIZE >= past.total;
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {member !== undefined && !member.emailVerified && member.email !== null && (
        <Notice
          tone="warn"
          action={
            <Button as={Link} variant="quiet" size="small" to={to('/email/verify')}>
              {say(words.verify)}
            </Button>
          }
        >
          {intl.formatMessage(words.unverified, { email: member.email })}
        </Notice>
      )}
      <nav className={classes.links} aria-label={say(words.ways)}>
        <Link to={to('/visits')}>{say(words.visits)}</Link>
        <Link to={to('/dashboard/notifications')}>{say(words.notifications, { count: myUnreadNotifications })}</Link>
        <Link to={to('/dashboard/alerts')}>{say(words.alerts)}</Link>
        <Link to={to('/settings/profile')}>{say(words.settings)}</Link>
        {myAffiliate !== null && <Link to={to('/dashboard/affiliate')}>{say(words.affiliate)}</Link>}
        {member !== undefined && isDeveloper(member) && <Link to={to('/developers')}>{say(words.developers)}</Link>}
      </nav>
      <section className={styles.list} aria-labelledby="upcoming">
        <h2 id="upcoming">{say(words.upcoming)}</h2>
        {upcoming.rows.length === 0 ? (
          <EmptyState
            level={3}
            title={say(words.none)}
            actions={
              <>
                <Button as={Link} to={to('/')}>
                  {say(words.search)}
                </Button>
                <Button as={Link} variant="quiet" to={to('/view-booking-detail')}>
                  {say(words.find)}
                </Button>
              </>
            }
          >
            <p>{say(words.noneText)}</p>
          </EmptyState>
        ) : (
          <ul className={classes.cards}>
            {upcoming.rows.map((booking) => (
              <BookingCard key={booking.id} booking={booking} path={`/dashboard/${booking.id}`} now={now} />
            ))}
          </ul>
        )}
      </section>
      <Rewards balance={myRewards} />
      <Wallet credit={myWallet} />
      <section className={styles.list} aria-labelledby="past">
        <h2 id="past">{say(words.past)}</h2>
        {past.rows.length === 0 && <p>{say(words.noPast)}</p>}
        <ul className={classes.cards}>
          {past.rows.map((booking) => (
            <BookingCard key={booking.id} booking={booking} path={`/dashboard/${booking.id}`} />
          ))}
        </ul>
        {(page > 1 || !isLast) && (
          <p className={classes.links}>
            {page > 1 && <Link to={{ search: `?page=${page - 1}` }}>{say(words.newer)}</Link>}
            {!isLast && <Link to={{ search: `?page=${page + 1}` }}>{say(words.older)}</Link>}
          </p>
        )}
      </section>
    </div>
  );
}
