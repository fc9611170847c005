import type { National } from '@naga/booking-flow/seats/national.js';
import { chooseSeats, emptyChoice, readChoice, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { useEffect, useReducer, useRef } from 'react';
import { seatsKey } from '../../session/kept-trip.js';
import type { Party } from '@naga/booking-flow/passengers/party.js';

/**
 * The choice of this page, and what it began with. It survives the way back and a reload of this tab; what is held shows
 * in every tab.
 */
export function useSeatChoice(
  place: string,
  held: SeatChoice | undefined,
  { adults, children }: Party,
  nationalOf: National,
) {
  const begin = emptyChoice(adults + children, nationalOf, children);
  const [choice, dispatch] = useReducer(chooseSeats, undefined, () => held ?? begin);
  const begun = useRef(choice);
  const key = seatsKey(place);
  useEffect(() => {
    const kept = readChoice(sessionStorage.getItem(key));
    if (kept !== undefined) dispatch({ type: 'restore', choice: kept });
  }, [key]);
  useEffect(() => {
    if (choice !== begun.current) sessionStorage.setItem(key, JSON.stringify(choice));
  }, [choice, key]);
  return { choice, dispatch, begin };
}
