import type { LanguageCode } from '@naga/kernel/language.js';
import { browserClient } from '../../session/browser-client.js';
import { dayFares } from '../../session/day-fares.js';
import type { CalendarFares } from './calendar-prices.js';
import { CalendarPricesDocument, type CalendarPricesQueryVariables } from './search-form.generated.js';

/** Lowest fares per day as they are now: asked each time, for staff changes them while a page stands open. */
export async function findCalendarFares(
  variables: CalendarPricesQueryVariables,
  language: LanguageCode,
): Promise<(readonly [string, CalendarFares])[]> {
  const client = await browserClient(language);
  const { data } = await client.query({ query: CalendarPricesDocument, variables, fetchPolicy: 'network-only' });
  return (data?.journeyDays ?? []).map((day) => [day.date, dayFares(day)] as const);
}
