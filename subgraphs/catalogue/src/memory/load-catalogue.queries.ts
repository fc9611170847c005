import type { Database } from '@naga/server-kit/database/database.js';
import type { PoolClient } from 'pg';
import { types } from 'pg';
import { Amenity } from '../amenity/amenity.entity.js';
import { RouteAmenity } from '../amenity/route-amenity.entity.js';
import { VehicleTypeAmenity } from '../amenity/vehicle-type-amenity.entity.js';
import { Location } from '../location/location.entity.js';
import type { MarketRows } from '../market/market-rows.js';
import { GalleryPicture } from '../gallery/gallery-picture.entity.js';
import { OperatorBranch } from '../operator/operator-branch.entity.js';
import { Operator } from '../operator/operator.entity.js';
import {
  OperatorAmenity,
  OperatorAmenityLack,
  OperatorAmenityOffer,
} from '../operator-amenity/operator-amenity.entity.js';
import { PickupLocation, StopPickupLocation } from '../pickup/pickup-location.entity.js';
import { RouteStop } from '../route/route-stop.entity.js';
import { RouteInformation } from '../route-information/route-information.entity.js';
import { Route } from '../route/route.entity.js';
import { RouteSchedule } from '../schedule/route-schedule.entity.js';
import { RouteTiming } from '../schedule/route-timing.entity.js';
import { TimingStop } from '../schedule/timing-stop.entity.js';
import { Stop } from '../stop/stop.entity.js';
import { TicketTerm } from '../ticket-term/ticket-term.entity.js';
import { RouteTripInfo, TripInfo } from '../trip-info/trip-info.entity.js';
import { Seat, SeatLayout } from '../vehicle/seat-layout.entity.js';
import { SeatCategory } from '../vehicle/seat-category.entity.js';
import { SeatType } from '../vehicle/seat-type.entity.js';
import { VehicleCategory } from '../vehicle/vehicle-category.entity.js';
import { VehicleSubcategory } from '../vehicle/vehicle-subcategory.entity.js';
import { VehicleType } from '../vehicle/vehicle-type.entity.js';
import { VehicleGallery } from '../vehicle-gallery/vehicle-gallery.entity.js';

/** The table of each array of MarketRows, in an order in which rows can be inserted. */
export const TABLES = {
  locations: Location,
  operators: Operator,
  operatorBranches: OperatorBranch,
  ticketTerms: TicketTerm,
  stops: Stop,
  pickupLocations: PickupLocation,
  stopPickupLocations: StopPickupLocation,
  vehicleCategories: VehicleCategory,
  vehicleSubcategories: VehicleSubcategory,
  seatCategories: SeatCategory,
  seatTypes: SeatType,
  seatLayouts: SeatLayout,
  seats: Seat,
  vehicleTypes: VehicleType,
  amenities: Amenity,
  vehicleTypeAmenities: VehicleTypeAmenity,
  vehicleGalleries: VehicleGallery,
  operatorAmenities: OperatorAmenity,
  operatorAmenityOffers: OperatorAmenityOffer,
  operatorAmenityLacks: OperatorAmenityLack,
  galleryPictures: GalleryPicture,
  routes: Route,
  routeStops: RouteStop,
  routeAmenities: RouteAmenity,
  tripInfos: TripInfo,
  routeTripInfos: RouteTripInfo,
  routeInformations: RouteInformation,
  routeTimings: RouteTiming,
  timingStops: TimingStop,
  routeSchedules: RouteSchedule,
} as const;

/** Rows read at once: a page is parsed in a few milliseconds, so that the process answers in between. */
const PAGE = 2000;
const DATE = 1082;

/** Days stay text: 'YYYY-MM-DD' has no time zone to slip in. */
const plainTypes = {
  getTypeParser: (id: number, format?: string) =>
    id === DATE
      ? (text: string) => text
      : (types.getTypeParser as (id: number, format?: string) => unknown)(id, format),
};

/** Reads at one moment, whatever is written meanwhile. */
export async function atOneMoment<T>(database: Database, read: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const answer = await read(client);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The whole catalogue as rows, of one moment, in pages. */
export const loadCatalogue = (database: Database): Promise<MarketRows> =>
  atOneMoment(database, async (client) => {
    const rows: Record<string, unknown[]> = {};
    for (const [name, entity] of Object.entries(TABLES)) rows[name] = await loadTable(database, client, entity);
    return rows as unknown as MarketRows;
  });

type Entity = (typeof TABLES)[keyof typeof TABLES];

async function loadTable(database: Database, client: PoolClient, entity: Entity): Promise<unknown[]> {
  const text = `${selectOf(database, entity)} where id > $1 order by id limit ${PAGE}`;
  const all: { id: string }[] = [];
  for (;;) {
    const after = all.at(-1)?.id ?? '0';
    const { rows } = await client.query<{ id: string }>({ text, values: [after], types: plainTypes as never });
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
}

/** Rows of a table that a condition names, in the order of their ids. */
export async function loadSome(
  database: Database,
  client: PoolClient,
  entity: Entity,
  condition: string,
  values: readonly unknown[],
): Promise<unknown[]> {
  const text = `${selectOf(database, entity)} where ${condition} order by id`;
  return (await client.query({ text, values: [...values], types: plainTypes as never })).rows;
}

function selectOf(database: Database, entity: Entity): string {
  const { tableName, columns } = columnsOf(database, entity);
  return `select ${columns.map(({ column, key }) => `"${column}" as "${key}"`).join(', ')} from "${tableName}"`;
}

/** The columns of a table that the memory keeps (all but the lazy ones), each with its key in MarketRows. */
export function columnsOf(
  database: Database,
  entity: Entity,
): { tableName: string; columns: { column: string; key: string }[] } {
  const { tableName, props } = database.orm.getMetadata().get(entity as never);
  const stored = props.filter((prop) => prop.kind !== '1:m' && !prop.lazy);
  const keyOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { tableName, columns: stored.map(({ fieldNames: [column] }) => ({ column: column!, key: keyOf(column!) })) };
}
