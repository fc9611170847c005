import { CURRENCIES } from '@naga/kernel/money.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { type Column, FILES, type Kind, type Row, rowsOf, type Table, type Tables } from './gtfs-tables.js';

/** Tells where a feed breaks a rule; nothing: it keeps it. */
type Check = (tables: Tables) => string[];

const MUST_HAVE = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt', 'feed_info.txt'];
const TYPES: Partial<Record<Kind, RegExp>> = {
  url: /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/,
  language: /^[a-z]{2}$/,
  phone: /^\+\d[\d ]{7,17}$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  time: /^\d{1,3}:[0-5]\d:[0-5]\d$/,
  count: /^-?\d+$/,
  latitude: /^-?\d+(\.\d+)?$/,
  longitude: /^-?\d+(\.\d+)?$/,
  amount: /^-?\d+(\.\d+)?$/,
};
const RANGES: Partial<Record<Kind, number>> = { latitude: 90, longitude: 180 };

/** Every cell of a column the specification knows. */
const cells = (tables: Tables, name: string): { path: string; text: string; column: Column }[] =>
  Object.entries(FILES[name]!.columns).flatMap(([heading, column]) => {
    const at = tables.get(name)?.headings.indexOf(heading) ?? -1;
    if (at < 0) return [];
    return tables.get(name)!.rows.map((row, index) => ({
      path: `${name}:${index + 2} ${heading}`,
      text: row[at] ?? '',
      column,
    }));
  });

const all = (tables: Tables) => Object.keys(FILES).flatMap((name) => cells(tables, name));
const wrong =
  (isWrong: (text: string, column: Column) => boolean, filled = true): Check =>
  (tables) =>
    all(tables)
      .filter(({ text, column }) => (text !== '' || !filled) && isWrong(text, column))
      .map(({ path, text }) => `${path}: ${text}`);
const typed = (...kinds: Kind[]): Check => wrong((text, { kind }) => kinds.includes(kind) && !TYPES[kind]!.test(text));
const files =
  (isWrong: (table: Table) => boolean): Check =>
  (tables) =>
    [...tables].filter(([, table]) => isWrong(table)).map(([name]) => name);
const rows =
  (name: string, isWrong: (row: Row, tables: Tables) => boolean): Check =>
  (tables) =>
    rowsOf(tables, name)
      .filter((row) => isWrong(row, tables))
      .map((row) => `${name}: ${JSON.stringify(row)}`);

const isZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};
const duplicates = (keys: readonly string[]): string[] => {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
};

function valuesAt(tables: Tables, of: string): Set<string> {
  if (of === 'service')
    return new Set(
      ['calendar.txt', 'calendar_dates.txt'].flatMap((name) => [...valuesAt(tables, `${name}/service_id`)]),
    );
  const [name, heading] = of.split('/') as [string, string];
  return new Set(rowsOf(tables, name).map((row) => row[heading]!));
}

const foreignKeys: Check = (tables) =>
  Object.keys(FILES).flatMap((name) =>
    Object.entries(FILES[name]!.columns).flatMap(([heading, { of }]) => {
      if (of === undefined) return [];
      const known = valuesAt(tables, of);
      return rowsOf(tables, name)
        .map((row) => row[heading] ?? '')
        .filter((id) => id !== '' && !known.has(id));
    }),
  );

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const callsOfTrips = (tables: Tables): Row[][] =>
  [...Map.groupBy(rowsOf(tables, 'stop_times.txt'), (row) => row['trip_id']!).values()].map((calls) =>
    calls.toSorted((a, b) => Number(a['stop_sequence']) - Number(b['stop_sequence'])),
  );
const typeOf = (row: Row | undefined): string => row?.['location_type'] || '0';
const parentOf = (row: Row, tables: Tables): Row | undefined =>
  rowsOf(tables, 'stops.txt').find((stop) => stop['stop_id'] === row['parent_station']);
const near = (row: Row, latitude: number, reach: number): boolean =>
  Math.abs(Number(row['stop_lat']) - latitude) <= reach;

/** What a translation's record_id names. */
const TRANSLATED: Readonly<Record<string, string>> = {
  agency: 'agency.txt/agency_id',
  stops: 'stops.txt/stop_id',
  routes: 'routes.txt/route_id',
  trips: 'trips.txt/trip_id',
};

/**
 * The ERROR rules of the canonical validator (gtfs-validator.mobilitydata.org/rules.html, 8.0.1) that ask anything of the
 * files and fields a feed of ours has. All others stand in `gtfs-rules-of-others.ts`.
 */
