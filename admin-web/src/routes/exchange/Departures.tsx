import { operatorsOf, seatFareText, takeText } from '@naga/booking-flow/exchange/exchange-lines.js';
import { type readWish, type Way, wishQuery } from '@naga/booking-flow/exchange/exchange-wish.js';
import { exchangeWords } from '@naga/booking-flow/exchange/exchange-words.js';
import { ExchangeDay } from '@naga/booking-flow/exchange/ExchangeDay';
import { soldNationalOf } from '@naga/booking-flow/seats/national.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { slugOf } from '@naga/kernel/slug.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DataTable } from '@naga/ui/DataTable';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import { localName } from '../../session/local-name.js';
import { type StaffExchange_BookingFragment, useStaffExchangeDeparturesQuery } from './exchange.generated.js';
import { nameOf } from './name-of.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { asMoney } from '../../session/as-money.js';

type Leg = StaffExchange_BookingFragment['legs'][number];
export type Wish = NonNullable<ReturnType<typeof readWish<Leg>>>;

/** One form for each way that can be exchanged, and the departures of the day that was asked for. */
export function Departures({ ways, wish }: { ways: readonly Way<Leg>[]; wish: Wish }) {
  const intl = useIntl();
  const [today] = useState(() => localMoment(Date.now()).date);
  const chosen = wish.parts.map(({ id }) => id);
  const byTime = ways.toSorted((a, b) => a.legs[0]!.departureTime.localeCompare(b.legs[0]!.departureTime));
  return byTime.map((way) => {
    const [first, last] = [way.legs[0]!, way.legs.at(-1)!];
    const sold = first.departureTime.slice(0, 10);
    const isShown = way.id === wish.way.id;
    const values = {
      from: localName(intl.locale, first.fromLocationName),
      to: localName(intl.locale, last.toLocationName),
      date: sold,
    };
    return (
      <Card as="section" kind="panel" className="back-office__stack" key={way.id}>
        <Form method="get" className="back-office__stack back-office__narrow">
          <h2>
            <FormattedMessage {...words.ride} values={values} />
          </h2>
          <ExchangeDay
            way={way.id}
            people={way.parts.map((part) => ({ id: part.id, name: nameOf(part) }))}
            chosen={new Set(isShown ? chosen : way.parts.map(({ id }) => id))}
            date={(isShown && wish.date) || sold}
            today={today}
            className="exchange__who"
          />
          <div className="back-office__actions">
            <Button type="submit" variant={isShown && wish.date !== undefined ? 'quiet' : undefined}>
              <FormattedMessage {...exchangeWords.show} />
            </Button>
          </div>
        </Form>
        {isShown && wish.date !== undefined && <OfDay wish={wish} date={wish.date} />}
      </Card>
    );
  });
}

/** What leaves on that day with enough seats. */
function OfDay({ wish, date }: { wish: Wish; date: string }) {
  const intl = useIntl();
  const { way, parts } = wish;
  const { data } = useStaffExchangeDeparturesQuery({
    variables: {
      from: slugOf(way.legs[0]!.fromLocationName.en),
      to: slugOf(way.legs.at(-1)!.toLocationName.en),
      date,
      passengers: parts.length,
    },
    // Seats are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined) return null;
  const journeys = data.searchJourneys?.journeys ?? [];
  if (journeys.length === 0) {
    return (
      <p role="status">
        <FormattedMessage {...exchangeWords.none} />
      </p>
    );
  }
  const partIds = parts.map(({ id }) => id);
  const people = parts.map(({ position }) => soldNationalOf(way.legs, position));
  return (
    <DataTable
      label={intl.formatMessage(words.departures, { date })}
      rows={journeys}
      rowId={({ id }) => id}
      columns={[
        {
          key: 'times',
          title: intl.formatMessage(words.times),
          render: ({ departureTime, arrivalTime }) => (
            <>
              <LocalTime at={departureTime} clock /> – <LocalTime at={arrivalTime} clock />
            </>
          ),
          noWrap: true,
        },
        { key: 'operator', title: intl.formatMessage(words.operator), render: operatorsOf },
        {
          key: 'free',
          title: intl.formatMessage(words.free),
          align: 'right',
          render: ({ freeSeats }) => freeSeats ?? 0,
        },
        {
          key: 'fare',
          title: intl.formatMessage(words.fare),
          align: 'right',
          noWrap: true,
          render: (journey) => seatFareText(journey, people, asMoney),
        },
        {
          key: 'take',
          action: true,
          noWrap: true,
          title: intl.formatMessage(words.take),
          render: (journey) => (
            <Link to={{ search: wishQuery(way.id, partIds, date, journey.id) }} aria-label={takeText(intl, journey)}>
              <FormattedMessage {...exchangeWords.choose} values={{ time: journey.departureTime.slice(11, 16) }} />
            </Link>
          ),
        },
      ]}
    />
  );
}
