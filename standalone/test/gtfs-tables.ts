/** A feed as a validator sees it: by file name the headings and rows, unread. */
export type Tables = ReadonlyMap<string, Table>;

export interface Table {
  readonly text: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** False where quotes do not fit together. */
  readonly isCsv: boolean;
}

/** CSV by RFC 4180, as strict as a validator: nothing is trimmed or guessed. */
function parsed(text: string): Pick<Table, 'rows' | 'isCsv'> {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) return { rows: [], isCsv: false };
    const [, quoted, plain, end] = found;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === ',' && cell.lastIndex === text.length) rows.at(-1)!.push('');
    if (end !== ',' && cell.lastIndex < text.length) rows.push([]);
  }
  return { rows, isCsv: true };
}

export function tablesOf(files: ReadonlyMap<string, string>): Tables {
  return new Map(
    [...files].map(([name, text]) => {
      const { rows, isCsv } = parsed(text);
      return [name, { text, headings: rows[0] ?? [], rows: rows.slice(1), isCsv }];
    }),
  );
}

/** A row by its headings. */
export type Row = Readonly<Record<string, string>>;

export const rowsOf = (tables: Tables, name: string): Row[] => {
  const { headings = [], rows = [] } = tables.get(name) ?? {};
  return rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])));
};

export type Kind =
  | 'id'
  | 'text'
  | 'url'
  | 'zone'
  | 'language'
  | 'phone'
  | 'email'
  | 'latitude'
  | 'longitude'
  | 'count'
  | 'amount'
  | 'currency'
  | 'date'
  | 'time';

export interface Column {
  readonly kind: Kind;
  readonly required?: boolean;
  /** 'stops.txt/stop_id' */
  readonly of?: string;
}

const must = (kind: Kind, of?: string): Column => ({ kind, required: true, ...(of && { of }) });
const may = (kind: Kind, of?: string): Column => ({ kind, ...(of && { of }) });
const days = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, must('count')]),
);

/** The files of the specification (gtfs.org/schedule/reference) that a feed of ours has, with their keys and fields. */
export const FILES: Readonly<
  Record<string, { readonly key: readonly string[]; readonly columns: Readonly<Record<string, Column>> }>
> = {
  'agency.txt': {
    key: ['agency_id'],
    columns: {
      agency_id: must('id'),
      agency_name: must('text'),
      agency_url: must('url'),
      agency_timezone: must('zone'),
      agency_lang: may('language'),
      agency_phone: may('phone'),
      agency_email: may('email'),
      agency_fare_url: may('url'),
    },
  },
  'stops.txt': {
    key: ['stop_id'],
    columns: {
      stop_id: must('id'),
      stop_name: may('text'),
      stop_lat: may('latitude'),
      stop_lon: may('longitude'),
      zone_id: may('id'),
      location_type: may('count'),
      parent_station: may('id', 'stops.txt/stop_id'),
      stop_timezone: may('zone'),
    },
  },
  'routes.txt': {
    key: ['route_id'],
    columns: {
      route_id: must('id'),
      agency_id: must('id', 'agency.txt/agency_id'),
      route_long_name: may('text'),
      route_type: must('count'),
    },
  },
  'trips.txt': {
    key: ['trip_id'],
    columns: {
      trip_id: must('id'),
      route_id: must('id', 'routes.txt/route_id'),
      service_id: must('id', 'service'),
      trip_headsign: may('text'),
    },
  },
  'stop_times.txt': {
    key: ['trip_id', 'stop_sequence'],
    columns: {
      trip_id: must('id', 'trips.txt/trip_id'),
      stop_id: must('id', 'stops.txt/stop_id'),
      stop_sequence: must('count'),
      arrival_time: may('time'),
      departure_time: may('time'),
      pickup_type: may('count'),
      drop_off_type: may('count'),
      timepoint: may('count'),
    },
  },
  'calendar.txt': {
    key: ['service_id'],
    columns: { service_id: must('id'), ...days, start_date: must('date'), end_date: must('date') },
  },
  'calendar_dates.txt': {
    key: ['service_id', 'date'],
    columns: { service_id: must('id'), date: must('date'), exception_type: must('count') },
  },
  'fare_attributes.txt': {
    key: ['fare_id'],
    columns: {
      fare_id: must('id'),
      price: must('amount'),
      currency_type: must('currency'),
      payment_method: must('count'),
      transfers: may('count'),
      agency_id: must('id', 'agency.txt/agency_id'),
    },
  },
  'fare_rules.txt': {
    key: ['fare_id', 'route_id', 'origin_id', 'destination_id'],
    columns: {
      fare_id: must('id', 'fare_attributes.txt/fare_id'),
      route_id: may('id', 'routes.txt/route_id'),
      origin_id: may('id', 'stops.txt/zone_id'),
      destination_id: may('id', 'stops.txt/zone_id'),
    },
  },
  'translations.txt': {
    key: ['table_name', 'field_name', 'language', 'record_id', 'field_value'],
    columns: {
      table_name: must('text'),
      field_name: must('text'),
      language: must('language'),
      translation: must('text'),
      record_id: may('id'),
      field_value: may('text'),
    },
  },
  'feed_info.txt': {
    key: [],
    columns: {
      feed_publisher_name: must('text'),
      feed_publisher_url: must('url'),
      feed_lang: must('language'),
      default_lang: may('language'),
      feed_start_date: may('date'),
      feed_end_date: may('date'),
      feed_version: may('text'),
    },
  },
};
