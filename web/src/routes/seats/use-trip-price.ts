import { isChild, localsIn, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../../session/site.js';
import type { TripPrice } from './load-rides.js';
import type { SeatsFound } from './seats-found.js';

/**
 * What the whole trip costs for this choice. Adults' prices came with the page; with children it is asked for, and
 * undefined meanwhile. `settled` waits for it, and throws when nobody answers.
 */
export function useTripPrice({ rides, prices }: SeatsFound, choice: SeatChoice) {
  const { language } = useSite();
  const withChildren = choice.sitters.some(isChild);
  const key = JSON.stringify(choice.sitters.map((sitter) => [sitter.nationality, isChild(sitter)]));
  const [asked, setAsked] = useState<{ key: string; price: TripPrice | undefined }>();
  const find = async () => (await import('./find-trip-price.js')).findTripPrice(rides, choice, language);
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (!withChildren) return undefined;
    let isOld = false;
    ask().then(
      (price) => !isOld && setAsked({ key, price }),
      // Asked once more by the press that needs it.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [key, withChildren]);
  const known = asked?.key === key ? asked.price : undefined;
  const price = withChildren ? known : (prices[localsIn(choice)] ?? undefined);
  return { price, settled: async () => price ?? (withChildren ? find() : undefined) };
}
