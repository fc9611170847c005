import type { SeatLook } from './seat.js';
import classes from './SeatBox.module.css';

/** The shape that tells a look apart without its colour: a tick, a woman's or a man's sign. */
export function SeatGlyph({ look }: { look: SeatLook }) {
  if (look === 'selected') {
    return (
      <span className={classes.mark} aria-hidden="true">
        <svg width="9" height="9" viewBox="0 0 9 9" fill="none">
          <path d="m1.2 4.8 2.2 2.2 4.4-4.8" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </span>
    );
  }
  if (look !== 'women' && look !== 'men') return null;
  return (
    <svg className={classes.sex} viewBox="0 0 11 11" fill="none" stroke="currentColor" aria-hidden="true">
      {look === 'women' ? (
        <path d="M5.5 1a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M5.5 6v4.5M3.7 8.5h3.6" strokeWidth="1.3" />
      ) : (
        <path d="M4.2 4.2a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4M6.2 4.8 9.8 1.2M7 1h3v3" strokeWidth="1.3" />
      )}
    </svg>
  );
}
