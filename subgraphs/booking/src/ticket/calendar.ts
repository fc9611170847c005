import { localize } from '@naga/kernel/language.js';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { readyTime } from './check-in.rules.js';
import type { TicketFacts } from './ticket-facts.js';
import { clockOf, word } from './ticket-words.js';

const REMIND_SECONDS = 2 * 3600;

/** The ride as an iCalendar file with a reminder two hours before; `url` is the ticket's page. */
export function calendarOf(facts: TicketFacts, ticketId: string, url: string): string {
  const { language, pnr, from, to, operatorName, passengers, pickup } = facts;
  const place = (stop: typeof from) => localize(stop.place, language);
  const calendar = ical({ name: 'Naga', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${ticketId}@naga`,
    start: new Date(from.time),
    end: new Date(to.time),
    summary: word(language, 'calendar-summary', { from: place(from), to: place(to), operator: operatorName }),
    description: word(language, 'calendar-description', {
      pnr,
      seats: passengers.map(({ seatNumber }) => seatNumber).join(', '),
      time: readyTime(clockOf(from.time), pickup),
    }),
    location: `${pickup?.address ?? localize(from.stop, language)}, ${place(from)}`,
    url,
  });
  event.createAlarm({ type: 'display' as never, trigger: REMIND_SECONDS });
  return calendar.toString();
}
