import { formatDate } from '@naga/app-kit/format-date.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { formatDuration } from '@naga/ui/duration.js';
import { EmptyState } from '@naga/ui/EmptyState';
import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type National, type NationalPrices, priceFor } from '@naga/booking-flow/seats/national.js';
import type { JourneyRow, RowFare } from '../../features/journey-rows/journey-row.js';
import { PromotionAhead } from '../../features/journey-rows/PromotionAhead.js';
import { RidesApart } from '../../features/journey-rows/RidesApart.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import { agencySearchPath, sellPath } from '../../features/checkout/agency-paths.js';
import classes from './agency.module.css';
import { JourneyPriceLink } from '../../features/checkout/journey-price/JourneyPriceLink.js';
import { totalForText } from '../../features/journey-rows/party-words.js';
import type { Party } from '@naga/booking-flow/passengers/party.js';
import { FocusedLink } from './FocusedLink.js';
import type { Departures } from './load-departures.js';

/** Most who buy at a desk are at home where the way begins. */
const homeOf = ({ nationals }: NationalPrices<RowFare>): National => Object.keys(nationals)[0] ?? null;

const words = defineMessages<{
  there: { from: string; to: string; day: string };
  sell: { time: string };
  choose: { time: string };
  seats: { count: number };
  none: NoMessageValues;
  noneText: { from: string; to: string; day: string };
  next: { day: string };
}>({
  there: { id: 'agency.departures.title', defaultMessage: '{from} → {to}, {day}' },
  sell: { id: 'agency.departures.sell', defaultMessage: 'Sell {time}' },
  choose: { id: 'agency.departures.choose', defaultMessage: 'Choose {time}' },
  seats: {
    id: 'agency.departures.seats',
    defaultMessage: '{count, plural, =0 {full} one {# seat left} other {# seats left}}',
  },
  none: { id: 'agency.departures.none', defaultMessage: 'Nothing to sell that day' },
  noneText: {
    id: 'agency.departures.noneText',
    defaultMessage: 'No departure from {from} to {to} on {day} can be sold.',
  },
  next: { id: 'agency.departures.next', defaultMessage: 'Departures on {day}' },
});

const PlainLink = ({ to, children }: { to: string; size?: 'small'; children: ReactNode }) => (
  <Button as={Link} size="small" to={to}>
    {children}
  </Button>
);

/** Where a departure leads on: to the desk, or to the choice of the way back. */
function wayOn({ search, onward, way }: Departures, { id }: JourneyRow): string {
  const { adults, children } = search;
  if (way.isLast)
    return sellPath({ adults, children, ...(onward === undefined ? { onward: id } : { onward, back: id }) });
  const address = agencySearchPath(search);
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ onward: id })}`;
}

/** What can be sold on a day, one row each; the first of them has the focus, so that Enter sells it. */
export function DepartureList({ departures }: { departures: Departures }) {
  const { search, from, to, way, rows, nextDate } = departures;
  const party = { adults: search.adults, children: search.children };
  const intl = useIntl();
  const path = useLocalPath();
  const { language } = useSite();
  const [a, b] = way.isBack ? [to.name, from.name] : [from.name, to.name];
  const said = { from: a, to: b, day: formatDate(way.day, language) };
  if (rows.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage(words.none)}
        actions={
          nextDate !== null &&
          !way.isBack && (
            <FocusedLink to={path(agencySearchPath({ ...search, date: nextDate, returnDate: undefined }))}>
              {intl.formatMessage(words.next, { day: formatDate(nextDate, language) })}
            </FocusedLink>
          )
        }
      >
        <p>{intl.formatMessage(words.noneText, said)}</p>
      </EmptyState>
    );
  const firstFree = rows.findIndex(({ seatsLeft, fare }) => seatsLeft !== 0 && fare !== undefined);
  return (
    <section className={classes.stack} aria-labelledby="departures">
      <h2 id="departures">{intl.formatMessage(words.there, said)}</h2>
      <ul className={classes.departures}>
        {rows.map((row, index) => {
          const Way = index === firstFree ? FocusedLink : PlainLink;
          return (
            <Card as="li" key={row.id} className={classes.departure}>
              <span className={classes.times}>
                <strong>{row.departure.time}</strong> – {row.arrival.time}
                {row.dayOffset > 0 && <sup>+{row.dayOffset}</sup>}
              </span>
              <span className={classes.what}>
                {row.operators.map(({ name }) => name).join(', ')}
                <small>
                  {[...row.vehicles, formatDuration(intl, row.minutes)].join(' · ')}
                  <br />
                  {row.departure.stop} → {row.arrival.stop}
                </small>
              </span>
              <span className={classes.price}>
                {row.fare !== undefined && <DeskPrice row={row} fare={row.fare} party={party} />}
                {row.seatsLeft !== undefined && (
                  <small>{intl.formatMessage(words.seats, { count: row.seatsLeft })}</small>
                )}
              </span>
              {row.seatsLeft !== 0 && row.fare !== undefined && (
                <Way to={path(wayOn(departures, row))} size="small">
                  {intl.formatMessage(way.isLast ? words.sell : words.choose, { time: row.departure.time })}
                </Way>
              )}
              {row.seatsLeft !== 0 && row.apart.length > 0 && (
                <RidesApart rides={row.apart} pathOf={(id) => path(sellPath({ ...party, onward: id }))} />
              )}
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

/** What all of them pay who are at home here, and the way to it. */
function DeskPrice({ row, fare, party }: { row: JourneyRow; fare: NonNullable<JourneyRow['fare']>; party: Party }) {
  const intl = useIntl();
  const path = useLocalPath();
  const nationalOf = homeOf(fare);
  const { promotionsAhead, ...paid } = priceFor(fare, nationalOf);
  const total = formatMoney(paid.total);
  return (
    <>
      {total}
      {promotionsAhead && (
        <small>
          <PromotionAhead found={promotionsAhead} />
        </small>
      )}
      <JourneyPriceLink
        journeyId={row.id}
        {...{ party, nationalOf, total }}
        hasSeatTiers={fare.hasSeatTiers}
        to={path(sellPath({ ...party, onward: row.id }))}
        time={row.departure.time}
        operator={row.operators.map(({ name }) => name).join(', ')}
        whom={totalForText(intl, party)}
      />
    </>
  );
}
