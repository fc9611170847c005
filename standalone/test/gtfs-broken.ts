import type { RULES } from './gtfs-rules.js';
import { type Tables, tablesOf } from './gtfs-tables.js';

/** A small feed that keeps every rule. */
export const SMALL: Readonly<Record<string, string>> = {
  'agency.txt': `agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone,agency_email
1,Mekong Express,https://mekong.example/,Asia/Phnom_Penh,en,+855 23 427 518,desk@mekong.example
2,Lao Travel,https://lao.example/,Asia/Phnom_Penh,en,,
`,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station,stop_timezone
L1,Phnom Penh,11.5,104.9,,1,,Asia/Phnom_Penh
S1,Night Market,11.5,104.9,S1,0,L1,Asia/Phnom_Penh
S2,Siem Reap,13.3,103.8,S2,0,,Asia/Phnom_Penh
`,
  'routes.txt': `route_id,agency_id,route_long_name,route_type\n1,1,Phnom Penh – Siem Reap,3\n`,
  'trips.txt': `route_id,service_id,trip_id,trip_headsign\n1,days-1,7,Siem Reap\n`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,timepoint
7,22:30:00,22:30:00,S1,0,0,1,1
7,29:10:00,29:10:00,S2,1,1,0,1
`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
days-1,1,1,1,1,1,1,1,20261120,20270519
`,
  'calendar_dates.txt': `service_id,date,exception_type\ndays-1,20261226,2\n`,
  'fare_attributes.txt': `fare_id,price,currency_type,payment_method,transfers,agency_id\n1-USD-1200,12.00,USD,1,0,1\n`,
  'fare_rules.txt': `fare_id,route_id,origin_id,destination_id\n1-USD-1200,1,S1,S2\n`,
  'translations.txt': `table_name,field_name,language,translation,record_id,field_value
stops,stop_name,km,ភ្នំពេញ,L1,
trips,trip_headsign,km,សៀមរាប,,Siem Reap
`,
  'feed_info.txt': `feed_publisher_name,feed_publisher_url,feed_lang,default_lang,feed_start_date,feed_end_date,feed_version
Naga,https://naga.example,en,en,20261120,20270519,abc
`,
};

/** What breaks each rule in the small feed: a file, what stands there, and what stands there instead (null: no file). */
export const BREAKS: Readonly<Record<keyof typeof RULES, readonly [file: string, is: string, becomes: string | null]>> =
  {
    csv_parsing_failed: ['stops.txt', 'Night Market', '"Night Market'],
    empty_file: ['fare_rules.txt', SMALL['fare_rules.txt']!, ''],
    empty_column_name: ['trips.txt', 'trip_headsign', ''],
    duplicated_column: ['trips.txt', 'trip_headsign', 'trip_id'],
    invalid_row_length: ['routes.txt', 'Siem Reap,3', 'Siem Reap'],
    invalid_character: ['stops.txt', 'Night Market', 'Night\uFFFDMarket'],
    new_line_in_value: ['stops.txt', 'Night Market', '"Night\nMarket"'],
    invalid_input_files_in_subfolder: ['feed/stops.txt', '', 'stop_id'],
    missing_required_file: ['feed_info.txt', '', null],
    missing_calendar_and_calendar_date_files: ['calendar.txt', '', null],
    missing_required_column: ['agency.txt', 'agency_url', 'url'],
    missing_required_field: ['agency.txt', 'Mekong Express', ''],
    duplicate_key: ['stops.txt', 'S2,Siem Reap', 'S1,Siem Reap'],
    foreign_key_violation: ['trips.txt', '1,days-1', '1,days-2'],
    invalid_currency: ['fare_attributes.txt', 'USD,1', 'USX,1'],
    invalid_date: ['calendar_dates.txt', '20261226', '20261326'],
    invalid_email: ['agency.txt', 'desk@mekong.example', 'desk'],
    invalid_float: ['stops.txt', '13.3', '13°3'],
    invalid_integer: ['stop_times.txt', 'S2,1,', 'S2,one,'],
    invalid_language_code: ['translations.txt', 'stop_name,km', 'stop_name,Khmer'],
    invalid_phone_number: ['agency.txt', '+855 23 427 518', 'the desk'],
    invalid_time: ['stop_times.txt', '29:10:00,S2', '29:70:00,S2'],
    invalid_timezone: ['stops.txt', 'S2,0,,Asia/Phnom_Penh', 'S2,0,,Asia/Angkor'],
    invalid_url: ['agency.txt', 'https://lao.example/', 'lao.example'],
    number_out_of_range: ['stops.txt', '13.3', '93.3'],
    inconsistent_agency_timezone: ['agency.txt', 'lao.example/,Asia/Phnom_Penh', 'lao.example/,Asia/Vientiane'],
    start_and_end_range_out_of_order: ['calendar.txt', '20270519', '20251120'],
    route_both_short_and_long_name_missing: ['routes.txt', 'Phnom Penh – Siem Reap', ''],
    missing_stop_name: ['stops.txt', 'Night Market', ''],
    stop_without_location: ['stops.txt', '13.3,103.8', ','],
    point_near_origin: ['stops.txt', '13.3,103.8', '0,0'],
    point_near_pole: ['stops.txt', '13.3,103.8', '90,103.8'],
    station_with_parent_station: ['stops.txt', ',1,,', ',1,L1,'],
    location_without_parent_station: ['stops.txt', 'S2,0,,', 'S2,2,,'],
    wrong_parent_location_type: ['stops.txt', 'S1,0,L1', 'S1,0,S2'],
    location_with_unexpected_stop_time: ['stop_times.txt', 'S1,0', 'L1,0'],
    missing_trip_edge: ['stop_times.txt', '29:10:00,29:10:00', ','],
    stop_time_with_only_arrival_or_departure_time: ['stop_times.txt', '29:10:00,29:10:00', '29:10:00,'],
    stop_time_timepoint_without_times: ['stop_times.txt', '29:10:00,29:10:00', ','],
    stop_time_with_arrival_before_previous_departure_time: ['stop_times.txt', '29:10:00,29:10:00', '05:10:00,05:10:00'],
    translation_unexpected_value: ['translations.txt', 'L1,', 'L1,Phnom Penh'],
    translation_foreign_key_violation: ['translations.txt', 'L1,', 'L9,'],
  };

/** The small feed with one rule broken. */
export function broken(rule: string): Tables {
  const [file, is, becomes] = BREAKS[rule]!;
  const files = new Map(Object.entries(SMALL));
  if (rule === 'missing_calendar_and_calendar_date_files') files.delete('calendar_dates.txt');
  if (becomes === null) files.delete(file);
  else files.set(file, (files.get(file) ?? '').replace(is, becomes));
  return tablesOf(files);
}
