import { formatDuration } from '@naga/ui/duration.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { clockOf } from '../../session/dates.js';
import type { RouteDetails_JourneyFragment } from './route-details.generated.js';
import classes from './route-details.module.css';

export interface TimetableProps {
  journeys: readonly RouteDetails_JourneyFragment[];
  /** How many there are, of which these are the first. */
  count: number;
  /** Where all of them are. */
  all: string;
}

/** When one leaves and arrives tomorrow, where, and with whom. */
export function Timetable({ journeys, count, all }: TimetableProps) {
  const intl = useIntl();
  return (
    <section className="section" aria-labelledby="timetable">
      <h2 id="timetable">
        <FormattedMessage id="web.route.timetable" defaultMessage="Timetable of tomorrow" />
      </h2>
      <ol className={classes.timetable}>
        {journeys.map(({ id, departureTime, arrivalTime, durationMinutes, legs }) => (
          <li key={id}>
            <b className={classes.times}>
              <time dateTime={departureTime}>{clockOf(departureTime)}</time>
              {' – '}
              <time dateTime={arrivalTime}>{clockOf(arrivalTime)}</time>
            </b>
            <span>
              {legs[0]!.boarding.stop.name} → {legs.at(-1)!.dropOff.stop.name}
            </span>
            <span className={classes.quiet}>
              {[formatDuration(intl, durationMinutes), ...new Set(legs.map(({ operator }) => operator.name))].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ol>
      {count > journeys.length && (
        <p>
          <Link to={all}>
            <FormattedMessage
              id="web.route.all"
              defaultMessage="All journeys of tomorrow: {count}"
              values={{ count }}
            />
          </Link>
        </p>
      )}
    </section>
  );
}
