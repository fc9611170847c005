import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import { nameIn } from '../../features/checkout/booking-rides.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { clockOf, dayOf, formatDate } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import { Lines } from '../../features/lines/Lines.js';
import classes from '../view-booking/view-booking.module.css';
import { words } from './change-words.js';
import type { Way } from './exchange-wish.js';
import type { Change } from './load-change.js';

const queryOf = (way: Way, partIds: readonly string[], date: string, journey: string): string => {
  const query = new URLSearchParams([['way', way.id], ...partIds.map((id) => ['part', id])]);
  query.set('date', date);
  query.set('journey', journey);
  return `?${query.toString()}`;
};

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
  const chosen = new Set(wish?.parts.map(({ id }) => id));
  return (
    <>
      {ways.map((way) => {
        const [first, last] = [way.legs[0]!, way.legs.at(-1)!];
        const day = formatDate(dayOf(first.departureTime), language);
        const isShown = way.id === wish?.way.id;
        return (
          <Card as="section" kind="panel" className={classes.panel} key={way.id}>
            <h2>
              {say(words.ride, {
                from: nameIn(first.fromLocationName, language),
                to: nameIn(last.toLocationName, language),
                day,
              })}
            </h2>
            <Form method="get" className={classes.form}>
              <input type="hidden" name="way" value={way.id} />
              <fieldset className={classes.ride}>
                <legend>{say(words.who)}</legend>
                {way.parts.map((part) => (
                  <CheckboxField
                    key={part.id}
                    id={`part-${part.id}`}
                    name="part"
                    value={part.id}
                    defaultChecked={!isShown || chosen.has(part.id)}
                    label={nameText(intl, part)}
                  />
                ))}
              </fieldset>
              <TextField
                id={`date-${way.id}`}
                name="date"
                type="date"
                required
                label={say(words.date)}
                min={today}
                defaultValue={isShown && wish?.date !== undefined ? wish.date : dayOf(first.departureTime)}
              />
              <Button type="submit">{say(words.show)}</Button>
            </Form>
            {isShown && journeys !== undefined && journeys.length === 0 && <p role="status">{say(words.none)}</p>}
            {isShown && journeys !== undefined && wish?.date !== undefined && journeys.length > 0 && (
              <Lines
                lines={journeys.map((journey) => ({
                  id: journey.id,
                  label: `${clockOf(journey.departureTime)} – ${clockOf(journey.arrivalTime)} · ${[...new Set(journey.legs.map((leg) => leg.operator.name))].join(', ')} · ${say(words.free, { count: journey.freeSeats ?? 0 })}`,
                  value: (
                    <Link to={{ search: queryOf(way, [...chosen], wish.date!, journey.id) }}>
                      {say(words.choose, { time: clockOf(journey.departureTime) })}
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
