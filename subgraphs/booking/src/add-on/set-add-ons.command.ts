import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
import { loadOpened } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { requireHeld } from '../booking/extend-hold.command.js';
import type { FeeRecord } from '../booking/fee-record.js';
import { requireUnpaid } from '../coupon/apply-coupon.command.js';
import { writePrices } from '../coupon/write-prices.js';
import { AddOnNotOffered } from './add-on.errors.js';
import { ADD_ON_FEE, heldAddOns, withAddOns } from './add-on.rules.js';
import { summedAddOns } from './add-on-facts.js';
import { addOnProblems, type WantedAddOn } from './chosen.rules.js';
import { flexible, inflexible } from './flexible.rules.js';
import { addOnTerms, type OfferedAddOn, offeredBeside } from './offered.js';

const isBeside =
  ({ addOnId, partId }: WantedAddOn) =>
  ({ terms, part }: OfferedAddOn): boolean =>
    terms.id === addOnId && part.id === partId;

/** The offers of what is wanted, in the order in which it is offered; refuses what is not offered, or not so. */
function requireOffered(wanted: readonly WantedAddOn[], offers: readonly OfferedAddOn[]) {
  const found = wanted.map((one) => {
    const offer = offers.find(isBeside(one));
    if (offer === undefined) throw new AddOnNotOffered({ addOnId: one.addOnId, partId: one.partId });
    return { offer, quantity: one.quantity };
  });
  const problems = addOnProblems(wanted, (one) => {
    const { terms, leg } = found[wanted.indexOf(one)]!.offer;
    const ride = offers.filter((offer) => offer.terms.id === terms.id && offer.leg === leg);
    return { ...terms, seatsOfRide: ride.map(({ part }) => part.id) };
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  return found.sort((one, other) => offers.indexOf(one.offer) - offers.indexOf(other.offer));
}

/** An add-on that is chosen, as a fee of the booking. */
function feeOf({ terms, part, unit }: OfferedAddOn, quantity: number): FeeRecord {
  const { id, kind, operatorId, names, version, percent, fixed } = terms;
  const addOn = { id, kind, operatorId, names, version, quantity };
  return { name: ADD_ON_FEE, amount: unit * quantity, percent, fixed, partId: part.id, addOn };
}

/** The booking with these add-ons instead of those it had; flexible are the seats that have such a one. */
function withChosen(booking: BookingRecord, chosen: readonly FeeRecord[]): BookingRecord {
  const flex = new Set(chosen.flatMap(({ addOn, partId }) => (addOn?.kind === 'FLEX' ? [partId] : [])));
  const legs = booking.legs.map((leg) => ({
    ...leg,
    parts: leg.parts.map((part) => ({
      ...part,
      refundPolicy: flex.has(part.id) ? flexible(part.refundPolicy) : inflexible(part.refundPolicy),
    })),
  }));
  return { ...booking, legs, fees: withAddOns(booking.fees, chosen) };
}

const inOrder = (all: readonly WantedAddOn[]): string =>
  all
    .map(({ addOnId, partId, quantity }) => `${addOnId}/${partId}/${quantity}`)
    .toSorted()
    .join(' ');

/** Whether the booking has just this: repeating a wish asks nobody. */
const isHad = ({ fees }: BookingRecord, wanted: readonly WantedAddOn[]): boolean =>
  inOrder(wanted) ===
  inOrder(heldAddOns(fees).map(({ partId, addOn: { id: addOnId, quantity } }) => ({ addOnId, partId, quantity })));

/**
 * Takes these add-ons with a booking that is held, in place of those it had; none takes all off. Repeating it changes
 * nothing. Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, ADD_ON_NOT_OFFERED; InvalidInput
 * for one twice, more than a seat may have, and a ride that only some of it would be flexible on.
 */
export async function setAddOns(
  context: BookingContext,
  bookingId: string,
  wanted: readonly WantedAddOn[],
): Promise<BookingRecord> {
  const { viewer, clock } = context;
  const seen = await loadOpened(context.database, viewer, 'booking.edit', bookingId);
  const terms = isHad(seen, wanted) ? [] : await addOnTerms(context, seen);
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    if (isHad(booking, wanted)) return booking;
    requireUnpaid(booking);
    const fees = requireOffered(wanted, offeredBeside(terms, booking)).map(({ offer, quantity }) =>
      feeOf(offer, quantity),
    );
    const chosen = withChosen(booking, fees);
    const seats = new Set(booking.legs.flatMap(({ parts }) => parts.map(({ id }) => id)));
    const addOns = summedAddOns(chosen, seats).map(({ names, quantity, amount }) => ({ names, quantity, amount }));
    const line = { type: 'add_ons.set', actor: actorOf(viewer), facts: { addOns, currency: booking.currency } };
    return writePrices(transaction, chosen, { now, requestId: viewer.requestId }, line);
  });
}
