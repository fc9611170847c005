import type { MapSeat } from '@naga/ui/seat.js';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './JustTaken.module.css';

const words = defineMessages<{ justTaken: { count: number; seats: string } }>({
  justTaken: {
    id: 'booking-flow.seats.justTaken',
    defaultMessage:
      '{count, plural, one {Seat {seats} has just been taken by somebody else.} other {Seats {seats} have just been taken by others.}}',
  },
});

export interface JustTakenProps {
  /** JourneyLeg.id */
  id: string;
  seats: readonly MapSeat[];
  /** What is chosen on the map. */
  own: readonly string[];
}

/** Seats that others took since the map of this ride was last drawn; of the reader's own ones the map itself tells. */
export function JustTaken({ id, seats, own }: JustTakenProps) {
  const { formatMessage: say } = useIntl();
  const taken = seats.filter(({ state }) => state === 'UNAVAILABLE').map(({ number }) => number);
  const [before, setBefore] = useState({ id, taken });
  const [gone, setGone] = useState<readonly string[]>([]);
  if (id !== before.id || taken.join() !== before.taken.join()) {
    const isNew = (number: string) => !before.taken.includes(number) && !own.includes(number);
    setBefore({ id, taken });
    setGone(id === before.id ? taken.filter(isNew) : []);
  }
  return (
    <p className={classes.news} aria-live="polite">
      {gone.length > 0 && say(words.justTaken, { count: gone.length, seats: gone.join(', ') })}
    </p>
  );
}
