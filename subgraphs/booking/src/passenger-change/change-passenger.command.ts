import { FIELD_NAMES } from '@naga/kernel/passenger-field.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { loadOpened } from '../booking/booking-access.queries.js';
import { TicketNotChangeable } from '../booking/booking.errors.js';
import { type BookingRecord, type LegRecord, type PartRecord, partsOf } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import type { NamedRides } from '../booking/named-rides.js';
import { localTime } from '../booking/local-time.js';
import { searchText } from '../booking/passengers-input.rules.js';
import { fieldsToTell, problemsOfFacts } from '../booking/required-fields.rules.js';
import { type BookingChange, nameOnTicket, tellChange } from '../booking/tell-change.js';
import { type PlannedLeg, queueForLegs, requireGenderRule } from '../seat-change/gender-of-leg.js';
import { ridesAsPlanned } from '../seat-change/ride-facts.js';
import {
  correctedLegs,
  type CorrectedRide,
  correctionProblems,
  isSamePassenger,
  type PassengerCorrection,
} from './passenger-change.rules.js';

type CorrectedLeg = CorrectedRide<LegRecord, PartRecord>;

/** Parts, the sex that seats know for the gender rule, and the text staff search by. */
const WRITE = `with
  given as materialized (select * from jsonb_to_recordset($2::jsonb) as g(id bigint, title text, "firstName" text,
    "lastName" text, email text, "mobileNumber" text, "documentNumber" text, "birthDate" date)),
  claims as (update seat_claim c set title = g.title from given g
    where c.booking_id = $1 and c.part_id = g.id and c.state in ('held', 'sold')),
  parts as (update part p set title = g.title, first_name = g."firstName", last_name = g."lastName", email = g.email,
      mobile_number = g."mobileNumber", document_number = g."documentNumber", birth_date = g."birthDate" 
    from given g where p.booking_id = $1 and p.id = g.id)
  update booking set search_text = $3 where id = $1`;

const partOf = (booking: BookingRecord, partId: string): PartRecord | undefined =>
  partsOf(booking).find(({ id }) => id === partId);

const partAfter = ({ before, leg }: CorrectedLeg): PartRecord => leg.parts.find(({ id }) => id === before.id)!;

const becomesOther = (legs: readonly CorrectedLeg[]): CorrectedLeg[] =>
  legs.filter((each) => each.before.title !== partAfter(each).title);

/**
 * InvalidInput where he would no longer have told what the operators of his rides ask. What was missing before, of somebody
 * who was moved to a ride that asks more, keeps nobody from writing his name right.
 */
function requireAsked(legs: readonly CorrectedLeg[]): void {
  const problems = legs.flatMap((each) => {
    const [{ before }, part] = [each, partAfter(each)];
    const asked = { fields: each.leg.requiredFields, day: travelDate(localTime(each.leg.departureTime).slice(0, 10)) };
    const wrong = fieldsToTell(before, before.passengerType, asked).map((field) => FIELD_NAMES[field]);
    const untouched = wrong.filter((name) => (before[name] ?? null) === (part[name] ?? null));
    return problemsOfFacts(part, part.passengerType, 'passenger', asked).filter(
      ({ path }) => !untouched.some((name) => path === `passenger.${name}`),
    );
  });
  if (problems.length > 0) throw new InvalidInput([...new Map(problems.map((one) => [one.path, one])).values()]);
}

/** The passenger's rides as they shall be; refuses with TICKET_NOT_CHANGEABLE where he travels none any more. */
function planOf(booking: BookingRecord, partId: string, correction: PassengerCorrection, now: number): CorrectedLeg[] {
  const named = partOf(booking, partId);
  const legs = named ? correctedLegs<PartRecord, LegRecord>(booking.legs, named.position, correction, now) : [];
  if (legs.some(({ before }) => before.id === partId)) {
    requireAsked(legs);
    return legs;
  }
  throw new TicketNotChangeable({ bookingId: booking.id, seats: named ? [named.seatNumber] : [] });
}

/** Every ride on which he still travels: one person has one name, so whoever corrects it answers for all of them. */
const ridesOf =
  (partId: string, correction: PassengerCorrection, clock: BookingContext['clock']): NamedRides =>
  (booking) => {
    const named = partOf(booking, partId);
    if (named === undefined) return [undefined];
    return correctedLegs<PartRecord, LegRecord>(booking.legs, named.position, correction, clock.now()).map(
      ({ leg }) => leg,
    );
  };

/** One person is corrected alike on every ride: what the traveller is told of the first is true of all. */
function changesOf(each: CorrectedLeg): BookingChange[] {
  const { before } = each;
  const after = partAfter(each);
  const who = nameOnTicket(after);
  const names = { what: 'PASSENGER' as const, who: null, before: nameOnTicket(before), after: who };
  const contacts = (['email', 'mobileNumber'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ what: 'CONTACT' as const, who, before: before[field], after: after[field] }));
  return [...(names.before === names.after ? [] : [names]), ...contacts];
}

const searchedBy = (booking: BookingRecord): string => {
  const { pnr, contactEmail, contactPhone } = booking;
  const people = partsOf(booking);
  return searchText(pnr, { people, contactEmail, contactPhone: contactPhone ?? '' });
};

async function write(transaction: RowTransaction, booking: BookingRecord, parts: readonly PartRecord[]): Promise<void> {
  await transaction.rows(WRITE, [booking.id, JSON.stringify(parts), searchedBy(booking)]);
}

/**
 * Corrects who one passenger of a sold booking is, on every ride he still travels. Another title keeps the gender rule;
 * nationality and fare stay as they were sold. The tickets are drawn anew and the traveller is told; repeating it changes
 * nothing.
 * Refuses BOOKING_NOT_FOUND, TICKET_NOT_CHANGEABLE, RIDE_UNKNOWN, GENDER_RULE, TRY_AGAIN; InvalidInput names letters that
 * no ticket prints. `guard` may refuse more, behind the lock.
 */
export async function changePassenger(
  context: BookingContext,
  bookingId: string,
  partId: string,
  correction: PassengerCorrection,
  guard?: (transaction: RowTransaction) => Promise<void>,
): Promise<BookingRecord> {
  const problems = correctionProblems(correction);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { database, viewer, clock } = context;
  const named = ridesOf(partId, correction, clock);
  const seen = await loadOpened(database, viewer, 'booking.edit', bookingId, named);
  const others = becomesOther(planOf(seen, partId, correction, clock.now())).map(({ leg }) => leg);
  const rides = await ridesAsPlanned(context, others);
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId, named);
    const plan = planOf(booking, partId, correction, now);
    if (plan.every((each) => isSamePassenger(each.before, partAfter(each)))) return booking;
    await guard?.(transaction);
    const planned = becomesOther(plan).flatMap(({ before, leg }): PlannedLeg[] => {
      const ride = rides.get(leg.id);
      return ride ? [{ leg, ride, changed: new Set([before.id]) }] : [];
    });
    await queueForLegs(transaction, planned, booking.mode);
    await requireGenderRule(transaction, planned, booking.mode, now);
    const legs = booking.legs.map((leg) => plan.find((each) => each.leg.id === leg.id)?.leg ?? leg);
    const changed = { ...booking, legs };
    await write(transaction, changed, plan.map(partAfter));
    await tellChange(transaction, viewer, now, {
      booking: changed,
      legs: plan.map(({ leg }) => leg),
      changes: changesOf(plan[0]!),
      type: 'passenger.changed',
      facts: { partId, seats: plan.map(({ before }) => before.seatNumber) },
    });
    return changed;
  });
}
