import { useIntl } from 'react-intl';
import type { MapSeat } from './seat.js';
import classes from './SeatDeck.module.css';
import { fixtures } from './seat-words.js';

const SHAPES = {
  DOOR: 'M6 3h12v18H6zM14.5 12v1.5',
  DRIVER:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M3.5 10.5h6.2M14.3 10.5h6.2M12 14.5V21',
  TOILET: 'M4 7l2 10 2.5-7L11 17l2-10M20.5 9a3.5 3.5 0 0 0-5 0c-1.5 2-1.5 5 0 6.5a3.5 3.5 0 0 0 5 0',
  STAIRS: 'M3 20h4.5v-4.5H12V11h4.5V6.5H21',
};

/** What stands among the seats: the driver's wheel, a door, the toilet, the stairs. */
export function SeatFixture({ kind }: { kind: MapSeat['kind'] }) {
  const intl = useIntl();
  if (kind === 'SEAT' || kind === 'AISLE' || kind === 'EMPTY') return null;
  const name = intl.formatMessage(fixtures[kind]);
  return (
    <span className={classes.fixture} role="img" aria-label={name} title={name}>
      <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d={SHAPES[kind]} stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
