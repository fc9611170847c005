import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { LegRecord } from '../booking/booking-record.js';
import { isLive } from '../booking/part-state.rules.js';
import type { RideFacts } from '../booking/sale.js';
import { seatsRefusingSex, type SeatedPerson } from '../seat-claim/gender.rules.js';
import { queueForRides, requireSameSexBeside, type SegregatedRide } from '../seat-claim/mixed-seating.js';
import { GenderRule } from '../seat-claim/seat-claim.errors.js';

/** A leg as it shall be, with what the timetable says of its seats. */
export interface PlannedLeg {
  readonly leg: LegRecord;
  readonly ride: RideFacts;
  /** Parts that are seated anew or became somebody of the other sex. */
  readonly changed: ReadonlySet<string>;
}

const seated = ({ leg }: PlannedLeg): readonly SeatedPerson[] => leg.parts.filter(({ state }) => isLive(state));

const segregated = (planned: readonly PlannedLeg[], mode: string): SegregatedRide[] =>
  planned
    .filter(({ ride }) => !ride.leg.allowMaleNextToFemale)
    .map((each) => ({
      legId: each.leg.id,
      mode,
      departure: each.leg.departure,
      from: each.leg.boardingPosition,
      to: each.leg.dropOffPosition,
      asked: seated(each),
      layout: each.ride.leg.vehicle.seatLayout.seats,
    }));

/** Before anything is claimed: whoever changes seats beside these at the same time waits here. */
export const queueForLegs = (
  transaction: RowTransaction,
  planned: readonly PlannedLeg[],
  mode: string,
): Promise<void> => queueForRides(transaction, segregated(planned, mode));

/**
 * The gender rule for staff (rules.md 2): seats that refuse the sex, and strangers of the other one beside. One's own
 * company does not count, wherever it sits. Refuses GENDER_RULE.
 */
export async function requireGenderRule(
  transaction: RowTransaction,
  planned: readonly PlannedLeg[],
  mode: string,
  now: number,
): Promise<void> {
  for (const { leg, ride, changed } of planned) {
    const asked = leg.parts.filter(({ id }) => changed.has(id));
    const seats = seatsRefusingSex(asked, ride.leg.vehicle.seatLayout.seats);
    if (seats.length > 0) throw new GenderRule({ legId: leg.id, seats });
  }
  for (const ride of segregated(planned, mode)) await requireSameSexBeside(transaction, ride, now);
}
