import { formatDate } from '@naga/app-kit/format-date.js';
import { SALE_HORIZON_DAYS } from '@naga/kernel/sale-horizon.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../../session/language.js';
import { resultsPath, watchPath } from '../../../session/search.js';
import { useSite } from '../../../session/site.js';
import type { Transport } from '../../../session/transport.js';
import type { Results } from '../load-results.js';
import { NotOnSale } from './NotOnSale.js';

const words = defineMessages<{
  next: { day: string };
  last: { day: string };
  popular: NoMessageValues;
  watch: NoMessageValues;
}>({
  next: { id: 'web.empty.next', defaultMessage: 'Next journey: {day}' },
  last: { id: 'web.empty.last', defaultMessage: 'Last day on sale: {day}' },
  popular: { id: 'web.landing.popular', defaultMessage: 'Popular routes' },
  watch: { id: 'web.empty.watch', defaultMessage: 'Tell me when there are seats' },
});
const instead = defineMessages<Record<Transport, NoMessageValues>>({
  bus: { id: 'web.empty.bus', defaultMessage: 'Go by bus' },
  taxi: { id: 'web.empty.taxi', defaultMessage: 'Go by taxi' },
  ferry: { id: 'web.empty.ferry', defaultMessage: 'Go by ferry' },
});

/** Nothing that day: the next or the last day with seats, another kind of transport, a city nearby, else what is popular. */
export function EmptyResults({ results }: { results: Results }) {
  const intl = useIntl();
  const { language, today } = useSite();
  const to = useLocalPath();
  const { search, leg, day, from, to: goal, nextDate, otherTransports, nearby, notOnSale } = results;
  const lastDay = addDays(travelDate(today), SALE_HORIZON_DAYS);
  const onDay = (date: string) =>
    resultsPath(
      leg === 'return' ? { ...search, returnDate: date } : { ...search, date, returnDate: search.returnDate },
    );
  return (
    <>
      <EmptyState
        title={
          <FormattedMessage
            id="web.empty.title"
            defaultMessage="No journey on {day}"
            values={{ day: formatDate(day, language) }}
          />
        }
        actions={
          <>
            {nextDate !== null && (
              <Button as={Link} to={to(onDay(nextDate))}>
                {intl.formatMessage(words.next, { day: formatDate(nextDate, language) })}
              </Button>
            )}
            {day > lastDay && (
              <Button as={Link} to={to(onDay(lastDay))}>
                {intl.formatMessage(words.last, { day: formatDate(lastDay, language) })}
              </Button>
            )}
            {otherTransports.map((transport) => (
              <Button key={transport} as={Link} variant="quiet" to={to(resultsPath({ ...search, transport }))}>
                {intl.formatMessage(instead[transport])}
              </Button>
            ))}
            {nearby.slice(0, 3).map((pair) => (
              <Button
                key={pair.id}
                as={Link}
                variant="quiet"
                to={to(
                  resultsPath({
                    from: pair.from.slug,
                    to: pair.to.slug,
                    date: day,
                    adults: search.adults,
                    children: search.children,
                  }),
                )}
              >
                {pair.from.name} → {pair.to.name}
              </Button>
            ))}
            <Button
              as={Link}
              variant="quiet"
              rel="nofollow"
              to={to(watchPath('seat', { ...search, from: from.slug, to: goal.slug, date: day }))}
            >
              {intl.formatMessage(words.watch)}
            </Button>
            {nextDate === null && otherTransports.length === 0 && nearby.length === 0 && (
              <Button as={Link} variant="quiet" to={to(`/popular-${search.transport ?? 'bus'}-routes`)}>
                {intl.formatMessage(words.popular)}
              </Button>
            )}
          </>
        }
      >
        {day > lastDay ? (
          <FormattedMessage
            id="web.empty.early"
            defaultMessage="This day is not on sale yet: seats are sold half a year ahead."
          />
        ) : (
          <FormattedMessage
            id="web.empty.text"
            defaultMessage="Nobody sells a seat from {from} to {to} that day. Here is what comes closest."
            values={{ from: from.name, to: goal.name }}
          />
        )}
      </EmptyState>
      <NotOnSale departures={notOnSale} />
    </>
  );
}
