import { Migration } from '@mikro-orm/migrations';
import { auditTables } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { AUDITED_SETTING } from '@naga/server-kit/settings/saved-setting.entity.js';

/** The operator, called o, whose row it is: its scope, its country's. */
const ofOperator = (operatorId: string, joins = '') => ({
  joins: `${joins} left join operator o on o.id = ${operatorId}`,
  operators: 'array[o.id]',
  countries: 'array[o.country_code]',
});

const ROUTE = { entity: 'Route', id: 'p.id' };
const ofRoute = { of: ROUTE, ...ofOperator('p.operator_id', 'left join route p on p.id = r.route_id') };
const ofTiming = {
  of: ROUTE,
  ...ofOperator(
    'p.operator_id',
    'left join route_timing t on t.id = r.route_timing_id left join route p on p.id = t.route_id',
  ),
};

/** In whose place a time stands, its schedules tell. */
export const ROUTE_TIMING: AuditedTable = {
  table: 'route_timing',
  entity: 'RouteTiming',
  ...ofRoute,
  ignored: ['instead_of_ids'],
};

/** Which schedule one follows is kept of what is deleted, too: who takes that back has it again. */
export const ROUTE_SCHEDULE: AuditedTable = { table: 'route_schedule', entity: 'RouteSchedule', ...ofTiming };

const OPERATOR_AT_FIRST: AuditedTable = {
  table: 'operator',
  entity: 'Operator',
  operators: 'array[r.id]',
  countries: 'array[r.country_code]',
  ignored: ['rating', 'review_count'],
};

/** Operators since they know when they were rated (ratings-are-told.ts). */
export const OPERATOR: AuditedTable = { ...OPERATOR_AT_FIRST, ignored: ['rating', 'review_count', 'rated_at'] };

const VEHICLE_TYPE_AT_FIRST: AuditedTable = {
  table: 'vehicle_type',
  entity: 'VehicleType',
  ...ofOperator('r.operator_id'),
};

/** Operators and vehicle types since forms say which version they looked at (sellers-have-versions.ts). */
export const SELLERS: readonly AuditedTable[] = [
  { ...OPERATOR, ignored: [...OPERATOR.ignored!, 'version'] },
  { ...VEHICLE_TYPE_AT_FIRST, ignored: ['version'] },
];

const BRANCH_AT_FIRST: AuditedTable = {
  table: 'operator_branch',
  entity: 'Branch',
  of: { entity: 'Operator', id: 'r.operator_id' },
  ...ofOperator('r.operator_id'),
  branches: 'array[r.id]',
};

/** Branches since they know who saved them (branches-say-who-saved.ts). */
export const BRANCH: AuditedTable = { ...BRANCH_AT_FIRST, ignored: ['version', 'updated_at', 'updated_by_id'] };

const ROUTE_AT_FIRST: AuditedTable = { table: 'route', entity: 'Route', ...ofOperator('r.operator_id') };

/** Routes since they have versions (lines-have-versions.ts), and what lists ask of them (lines-keep-what-lists-ask.ts). */
export const ROUTE_TABLE: AuditedTable = {
  ...ROUTE_AT_FIRST,
  ignored: ['version', 'timing_count', 'connects', 'on_sale', 'stop_names'],
};

const VERSIONED_AT_FIRST: readonly AuditedTable[] = [
  { table: 'amenity', entity: 'Amenity' },
  { table: 'seat_type', entity: 'SeatType' },
  { table: 'vehicle_category', entity: 'VehicleCategory' },
  {
    table: 'vehicle_subcategory',
    entity: 'VehicleSubcategory',
    of: { entity: 'VehicleCategory', id: 'r.vehicle_category_id' },
  },
];

/** Tables of nouns since their rows have versions (records-have-versions.ts). */
export const VERSIONED: readonly AuditedTable[] = VERSIONED_AT_FIRST.map((table) => ({
  ...table,
  ignored: ['version'],
}));

