import { parseTravelDate, type TravelDate } from '@naga/kernel/travel-date.js';

/** What parts cells: spreadsheets of countries that write 1,5 for 1.5 save ';', and a copied table has tabs. */
const MARKS = [',', ';', '\t'] as const;

/** What Excel reads and shows nobody: the mark of the lines below. */
const MARK_LINE = /^\uFEFF?"?sep=([,;\t|])"?[,; \t]*(?:\r\n?|\n|$)/i;

/** The line before the headings that says what parts cells, with its end; '' where there is none. */
export const markLineOf = (file: string): string => MARK_LINE.exec(file)?.[0] ?? '';

/** The mark of a file of CSV: as it says itself, else from its headings, none of which may have one in it. */
export function cellMarkOf(file: string): string {
  const said = MARK_LINE.exec(file)?.[1];
  if (said !== undefined) return said;
  const [headings = ''] = file.trimStart().split(/[\r\n]/, 1);
  const times = (mark: string): number => headings.split(mark).length;
  return MARKS.reduce((most, mark) => (times(mark) > times(most) ? mark : most));
}

/**
 * A number with a decimal comma, written with a point. Where the comma may part thousands as well ('1,500', and 1500 is
 * not above `most`) it stays as it is, which is no number.
 */
export function withPoint(cell: string, most: number): string {
  const [, sign, whole, decimals] = /^([+-]?)(\d+),(\d+)$/.exec(cell) ?? [];
  if (whole === undefined || decimals === undefined) return cell;
  const mayBeThousands = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
  return mayBeThousands && Number(whole + decimals) <= most ? cell : `${sign}${whole}.${decimals}`;
}

const ofDay = (year: string, month: string, day: string): TravelDate | undefined =>
  parseTravelDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/**
 * A day as spreadsheets write it: '2026-11-27', '2026/11/27', '27/11/2026', '27.11.2026', '11/27/2026'. Undefined for what
 * is none, and for what may be two days: whose file it is says not how he counts.
 */
export function dayWritten(cell: string): TravelDate | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell) ?? [];
  if (year !== undefined) return ofDay(year, month!, day!);
  const [, first, second, last] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(cell)?.toSpliced(2, 1) ?? [];
  if (first === undefined) return undefined;
  const days = [ofDay(last!, second!, first), ofDay(last!, first, second!)].filter((one) => one !== undefined);
  return new Set(days).size === 1 ? days[0] : undefined;
}
