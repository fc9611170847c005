import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { releaseExpired } from '../seat-claim/overlapping-holds.js';
import { LET_GO } from './note-blocks.js';
import { SeatBlockNotFound, SeatsNotFree } from './seat-block.errors.js';
import { blockScope } from './seat-blocks.queries.js';

/** Two claims of a seat meet: the table's exclusion constraint. */
const OVERLAPS = '23P01';

const CLAIMS = `(select c.departure, c.seat_no, c.segment from seat_block t join seat_claim c on c.id = t.claim_id
  where t.id = any($1::bigint[])) wanted`;
const RELEASE = releaseExpired(CLAIMS, '$2', 'to_timestamp($3::float8 / 1000)');

const AS_IT_WAS = `mode, route_schedule_id, service_date, seat_no, operator_id, operator_branch_id, operator_country_code,
  operator_name, route_names, reason, closed_to, agency_id, whole, from_names, to_names`;

/** Rows of their own: those that were freed say who freed them. */
const again = (within: string): string => `with wanted as (
    select t.*, c.departure, c.segment from seat_block t join seat_claim c on c.id = t.claim_id
    where ${within} and t.id = any($3::bigint[])),
  claimed as (insert into seat_claim (mode, departure, seat_no, segment, state)
    select mode, departure, seat_no, segment, 'blocked' from wanted order by departure, seat_no, segment
    returning id as claim_id, departure, segment)
  insert into seat_block (claim_id, blocked_by_id, blocked_at, ${AS_IT_WAS})
  select claimed.claim_id, $4::bigint, to_timestamp($5::float8 / 1000), ${AS_IT_WAS} from wanted join claimed using (departure, segment)
  returning claim_id::text as "claimId", (closed_to is not null or agency_id is not null) as "isForSome",
    seat_no as seat, to_char(service_date, 'YYYY-MM-DD') as date`;

/** What is kept for some is kept so once: asked behind its claim, for which whoever keeps the seat meanwhile waits. */
const KEPT_OTHERWISE = `select 1 from seat_block t join seat_block o on o.route_schedule_id = t.route_schedule_id
    and o.service_date = t.service_date and o.seat_no = t.seat_no and o.mode = t.mode
  where t.claim_id = any($1::bigint[]) and o.freed_at is null and o.claim_id <> all($1::bigint[])
    and (o.closed_to is not null or o.agency_id is not null)`;

interface Again {
  readonly claimId: string;
  readonly isForSome: boolean;
  readonly seat: string;
  readonly date: string;
}

const SEAT = `select seat_no as seat, to_char(service_date, 'YYYY-MM-DD') as date from seat_block where id = any($1::bigint[])`;

const notFree = (rows: readonly Pick<Again, 'seat' | 'date'>[]): SeatsNotFree =>
  new SeatsNotFree({
    seats: [...new Set(rows.map(({ seat }) => seat))],
    dates: [...new Set(rows.map(({ date }) => date))],
  });

/**
 * Blocks a seat again as it was before it was freed: `ids` are its parts that were. Refuses SEAT_BLOCK_NOT_FOUND (also out
 * of reach), SEATS_NOT_FREE where somebody has it meanwhile.
 */
export async function blockAgain(
  { viewer, clock }: BookingContext,
  transaction: RowTransaction,
  ids: readonly string[],
): Promise<void> {
  const { condition, values } = blockScope(viewer);
  const seats = await transaction.rows<Again>(SEAT, [ids]);
  await transaction.rows(RELEASE, [ids, viewer.mode, clock.now()]);
  let made: Again[];
  try {
    made = await transaction.rows<Again>(again(condition), [...values, ids, personBehind(viewer), clock.now()]);
  } catch (error) {
    throw (error as { code?: string }).code === OVERLAPS ? notFree(seats) : error;
  }
  if (made.length === 0) throw new SeatBlockNotFound();
  if (!made[0]!.isForSome) return;
  const claims = made.map(({ claimId }) => claimId);
  if ((await transaction.rows(KEPT_OTHERWISE, [claims])).length > 0) throw notFree(seats);
  await transaction.rows(LET_GO, [claims]);
}