const LOCATION_AT_FIRST: AuditedTable = { table: 'location', entity: 'Location', countries: 'array[r.country_code]' };
const STOP_AT_FIRST: AuditedTable = { table: 'stop', entity: 'Stop', ...ofOperator('r.operator_id') };

/** Locations and stops since their rows have versions (places-have-versions.ts). */
export const LOCATION: AuditedTable = { ...LOCATION_AT_FIRST, ignored: ['version'] };
export const STOP: AuditedTable = { ...STOP_AT_FIRST, ignored: ['version'] };
const SEAT_LAYOUT_AT_FIRST: AuditedTable = {
  table: 'seat_layout',
  entity: 'SeatLayout',
  ...ofOperator('r.operator_id'),
};

/** Seat layouts since they have versions (seat-layouts-have-versions.ts). */
export const SEAT_LAYOUT: AuditedTable = { ...SEAT_LAYOUT_AT_FIRST, ignored: ['version'] };

const AT_FIRST = new Map([
  [SELLERS[0]!, OPERATOR_AT_FIRST],
  [SELLERS[1]!, VEHICLE_TYPE_AT_FIRST],
  [SEAT_LAYOUT, SEAT_LAYOUT_AT_FIRST],
  [BRANCH, BRANCH_AT_FIRST],
  [LOCATION, LOCATION_AT_FIRST],
  [STOP, STOP_AT_FIRST],
  [ROUTE_TABLE, ROUTE_AT_FIRST],
  ...VERSIONED.map((table, index): [AuditedTable, AuditedTable] => [table, VERSIONED_AT_FIRST[index]!]),
]);

/** Terms of tickets, which came later (tickets-have-terms.ts). */
export const TICKET_TERM: AuditedTable = {
  table: 'ticket_term',
  entity: 'TicketTerm',
  ...ofOperator('r.operator_id'),
  ignored: ['version'],
};

/** Classes of seats, which came later (seats-have-categories.ts). */
export const SEAT_CATEGORY: AuditedTable = { table: 'seat_category', entity: 'SeatCategory', ignored: ['version'] };

/** Places where drivers fetch people, which came later (drivers-fetch-at-places.ts). */
export const PICKUP_LOCATION: AuditedTable = {
  table: 'pickup_location',
  entity: 'PickupLocation',
  ...ofOperator('r.operator_id'),
  ignored: ['version'],
};
export const STOP_PICKUP_LOCATION: AuditedTable = {
  table: 'stop_pickup_location',
  entity: 'StopPickupLocation',
  of: { entity: 'PickupLocation', id: 'r.pickup_location_id' },
  ...ofOperator('p.operator_id', 'left join pickup_location p on p.id = r.pickup_location_id'),
};

/** How an operator's vehicles look, which came later (operators-show-their-vehicles.ts). */
export const VEHICLE_GALLERY: AuditedTable = {
  table: 'vehicle_gallery',
  entity: 'VehicleGallery',
  ...ofOperator('r.operator_id'),
  ignored: ['version'],
};

const ofOperatorAmenity = {
  of: { entity: 'OperatorAmenity', id: 'r.operator_amenity_id' },
  ...ofOperator('p.operator_id', 'left join operator_amenity p on p.id = r.operator_amenity_id'),
};

/** What operators have on board of shared vehicles, which came later (operators-say-what-is-on-board.ts). */
export const OPERATOR_AMENITIES: readonly AuditedTable[] = [
  { table: 'operator_amenity', entity: 'OperatorAmenity', ...ofOperator('r.operator_id'), ignored: ['version'] },
  { table: 'operator_amenity_offer', entity: 'OperatorAmenityOffer', ...ofOperatorAmenity },
  { table: 'operator_amenity_lack', entity: 'OperatorAmenityLack', ...ofOperatorAmenity },
];

