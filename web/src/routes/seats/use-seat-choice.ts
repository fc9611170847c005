import {
  chooseSeats,
  emptyChoice,
  readChoice,
  type SeatChoice,
  type Sitter,
} from '@naga/booking-flow/seats/seat-choice.js';
import { useEffect, useReducer, useRef } from 'react';

/** The choice of this page. It survives the way back and a reload of this tab; what is held shows in every tab. */
export function useSeatChoice(
  key: string,
  held: SeatChoice | undefined,
  passengers: number,
  nationality: Sitter['nationality'],
) {
  const [choice, dispatch] = useReducer(chooseSeats, undefined, () => held ?? emptyChoice(passengers, nationality));
  const begun = useRef(choice);
  const place = `seats ${key}`;
  useEffect(() => {
    const kept = readChoice(sessionStorage.getItem(place));
    if (kept !== undefined) dispatch({ type: 'restore', choice: kept });
  }, [place]);
  useEffect(() => {
    if (choice !== begun.current) sessionStorage.setItem(place, JSON.stringify(choice));
  }, [choice, place]);
  return [choice, dispatch] as const;
}
