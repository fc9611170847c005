import type { ReportRow } from './use-report.js';
import type { cellWords } from './words.js';

/** More would be a pattern, not a picture. */
const MOST_BARS = 31;

/** The rows of one currency as bars, of many the longest; the table beside says the same in numbers. */
export function ReportBars({
  rows,
  shows,
  label,
}: {
  rows: readonly ReportRow[];
  shows: keyof typeof cellWords;
  label: string;
}) {
  const shown = rows.length > MOST_BARS ? rows.toSorted((a, b) => b.size - a.size).slice(0, MOST_BARS) : rows;
  const longest = Math.max(1, ...shown.map(({ size }) => size));
  return (
    <figure className="report__bars" role="img" aria-label={label}>
      {shown.map(({ id, name, size, cells }) => (
        <div key={id} className="report__line">
          <span>{name}</span>
          <span className="report__bar" style={{ inlineSize: `${(100 * size) / longest}%` }} />
          <span className="report__size">{cells[shows]?.shown}</span>
        </div>
      ))}
    </figure>
  );
}
