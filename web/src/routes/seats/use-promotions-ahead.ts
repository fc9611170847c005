import type { SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../../session/site.js';
import type { PromotionsFound } from './find-promotions.js';
import type { RideToSeat } from './rides-to-seat.js';

/** What makes the price of a choice: the rides, the seats, and who pays what. */
const keyOf = (rides: readonly RideToSeat[], { seats, sitters }: SeatChoice): string =>
  JSON.stringify([
    rides.map(({ id }) => [id, seats[id] ?? []]),
    sitters.map(({ nationalOf, passengerType }) => [nationalOf, passengerType ?? 'ADULT']),
  ]);

/**
 * What promotions will take off once the seats are held: asked when all of them are chosen, and again with each other
 * choice. Where nobody answers nothing is said, for the price that is shown is never too low.
 */
export function usePromotionsAhead(rides: readonly RideToSeat[], choice: SeatChoice): PromotionsFound | undefined {
  const { language } = useSite();
  const isWhole = rides.every(({ id }) => choice.seats[id]?.length === choice.sitters.length);
  const key = keyOf(rides, choice);
  const [found, setFound] = useState<{ key: string; promotions: PromotionsFound | undefined }>();
  const ask = useEffectEvent(async () =>
    (await import('./find-promotions.js')).findPromotions(rides, choice, language),
  );
  useEffect(() => {
    if (!isWhole) return undefined;
    let isOld = false;
    ask().then(
      (promotions) => !isOld && setFound({ key, promotions }),
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [key, isWhole]);
  return isWhole && found?.key === key ? found.promotions : undefined;
}
