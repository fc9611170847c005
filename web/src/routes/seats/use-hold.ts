import { changedPrice, type Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { passengersPath } from '../../features/checkout/paths.js';
import { lastHoldIn, rememberHold } from '../../session/booking-token.js';
import { forgetPassengers } from '../../session/kept-trip.js';
import { useLocalPath } from '../../session/language.js';

/**
 * What became of the press that holds. A refusal is the failure of a tentative booking: it clears seats and passengers
 * (`onFailed`; specification, section 4). A changed price is a question, and no answer at all is none: both clear nothing.
 * @param bookingId what this page knows to be held
 */
export function useHold(bookingId: string | undefined, clear: () => void) {
  const to = useLocalPath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isPressing, setPressing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [unanswered, setUnanswered] = useState(false);
  const forget = () => {
    setRefusal(undefined);
    setUnanswered(false);
  };
  const onHeld = (id: string, token: string) => {
    rememberHold(id, token);
    void navigate(to(passengersPath(id)));
  };
  const onRefused = (no: Refusal) => {
    setPressing(false);
    // Taken by ourselves, in another tab: asked again, this one shows them as held.
    if (no.code === 'SEATS_TAKEN' && lastHoldIn(document.cookie) !== bookingId) return void revalidate();
    setRefusal(no);
    if (changedPrice(no) === undefined) {
      clear();
      forgetPassengers(sessionStorage);
    }
    void revalidate();
  };
  const onFailed = () => {
    setPressing(false);
    setUnanswered(true);
  };
  return { isPressing, setPressing, refusal, unanswered, forget, answers: { onHeld, onRefused, onFailed } };
}
