import type { LocalizedText } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { parcelScope } from '../parcel/parcel-scope.js';
import type { ParcelEventType, ParcelStatus } from '../parcel/parcel-status.rules.js';
import { searchPattern } from './search-pattern.rules.js';

export interface CargoBookingFilter {
  readonly text?: string | null;
  readonly status?: ParcelStatus | null;
  readonly operatorId?: string | null;
  readonly createdFrom?: string | null;
  readonly createdTo?: string | null;
}

/** One parcel as whoever answers for it sees it in a list. */
export interface CargoBookingRow {
  readonly id: string;
  readonly code: string;
  readonly status: ParcelStatus;
  readonly lastEvent: ParcelEventType;
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
  readonly operatorName: string;
  readonly goodsTypes: LocalizedText;
  readonly units: number;
  readonly senderMobile: string;
  readonly receiverMobile: string;
  readonly createdAt: Date;
  /** Minor units of `currency`. */
  readonly finalPrice: number;
  readonly currency: Currency;
}

const digitsOf = (column: string): string => `regexp_replace(parcel.${column}, '[^0-9]', '', 'g')`;

/** Days are local (UTC+7), both ends included. */
const where = (condition: string): string => `${condition}
  and ($3::text is null or parcel.code ilike $3 or parcel.operator_name ilike $3
    or ${digitsOf('sender_mobile')} like $4 or ${digitsOf('receiver_mobile')} like $4)
  and ($5::text is null or parcel.status = $5) and ($6::text is null or parcel.operator_id = $6::text::bigint)
  and ($7::date is null or parcel.created_at >= ($7::date)::timestamp at time zone interval '7 hours')
  and ($8::date is null or parcel.created_at < ($8::date + 1)::timestamp at time zone interval '7 hours')`;

const page = (condition: string): string => `
  select parcel.id, parcel.code, parcel.status, parcel.operator_name as "operatorName",
    coalesce((select type from parcel_event where parcel_id = parcel.id order by at desc, id desc limit 1),
      parcel.status) as "lastEvent",
    origin.names as "fromNames", goal.names as "toNames", parcel.goods_type as "goodsTypes",
    parcel.number_of_units as units, parcel.sender_mobile as "senderMobile",
    parcel.receiver_mobile as "receiverMobile", parcel.created_at as "createdAt",
    parcel.final_price as "finalPrice", parcel.currency
  from parcel join place origin on origin.id = parcel.from_id join place goal on goal.id = parcel.to_id
  where ${where(condition)} order by parcel.created_at desc, parcel.id desc limit $9 offset $10`;

const count = (condition: string): string => `select count(*)::int as total from parcel where ${where(condition)}`;

const MOST_ROWS = 500;
const MOST_PAGES = 1_000_000;

const within = (number: number, most: number): number => Math.min(Math.max(1, number), most);

/** One page of the parcels within the viewer's scope of cargo.view, newest first: two statements, whatever its size. */
export async function cargoBookings(
  { database, viewer }: SubgraphContext,
  filter: CargoBookingFilter,
  { page: number, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; rows: CargoBookingRow[] }> {
  const { condition, values } = parcelScope(reachBy(viewer, 'cargo.view'), viewer.mode);
  const { text, digits } = searchPattern(filter.text);
  const asked = [filter.status, filter.operatorId, filter.createdFrom, filter.createdTo].map((value) => value ?? null);
  const all = [...values, text, digits, ...asked];
  const size = within(pageSize, MOST_ROWS);
  const [rows, counted] = await Promise.all([
    database.rows<CargoBookingRow>(page(condition), [...all, size, (within(number, MOST_PAGES) - 1) * size]),
    database.rows<{ total: number }>(count(condition), all),
  ]);
  return { total: counted[0]!.total, rows };
}