/** What is to be known of ways, which came later (ways-are-described.ts). */
export const ROUTE_INFORMATION: AuditedTable = {
  table: 'route_information',
  entity: 'RouteInformation',
  joins: 'left join location l on l.id = r.from_location_id',
  countries: 'array[l.country_code]',
  ignored: ['version'],
};

/** Who had the catalogue in memory read again (route-reloads-are-kept.ts). */
export const CACHE_CLEARING: AuditedTable = { table: 'cache_clearing', entity: 'RouteCacheClearing' };

/** What kind of rides lines have (rides-have-labels.ts). */
export const TRIP_INFO: AuditedTable = { table: 'trip_info', entity: 'TripInfo', ignored: ['version'] };
export const ROUTE_TRIP_INFO: AuditedTable = { table: 'route_trip_info', entity: 'RouteTripInfo', ...ofRoute };

/** What the platform's admins set (settings-are-kept.ts). */
export const SETTING: AuditedTable = { ...AUDITED_SETTING, entity: 'CatalogueSetting' };

/** The marketplace's own gallery (the-platform-shows-pictures.ts). */
export const GALLERY_PICTURE: AuditedTable = {
  table: 'gallery_picture',
  entity: 'GalleryPicture',
  ignored: ['version'],
};

/** Tables of later migrations, which audit them themselves. */
const LATER: readonly AuditedTable[] = [
  SETTING,
  CACHE_CLEARING,
  TICKET_TERM,
  SEAT_CATEGORY,
  PICKUP_LOCATION,
  STOP_PICKUP_LOCATION,
  TRIP_INFO,
  ROUTE_TRIP_INFO,
  VEHICLE_GALLERY,
  ...OPERATOR_AMENITIES,
  GALLERY_PICTURE,
  ROUTE_INFORMATION,
];

const EDITED: readonly AuditedTable[] = [
  ...VERSIONED,
  LOCATION,
  ...SELLERS,
  BRANCH,
  STOP,
  ROUTE_TABLE,
  { table: 'route_amenity', entity: 'RouteAmenity', ...ofRoute },
  { table: 'route_stop', entity: 'RouteStop', ...ofRoute },
  ROUTE_TIMING,
  { table: 'timing_stop', entity: 'TimingStop', ...ofTiming },
  ROUTE_SCHEDULE,
  SEAT_LAYOUT,
  {
    table: 'seat',
    entity: 'Seat',
    of: { entity: 'SeatLayout', id: 'r.seat_layout_id' },
    ...ofOperator('p.operator_id', 'left join seat_layout p on p.id = r.seat_layout_id'),
  },
  {
    table: 'vehicle_type_amenity',
    entity: 'VehicleTypeAmenity',
    of: { entity: 'VehicleType', id: 'r.vehicle_type_id' },
    ...ofOperator('p.operator_id', 'left join vehicle_type p on p.id = r.vehicle_type_id'),
  },
  ...LATER,
];

/** Lists that keep their words (lists-keep-their-words.ts): they are made of what the entry says anyway. */
const SEARCHED = [
  'amenity',
  'gallery_picture',
  'location',
  'operator',
  'operator_amenity',
  'operator_branch',
  'pickup_location',
  'route',
  'route_information',
  'seat_category',
  'seat_layout',
  'seat_type',
  'stop',
  'ticket_term',
  'trip_info',
  'vehicle_category',
  'vehicle_gallery',
  'vehicle_subcategory',
  'vehicle_type',
];

/** All that can be edited. Not here: place_name, which is made of locations and stops for searching. */
export const AUDITED: readonly AuditedTable[] = EDITED.map((audited) =>
  SEARCHED.includes(audited.table) ? { ...audited, ignored: [...(audited.ignored ?? []), 'listed_words'] } : audited,
);

/** Every change of the catalogue is written down with who made it (docs/decisions/0012). */
export class CreateAudit extends Migration {
  override up(): void {
    const first = EDITED.filter((table) => !LATER.includes(table));
    for (const statement of auditTables(...first.map((table) => AT_FIRST.get(table) ?? table))) this.addSql(statement);
  }
}
