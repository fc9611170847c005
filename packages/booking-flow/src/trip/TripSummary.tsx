import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { JourneyLine } from '@naga/ui/JourneyLine';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './TripSummary.module.css';

const words = defineMessages<{
  seats: { count: number; seats: string };
  pickup: { asked: string };
  dropOff: { place: string };
}>({
  pickup: { id: 'booking-flow.trip.pickup', defaultMessage: 'Pick-up: {asked}' },
  dropOff: { id: 'booking-flow.trip.drop-off', defaultMessage: 'To {place} on arrival' },
  seats: { id: 'booking-flow.trip.seats', defaultMessage: '{count, plural, one {Seat {seats}} other {Seats {seats}}}' },
});

/** One ride, whether it is still being chosen or already booked. */
export interface TripRide {
  id: string;
  /** The day as people read it. */
  day: ReactNode;
  operatorName: string;
  from: string;
  to: string;
  /** ISO 8601 with offset. */
  departureTime: string;
  arrivalTime: string;
  seats: readonly string[];
  /** When, where and by whose telephone the travellers are fetched; empty or left out where they come themselves. */
  pickup?: string;
  /** Where they are set down. */
  dropOff?: string;
}

const clock = (time: string) => time.slice(11, 16);
const daysBetween = (from: string, to: string) =>
  dayNumber(travelDate(to.slice(0, 10))) - dayNumber(travelDate(from.slice(0, 10)));

/** The trip ride by ride: day, times on the river line, operator and seats. */
export function TripSummary({ rides }: { rides: readonly TripRide[] }) {
  const intl = useIntl();
  return (
    <ul className={classes.rides}>
      {rides.map(({ id, day, operatorName, from, to, departureTime, arrivalTime, seats, pickup, dropOff }) => (
        <li key={id}>
          <strong className={classes.day}>{day}</strong>
          <JourneyLine
            small
            departure={{ time: clock(departureTime), place: from }}
            arrival={{ time: clock(arrivalTime), place: to, dayOffset: daysBetween(departureTime, arrivalTime) }}
            minutes={(Date.parse(arrivalTime) - Date.parse(departureTime)) / 60_000}
            note={operatorName}
          />
          {seats.length > 0 && (
            <span className={classes.seats}>
              {intl.formatMessage(words.seats, { count: seats.length, seats: seats.join(', ') })}
            </span>
          )}
          {pickup && <span className={classes.seats}>{intl.formatMessage(words.pickup, { asked: pickup })}</span>}
          {dropOff && <span className={classes.seats}>{intl.formatMessage(words.dropOff, { place: dropOff })}</span>}
        </li>
      ))}
    </ul>
  );
}
