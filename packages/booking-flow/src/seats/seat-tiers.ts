import type { Currency, Money } from '@naga/kernel/money.js';
import type { MapSeat } from '@naga/ui/seat.js';
import { type National, nationalityOn } from './national.js';

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** What one seat costs without fees, as the graph tells it (SeatFare). */
export interface SeatFare {
  readonly local: Amount;
  readonly foreign: Amount;
  readonly childLocal: Amount | null;
  readonly childForeign: Amount | null;
}

/** A ride with what its seats cost: the cheapest of them, and those of each category. */
export interface TieredRide<Fare extends SeatFare = SeatFare> {
  readonly localCountryCode: string;
  readonly hasPassengerTypePricing: boolean;
  readonly seatFare: Fare | null;
  readonly seatTiers: readonly { readonly seatCategoryId: string | null; readonly fare: Fare }[];
}

interface SeatOfType {
  readonly seatType?: { readonly categoryId?: string | null } | null;
}

/** Who sits there, as far as it makes a price. */
interface Payer {
  readonly nationalOf: National;
  readonly passengerType?: 'ADULT' | 'CHILD' | undefined;
}

/** What a seat costs; one that nobody has chosen yet costs what the cheapest does. */
export const fareOfSeat = <Fare extends SeatFare>(
  { seatFare, seatTiers }: Pick<TieredRide<Fare>, 'seatFare' | 'seatTiers'>,
  seat: SeatOfType | undefined,
): Fare | null =>
  (seat && seatTiers.find(({ seatCategoryId }) => seatCategoryId === (seat.seatType?.categoryId ?? null))?.fare) ??
  seatFare;

const KINDS = ['local', 'foreign', 'childLocal', 'childForeign'] as const;

/** Whether some seats of a ride cost more than others. */
export const hasTiers = ({ seatFare, seatTiers }: Pick<TieredRide, 'seatFare' | 'seatTiers'>): boolean =>
  seatTiers.some(({ fare }) => KINDS.some((kind) => fare[kind]?.amount !== seatFare?.[kind]?.amount));

/** What somebody pays of it; children without a price of their own pay as adults. */
export function amountFor(fare: SeatFare, ride: Omit<TieredRide, 'seatFare' | 'seatTiers'>, payer: Payer): Money {
  const isLocal = nationalityOn(ride, payer.nationalOf) === 'LOCAL';
  const isChild = payer.passengerType === 'CHILD' && ride.hasPassengerTypePricing;
  const child = isChild ? (isLocal ? fare.childLocal : fare.childForeign) : null;
  const { amount, currency } = child ?? (isLocal ? fare.local : fare.foreign);
  return { amount, currency: currency as Currency };
}

/** The one value that all have; undefined where they differ. */
function sameOf(amounts: readonly number[]): number | undefined {
  const [first] = amounts;
  return amounts.every((amount) => amount === first) ? first : undefined;
}

/**
 * Seats with what they cost where everybody pays the same, and else, where it is the same for all, with what they cost more
 * than the cheapest.
 */
export function pricedSeats<Seat extends MapSeat>(
  seats: readonly Seat[],
  ride: TieredRide,
  payers: readonly Payer[],
): (Seat & Pick<MapSeat, 'price' | 'more'>)[] {
  const { seatFare } = ride;
  if (seatFare === null || payers.length === 0) return [...seats];
  const currency = seatFare.foreign.currency as Currency;
  const least = payers.map((payer) => amountFor(seatFare, ride, payer).amount);
  return seats.map((seat) => {
    const fare = seat.kind === 'SEAT' ? fareOfSeat(ride, seat) : null;
    if (fare === null) return seat;
    const amounts = payers.map((payer) => amountFor(fare, ride, payer).amount);
    const price = sameOf(amounts);
    if (price !== undefined && sameOf(least) !== undefined) return { ...seat, price: { amount: price, currency } };
    const more = sameOf(amounts.map((amount, at) => amount - least[at]!));
    return more === undefined ? seat : { ...seat, more: { amount: more, currency } };
  });
}
