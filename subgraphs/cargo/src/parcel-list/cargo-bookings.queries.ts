import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
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

const COLUMNS = `parcel.id, parcel.code, parcel.status, parcel.operator_name as "operatorName",
    coalesce((select type from parcel_event where parcel_id = parcel.id order by at desc, id desc limit 1),
      parcel.status) as "lastEvent",
    origin.names as "fromNames", goal.names as "toNames", parcel.goods_type as "goodsTypes",
    parcel.number_of_units as units, parcel.sender_mobile as "senderMobile",
    parcel.receiver_mobile as "receiverMobile", parcel.created_at as "createdAt",
    parcel.final_price as "finalPrice", parcel.currency`;

const PLACES = 'join place origin on origin.id = parcel.from_id join place goal on goal.id = parcel.to_id';

const NEWEST = ListOrder.descending({ 'parcel.created_at': 'time', 'parcel.id': 'whole' });

/** One page of the parcels within the viewer's scope of cargo.view, newest first. */
export function cargoBookings(
  { database, viewer }: SubgraphContext,
  filter: CargoBookingFilter,
  at: PageAsked,
): ListPage<CargoBookingRow> {
  const { condition, values } = parcelScope(reachBy(viewer, 'cargo.view'), viewer.mode);
  const { text, digits } = searchPattern(filter.text);
  const asked = [filter.status, filter.operatorId, filter.createdFrom, filter.createdTo].map((value) => value ?? null);
  return listPage<CargoBookingRow>(database, {
    columns: COLUMNS,
    from: `from parcel ${PLACES} where ${where(condition)}`,
    counted: `from parcel where ${where(condition)}`,
    values: [...values, text, digits, ...asked],
    order: NEWEST,
    at,
    summed: { money: { total: 'parcel.final_price' }, currency: 'parcel.currency' },
  });
}
