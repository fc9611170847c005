import type { BookingFacts } from '../booking-facts.js';
import { dayIn, type Words } from '../words.js';

/** Until when an operator answers, on the clock at the stop; nothing when the event does not say. */
export function untilText({ confirmBy, language }: BookingFacts, words: Words, id: string): string[] {
  if (!confirmBy) return [];
  return [words(id, { day: dayIn(language, confirmBy), time: confirmBy.slice(11, 16) })];
}
