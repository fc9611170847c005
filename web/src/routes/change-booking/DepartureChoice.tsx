import { formatDate } from '@naga/app-kit/format-date.js';
import { departureText, takeText } from '@naga/booking-flow/exchange/exchange-lines.js';
import { wishQuery } from '@naga/booking-flow/exchange/exchange-wish.js';
import { exchangeWords } from '@naga/booking-flow/exchange/exchange-words.js';
import { ExchangeDay } from '@naga/booking-flow/exchange/ExchangeDay';
import { soldNationalOf } from '@naga/booking-flow/seats/national.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import { nameIn } from '../../features/checkout/booking-rides.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { clockOf, dayOf } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import { Lines } from '@naga/ui/Lines';
import classes from '../view-booking/view-booking.module.css';
import { words } from './change-words.js';
import type { Change } from './load-change.js';

/** Which way, who, on which day; then the departures of that day. Without script it is a plain form. */
export function DepartureChoice({
  ways,
  wish,
  journeys,
  today,
}: Pick<Change, 'ways' | 'wish' | 'journeys'> & { today: string }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { language } = useSite();
  const chosen = wish?.parts.map(({ id }) => id) ?? [];
  const people = wish?.parts.map(({ position }) => soldNationalOf(wish.way.legs, position)) ?? [];
  return (
    <>
      {ways.map((way) => {
        const [first, last] = [way.legs[0]!, way.legs.at(-1)!];
        const sold = dayOf(first.departureTime);
        const isShown = way.id === wish?.way.id;
        const found = isShown && wish.date !== undefined ? journeys : undefined;
        return (
          <Card as="section" kind="panel" className={classes.panel} key={way.id}>
            <h2>
              {say(words.ride, {
                from: nameIn(first.fromLocationName, language),
                to: nameIn(last.toLocationName, language),
                day: formatDate(sold, language),
              })}
            </h2>
            <Form method="get" className={classes.form}>
              <ExchangeDay
                way={way.id}
                people={way.parts.map((part) => ({ id: part.id, name: nameText(intl, part) }))}
                chosen={new Set(isShown ? chosen : way.parts.map(({ id }) => id))}
                date={(isShown && wish.date) || sold}
                today={today}
                className={classes.ride}
              />
              <Button type="submit">{say(exchangeWords.show)}</Button>
            </Form>
            {found?.length === 0 && <p role="status">{say(exchangeWords.none)}</p>}
            {found !== undefined && found.length > 0 && (
              <Lines
                lines={found.map((journey) => ({
                  id: journey.id,
                  label: departureText(intl, journey, people),
                  value: (
                    <Link
                      to={{ search: wishQuery(way.id, chosen, wish!.date!, journey.id) }}
                      aria-label={takeText(intl, journey)}
                    >
                      {say(exchangeWords.choose, { time: clockOf(journey.departureTime) })}
                    </Link>
                  ),
                }))}
              />
            )}
          </Card>
        );
      })}
    </>
  );
}
