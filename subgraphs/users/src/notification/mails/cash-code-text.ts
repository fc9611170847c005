import type { BookingFacts } from '../booking-facts.js';

/** '4821 7730': the digits to name at a counter, as one reads them aloud; '' when the event does not say. */
export const cashCodeText = ({ cashCode }: BookingFacts): string =>
  cashCode ? `${cashCode.slice(0, 4)} ${cashCode.slice(4)}` : '';
