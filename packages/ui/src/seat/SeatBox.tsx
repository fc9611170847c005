import clsx from 'clsx';
import type { MapSeat, SeatLook } from './seat.js';
import classes from './SeatBox.module.css';
import { SeatGlyph } from './SeatGlyph.js';

export interface SeatBoxProps {
  seat: MapSeat;
  look: SeatLook;
  /** All it says to those who do not see it. */
  name: string;
  /** So many dots under the number when prices differ; 0 for none. */
  tier: number;
  /** Its type in short, where seats of several types are on board. */
  short?: string | undefined;
  /** The one seat of the floor that the Tab key stops at. */
  inTabOrder: boolean;
  /** Left out where seats are only looked at. */
  onToggle?: ((seat: MapSeat) => void) | undefined;
  onFocus: (seat: MapSeat) => void;
}

/**
 * One seat: a real checkbox. A taken one stays in reach of the arrows, so that its state can be heard. Where nothing can
 * be chosen it is a picture with the same name.
 */
export function SeatBox({ seat, look, name, tier, short, inTabOrder, onToggle, onFocus }: SeatBoxProps) {
  const type = short !== undefined && (
    <span className={classes.type} aria-hidden="true">
      {short}
    </span>
  );
  const dots = tier > 0 && (
    <span className={classes.tier} aria-hidden="true">
      {'●'.repeat(tier)}
    </span>
  );
  const closed = look === 'unavailable' || look === 'blocked';
  if (onToggle === undefined) {
    return (
      <span className={clsx(classes.seat, classes.still, classes[look])} role="img" aria-label={name}>
        {seat.number}
        {dots}
        {type}
        <SeatGlyph look={look} />
      </span>
    );
  }
  return (
    <label className={clsx(classes.seat, classes[look])}>
      <input
        className={classes.input}
        type="checkbox"
        name="seat"
        value={seat.number}
        data-seat={seat.number}
        aria-label={name}
        aria-disabled={closed ? true : undefined}
        checked={look === 'selected'}
        tabIndex={inTabOrder ? 0 : -1}
        onChange={() => onToggle(seat)}
        onFocus={() => onFocus(seat)}
      />
      <span className={classes.number} aria-hidden="true">
        {seat.number}
      </span>
      {!closed && dots}
      {type}
      <SeatGlyph look={look} />
    </label>
  );
}
