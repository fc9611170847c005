import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
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
    const ride = offers.filter((offer) => offer.terms === terms && offer.leg === leg);
    return { ...terms, seatsOfRide: ride.map(({ part }) => part.id) };
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  return found.sort((one, other) => offers.indexOf(one.offer) - offers.indexOf(other.offer));
}

/** An add-on that is chosen, as a fee of the booking. What was chosen before keeps the price it was chosen at. */
function feeOf({ terms, part, unit }: OfferedAddOn, quantity: number, before: BookingRecord): FeeRecord {
  const { id, kind, operatorId, names, percent, fixed } = terms;
  const addOn = { id, kind, operatorId, names, quantity };
  const kept = before.fees.find((fee) => fee.addOn?.id === id && fee.partId === part.id);
  if (kept?.addOn != null) return { ...kept, amount: (kept.amount / kept.addOn.quantity) * quantity, addOn };
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

const asTold = (booking: BookingRecord) =>
  heldAddOns(booking.fees).map(({ partId, addOn, amount }) => ({ partId, id: addOn.id, amount }));

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
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    if (wanted.length === 0 && heldAddOns(booking.fees).length === 0) return booking;
    const offers = wanted.length === 0 ? [] : offeredBeside(await addOnTerms(context, booking), booking);
    const fees = requireOffered(wanted, offers).map(({ offer, quantity }) => feeOf(offer, quantity, booking));
    const chosen = withChosen(booking, fees);
    if (JSON.stringify(asTold(chosen)) === JSON.stringify(asTold(booking))) return booking;
    requireUnpaid(booking);
    const seats = new Set(booking.legs.flatMap(({ parts }) => parts.map(({ id }) => id)));
    const addOns = summedAddOns(chosen, seats).map(({ names, quantity, amount }) => ({
      name: names.en,
      quantity,
      amount,
    }));
    const line = { type: 'add_ons.set', actor: actorOf(viewer), facts: { addOns, currency: booking.currency } };
    return writePrices(transaction, chosen, { now, requestId: viewer.requestId }, line);
  });
}
