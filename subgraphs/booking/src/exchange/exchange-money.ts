import { collectsLater } from '../payment/payment-method.rules.js';
import { exchangeEnds, waysGivenUp } from './given-up.js';
import { type BookingRecord, type LegRecord, type PartRecord, partsOf } from '../booking/booking-record.js';

const faresOf = (parts: readonly PartRecord[]): number => parts.reduce((sum, { fare }) => sum + fare, 0);

/** The rides held in place of others while an exchange is open. */
export const heldInstead = ({ exchange, aside }: BookingRecord): readonly LegRecord[] =>
  exchange === null ? [] : aside.filter(({ exchangeId }) => exchangeId === exchange.id);

/** The parts that the open exchange replaces: a booking has one at a time, so they are all that are being exchanged. */
export const beingReplaced = (booking: BookingRecord): readonly PartRecord[] =>
  partsOf(booking).filter(({ state }) => state === 'EXCHANGE_ONGOING');

/** What an open exchange takes off the sale and brings, minor units. */
export const exchangedFares = (booking: BookingRecord): { readonly oldFare: number; readonly newFare: number } => ({
  oldFare: faresOf(beingReplaced(booking)),
  newFare: faresOf(heldInstead(booking).flatMap(({ parts }) => parts)),
});

/** What the customer will owe more (or less, below zero) once the open exchange is made, minor units; 0 without one. */
export function differenceOf(booking: BookingRecord): number {
  const { exchange } = booking;
  if (exchange === null) return 0;
  const { oldFare, newFare } = exchangedFares(booking);
  return newFare - oldFare + exchange.kept + exchange.fee;
}

/** Rides that were replaced by others. */
export const exchangedLegs = ({ aside }: BookingRecord): readonly LegRecord[] =>
  aside.filter(({ parts }) => parts.some(({ state }) => state === 'EXCHANGED'));

/** The last moment at which something of the booking can be exchanged; null when nothing can. Epoch milliseconds. */
export function exchangeableAtAll(booking: BookingRecord, now: number): number | null {
  const { legs, exchange, currency } = booking;
  if (exchange !== null || legs.some(({ confirmBy }) => confirmBy !== null)) return null;
  const ends = partsOf(booking).flatMap(({ id }) => {
    const ways = waysGivenUp(booking, [id]);
    return ways === undefined ? [] : [exchangeEnds(ways, currency)];
  });
  const last = Math.max(...ends);
  return last > now ? last : null;
}

/** Whether what is owed is collected on boarding: then so is a difference. */
export const isCollected = ({ payments }: BookingRecord): boolean =>
  payments.some(({ method, state }) => collectsLater(method) && state === 'PENDING');
