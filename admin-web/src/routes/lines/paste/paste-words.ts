import { defineMessages, type NoMessageValues } from 'react-intl';

type OfCell = { row: number; column: number; text: string };

/** Of a timetable that is pasted from a spreadsheet. */
export const pasteWords = defineMessages<
  Record<'paste' | 'about' | 'timetable' | 'hint' | 'do', NoMessageValues> &
    Record<'noClock' | 'noStart' | 'unknownStop', OfCell> & {
      size: { rows: number; columns: number; stops: number };
      more: { count: number };
      filled: { added: number; changed: number; others: number };
    }
>({
  paste: { id: 'admin.paste-times.paste', defaultMessage: 'Paste a timetable from a spreadsheet' },
  about: {
    id: 'admin.paste-times.about',
    defaultMessage:
      'A row for each stop and a column for each departure, or the other way round, with or without headings. A time that leaves at the same minute gets these clocks; the others are new, on the days and with the vehicle of the first time. Nothing is saved before you save.',
  },
  timetable: { id: 'admin.paste-times.timetable', defaultMessage: 'Timetable' },
  hint: {
    id: 'admin.paste-times.hint',
    defaultMessage:
      'Copy the cells and paste them here. A halt is written 09:00–09:10; an empty cell follows from the minutes of the route.',
  },
  do: { id: 'admin.paste-times.do', defaultMessage: 'Fill in the times' },
  noClock: { id: 'admin.paste-times.no-clock', defaultMessage: 'Row {row}, column {column}: “{text}” is no clock.' },
  noStart: {
    id: 'admin.paste-times.no-start',
    defaultMessage: 'Row {row}, column {column} is empty: say when it leaves the first stop.',
  },
  unknownStop: {
    id: 'admin.paste-times.unknown-stop',
    defaultMessage: 'Row {row}, column {column}: “{text}” is no stop of this route, or stands there twice.',
  },
  size: {
    id: 'admin.paste-times.size',
    defaultMessage:
      'The route has {stops, number} stops; this is {rows, plural, one {one row} other {# rows}} by {columns, plural, one {one column} other {# columns}} of clocks. Either the rows or the columns have to be the stops.',
  },
  more: {
    id: 'admin.paste-times.more',
    defaultMessage: '{count, plural, one {One more cell cannot be read.} other {# more cells cannot be read.}}',
  },
  filled: {
    id: 'admin.paste-times.filled',
    defaultMessage:
      '{added, plural, =0 {No time is new} one {One time is new} other {# times are new}}, {changed, plural, =0 {none has other clocks} one {one has other clocks} other {# have other clocks}}. {others, plural, =0 {} one {One is driven by another branch and stays as it is. } other {# are driven by other branches and stay as they are. }}Check them, then save.',
  },
});
