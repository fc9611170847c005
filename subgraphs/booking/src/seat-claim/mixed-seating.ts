import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Title } from '../booking/passenger.rules.js';
import { neighboursOf, type PlacedSeat, seatsBesideOtherSex, type SeatedPerson } from './gender.rules.js';
import { GenderRule } from './seat-claim.errors.js';

export interface SegregatedRide {
  readonly legId: string;
  /** The company's own booking, where it has one: its seats on this ride are no strangers'. */
  readonly bookingId?: string;
  readonly mode: string;
  readonly departure: string;
  readonly from: number;
  readonly to: number;
  readonly asked: readonly SeatedPerson[];
  readonly layout: readonly PlacedSeat[];
}

/** Two strangers who choose adjacent seats at once do not see each other's claims: where the rule holds, they queue. */
export async function queueForRides(transaction: RowTransaction, rides: readonly SegregatedRide[]): Promise<void> {
  const keys = rides.map(({ mode, departure }) => `${mode}:${departure}`).sort();
  for (const key of new Set(keys)) {
    await transaction.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }
}

const BESIDE = `select seat_no as "seatNumber", title from seat_claim
  where departure = $1 and seat_no = any($2) and segment && int4range($3, $4) and mode = $5
    and state in ('held', 'sold') and title is not null
    and (state = 'sold' or expires_at > to_timestamp($6::float8 / 1000)) and ($7::bigint is null or booking_id <> $7)`;

/** Refuses with GENDER_RULE when somebody of the other sex sits beside on an overlapping segment. */
export async function requireSameSexBeside(
  transaction: RowTransaction,
  { legId, bookingId, mode, departure, from, to, asked, layout }: SegregatedRide,
  now: number,
): Promise<void> {
  const beside = neighboursOf(asked, layout);
  if (beside.length === 0) return;
  const values = [departure, beside, from, to, mode, now, bookingId ?? null];
  const others = await transaction.rows<{ seatNumber: string; title: Title }>(BESIDE, values);
  const seats = seatsBesideOtherSex(asked, others, layout);
  if (seats.length > 0) throw new GenderRule({ legId, seats });
}
