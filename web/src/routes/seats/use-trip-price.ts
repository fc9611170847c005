import { localCountriesOf } from '@naga/booking-flow/seats/national.js';
import { emptyChoice, isChild, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { hasTiers } from '@naga/booking-flow/seats/seat-tiers.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { sizeOf } from '@naga/booking-flow/passengers/party.js';
import { useSite } from '../../session/site.js';
import type { TripPrice } from './load-rides.js';
import { fareOn } from './quote-items.js';
import type { RideToSeat } from './rides-to-seat.js';
import type { SeatsFound } from './seats-found.js';

/** Which of the prices of the rides with dearer seats are paid; none where nobody sits on one. */
const dearerSeats = (rides: readonly RideToSeat[], { seats, sitters }: SeatChoice): string[] =>
  rides
    .filter((ride) => hasTiers(ride) && (seats[ride.id] ?? []).length > 0)
    .flatMap((ride) => sitters.map((_, index) => fareOn(ride, seats, index)?.fareKey ?? ''));

const keyOf = ({ sitters }: SeatChoice, seats: readonly string[]): string =>
  JSON.stringify([sitters.map((sitter) => [sitter.nationalOf, isChild(sitter)]), seats]);

/**
 * What the whole trip costs for this choice. Adults' prices on rides with the same locals and that of the party as it begins
 * came with the page; other choices, and seats of rides on which some cost more, are asked for, and undefined meanwhile. `settled` waits for it, and throws when nobody answers.
 */
export function useTripPrice({ rides, prices, begunPrice, party, nationalOf }: SeatsFound, choice: SeatChoice) {
  const { language } = useSite();
  const countries = localCountriesOf(rides);
  const dearer = dearerSeats(rides, choice);
  const isAsked = countries.length > 1 || choice.sitters.some(isChild) || dearer.length > 0;
  const key = keyOf(choice, dearer);
  const isAsBegun = key === keyOf(emptyChoice(sizeOf(party), nationalOf, party.children), []);
  const [asked, setAsked] = useState<{ key: string; price: TripPrice | undefined }>();
  const find = async () => (await import('./find-trip-price.js')).findTripPrice(rides, choice, language);
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (!isAsked || isAsBegun) return undefined;
    let isOld = false;
    ask().then(
      (price) => !isOld && setAsked({ key, price }),
      // Asked once more by the press that needs it.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [key, isAsked, isAsBegun]);
  const known = asked?.key === key ? asked.price : undefined;
  const locals = choice.sitters.filter((one) => one.nationalOf === countries[0]).length;
  const ready = isAsBegun && isAsked ? begunPrice : prices[locals];
  const price = isAsked && !isAsBegun ? known : (ready ?? undefined);
  return { price, settled: async () => price ?? (isAsked ? find() : undefined) };
}
