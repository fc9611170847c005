import type { MapSeat } from '@naga/ui/seat.js';
import { useState } from 'react';
import { seatsNow } from './live-seats.js';
import { useLiveSeats } from './use-live-seats.js';

interface RideWithMap {
  /** JourneyLeg.id */
  id: string;
  seatMap: { seats: readonly MapSeat[] } | null;
}

/**
 * The rides with their maps as they are now. While an own press is under way nothing changes: the stream cannot tell who
 * took a seat.
 * @param reload asks for the maps again, where no stream comes about
 */
export function useRidesNow<Ride extends RideWithMap>(
  rides: readonly Ride[],
  reload: () => Promise<unknown>,
  isPressing: boolean,
): Ride[] {
  const news = useLiveSeats(
    rides.map(({ id }) => id),
    reload,
  );
  const [shown, setShown] = useState(news);
  if (!isPressing && shown !== news) setShown(news);
  return rides.map((ride) => {
    if (ride.seatMap === null) return ride;
    return { ...ride, seatMap: { ...ride.seatMap, seats: seatsNow(ride.seatMap.seats, shown.get(ride.id)) } };
  });
}
