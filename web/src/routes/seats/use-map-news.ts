import type { SeatNews } from '@naga/booking-flow/seats/live-seats.js';
import { useLiveSeats } from '@naga/booking-flow/seats/use-live-seats.js';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lastHoldIn } from '../../session/booking-token.js';

/**
 * What is told of these rides, as far as it may change the maps: while an own press is under way nothing does, for the
 * stream cannot tell who took a seat; and where another tab of this device holds seats, they are found to be ours first.
 * @param bookingId what this page knows to be held
 */
export function useMapNews(
  legIds: readonly string[],
  bookingId: string | undefined,
  isPressing: boolean,
): ReadonlyMap<string, SeatNews> {
  const { revalidate } = useRevalidator();
  const news = useLiveSeats(legIds, revalidate);
  const [applied, setApplied] = useState(news);
  useEffect(() => {
    if (isPressing || news === applied) return undefined;
    let isOld = false;
    const apply = () => {
      if (!isOld) setApplied(news);
    };
    const known = lastHoldIn(document.cookie) === bookingId ? Promise.resolve() : revalidate();
    void known.then(apply);
    return () => {
      isOld = true;
    };
  }, [news, applied, isPressing, bookingId, revalidate]);
  return applied;
}
