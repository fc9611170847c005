import { type PassengerForm, readKeptForm } from '@naga/booking-flow/passengers/passenger-form.js';
import { useEffect, useRef, useState } from 'react';

/**
 * The form as it was left: kept in this tab by the rides it is for, so that it outlives a reload, the way back and
 * a hold whose time is over. `begin` is what the server knows.
 */
export function useKeptForm(place: string, begin: PassengerForm) {
  const [form, setForm] = useState(begin);
  const begun = useRef(form);
  const key = `passengers ${place}`;
  const count = begin.passengers.length;
  useEffect(() => {
    const kept = readKeptForm(sessionStorage.getItem(key), count);
    // After hydration only: the server could not know it.
    if (kept !== undefined) queueMicrotask(() => setForm(kept));
  }, [key, count]);
  useEffect(() => {
    if (form !== begun.current) sessionStorage.setItem(key, JSON.stringify(form));
  }, [form, key]);
  return [form, setForm] as const;
}
