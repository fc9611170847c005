import { Button } from '@naga/ui/Button';
import type { MapSeat } from '@naga/ui/seat.js';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { bestSeats } from './best-seats.js';
import type { Sitter } from './seat-choice.js';
import classes from './BestSeats.module.css';

const words = defineMessages<{ best: { count: number }; noneTogether: { count: number } }>({
  best: {
    id: 'booking-flow.seats.best',
    defaultMessage: '{count, plural, one {Choose the best seat} other {Choose the best # seats together}}',
  },
  noneTogether: {
    id: 'booking-flow.seats.noneTogether',
    defaultMessage:
      '{count, plural, one {No seat is left that this passenger may take.} other {There are no # seats left that all of you may take.}}',
  },
});

export interface BestSeatsProps {
  seats: readonly MapSeat[];
  sitters: readonly Pick<Sitter, 'title'>[];
  /** Strangers of both sexes may sit side by side. */
  allowMaleNextToFemale: boolean;
  /** In the order of the passengers. */
  onChoose: (seats: string[]) => void;
  /** Ctrl+B does the same on this screen (packages/ui/src/keys). */
  hasKey?: boolean;
}

/** One press for the seats closest together, above a map; a sentence where not everybody finds one. */
export function BestSeats({ seats, sitters, allowMaleNextToFemale, onChoose, hasKey = false }: BestSeatsProps) {
  const intl = useIntl();
  const best = useMemo(() => bestSeats(seats, sitters, allowMaleNextToFemale), [seats, sitters, allowMaleNextToFemale]);
  const count = sitters.length;
  if (best === undefined) return <p className={classes.best}>{intl.formatMessage(words.noneTogether, { count })}</p>;
  // What it chose is announced by the map.
  return (
    <Button
      variant="quiet"
      size="small"
      className={classes.best}
      {...(hasKey && { 'aria-keyshortcuts': 'Control+B Meta+B' })}
      onClick={() => onChoose(best)}
    >
      {intl.formatMessage(words.best, { count })}
    </Button>
  );
}