export const RULES: Readonly<Record<string, Check>> = {
  csv_parsing_failed: files(({ isCsv }) => !isCsv),
  empty_file: files(({ text }) => text.trim() === ''),
  empty_column_name: files(({ headings }) => headings.includes('')),
  duplicated_column: files(({ headings }) => new Set(headings).size < headings.length),
  invalid_row_length: files(({ headings, rows }) => rows.some((row) => row.length !== headings.length)),
  invalid_character: files(({ text }) => text.includes('\uFFFD')),
  new_line_in_value: files(({ rows }) => rows.flat().some((text) => /[\r\n]/.test(text))),
  invalid_input_files_in_subfolder: (tables) => [...tables.keys()].filter((name) => name.includes('/')),
  missing_required_file: (tables) => MUST_HAVE.filter((name) => !tables.has(name)),
  missing_calendar_and_calendar_date_files: (tables) =>
    ['calendar.txt', 'calendar_dates.txt'].some((name) => tables.has(name)) ? [] : ['calendar.txt'],
  missing_required_column: (tables) =>
    [...tables].flatMap(([name, { headings }]) =>
      Object.entries(FILES[name]?.columns ?? {}).flatMap(([heading, { required }]) =>
        required && !headings.includes(heading) ? [`${name} ${heading}`] : [],
      ),
    ),
  missing_required_field: wrong((text, { required }) => required === true && text === '', false),
  duplicate_key: (tables) =>
    Object.entries(FILES).flatMap(([name, { key }]) =>
      duplicates(rowsOf(tables, name).map((row) => key.map((heading) => row[heading]).join('\n'))),
    ),
  foreign_key_violation: foreignKeys,
  invalid_currency: wrong((text, { kind }) => kind === 'currency' && !CURRENCIES.includes(text as never)),
  invalid_date: wrong(
    (text, { kind }) =>
      kind === 'date' && parseTravelDate(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')) === undefined,
  ),
  invalid_email: typed('email'),
  invalid_float: typed('latitude', 'longitude', 'amount'),
  invalid_integer: typed('count'),
  invalid_language_code: typed('language'),
  invalid_phone_number: typed('phone'),
  invalid_time: typed('time'),
  invalid_timezone: wrong((text, { kind }) => kind === 'zone' && !isZone(text)),
  invalid_url: typed('url'),
  number_out_of_range: wrong((text, { kind }) =>
    RANGES[kind] === undefined
      ? ['count', 'amount'].includes(kind) && Number(text) < 0
      : Math.abs(Number(text)) > RANGES[kind],
  ),
  inconsistent_agency_timezone: (tables) => [...valuesAt(tables, 'agency.txt/agency_timezone')].slice(1),
  start_and_end_range_out_of_order: (tables) => [
    ...rows('calendar.txt', (row) => row['start_date']! > row['end_date']!)(tables),
    ...rows('feed_info.txt', (row) => row['feed_start_date']! > row['feed_end_date']!)(tables),
    ...rows('stop_times.txt', (row) => seconds(row['arrival_time']!) > seconds(row['departure_time']!))(tables),
  ],
  route_both_short_and_long_name_missing: rows(
    'routes.txt',
    (row) => !row['route_long_name'] && !row['route_short_name'],
  ),
  missing_stop_name: rows('stops.txt', (row) => ['0', '1', '2'].includes(typeOf(row)) && !row['stop_name']),
  stop_without_location: rows(
    'stops.txt',
    (row) => ['0', '1', '2'].includes(typeOf(row)) && !(row['stop_lat'] && row['stop_lon']),
  ),
  point_near_origin: rows('stops.txt', (row) => near(row, 0, 1) && Math.abs(Number(row['stop_lon'])) <= 1),
  point_near_pole: rows('stops.txt', (row) => near(row, 90, 1) || near(row, -90, 1)),
  station_with_parent_station: rows('stops.txt', (row) => typeOf(row) === '1' && Boolean(row['parent_station'])),
  location_without_parent_station: rows(
    'stops.txt',
    (row) => ['2', '3', '4'].includes(typeOf(row)) && !row['parent_station'],
  ),
  wrong_parent_location_type: rows(
    'stops.txt',
    (row, tables) => Boolean(row['parent_station']) && typeOf(parentOf(row, tables)) !== '1',
  ),
  location_with_unexpected_stop_time: (tables) => {
    const platforms = new Set(
      rowsOf(tables, 'stops.txt').flatMap((row) => (typeOf(row) === '0' ? [row['stop_id']!] : [])),
    );
    return [...valuesAt(tables, 'stop_times.txt/stop_id')].filter((id) => !platforms.has(id));
  },
  missing_trip_edge: (tables) =>
    callsOfTrips(tables)
      .flatMap((calls) => [calls[0]!, calls.at(-1)!])
      .filter((row) => !row['arrival_time'] || !row['departure_time'])
      .map((row) => row['trip_id']!),
  stop_time_with_only_arrival_or_departure_time: rows(
    'stop_times.txt',
    (row) => Boolean(row['arrival_time']) !== Boolean(row['departure_time']),
  ),
  stop_time_timepoint_without_times: rows(
    'stop_times.txt',
    (row) => row['timepoint'] === '1' && !(row['arrival_time'] && row['departure_time']),
  ),
  stop_time_with_arrival_before_previous_departure_time: (tables) =>
    callsOfTrips(tables).flatMap((calls) =>
      calls
        .slice(1)
        .flatMap((call, index) =>
          seconds(call['arrival_time']!) < seconds(calls[index]!['departure_time']!) ? [call['trip_id']!] : [],
        ),
    ),
  translation_unexpected_value: rows('translations.txt', (row) => row['record_id'] !== '' && row['field_value'] !== ''),
  translation_foreign_key_violation: rows('translations.txt', (row, tables) => {
    const of = TRANSLATED[row['table_name']!];
    return row['field_value'] === '' && of !== undefined && !valuesAt(tables, of).has(row['record_id']!);
  }),
};
