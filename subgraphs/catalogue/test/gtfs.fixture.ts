import { zip } from '../src/gtfs/zip.js';

/** A small feed: a night bus by way of a rest place, one of them at Christmas alone, and one by day. */
export const SMALL: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\n1,Mekong,https://mekong.example,Asia/Phnom_Penh\n',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type
L,Capital,11.5,104.9,1
A,Night Market,11.5,104.9,0
B,Rest place,12.0,105.0,
C,Siem Reap,13.3,103.8,0
`,
  'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nR,1,,3\n',
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
D,1,1,1,1,1,1,1,20261101,20270131
`,
  'calendar_dates.txt': 'service_id,date,exception_type\nD,20261225,2\nX,20261225,1\n',
  'trips.txt': 'route_id,service_id,trip_id\nR,D,T1\nR,X,T2\nR,D,T3\n',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
T1,22:30:00,22:30:00,A,1
T1,,,B,5
T1,29:10:00,29:10:00,C,9
T2,29:10:00,29:10:00,C,9
T2,25:50:00,25:50:00,B,5
T2,22:30:00,22:30:00,A,1
T3,07:00:00,07:00:00,A,1
T3,12:00:00,,C,2
`,
};

/** The same with fares of both kinds. */
export const FARED: Readonly<Record<string, string>> = {
  ...SMALL,
  'fare_attributes.txt': 'fare_id,price,currency_type,payment_method,transfers\nfar,12.50,USD,1,0\n',
  'fare_rules.txt': 'fare_id,route_id,origin_id,destination_id\nfar,R,,\n',
  'fare_products.txt': 'fare_product_id,amount,currency\nnight,14,USD\n',
  'stop_areas.txt': 'area_id,stop_id\ncapital,A\n',
  'route_networks.txt': 'network_id,route_id\nnights,R\n',
  'fare_leg_rules.txt': 'network_id,from_area_id,to_area_id,fare_product_id,rule_priority\nnights,capital,,night,1\n',
};

/** Three places, the first of which is a platform of a station. */
export const STATION_STOPS = `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
L,Capital,11.5,104.9,1,
A,Night Market,11.5,104.9,0,L
B,Rest place,12.0,105.0,,
C,Siem Reap,13.3,103.8,0,
`;
export const RIDER_CATEGORIES =
  'rider_category_id,rider_category_name,is_default_fare_category\nadult,Adult,1\nchild,Child,0\n';

/** Fares v2 in dollars and in riels: areas, one of them of a station, grown-ups and children, with cash and with an app. */
export const RIDERS: Readonly<Record<string, string>> = {
  ...SMALL,
  'stops.txt': `${STATION_STOPS}D,Old Market,13.31,103.81,0,
E,Temples,13.35,103.85,0,
`,
  'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nR,1,,3\nS,2,,3\n',
  'trips.txt': 'route_id,service_id,trip_id\nR,D,T1\nR,X,T2\nR,D,T3\nS,D,T4\n',
  'stop_times.txt': `${SMALL['stop_times.txt']}T4,08:00:00,08:00:00,D,1\nT4,08:30:00,08:30:00,E,2\n`,
  'areas.txt': 'area_id,area_name\ncapital,Capital\nmiddle,Middle\nnorth,North\nold,Old\ntemples,Temples\n',
  'stop_areas.txt': 'area_id,stop_id\ncapital,L\nmiddle,B\nnorth,C\nold,D\ntemples,E\n',
  'rider_categories.txt': RIDER_CATEGORIES,
  'fare_media.txt': 'fare_media_id,fare_media_name,fare_media_type\ncash,Cash,0\napp,App,4\n',
  'fare_products.txt': `fare_product_id,amount,currency,rider_category_id,fare_media_id
far,14,USD,adult,
far,12.50,USD,adult,app
far,7,USD,child,
near,6,USD,adult,
near,3,USD,child,
town,10000,KHR,adult,
town,5000,KHR,child,
`,
  'fare_leg_rules.txt': `from_area_id,to_area_id,fare_product_id
capital,north,far
capital,middle,near
middle,north,near
old,temples,town
`,
};

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Files as an archive. */
export async function packed(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zip(Object.entries(files).map(([name, text]) => ({ name, text: once(text) }))))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}
