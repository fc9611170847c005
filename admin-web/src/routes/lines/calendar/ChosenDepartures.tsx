import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { DRIVING_SCOPES } from '../../../features/operators/operator-scopes.js';
import { dayText } from '../../../session/time/day-text.js';
import { calendarWords } from './calendar-words.js';
import { type CalendarDeparture, chosenTimes, closingAddress, type DayChoice, endsOf } from './chosen-days.js';

export interface ChosenDeparturesProps {
  departures: readonly CalendarDeparture[];
  chosen: DayChoice;
  today: string;
}

/** What leaves on the chosen days, each time with the way to close it on all of them. */
export function ChosenDepartures({ departures, chosen, today }: ChosenDeparturesProps) {
  const intl = useIntl();
  const times = chosenTimes(departures, chosen, today);
  const [first, last] = endsOf(chosen);
  const count = first === last ? 1 : 2;
  return (
    <div className="line-calendar__chosen" aria-live="polite">
      <h3>
        <FormattedMessage
          {...calendarWords.chosen}
          values={{ count, first: dayText(intl, first), last: dayText(intl, last) }}
        />
      </h3>
      {chosen.isOpen && (
        <p className="line-calendar__last-day">
          <FormattedMessage {...calendarWords.lastDay} />
        </p>
      )}
      {times.length === 0 && (
        <p>
          <FormattedMessage {...calendarWords.none} />
        </p>
      )}
      <ul className="back-office__plain">
        {times.map((time) => (
          <li key={time.routeScheduleId}>
            <span>
              <FormattedMessage {...calendarWords.told} values={time} />
              {time.closed && <> · {intl.formatMessage(calendarWords.closed)}</>}
            </span>{' '}
            <PermissionGate permission="seat.block" scopes={DRIVING_SCOPES} otherwise={null}>
              <Link to={closingAddress(time)}>
                <FormattedMessage {...(time.closed ? calendarWords.open : calendarWords.close)} values={time} />
              </Link>
            </PermissionGate>
          </li>
        ))}
      </ul>
    </div>
  );
}
