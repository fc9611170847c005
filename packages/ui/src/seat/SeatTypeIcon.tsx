import { seatIcon, type SeatIcon } from '@naga/kernel/seat-icon.js';
import classes from './SeatTypeIcon.module.css';

const PATHS: Readonly<Record<SeatIcon, string>> = {
  seat: 'M5 3v7h6M5 10v3.5M11 10v3.5M5 7h5',
  bed: 'M2 4v9M2 11h12v2M14 11V8.5A1.5 1.5 0 0 0 12.5 7H6v4M4 8.6h.01',
  recliner: 'M3 3l2.5 6.5H10l3 3M5.5 9.5 4.5 13.5M10 9.5v4M4.6 7H9',
  sofa: 'M3 8V5.5A1.5 1.5 0 0 1 4.5 4h7A1.5 1.5 0 0 1 13 5.5V8M2 8.5a1 1 0 0 1 2 0V10h8V8.5a1 1 0 0 1 2 0V12H2zM4 12v1.5M12 12v1.5',
  table: 'M2 6h12M4 6v7.5M12 6v7.5M8 6V3',
  wheelchair: 'M6.5 3h.01M6.5 5v4h4l2 4M6.5 7h3M5 7.5a3.5 3.5 0 1 0 4.8 4.5',
};

/** The picture of a type of seat; none where clients have none of that name. */
export function SeatTypeIcon({ icon }: { icon: string | null }) {
  const known = seatIcon(icon);
  if (known === undefined) return null;
  return (
    <svg className={classes.icon} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={PATHS[known]} strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
