import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { localize, type LocalizedText } from '@naga/kernel/language.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, type ReachSql } from '@naga/server-kit/viewer/reach-sql.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import { DECIDING_SCOPES } from '../operator-decision/decides-for.js';

/** Whose a ride `l` is: who gives its codes is who drives it. */
const REACH: ReachSql = {
  country: 'l.operator_country_code = $key',
  operator: 'l.operator_id = $key::bigint',
  branch: 'l.operator_branch_id = $key::bigint',
};

interface Row {
  readonly bookingId: string;
  readonly legId: string;
  readonly pnr: string;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
  readonly departure: number;
  readonly codeBy: number;
  readonly seats: readonly { readonly partId: string; readonly seatNumber: string; readonly name: string }[];
}

/** A ride that waits, as readers of one language see it. */
interface AwaitedCodes extends Omit<Row, 'fromNames' | 'toNames' | 'departure' | 'codeBy'> {
  readonly fromName: string;
  readonly toName: string;
  readonly departureTime: string;
  readonly codeBy: string;
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const COLUMNS = `l.booking_id::text as "bookingId", l.id::text as "legId", b.pnr,
    l.operator_id::text as "operatorId", l.operator_name as "operatorName", l.from_location_name as "fromNames",
    l.to_location_name as "toNames", ${ms('l.departure_time')} as departure, ${ms('l.code_by')} as "codeBy",
    (select json_agg(json_build_object('partId', p.id::text, 'seatNumber', p.seat_number,
      'name', concat_ws(' ', p.first_name, p.last_name)) order by p.position) from part p where p.leg_id = l.id) as seats`;

const MOST_URGENT = ListOrder.ascending({ 'l.code_by': 'time', 'l.id': 'whole' });

/** One page of the legs within reach of booking.edit that wait for codes, the most urgent first. */
export function awaitedCodes(
  { database, viewer }: BookingContext,
  { operatorId, ...at }: PageAsked & { readonly operatorId?: string | null | undefined },
): ListPage<AwaitedCodes> {
  const { condition, value } = reachCondition(reachBy(viewer, 'booking.edit', DECIDING_SCOPES), REACH, 2);
  const { language } = viewer;
  return listPage<Row>(database, {
    columns: COLUMNS,
    from: `from leg l join booking b on b.id = l.booking_id
      where l.code_by is not null and b.mode = $1 and ${condition} and ($3::text is null or l.operator_id::text = $3)`,
    values: [viewer.mode, value, operatorId ?? null],
    order: MOST_URGENT,
    at,
  }).map(({ fromNames, toNames, departure, codeBy, ...row }) => ({
    ...row,
    fromName: localize(fromNames, language),
    toName: localize(toNames, language),
    departureTime: localTime(departure),
    codeBy: localTime(codeBy),
  }));
}
