import { type PassengerForm, readKeptForm, readPassengerForm } from '@naga/booking-flow/passengers/passenger-form.js';
import { useEffect, useRef, useState } from 'react';
import { passengersKey } from '../../session/kept-trip.js';

/** What stands in the fields of the page: on a slow network people type before the script runs. */
function typedInto(formId: string, count: number): PassengerForm | undefined {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? readPassengerForm(new FormData(form), count) : undefined;
}

/**
 * The form as it was left: kept in this tab by the rides it is for, so that it outlives a reload, the way back and
 * a hold whose time is over. `begin` is what the server knows; what was typed before the script ran wins.
 */
export function useKeptForm(formId: string, place: string, begin: PassengerForm) {
  const [form, setForm] = useState(begin);
  const begun = useRef(form);
  const key = passengersKey(place);
  const count = begin.passengers.length;
  useEffect(() => {
    const typed = typedInto(formId, count);
    const isTyped = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(begun.current);
    const kept = isTyped ? typed : readKeptForm(sessionStorage.getItem(key), count);
    // After hydration only: the server could not know it.
    if (kept !== undefined) queueMicrotask(() => setForm(kept));
  }, [formId, key, count]);
  useEffect(() => {
    if (form !== begun.current) sessionStorage.setItem(key, JSON.stringify(form));
  }, [form, key]);
  return [form, setForm] as const;
}
