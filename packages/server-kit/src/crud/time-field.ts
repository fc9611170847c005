import { LOCAL_OFFSET_MINUTES } from '@naga/kernel/clock-time.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { DateTimeISO, LocalDate } from '../graphql/scalars.js';
import { type FieldSaid, kindOf, noText, WHOLE } from './noun-field.js';

interface TimeSaid extends FieldSaid {
  readonly optional?: true;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/;
const HOURS = LOCAL_OFFSET_MINUTES / 60;
const OFFSET = `+${String(HOURS).padStart(2, '0')}:00`;

/** What a cell says, in UTC. */
function typedInstant(text: string): string | undefined {
  const [, day, time] = LOCAL.exec(text) ?? [];
  const instant = new Date(day === undefined ? text : `${day}T${time}${OFFSET}`);
  return Number.isNaN(instant.getTime()) || !/^\d{4}-/.test(text) ? undefined : instant.toISOString();
}

/** A moment; files say it as clocks of UTC+7: '2027-01-31 18:00', or with its offset. */
export const instant = <const Said extends TimeSaid>(said: Said) =>
  kindOf<Date | string, Said>(said, {
    output: () => DateTimeISO,
    input: () => DateTimeISO,
    cast: '::timestamptz',
    read: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    problems: () => [],
    parts: WHOLE,
    parse: (cell) => (cell('') === '' ? null : typedInstant(cell(''))),
    stored: (value) => new Date(value).toISOString(),
    order: (column) => `coalesce(${column}, timestamptz 'epoch')`,
    orderKind: 'time',
    text: noText,
  });

/** A calendar day, 'YYYY-MM-DD'. */
export const day = <const Said extends TimeSaid>(said: Said) =>
  kindOf<string, Said>(said, {
    output: () => LocalDate,
    input: () => LocalDate,
    cast: '::date',
    read: (column) => `${column}::text`,
    problems: () => [],
    parts: WHOLE,
    parse: (cell) => (cell('') === '' ? null : parseTravelDate(cell(''))),
    stored: (value) => value,
    order: (column) => `coalesce(${column}, date 'epoch')`,
    orderKind: 'day',
    text: noText,
  });

interface MomentSaid {
  /** SQL over `t` of the moment, as lists are sorted by it: one index knows both. */
  readonly moment: string;
  readonly about: string;
}

/** Midnight of a local day. */
const startOf = (localDay: string): string => `((${localDay})::timestamp at time zone 'Asia/Phnom_Penh')`;

/** Lists are narrowed to what happened on a local day or later. */
export const since = ({ moment, about }: MomentSaid) =>
  day({ filtered: true, bound: (from) => `${moment} >= ${startOf(from)}`, about });

/** The same of a day or before. */
export const until = ({ moment, about }: MomentSaid) =>
  day({ filtered: true, bound: (last) => `${moment} < ${startOf(`${last} + 1`)}`, about });
