import { emptyChoice, isChild, localsIn, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { sizeOf } from '@naga/booking-flow/passengers/party.js';
import { useSite } from '../../session/site.js';
import type { TripPrice } from './load-rides.js';
import type { SeatsFound } from './seats-found.js';

const keyOf = ({ sitters }: SeatChoice): string =>
  JSON.stringify(sitters.map((sitter) => [sitter.nationality, isChild(sitter)]));

/**
 * What the whole trip costs for this choice. Adults' prices and that of the party as it begins came with the page; other
 * choices with children are asked for, and undefined meanwhile. `settled` waits for it, and throws when nobody answers.
 */
export function useTripPrice({ rides, prices, familyPrice, party, nationality }: SeatsFound, choice: SeatChoice) {
  const { language } = useSite();
  const withChildren = choice.sitters.some(isChild);
  const key = keyOf(choice);
  const isAsBegun = key === keyOf(emptyChoice(sizeOf(party), nationality, party.children));
  const [asked, setAsked] = useState<{ key: string; price: TripPrice | undefined }>();
  const find = async () => (await import('./find-trip-price.js')).findTripPrice(rides, choice, language);
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (!withChildren || isAsBegun) return undefined;
    let isOld = false;
    ask().then(
      (price) => !isOld && setAsked({ key, price }),
      // Asked once more by the press that needs it.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [key, withChildren, isAsBegun]);
  const known = asked?.key === key ? asked.price : undefined;
  const ready = isAsBegun && withChildren ? familyPrice : prices[localsIn(choice)];
  const price = withChildren && !isAsBegun ? known : (ready ?? undefined);
  return { price, settled: async () => price ?? (withChildren ? find() : undefined) };
}
