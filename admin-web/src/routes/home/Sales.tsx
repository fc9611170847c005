import { useScope } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCountsOwnSeats } from '../../session/counts-own-seats.js';
import { useMe } from '../../session/me.js';
import { shareText } from '../../features/money/percent.js';
import { amountsText, mainCurrency } from './day-figures.js';
import { useTodayQuery } from './home.generated.js';
import { Trend } from './Trend.js';
import { words } from './words.js';

const DAYS = 14;
const WEEK = 7;
/** Of a day on which nothing leaves. */
const NOTHING = '–';

/** What is sold and how full departures are: today, a week ago, and day by day. Every number opens the rows it counts. */
export function Sales({ today }: { today: TravelDate }) {
  const intl = useIntl();
  const me = useMe();
  const [first, weekAgo] = [addDays(today, 1 - DAYS), addDays(today, -WEEK)];
  const [weekBefore, weekAfter] = [weekAgo, addDays(today, WEEK - 1)];
  const { data } = useTodayQuery({
    variables: { date: today, from: first, weekBefore, weekAfter },
    fetchPolicy: 'cache-and-network',
  });
  // Whose report counts his own sales alone has a list of those alone behind it.
  const seller: Record<string, string> = useScope('report.view') === 'own' ? { seller: me.id } : {};
  const isOwnShare = useCountsOwnSeats();
  const at = (path: string, filters: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...filters, ...seller })}`;
  const bookingsOf = (day: string) => at('/bookings', { soldFrom: day, soldTo: day });
  const seatsOf = (day: string) => at('/tickets', { counts: 'SOLD', soldFrom: day, soldTo: day });
  const departuresOf = (day: string) => `/opreport?${new URLSearchParams({ view: 'departures', from: day, to: day })}`;

  const sales = data?.salesReport ?? [];
  const soldOn = (day: string) => sales.filter(({ key }) => key === day);
  const amountOn = (day: string) => amountsText(soldOn(day));
  const sumOn = (day: string, of: 'bookings' | 'seats') => soldOn(day).reduce((sum, row) => sum + row[of], 0);
  const takenOn = (day: string) => data?.occupancyReport.find(({ key }) => key === day) ?? { sold: 0, seats: 0 };
  const takenText = (day: string) => {
    const { sold, seats } = takenOn(day);
    if (seats === 0) return NOTHING;
    return intl.formatMessage(words.ofSeats, { taken: formatCount(sold), seats: formatCount(seats) });
  };
  const shareOn = (day: string) => shareText(takenOn(day).sold, takenOn(day).seats);
  const currency = mainCurrency(sales);
  const cards = [
    { id: 'sold', to: seatsOf(today), value: amountOn(today), before: amountOn(weekAgo) },
    {
      id: 'bookings',
      to: bookingsOf(today),
      value: formatCount(sumOn(today, 'bookings')),
      before: formatCount(sumOn(weekAgo, 'bookings')),
    },
    {
      id: 'seats',
      to: seatsOf(today),
      value: formatCount(sumOn(today, 'seats')),
      before: formatCount(sumOn(weekAgo, 'seats')),
    },
    {
      id: isOwnShare ? 'ownSeats' : 'occupancy',
      to: departuresOf(today),
      value:
        takenOn(today).seats === 0 && !isOwnShare
          ? intl.formatMessage(words.departures, { count: 0, shown: formatCount(0) })
          : (shareOn(today) ?? NOTHING),
      before: shareOn(weekAgo),
      share: takenOn(today).seats === 0 ? undefined : takenText(today),
    },
    { id: 'refundPending', to: '/bookings?payment=REFUND_PENDING', value: data?.salesSummary.refundPending },
    { id: 'toCollect', to: '/bookings?collect=yes', value: data?.salesSummary.toCollect },
  ] as const;
  return (
    <>
      <StatGrid>
        {cards.map(({ id, to, value, ...more }) => (
          <StatCard
            key={id}
            as={Link}
            to={to}
            label={<FormattedMessage {...words[id]} />}
            value={data === undefined ? '…' : value}
            {...('before' in more && {
              note: data !== undefined && (
                <>
                  {'share' in more && more.share}
                  {'share' in more && more.share && more.before && ' · '}
                  {more.before !== undefined && <FormattedMessage {...words.weekAgo} values={{ value: more.before }} />}
                </>
              ),
            })}
          />
        ))}
      </StatGrid>
      {data !== undefined && (
        <div className="trends">
          <Trend
            title={`${intl.formatMessage(words.soldDays)} (${currency})`}
            now={today}
            points={Array.from({ length: DAYS }, (_, index) => addDays(first, index)).map((when) => ({
              when,
              value: soldOn(when).find((row) => row.currency === currency)?.amount ?? 0,
              text: amountOn(when),
              to: seatsOf(when),
            }))}
          />
          <Trend
            title={intl.formatMessage(isOwnShare ? words.ownDays : words.takenDays)}
            now={today}
            points={Array.from({ length: 2 * WEEK }, (_, index) => addDays(weekBefore, index)).map((when) => ({
              when,
              value: takenOn(when).sold,
              text: takenText(when),
              to: departuresOf(when),
            }))}
          />
        </div>
      )}
    </>
  );
}
